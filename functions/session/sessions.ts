import { sessionKeyRepository } from '../data/session-key-repository.ts';
import { sessionRepository } from '../data/session-repository.ts';
import type { Table } from '../data/table.ts';
import type { Caller } from '../http/call.ts';
import { noSessionCookie, sessionCookie } from '../http/session-cookie.ts';
import { signSessionToken } from '../http/session-token.ts';

/** What begins and ends sessions. */
export interface Sessions {
  /** Begins a new session and gives the Set-Cookie header that carries it. */
  begin(travellerId: string): Promise<string>;
  /** Ends the session, if there is one, and gives the Set-Cookie header that removes it. */
  end(caller: Caller | undefined): Promise<string>;
}

export function sessions(table: Table, siteUrl: string): Sessions {
  return {
    async begin(travellerId) {
      const caller = await sessionRepository(table).create(travellerId);
      return sessionCookie(await signSessionToken(caller, sessionKeyRepository(table)), siteUrl);
    },
    async end(caller) {
      if (caller) await sessionRepository(table).end(caller);
      return noSessionCookie(siteUrl);
    },
  };
}
