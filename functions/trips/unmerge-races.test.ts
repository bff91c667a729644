import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import { call, succeed } from '#infra/local/function-fixture/call-function.ts';
import { createActivity, createDay, createTrip } from '#infra/local/function-fixture/sample-trip.ts';
import { signUp } from '#infra/local/function-fixture/sign-up.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import { DAY_MS } from '#shared/calendar/calendar.ts';
import { type Key, mergeKey, tripKey, tripPartition } from '../data/keys.ts';
import { mergesOf } from '../data/merges-of-trip.ts';
import { queryAll } from '../data/query-all.ts';
import * as mergeTrips from './merge-trips.ts';
import * as unmergeTrips from './unmerge-trips.ts';

const { table } = await startFunctions();
const ada = await signUp();

/** Two trips that share a day, the second merged into the first. */
async function makeMerged() {
  const [target, source] = [await createTrip(ada), await createTrip(ada)];
  for (const { id } of [target, source]) {
    await createActivity(ada, (await createDay(ada, id, { date: '2027-06-04' })).id);
  }
  const params = { sourceId: source.id, targetId: target.id };
  await succeed(mergeTrips, { as: ada, params });
  return { ...params, undo: () => call(unmergeTrips, { as: ada, params }) };
}

it('OPEN-29 a merge is undone on all the days that it joined, or not at all', async () => {
  const { targetId, undo } = await makeMerged();
  const items = await queryAll(table, {
    TableName: table.name,
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
    ExpressionAttributeValues: { ':pk': tripPartition(targetId), ':prefix': 'MERGEDAY#' },
  });
  expect(items).toHaveLength(1);
  const [{ pk, sk } = {}] = items;
  // What a reader sees whose read overlaps with the merge.
  await table.client.send(new DeleteCommand({ TableName: table.name, Key: { pk, sk } }));
  expect((await mergesOf(table, targetId)).size).toBe(0);
  expect((await undo()).status).toBe(409);
  await table.client.send(new PutCommand({ TableName: table.name, Item: items[0] }));
  expect((await mergesOf(table, targetId)).size).toBe(1);
  expect((await undo()).status).toBe(200);
});

it('OPEN-29 a merge can be undone for 30 days, though its items are removed later', async () => {
  const { sourceId, targetId, undo } = await makeMerged();
  const set = (Key: Key, attribute: string, value: unknown) =>
    table.client.send(
      new UpdateCommand({
        ...{ TableName: table.name, Key, UpdateExpression: `SET ${attribute} = :value` },
        ExpressionAttributeValues: { ':value': value },
      }),
    );
  const before = new Date(Date.now() - 31 * DAY_MS);
  await set(tripKey(targetId), 'merges[0].mergedAt', before.toISOString());
  await set(mergeKey(targetId, sourceId), 'expiresAt', Math.floor(Date.now() / 1000) - 1);
  expect(await undo()).toMatchObject({ status: 404, body: { message: 'This merge can no longer be undone' } });
});
