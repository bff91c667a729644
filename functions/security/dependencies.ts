import { type PasskeyRepository, passkeyRepository } from '../data/passkey-repository.ts';
import { type SessionKeys, sessionKeyRepository } from '../data/session-key-repository.ts';
import { table } from '../data/table.ts';
import { type TravellerRepository, travellerRepository } from '../data/traveller-repository.ts';
import type { MailSender } from '../ports/mail-sender.ts';
import { environment } from '../runtime/environment.ts';
import { type Sessions, sessions } from '../session/sessions.ts';

/** Dependencies of the calls on passkeys. */
export interface PasskeyDependencies {
  readonly passkeys: PasskeyRepository;
  readonly travellers: TravellerRepository;
  readonly sessions: Sessions;
  readonly keys: SessionKeys;
  readonly siteUrl: string;
}

/** Those of the calls that tell the owner of what they changed. */
export interface TellingDependencies extends PasskeyDependencies {
  readonly mail: MailSender;
}

export function passkeyDependencies(): PasskeyDependencies {
  const { SITE_URL } = environment();
  return {
    passkeys: passkeyRepository(table()),
    travellers: travellerRepository(table()),
    sessions: sessions(table(), SITE_URL),
    keys: sessionKeyRepository(table()),
    siteUrl: SITE_URL,
  };
}
