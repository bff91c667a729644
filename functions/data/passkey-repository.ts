import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { AppError } from '#shared/contract/errors.ts';
import { MAX_PASSKEYS } from '#shared/security/passkey.ts';
import { getBatch } from './get-batch.ts';
import { PASSKEY_PREFIX, passkeyClaimKey, passkeyKey, travellerKey, usedChallengeKey, userPartition } from './keys.ts';
import { ChangedMeanwhile } from './plan-again.ts';
import { queryAll } from './query-all.ts';
import { unauthorized } from './session-repository.ts';
import type { Table } from './table.ts';
import { transact, type Write } from './transact.ts';
import { TravellerItem } from './traveller-item.ts';
import { check, create, remove, unexpected, update } from './writes.ts';

/** A passkey as the table holds it: the public half of its key. */
export const PasskeyItem = z.object({
  /** SHA-256 of the credential's id, in base64url. */
  id: z.string(),
  travellerId: z.string(),
  /** As the authenticator names it, in base64url. */
  credentialId: z.string(),
  /** COSE_Key (RFC 9052, 7), in base64url. */
  publicKey: z.string(),
  /** How often the authenticator says that it was used; 0 for one that does not count. */
  counter: z.number(),
  name: z.string(),
  /** ISO 8601 date-time. */
  createdAt: z.string(),
  /** The day of last use, YYYY-MM-DD in UTC; absent until it is used. */
  lastUsed: z.optional(z.string()),
});
export type PasskeyItem = z.output<typeof PasskeyItem>;

/** A challenge that a passkey has answered. */
export interface UsedChallenge {
  readonly id: string;
  /** Seconds since 1970. */
  readonly expiresAt: number;
}

interface PasskeyOfTraveller {
  readonly passkey: PasskeyItem;
  readonly traveller: TravellerItem;
}

/** DynamoDB deletes what has expired some days late, and never early; a challenge is not accepted for longer than this. */
const SPARE_SECONDS = 60;

/** The id of a passkey, by that of its credential (base64url). */
export function passkeyIdOf(credentialId: string): string {
  return createHash('sha256').update(credentialId).digest('base64url');
}

export const passkeyNotFound = () => new AppError('not_found', 'Passkey not found');
export const tooManyPasskeys = () =>
  new AppError('conflict', `You have ${MAX_PASSKEYS} passkeys already. Please remove one that you no longer use.`);
const takenPasskey = () => new AppError('conflict', 'This passkey belongs to an account already');
const changed = () => new ChangedMeanwhile('Your passkeys were changed meanwhile. Please try again.');

/** Passkeys, and the challenges that they have answered. */
export function passkeyRepository(table: Table) {
  /** Uses up a challenge in a transaction, which is refused when it was used before. */
  const spend = ({ id, expiresAt }: UsedChallenge, refused: () => Error): Write =>
    create(table, { ...usedChallengeKey(id), expiresAt: expiresAt + SPARE_SECONDS }, refused);

  return {
    /** Adds a passkey; 409 when its traveller has as many as one may have, or when the credential is an account's. */
    async add(passkey: PasskeyItem, challenge: UsedChallenge, used: () => Error): Promise<void> {
      const { id, travellerId } = passkey;
      const counted = {
        add: { passkeyCount: 1 },
        condition: 'attribute_exists(pk) AND (attribute_not_exists(passkeyCount) OR passkeyCount < :most)',
        values: { ':most': MAX_PASSKEYS },
      };
      await transact(table, [
        spend(challenge, used),
        update(table, travellerKey(travellerId), counted, (old) => (old ? tooManyPasskeys() : unauthorized())),
        create(table, { ...passkeyClaimKey(id), travellerId }, takenPasskey),
        create(table, { ...passkeyKey(travellerId, id), ...passkey }, unexpected('new passkey')),
      ]);
    },

    /** A traveller's passkeys, the latest first. */
    async list(travellerId: string): Promise<PasskeyItem[]> {
      const items = await queryAll(table, {
        TableName: table.name,
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
        ExpressionAttributeValues: { ':pk': userPartition(travellerId), ':prefix': PASSKEY_PREFIX },
        ConsistentRead: true,
      });
      return z.array(PasskeyItem).parse(items).toSorted(latestFirst);
    },

    /** A traveller's passkey with the traveller; undefined unless both are there. */
    async find(travellerId: string, id: string): Promise<PasskeyOfTraveller | undefined> {
      const found = await getBatch(table, [passkeyKey(travellerId, id), travellerKey(travellerId)]);
      const passkey = found.flatMap((item) => PasskeyItem.safeParse(item).data ?? []).at(0);
      const traveller = found.flatMap((item) => TravellerItem.safeParse(item).data ?? []).at(0);
      return passkey && traveller && { passkey, traveller };
    },

    /**
     * Notes that a passkey has answered a challenge, and writes what `begins` with it; refused when the challenge was
     * used before, or when the passkey was removed or used meanwhile.
     */
    async use(
      { id, travellerId, counter }: PasskeyItem,
      to: { readonly counter: number; readonly challenge: UsedChallenge; readonly begins: readonly Write[] },
      refused: () => Error,
    ): Promise<void> {
      const lives = { condition: 'attribute_exists(pk)' };
      const set = { counter: to.counter, lastUsed: new Date().toISOString().slice(0, 10) };
      const unchanged = { set, condition: '#counter = :was', values: { ':was': counter } };
      await transact(table, [
        spend(to.challenge, refused),
        update(table, passkeyKey(travellerId, id), unchanged, refused),
        // An account that is closed meanwhile has no profile any more.
        check(table, travellerKey(travellerId), lives, refused),
        ...to.begins,
      ]);
    },

    /** Removes one of `count` passkeys; refused when there are not as many any more. */
    async remove({ id, travellerId }: PasskeyItem, count: number): Promise<void> {
      const own = { condition: 'travellerId = :id', values: { ':id': travellerId } };
      const counted = { add: { passkeyCount: -1 }, condition: 'passkeyCount = :count', values: { ':count': count } };
      await transact(table, [
        update(table, travellerKey(travellerId), counted, (old) => (old ? changed() : unauthorized())),
        remove(table, passkeyKey(travellerId, id), own, changed),
        remove(table, passkeyClaimKey(id), own, unexpected('passkey claim')),
      ]);
    },
  };
}
export type PasskeyRepository = ReturnType<typeof passkeyRepository>;

function latestFirst(a: PasskeyItem, b: PasskeyItem): number {
  return a.createdAt < b.createdAt ? 1 : a.createdAt > b.createdAt ? -1 : 0;
}
