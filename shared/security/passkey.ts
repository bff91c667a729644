import * as z from 'zod/mini';
import { optionalText } from '../contract/text.ts';
import { Credentials } from '../session/schema.ts';

/** How many passkeys an account may have. */
export const MAX_PASSKEYS = 10;
export const MAX_PASSKEY_NAME = 60;
/** COSE algorithms (RFC 9053) of a passkey's key, in the order of preference: ES256, EdDSA, RS256. */
export const PASSKEY_ALGORITHMS = [-7, -8, -257];
/** How long the browser may take, in milliseconds, as long as its challenge is valid. */
export const PASSKEY_TIMEOUT = 5 * 60 * 1000;

const NO_PASSKEY = 'Please choose a passkey of this site';
/** Characters of base64url, without padding. */
const encoded = (most: number) =>
  z
    .string({ error: NO_PASSKEY })
    .check(z.regex(/^[\w-]+$/, { error: NO_PASSKEY }), z.maxLength(most, { error: NO_PASSKEY }));
/** A credential's id has at most 1023 bytes (WebAuthn level 2, 4). */
const CredentialId = encoded(1364);
const ClientData = encoded(8000);
const publicKey = <const Shape extends Record<string, z.ZodMiniType>>(response: Shape) =>
  z.object(
    {
      id: CredentialId,
      rawId: CredentialId,
      type: z.literal('public-key', { error: NO_PASSKEY }),
      response: z.object(response, { error: NO_PASSKEY }),
    },
    { error: NO_PASSKEY },
  );

/** What starts the making of a passkey; the password is needed once the last sign-in is a while ago. */
export const PasskeyStart = z.optional(z.object({ currentPassword: z.optional(Credentials.shape.password) }));

/** A new passkey: the browser's RegistrationResponseJSON (WebAuthn level 3, 5.1). */
export const NewPasskey = z.object({
  /** What its owner calls it; the browser's name without. */
  name: optionalText('Name', MAX_PASSKEY_NAME),
  credential: publicKey({ clientDataJSON: ClientData, attestationObject: encoded(32_000) }),
});
export type NewPasskey = z.output<typeof NewPasskey>;

/** The use of a passkey: the browser's AuthenticationResponseJSON (WebAuthn level 3, 5.1). */
export const PasskeyUse = z.object({
  credential: publicKey({
    clientDataJSON: ClientData,
    authenticatorData: encoded(8000),
    signature: encoded(2000),
    /** The traveller's id, in base64url; every discoverable credential has it. */
    userHandle: encoded(100),
  }),
});
export type PasskeyUse = z.output<typeof PasskeyUse>;

/** The last passkey is removed with the password only. */
export const PasskeyRemoval = z.optional(z.object({ password: z.optional(Credentials.shape.password) }));

const Type = z.literal('public-key');

/** PublicKeyCredentialCreationOptionsJSON (WebAuthn level 3, 5.1.8). */
export const PasskeyCreation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: Type, alg: z.number() })),
  timeout: z.number(),
  /** The passkeys that the account has, so that no device makes a second one. */
  excludeCredentials: z.array(z.object({ type: Type, id: z.string() })),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});
export type PasskeyCreation = z.output<typeof PasskeyCreation>;

/** PublicKeyCredentialRequestOptionsJSON (WebAuthn level 3, 5.1.9): any passkey of this site. */
export const PasskeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
});
export type PasskeyRequest = z.output<typeof PasskeyRequest>;

/** A passkey as its owner sees it. */
export const Passkey = z.object({
  id: z.string(),
  name: z.string(),
  /** ISO 8601 date-time. */
  createdAt: z.string(),
  /** The day of last use, YYYY-MM-DD in UTC; null until it is used. */
  lastUsed: z.nullable(z.string()),
});
export type Passkey = z.output<typeof Passkey>;
