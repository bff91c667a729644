import { expect, it } from 'vitest';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import { publicPartition, tripSummarySortKey } from './keys.ts';
import type { PublicTrip } from './public-trip.ts';
import { publicTripRepository } from './public-trip-repository.ts';
import { writeBatches } from './write-batches.ts';

const { table } = await startFunctions();

/** A trip of the list; `n` orders them by age, the newest last. */
const trip = (n: number, description: string): PublicTrip => ({
  ...{ id: `trip-${String(n).padStart(4, '0')}`, ownerId: 'ada', title: `Trip ${n}`, description },
  ...{ startDate: '2027-06-01', endDate: '2027-06-02', isPublic: true, coverImage: null, location: null },
  ...{ firstLocation: null, dayCount: 0, activityCount: 0, version: 1 },
  author: {
    ...{ id: 'ada', email: 'ada@example.com', showEmail: false, username: 'ada', profileImageUrl: null },
    ...{ firstName: 'Ada', lastName: 'L' },
  },
});

it('a list over several partitions names every trip in order, where a page of one of them is cut at 1 MB', async () => {
  // 5,000 characters of three bytes: seventy of them are more than one Query returns. The newest are in one partition.
  const trips = Array.from({ length: 240 }, (_, n) => ({
    n,
    shard: n < 150 ? n % 2 : 0,
    description: '旅'.repeat(5000),
  }));
  await writeBatches(
    table,
    trips.map(({ n, shard, description }) => {
      const item = trip(n, description);
      return { PutRequest: { Item: { pk: publicPartition(shard), sk: tripSummarySortKey(item.id), ...item } } };
    }),
  );
  const listed: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await publicTripRepository(table).listAll({ limit: 100, cursor });
    expect(page.items.length).toBeGreaterThan(0);
    listed.push(...page.items.map(({ title }) => title));
    cursor = page.cursor;
  } while (cursor !== undefined);
  expect(listed).toEqual(trips.toReversed().map(({ n }) => `Trip ${n}`));
});
