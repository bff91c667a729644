import { PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { getBatch } from './get-batch.ts';
import { randomCharacters } from './ids.ts';
import { COUNT_SHARDS, type Key, placeCountKey, placeCountPrefix, topicCountsKey } from './keys.ts';
import type { Topics } from './public-trip.ts';
import type { Table } from './table.ts';
import type { Write } from './transact.ts';
import { check, unexpected, update } from './writes.ts';

/*
 * How many public trips a topic has, sharded. A count changes in the transaction that lists a trip. Each shard's counts
 * belong to one counting; starting another invalidates earlier counts, and every trip is counted again when it is
 * listed again.
 */

/** The counting of a shard in which no other was started yet. */
const FIRST = 'first';

export const TopicCounts = z.catchall(z.object({ counting: z._default(z.string(), FIRST) }), z.unknown());
const PlaceCount = z.object({ trips: z.number() });

export function topicCounts(table: Table) {
  const shards = Array.from({ length: COUNT_SHARDS }, (_, shard) => shard);
  const read = (keys: readonly Key[]) => getBatch(table, keys, false);

  return {
    /** How many public trips each of these sections has. */
    async ofSections(topics: readonly string[]): Promise<Map<string, number>> {
      const found = z.array(TopicCounts).parse(await read(shards.map(topicCountsKey)));
      const of = (topic: string) => found.map((counts) => z._default(z.number(), 0).parse(counts[topic]));
      return new Map(topics.map((topic) => [topic, of(topic).reduce((sum, count) => sum + count, 0)]));
    },

    /** How many public trips a place has: two round trips, of which the first may run in parallel with others. */
    async ofPlace(topic: string): Promise<number> {
      const found = z.array(z.looseObject({ pk: z.string() })).parse(await read(shards.map(topicCountsKey)));
      const countingOf = (shard: number) =>
        TopicCounts.parse(found.find(({ pk }) => pk === topicCountsKey(shard).pk) ?? {}).counting;
      const counts = await read(shards.map((shard) => placeCountKey(shard, countingOf(shard), topic)));
      return z
        .array(PlaceCount)
        .parse(counts)
        .reduce((sum, { trips }) => sum + trips, 0);
    },

    /** Invalidates every count; trips are counted again when they are listed again. */
    async begin(): Promise<void> {
      const counting = randomCharacters(10);
      for (const shard of shards) {
        await table.client.send(
          new PutCommand({ TableName: table.name, Item: { ...topicCountsKey(shard), counting } }),
        );
      }
    },

    /** Whether a place's count belongs to an earlier counting, and so is invalid. */
    async isVoid({ pk, sk }: Key): Promise<boolean> {
      const own = shards.map(topicCountsKey).filter((key) => key.pk === pk);
      const [counts] = await getBatch(table, own);
      return !sk.startsWith(placeCountPrefix(TopicCounts.parse(counts ?? {}).counting));
    },
  };
}
export type TopicCountRepository = ReturnType<typeof topicCounts>;

interface Recount {
  readonly shard: number;
  readonly counting: string;
  readonly before: Topics;
  readonly after: Topics;
  /** When another counting has started since. */
  readonly refused: () => Error;
}

/** The writes that increment a trip's new topics and decrement those that it has left. */
export function countTopics(table: Table, { shard, counting, before, after, refused }: Recount): Write[] {
  const add = changes(before.sections, after.sections);
  const key = topicCountsKey(shard);
  const isFirst = counting === FIRST;
  const condition = isFirst ? 'attribute_not_exists(counting)' : 'counting = :counting';
  const values = isFirst ? undefined : { ':counting': counting };
  return [
    Object.keys(add).length === 0
      ? check(table, key, { condition, values }, refused)
      : update(table, key, { add, condition, ...(values ? { values } : {}) }, refused),
    ...Object.entries(changes(before.places, after.places)).map(([topic, trips]) =>
      update(
        table,
        placeCountKey(shard, counting, topic),
        { add: { trips }, condition: 'attribute_not_exists(counting)' },
        unexpected('count of a place'),
      ),
    ),
  ];
}

/** What to add to the count of each topic. */
function changes(before: readonly string[], after: readonly string[]): Record<string, number> {
  return Object.fromEntries([
    ...before.filter((topic) => !after.includes(topic)).map((topic) => [topic, -1]),
    ...after.filter((topic) => !before.includes(topic)).map((topic) => [topic, 1]),
  ]);
}
