import path from 'node:path';
import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, expect, it } from 'vitest';
import { permissions } from '#infra/aws/permissions.ts';
import { SAMPLE_TRAVELLER, SAMPLE_TRIPS } from '#infra/bench/cost/sample-world.ts';
import { functionEntry } from '#infra/function-entry.ts';
import { call } from '#infra/local/function-fixture/call-function.ts';
import type { CallModule } from '#infra/local/function-fixture/call-module.ts';
import { keepTable } from '#infra/local/function-fixture/keep-table.ts';
import { makeSampleWorld, samplesOf } from '#infra/local/function-fixture/sample-calls.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import { routes } from '#shared/routes.ts';
import { DAY_PREFIX, tripKey } from './keys.ts';
import { stagedItem } from './staged-item.ts';
import { readable } from './trip-access.ts';
import { readItems } from './trip-days.ts';
import { TripItem } from './trip-item.ts';

const world = await startFunctions({ s3: true });
const { table } = world;
const keeper = keepTable(table);
let others: Awaited<ReturnType<typeof makeSampleWorld>>;
beforeAll(async () => {
  others = await makeSampleWorld(world);
});

/** It stages what goes into a trip of its own. */
const ONLY_MAKES_TRIPS = 'createTripFromSuggestion';
/** Calls that change an existing trip. */
const changing = Object.values(routes).filter(({ name }) => {
  const { actions, partitions } = permissions[name].table;
  return partitions.includes('TRIP') && actions.includes('DeleteItem') && name !== ONLY_MAKES_TRIPS;
});
/** Calls whose sample names no trip to change. */
const INTO_TRIP = { tripId: SAMPLE_TRIPS[0] };
const bodies: Readonly<Record<string, object>> = {
  createTripFromEmail: INTO_TRIP,
  processEmail: INTO_TRIP,
  importTrip: INTO_TRIP,
};

async function readTrip(tripId: string): Promise<TripItem | undefined> {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: tripKey(tripId), ConsistentRead: true }),
  );
  return Item === undefined ? undefined : TripItem.parse(Item);
}

/** Leaves a staged change of the trip as it is when the process dies right after the commit. */
async function cutOff(tripId: string, batch: string): Promise<void> {
  const { items } = await readItems(table, tripId, DAY_PREFIX, (item) =>
    readable(item, { travellerId: SAMPLE_TRAVELLER.id }),
  );
  const changed = items.at(-1);
  if (!changed) throw new Error(`nothing lies in ${tripId}`);
  const gone = { pk: changed.pk, sk: `${DAY_PREFIX}gone` };
  const staged = [
    stagedItem({ key: changed, batch, next: changed }),
    stagedItem({ key: gone, batch, next: undefined }),
  ];
  for (const Item of staged) await table.client.send(new PutCommand({ TableName: table.name, Item }));
  await table.client.send(
    new UpdateCommand({
      ...{ TableName: table.name, Key: tripKey(tripId), UpdateExpression: 'SET settling = :batch' },
      ExpressionAttributeValues: { ':batch': batch },
    }),
  );
}

it.each(changing.map((route) => [route.name, route] as const))(
  '%s first completes an interrupted change of the trip, with its own permissions',
  async (name, route) => {
    const module = (await import(/* @vite-ignore */ path.resolve(functionEntry(route)))) as CallModule;
    const putBack = await keeper.keep();
    const { body, params, callers } = await samplesOf(route, world, others);
    const request = {
      ...(typeof body === 'object' ? { body: { ...body, ...bodies[name] } } : {}),
      params: Object.fromEntries(Object.entries(params).map(([key, [value = '']]) => [key, value])),
      as: callers[0],
    };
    const trips: string[] = [];
    for (const id of SAMPLE_TRIPS) if ((await readTrip(id))?.deletedAt === undefined) trips.push(id);
    for (const id of trips) await cutOff(id, 'cut-off');

    const { status, body: answer } = await call(module, request);

    expect({ status, answer }).toMatchObject({ status: route.status });
    const left = await Promise.all(trips.map(async (id) => (await readTrip(id))?.settling));
    // Of the trips, at least the one that was changed.
    expect(left.filter((settling) => settling === undefined).length).toBeGreaterThan(0);
    await putBack();
    await others.upload();
  },
);
