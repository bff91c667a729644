import { DeleteCommand, GetCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { call, succeed } from '#infra/local/function-fixture/call-function.ts';
import { deliverChanges } from '#infra/local/function-fixture/deliver-changes.ts';
import { createTrip } from '#infra/local/function-fixture/sample-trip.ts';
import { signUp, type TestTraveller } from '#infra/local/function-fixture/sign-up.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import { DAY_MS } from '#shared/calendar/calendar.ts';
import { openingKey } from '../data/keys.ts';
import * as getTrip from '../trips/get-trip.ts';
import * as listPublicTrips from '../trips/list-public-trips.ts';
import * as updateTrip from '../trips/update-trip.ts';

const functions = await startFunctions();
let owner: TestTraveller;
beforeAll(async () => {
  owner = await signUp();
});

describe('a trip that is published when its traveller is back', () => {
  const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
  const newTrip = async (endDate: string) => {
    const dates = { startDate: '2026-01-01T00:00:00.000Z', endDate };
    const { id } = await createTrip(owner, { ...dates, isPublic: false, title: 'Back from Zanzibar' });
    await succeed(updateTrip, { as: owner, params: { id }, body: { publishWhenBack: true } });
    await deliverChanges(functions);
    return id;
  };
  const isListed = async (id: string) => (await succeed(listPublicTrips, {})).some((trip) => trip.id === id);
  afterEach(() => vi.useRealTimers());

  it('SHARE-09 is private until the day after its end, then read by everyone, and listed when its item expires', async () => {
    const id = await newTrip(inDays(1));
    expect((await call(getTrip, { params: { id } })).status).toBe(404);
    const { client, name } = functions.table;
    const { Item } = await client.send(new GetCommand({ TableName: name, Key: openingKey(id) }));
    const opens = Number(Item?.expiresAt) * 1000;
    expect(new Date(opens).toISOString()).toBe(`${inDays(2).slice(0, 10)}T12:00:00.000Z`);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 4 * DAY_MS });
    expect(await succeed(getTrip, { params: { id } })).toMatchObject({ isPublic: true, audience: 'public' });
    expect(await isListed(id)).toBe(false);
    // As DynamoDB does some time after.
    await client.send(new DeleteCommand({ TableName: name, Key: openingKey(id) }));
    await deliverChanges(functions);
    expect(await isListed(id)).toBe(true);
  });

  it('SHARE-09 waits longer when its end moves, and never opens when its traveller has thought better of it', async () => {
    const id = await newTrip(inDays(1));
    const change = (body: unknown) => succeed(updateTrip, { as: owner, params: { id }, body });
    await change({ endDate: inDays(9) });
    await deliverChanges(functions);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 4 * DAY_MS });
    expect((await call(getTrip, { params: { id } })).status).toBe(404);
    await change({ endDate: inDays(-3) });
    expect((await call(getTrip, { params: { id } })).status).toBe(200);
    await change({ isPublic: false });
    expect((await call(getTrip, { params: { id } })).status).toBe(404);
  });
});
