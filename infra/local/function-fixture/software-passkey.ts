import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import { environment } from '#functions/runtime/environment.ts';
import type { NewPasskey, PasskeyCreation, PasskeyRequest, PasskeyUse } from '#shared/security/passkey.ts';

/** What an authenticator or a page does otherwise than it should. */
interface Otherwise {
  /** The origin of the page that asks for it. */
  readonly origin?: string;
  /** The relying party that it believes to be asked by. */
  readonly rpId?: string;
  /** Whether it has made sure who uses it: by a finger, a face or a PIN. */
  readonly verifiesUser?: boolean;
  /** How often it says that it was used. */
  readonly counter?: number;
  /** The challenge that it answers, in base64url. */
  readonly challenge?: string;
}

/** The flags of authenticator data (WebAuthn level 2, 6.1): user present, user verified, credential attached. */
const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTACHED = 0x40;
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();

/** An authenticator in software (WebAuthn level 2, 6), with one ES256 key: what a browser sends for it. */
export function softwarePasskey({ credentialId = randomBytes(32), travellerId = '' } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = base64url(credentialId);
  const named = { id, rawId: id, type: 'public-key' as const };
  let userHandle = base64url(Buffer.from(travellerId));

  const clientData = (type: 'webauthn.create' | 'webauthn.get', challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticatorData = (rpId: string, { verifiesUser = true, counter = 0 }: Otherwise, attached = Buffer.of()) => {
    const flags = PRESENT | (verifiesUser ? VERIFIED : 0) | (attached.length > 0 ? ATTACHED : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.of(flags), count, attached]);
  };
  /** The key as COSE_Key (RFC 9052, 7). */
  const coseKey = () => {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const point = [
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ] as const;
    return isoCBOR.encode(new Map<number, number | Uint8Array<ArrayBuffer>>([[1, 2], [3, -7], [-1, 1], ...point]));
  };
  /** The credential, after the id of a make that does not say which it is. */
  const attachedCredential = () => {
    const length = Buffer.alloc(2);
    length.writeUInt16BE(credentialId.length);
    return Buffer.concat([Buffer.alloc(16), length, credentialId, coseKey()]);
  };

  return {
    /** What the table keeps of it, in base64url. */
    kept: { credentialId: id, publicKey: base64url(coseKey()) },

    /** As `navigator.credentials.create` answers. */
    create(options: PasskeyCreation, otherwise: Otherwise = {}): NewPasskey['credential'] {
      const { origin = environment().SITE_URL, rpId = options.rp.id, challenge = options.challenge } = otherwise;
      userHandle = options.user.id;
      const authData = authenticatorData(rpId, otherwise, attachedCredential());
      const attestation = new Map<string, string | Map<string, never> | Uint8Array<ArrayBuffer>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, never>()],
        ['authData', new Uint8Array(authData)],
      ]);
      return {
        ...named,
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', challenge, origin)),
          attestationObject: base64url(isoCBOR.encode(attestation)),
        },
      };
    },

    /** As `navigator.credentials.get` answers. */
    use(options: PasskeyRequest, otherwise: Otherwise = {}): PasskeyUse['credential'] {
      const { origin = environment().SITE_URL, rpId = options.rpId, challenge = options.challenge } = otherwise;
      const data = authenticatorData(rpId, otherwise);
      const client = clientData('webauthn.get', challenge, origin);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        ...named,
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(signature),
          userHandle,
        },
      };
    },
  };
}
