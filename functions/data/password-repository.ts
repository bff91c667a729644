import { AppError } from '#shared/contract/errors.ts';
import { close, entrancesOf } from './entrances.ts';
import { emailClaimKey, type Key, sessionKey } from './keys.ts';
import type { Caller } from './session.ts';
import type { Table } from './table.ts';
import { MAX_WRITES, transact, type Write } from './transact.ts';
import { update } from './writes.ts';

/** Not 401: the session is valid, and the browser must not go to the sign-in page. */
export const notYourPassword = () => new AppError('forbidden', 'That is not your password');

interface NewPassword {
  readonly caller: Caller;
  readonly email: string;
  /** The hash that the given current password matched. */
  readonly from: string;
  readonly to: string;
  /** Milliseconds since 1970, before the session in `begins` began: what began earlier ends. */
  readonly at: number;
  /** The session that replaces the caller's. */
  readonly begins: readonly Write[];
  /** The traveller's sessions and password links. */
  readonly entrances: readonly Key[];
}

export function passwordRepository(table: Table) {
  return {
    entrances: (travellerId: string) => entrancesOf(table, travellerId),

    /**
     * Replaces the password, and with it every session and password link, by one new session, in one transaction; those
     * beyond it end when the stream delivers the new password. Throws when the password was changed meanwhile.
     */
    async change({ caller, email, from, to, at, begins, entrances }: NewPassword): Promise<void> {
      const { travellerId, sessionId } = caller;
      const own = sessionKey(travellerId, sessionId).sk;
      const others = entrances.filter(({ sk }) => sk !== own);
      const replaces = update(
        table,
        emailClaimKey(email),
        {
          set: { passwordHash: to, passwordSetAt: new Date(at).toISOString() },
          condition: 'travellerId = :id AND passwordHash = :from',
          values: { ':id': travellerId, ':from': from },
        },
        notYourPassword,
      );
      const rest = others.slice(0, MAX_WRITES - begins.length - 1).map((each) => close(table, each));
      await transact(table, [replaces, ...begins, ...rest]);
    },
  };
}
export type PasswordRepository = ReturnType<typeof passwordRepository>;
