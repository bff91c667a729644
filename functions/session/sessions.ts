import { sessionKeyRepository } from '../data/session-key-repository.ts';
import { sessionRepository } from '../data/session-repository.ts';
import type { Table } from '../data/table.ts';
import type { Write } from '../data/transact.ts';
import type { EmailClaim } from '../data/traveller-item.ts';
import type { Caller } from '../http/call.ts';
import { noSessionCookie, sessionCookie } from '../http/session-cookie.ts';
import { signSessionToken } from '../http/session-token.ts';

/** What begins and ends sessions. */
export interface Sessions {
  /** A session that begins with somebody's transaction; `cookie` is its Set-Cookie header. */
  beginning(travellerId: string, email?: string): { readonly write: Write; cookie(): Promise<string> };
  /**
   * Begins a session for whoever gave the claim's password, and gives the Set-Cookie header that carries it; throws what
   * `changed` makes when it is no longer the password.
   */
  beginFor(email: string, claim: EmailClaim, changed: () => Error): Promise<string>;
  /** Ends the session, if there is one, and gives the Set-Cookie header that removes it. */
  end(caller: Caller | undefined): Promise<string>;
}

export function sessions(table: Table, siteUrl: string): Sessions {
  const cookieFor = async (caller: Caller) =>
    sessionCookie(await signSessionToken(caller, sessionKeyRepository(table)), siteUrl);
  return {
    beginning(travellerId, email) {
      const { caller, write } = sessionRepository(table).beginning(travellerId, email);
      return { write, cookie: () => cookieFor(caller) };
    },
    beginFor: async (email, claim, changed) =>
      cookieFor(await sessionRepository(table).createFor(email, claim, changed)),
    async end(caller) {
      if (caller) await sessionRepository(table).end(caller);
      return noSessionCookie(siteUrl);
    },
  };
}
