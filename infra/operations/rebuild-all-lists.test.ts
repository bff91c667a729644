import { DeleteCommand, GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fanOutRepository } from '#functions/data/fan-out-repository.ts';
import { type ItemKind, itemKind } from '#functions/data/item-kind.ts';
import {
  fanOutKey,
  feedPartition,
  publicPartition,
  publicShardOf,
  topicCountsKey,
  topicPartition,
  travellerKey,
  travellerWordKey,
  tripSummarySortKey,
} from '#functions/data/keys.ts';
import * as listTripGroups from '#functions/discover/list-trip-groups.ts';
import * as listTripsTo from '#functions/discover/list-trips-to.ts';
import * as follow from '#functions/travellers/follow-traveller.ts';
import * as searchTravellers from '#functions/travellers/search-travellers.ts';
import * as listFollowingTrips from '#functions/trips/list-following-trips.ts';
import * as listPublicTrips from '#functions/trips/list-public-trips.ts';
import * as listTravellerTrips from '#functions/trips/list-traveller-trips.ts';
import { call, succeed } from '#infra/local/function-fixture/call-function.ts';
import { deliverChanges } from '#infra/local/function-fixture/deliver-changes.ts';
import { createDay, createTrip } from '#infra/local/function-fixture/sample-trip.ts';
import { signUp, type TestTraveller } from '#infra/local/function-fixture/sign-up.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import { rebuildAllLists } from './rebuild-all-lists.ts';
import { testPlace } from './test-place.ts';
import { type ItemKey, rawKey, walkTable } from './walk-table.ts';

const functions = await startFunctions({ s3: true });
const { table } = functions;
const place = testPlace();
afterAll(() => place.close());

const PROJECTED: readonly (ItemKind | undefined)[] = [
  'public trip',
  'public trip of an author',
  'trip of a topic',
  'feed trip',
  'traveller’s word',
];

let ada: TestTraveller;
let grace: TestTraveller;

beforeAll(async () => {
  [ada, grace] = [
    await signUp({ username: 'ada-travels' }),
    await signUp({ firstName: 'Grace', lastName: 'Hopper', username: 'grace' }),
  ];
  await call(follow, { as: grace, params: { id: ada.id } });
  for (const title of ['Rome', 'Kyoto', 'Lisbon']) {
    const { id } = await createTrip(ada, { title });
    await createDay(ada, id, { location: title });
  }
  await createTrip(grace, { title: 'Porto' });
  await createTrip(ada, { title: 'Nobody else’s', isPublic: 'false' });
  await deliverChanges(functions);
});

/** What the derived lists answer, byte by byte. */
async function answers(): Promise<string[]> {
  const given = await Promise.all([
    call(listPublicTrips),
    call(listTripGroups),
    call(listTripsTo, { query: { to: 'rome' } }),
    call(listFollowingTrips, { as: grace }),
    call(listTravellerTrips, { params: { username: 'ada-travels' } }),
    call(searchTravellers, { as: grace, query: { q: 'love' } }),
    call(searchTravellers, { as: ada, query: { q: 'gra' } }),
  ]);
  expect(given.map(({ status }) => status)).toEqual(given.map(() => 200));
  return given.map(({ body }) => JSON.stringify(body));
}

async function projectedKeys(): Promise<ItemKey[]> {
  const keys: ItemKey[] = [];
  await walkTable(place.dynamoDb, place.table, async (items) => {
    keys.push(...items.map(rawKey).filter((key) => PROJECTED.includes(itemKind(key))));
  });
  return keys.sort((a, b) => (`${a.pk} ${a.sk}` < `${b.pk} ${b.sk}` ? -1 : 1));
}

test('lost lists are restored byte by byte', async () => {
  const [before, keys] = [await answers(), await projectedKeys()];
  for (const Key of keys) await table.client.send(new DeleteCommand({ TableName: table.name, Key }));
  expect(new Set(keys.map((key) => itemKind(key)))).toEqual(new Set(PROJECTED));
  expect(await answers()).not.toEqual(before);

  await rebuildAllLists(place);
  expect(await answers()).toEqual(before);
  expect(await projectedKeys()).toEqual(keys);
});

test('what no longer belongs in a list is removed: private trips, lost follows, former names, another sharding', async () => {
  const keys = await projectedKeys();
  const { id, title } = await createTrip(ada, { title: 'Secret', isPublic: 'false' });
  const other = await createTrip(grace, { title: 'Faro' });
  await rebuildAllLists(place);
  const card = (trip: { id: string; ownerId: string }, name: string) => ({
    ...{ ...trip, title: name, version: 1, author: { ...ada } },
  });
  const stale = [
    { pk: publicPartition(publicShardOf(id)), sk: tripSummarySortKey(id), ...card({ id, ownerId: ada.id }, title) },
    {
      pk: feedPartition(ada.id),
      sk: tripSummarySortKey(other.id),
      ...card({ id: other.id, ownerId: grace.id }, 'Faro'),
    },
    {
      pk: publicPartition((publicShardOf(other.id) + 1) % 4),
      sk: tripSummarySortKey(other.id),
      ...card({ id: other.id, ownerId: grace.id }, 'Faro'),
    },
    {
      pk: topicPartition('place oslo', publicShardOf(other.id)),
      sk: tripSummarySortKey(other.id),
      ...card({ id: other.id, ownerId: grace.id }, 'Faro'),
    },
    { ...travellerWordKey('byron', ada.id), travellerId: ada.id, words: ['byron'] },
    { ...travellerWordKey('nobody', 'x'.repeat(20)), travellerId: 'x'.repeat(20), words: ['nobody'] },
  ];
  const right = await projectedKeys();
  for (const Item of stale) await table.client.send(new PutCommand({ TableName: table.name, Item }));

  await rebuildAllLists(place);
  expect(await projectedKeys()).toEqual(right);
  expect(right.length).toBeGreaterThan(keys.length);
});

test('DISC-17 wrong counts are counted again, and so are an author’s public trips', async () => {
  const before = await answers();
  for (const [key, attribute] of [
    [topicCountsKey(3), 'destination Rome'],
    [topicCountsKey(5), 'theme Romantic'],
    [travellerKey(ada.id), 'publicTripCount'],
  ] as const) {
    await table.client.send(
      new UpdateCommand({
        ...{ TableName: table.name, Key: key, UpdateExpression: 'ADD #counted :wrong' },
        ...{ ExpressionAttributeNames: { '#counted': attribute }, ExpressionAttributeValues: { ':wrong': 7 } },
      }),
    );
  }
  expect(await answers()).not.toEqual(before);
  await rebuildAllLists(place);
  await rebuildAllLists(place);
  expect(await answers()).toEqual(before);
});

test('API-13 a fan-out whose next step was lost is restarted, and completes', async () => {
  const { id } = await createTrip(ada, { title: 'Lost on its way' });
  await fanOutRepository(table).begin({ id, ownerId: ada.id }, { items: [], cursor: undefined });
  const Key = fanOutKey(id);
  const begun = await table.client.send(new GetCommand({ TableName: table.name, Key }));
  await rebuildAllLists(place);
  const again = await table.client.send(new GetCommand({ TableName: table.name, Key, ConsistentRead: true }));
  expect(again.Item).toMatchObject({ tripId: id, followerIds: [grace.id] });
  expect(again.Item?.step).not.toBe(begun.Item?.step);
  await deliverChanges(functions);
  expect((await table.client.send(new GetCommand({ TableName: table.name, Key }))).Item).toBeUndefined();
  const feed = await succeed(listFollowingTrips, { as: grace });
  expect(feed.map(({ title }) => title)).toContain('Lost on its way');
});
