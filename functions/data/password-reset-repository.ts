import * as z from 'zod/mini';
import { AppError } from '#shared/contract/errors.ts';
import { Success } from '#shared/contract/success.ts';
import { close, entrancesOf } from './entrances.ts';
import { answeredBefore, type IdempotencyKey, withIdempotency } from './idempotency.ts';
import { emailClaimKey, type Key, passwordResetKey } from './keys.ts';
import { countWithin } from './rate-repository.ts';
import type { Table } from './table.ts';
import { MAX_WRITES, transact } from './transact.ts';
import { create, remove, unexpected, update } from './writes.ts';

/** How long a link is valid, in seconds: an hour (OPEN-52). */
const GOOD_SECONDS = 60 * 60;
/** The maximum number of links per account and window, whoever asks. */
const LINKS = { requests: 3, seconds: 20 * 60 };
class TooManyLinks extends Error {
  override readonly name = 'TooManyLinks';
}

const Reset = z.object({ sk: z.string(), email: z.string(), expiresAt: z.number() });

/** A valid link, with every other link and session of its traveller, which end with it. */
interface GoodLink {
  readonly travellerId: string;
  readonly email: string;
  readonly key: Key;
  readonly others: readonly Key[];
}

/** A hash that identifies a link's token. */
interface HashedToken {
  readonly travellerId: string;
  readonly hash: string;
}

const claimOf = (travellerId: string, key: IdempotencyKey | undefined) => ({ travellerId, work: 'new password', key });

export const noSuchLink = () => new AppError('bad_request', 'This link is no longer valid. Please ask for a new one.');

/** Reset links, and the new password itself. */
export function passwordResetRepository(table: Table) {
  return {
    /**
     * False when enough links were sent to the account lately: the last of them is valid for at least another forty
     * minutes, so a stranger who asks in the owner's name neither fills the inbox nor invalidates the owner's link.
     */
    async create({ travellerId, hash }: HashedToken, email: string, now = Date.now()): Promise<boolean> {
      const expiresAt = Math.floor(now / 1000) + GOOD_SECONDS;
      const link = { ...passwordResetKey(travellerId, hash), email, expiresAt };
      const counted = { route: 'passwordLink', who: email, seconds: LINKS.seconds, now };
      try {
        await transact(table, [
          create(table, link, unexpected('password link')),
          countWithin(table, counted, LINKS.requests, () => new TooManyLinks()),
        ]);
        return true;
      } catch (error) {
        if (error instanceof TooManyLinks) return false;
        throw error;
      }
    },

    /** Sets a password by `work`; a repeated call may find the link used up by its own Idempotency-Key. */
    async once(travellerId: string, key: IdempotencyKey | undefined, work: () => Promise<void>): Promise<void> {
      await answeredBefore(table, claimOf(travellerId, key), Success, async () => {
        await work();
        return { success: true };
      });
    },

    /** Throws when the link is used up or expired. */
    async find({ travellerId, hash }: HashedToken, now = Date.now()): Promise<GoodLink> {
      const found = await entrancesOf(table, travellerId);
      const key = passwordResetKey(travellerId, hash);
      const link = found.find(({ sk }) => sk === key.sk);
      const reset = link && Reset.parse(link);
      if (!reset || reset.expiresAt <= now / 1000) throw noSuchLink();
      const others = found.filter(({ sk }) => sk !== key.sk);
      return { travellerId, email: reset.email, key, others };
    },

    /**
     * Sets the password, uses up the link and its `others`, and ends the sessions among them, in one transaction;
     * sessions beyond it, or that began since, are ended when the stream delivers the new password. Throws when the
     * link was used meanwhile.
     */
    async setPassword(
      { travellerId, email, key, others }: GoodLink,
      passwordHash: string,
      idempotencyKey?: IdempotencyKey,
      now = Date.now(),
    ): Promise<void> {
      const writes = [
        remove(table, key, { condition: 'attribute_exists(pk)' }, noSuchLink),
        update(
          table,
          emailClaimKey(email),
          {
            set: { passwordHash, passwordSetAt: new Date(now).toISOString() },
            condition: 'travellerId = :id',
            values: { ':id': travellerId },
          },
          noSuchLink,
        ),
        ...others.slice(0, MAX_WRITES - 3).map((other) => close(table, other)),
      ];
      const claim = claimOf(travellerId, idempotencyKey);
      await withIdempotency(table, claim, { schema: Success, answer: { success: true } }, (claims) =>
        transact(table, [...claims, ...writes]),
      );
    },
  };
}
export type PasswordResetRepository = ReturnType<typeof passwordResetRepository>;
