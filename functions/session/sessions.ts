import type { Browser, Caller } from '../data/session.ts';
import { sessionKeyRepository } from '../data/session-key-repository.ts';
import { sessionRepository } from '../data/session-repository.ts';
import type { Table } from '../data/table.ts';
import type { Write } from '../data/transact.ts';
import type { EmailClaim } from '../data/traveller-item.ts';
import { deviceCookies } from '../http/device-token.ts';
import { noSessionCookies, sessionCookies } from '../http/session-cookie.ts';
import { signSessionToken } from '../http/session-token.ts';

interface BeginningSession {
  readonly writes: readonly Write[];
  /** The Set-Cookie headers that carry it. */
  cookies(): Promise<readonly string[]>;
}

/** Begins and ends sessions. A browser has one: starting a new session ends the one that the request came with. */
export interface Sessions {
  /** A session that begins with the caller's transaction. */
  beginning(traveller: Pick<Caller, 'travellerId' | 'email'>, browser: Browser): BeginningSession;
  /**
   * Begins a session for whoever gave the claim's password, and returns its Set-Cookie headers; throws what `changed`
   * creates when the password has changed since.
   */
  beginFor(email: string, claim: EmailClaim, browser: Browser, changed: () => Error): Promise<readonly string[]>;
  /** Ends the session, if there is one, and returns the Set-Cookie headers that remove it. */
  end(caller: Caller | undefined): Promise<readonly string[]>;
}

export function sessions(table: Table, siteUrl: string): Sessions {
  const repository = sessionRepository(table);
  const keys = sessionKeyRepository(table);
  const cookiesFor = async (caller: Caller) => {
    const session = sessionCookies(await signSessionToken(caller, keys), siteUrl);
    const device = caller.email === undefined ? [] : await deviceCookies(caller.email, keys, siteUrl);
    return [...session, ...device];
  };
  return {
    beginning(traveller, browser) {
      const { caller, writes } = repository.beginning(traveller, browser);
      return { writes, cookies: () => cookiesFor(caller) };
    },
    beginFor: async (email, claim, browser, changed) =>
      cookiesFor(await repository.createFor(email, claim, browser, changed)),
    async end(caller) {
      if (caller) await repository.end(caller);
      return noSessionCookies(siteUrl);
    },
  };
}
