import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { AppError } from '#shared/contract/errors.ts';
import { getBatch } from './get-batch.ts';
import { FOLLOW_PREFIX, followersPartition, followingPartition, followSortKey, travellerKey } from './keys.ts';
import { listNewestFirst, type Page, type PageRequest } from './page.ts';
import { queryAll } from './query-all.ts';
import { unauthorized } from './session-repository.ts';
import type { Table } from './table.ts';
import { transact, type Write } from './transact.ts';
import type { TravellerItem } from './traveller-item.ts';
import { travellersByIds } from './travellers-by-ids.ts';
import { create, remove, unexpected, update } from './writes.ts';

const FollowItem = z.object({ travellerId: z.string() });
/** The maximum number of ids per read when fanning out. */
const IDS_AT_ONCE = 1000;
const smaller = (a: string, b: string) => (a < b ? a : b);
const larger = (a: string, b: string) => (a > b ? a : b);
const userNotFound = () => new AppError('not_found', 'User not found');

/** Who follows whom; both lists and both counts change together. */
export function followRepository(table: Table) {
  const unchanged = new Error('already so');
  const countBoth = (follower: string, followed: string, by: 1 | -1): Write[] => [
    update(
      table,
      travellerKey(followed),
      { add: { followerCount: by }, condition: 'attribute_exists(pk)' },
      userNotFound,
    ),
    update(
      table,
      travellerKey(follower),
      { add: { followingCount: by }, condition: 'attribute_exists(pk)' },
      // The account was deleted since the session was checked.
      unauthorized,
    ),
  ];
  const unlessUnchanged = async (writes: readonly Write[]): Promise<void> => {
    try {
      await transact(table, writes);
    } catch (error) {
      if (error !== unchanged) throw error;
    }
  };
  const page = async (partition: string, request: PageRequest): Promise<Page<TravellerItem>> => {
    const found = await listNewestFirst(table, {
      partition,
      prefix: FOLLOW_PREFIX,
      parse: (item) => FollowItem.parse(item).travellerId,
      page: request,
    });
    return { ...found, items: await travellersByIds(table, found.items) };
  };

  return {
    async isFollowing(follower: string, followed: string): Promise<boolean> {
      const { Item } = await table.client.send(
        new GetCommand({
          TableName: table.name,
          Key: { pk: followingPartition(follower), sk: followSortKey(followed) },
          ConsistentRead: true,
        }),
      );
      return Item !== undefined;
    },

    /** Which of these travellers, at most 100, this one follows. */
    async followedAmong(follower: string, travellerIds: readonly string[]): Promise<ReadonlySet<string>> {
      const pk = followingPartition(follower);
      const found = await getBatch(
        table,
        travellerIds.map((id) => ({ pk, sk: followSortKey(id) })),
      );
      return new Set(found.map((item) => FollowItem.parse(item).travellerId));
    },

    /** Following twice changes nothing; an unknown traveller answers 404. */
    async follow(follower: string, followed: string): Promise<void> {
      const since = new Date().toISOString();
      await unlessUnchanged([
        create(
          table,
          { pk: followingPartition(follower), sk: followSortKey(followed), travellerId: followed, follower, since },
          () => unchanged,
        ),
        create(
          table,
          { pk: followersPartition(followed), sk: followSortKey(follower), travellerId: follower, since },
          unexpected('follower'),
        ),
        ...countBoth(follower, followed, 1),
      ]);
    },

    /** Unfollowing someone who is not followed changes nothing. */
    async unfollow(follower: string, followed: string): Promise<void> {
      const there = 'attribute_exists(pk)';
      const following = { pk: followingPartition(follower), sk: followSortKey(followed) };
      const followedBy = { pk: followersPartition(followed), sk: followSortKey(follower) };
      await unlessUnchanged([
        remove(table, following, { condition: there }, () => unchanged),
        remove(table, followedBy, { condition: there }, unexpected('follower')),
        ...countBoth(follower, followed, -1),
      ]);
    },

    followers: (travellerId: string, request: PageRequest) => page(followersPartition(travellerId), request),
    following: (travellerId: string, request: PageRequest) => page(followingPartition(travellerId), request),

    /** Removes a follow when one of the two travellers is gone, and updates the other's count. */
    async forget(follower: string, followed: string): Promise<void> {
      const key = { pk: followingPartition(follower), sk: followSortKey(followed) };
      const counted: Write[] = countBoth(follower, followed, -1);
      const there = await travellersByIds(table, [follower, followed]);
      const ofThere = counted.filter((_, index) => there.some(({ id }) => id === [followed, follower][index]));
      await unlessUnchanged([
        remove(table, key, { condition: 'attribute_exists(pk)' }, () => unchanged),
        remove(
          table,
          { pk: followersPartition(followed), sk: followSortKey(follower) },
          { condition: 'attribute_exists(pk)' },
          unexpected('follower'),
        ),
        ...ofThere,
      ]);
    },

    /** A page of a traveller's followers, for work that is done in steps. */
    followerIdsAfter: (travellerId: string, cursor?: string) => idPage(followersPartition(travellerId), cursor),

    /** Which of these follow a traveller. They are adjacent in the list, or were when it was read. */
    async followersAmong(travellerId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
      const [first, last] = [ids.reduce(smaller, ids[0] ?? ''), ids.reduce(larger, '')];
      const found = await queryAll(table, {
        TableName: table.name,
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
        ExpressionAttributeValues: {
          ...{ ':pk': followersPartition(travellerId), ':first': followSortKey(first), ':last': followSortKey(last) },
        },
        ConsistentRead: true,
      });
      return new Set(found.map((item) => FollowItem.parse(item).travellerId));
    },

    followerIds: (travellerId: string) => idsIn(followersPartition(travellerId)),
    followedIds: (travellerId: string) => idsIn(followingPartition(travellerId)),
  };

  /** Every id of a list, page by page, for fanning out. */
  async function* idsIn(partition: string): AsyncGenerator<readonly string[]> {
    let cursor: string | undefined;
    do {
      const found: Page<string> = await idPage(partition, cursor);
      yield found.items;
      cursor = found.cursor;
    } while (cursor !== undefined);
  }

  function idPage(partition: string, cursor: string | undefined): Promise<Page<string>> {
    return listNewestFirst(table, {
      ...{ partition, prefix: FOLLOW_PREFIX, page: { limit: IDS_AT_ONCE, cursor } },
      parse: (item) => FollowItem.parse(item).travellerId,
    });
  }
}
export type FollowRepository = ReturnType<typeof followRepository>;
