import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { GetCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { succeed } from '#infra/local/function-fixture/call-function.ts';
import { deliverChanges, replayAllChanges } from '#infra/local/function-fixture/deliver-changes.ts';
import { createActivity, createDay, createTrip } from '#infra/local/function-fixture/sample-trip.ts';
import { signUp, type TestTraveller } from '#infra/local/function-fixture/sign-up.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import { watchWrites } from '#infra/local/function-fixture/watch-writes.ts';
import { FanOut } from '../data/fan-out-repository.ts';
import { newTravellerId } from '../data/ids.ts';
import { fanOutKey, followersPartition, followSortKey } from '../data/keys.ts';
import { writeBatches } from '../data/write-batches.ts';
import { logger } from '../runtime/logger.ts';
import * as followTraveller from '../travellers/follow-traveller.ts';
import * as listFollowingTrips from '../trips/list-following-trips.ts';
import * as updateTrip from '../trips/update-trip.ts';
import { beginFanOut, takeFanOutStep } from './fan-out.ts';
import { makeProjections } from './project-changes.ts';

const functions = await startFunctions({ s3: true });
const { table } = functions;
const projections = makeProjections();
const written = watchWrites(table);

let author: TestTraveller;
let fan: TestTraveller;
let tripId: string;
beforeEach(async () => {
  [author, fan] = [await signUp(), await signUp()];
  await succeed(followTraveller, { as: fan, params: { id: author.id } });
  tripId = (await createTrip(author, { isPublic: false })).id;
  await deliverChanges(functions);
});

/** Followers that the projector finds, with no other items of their own. */
async function manyFollowers(count: number): Promise<string[]> {
  const pk = followersPartition(author.id);
  const ids = Array.from({ length: count }, newTravellerId);
  await writeBatches(
    table,
    ids.map((travellerId) => ({ PutRequest: { Item: { pk, sk: followSortKey(travellerId), travellerId } } })),
  );
  return ids;
}

const setPublic = (isPublic: boolean) =>
  succeed(updateTrip, { as: author, params: { id: tripId }, body: { isPublic } });
const feed = () => succeed(listFollowingTrips, { as: fan });

/** The feeds that contain the trip. */
async function fed(): Promise<string[]> {
  const found: string[] = [];
  let ExclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const page = await table.client.send(
      new ScanCommand({
        ...{ TableName: table.name, ExclusiveStartKey, ConsistentRead: true },
        FilterExpression: 'begins_with(pk, :feed) AND id = :trip',
        ExpressionAttributeValues: { ':feed': 'FEED#', ':trip': tripId },
      }),
    );
    found.push(...(page.Items ?? []).map(({ pk }) => String(pk).slice('FEED#'.length)));
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  return found.sort();
}

async function stepNow(): Promise<FanOut | undefined> {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: fanOutKey(tripId), ConsistentRead: true }),
  );
  return Item && FanOut.parse(Item);
}

/** Makes the trip public and starts its fan-out, as the projector does, without any step. */
async function begin(isPublic = true): Promise<FanOut> {
  await setPublic(isPublic);
  await beginFanOut({ tripId, ownerId: author.id }, projections);
  const step = await stepNow();
  if (!step) throw new Error('not begun');
  return step;
}

describe('a public trip of an author with thousands of followers', () => {
  it('API-13 enters every feed and leaves every one, some followers at a time', async () => {
    const everybody = [...(await manyFollowers(2500)), fan.id].sort();
    for (const [isPublic, expected] of [
      [true, everybody],
      [false, []],
    ] as const) {
      await setPublic(isPublic);
      written();
      await deliverChanges(functions);
      expect(await fed()).toEqual(expected);
      const steps = written().filter((each) => /^Put.*FANOUT#/.test(each));
      expect(steps).toHaveLength(3);
      expect(await stepNow()).toBeUndefined();
    }
  }, 60_000);

  it('API-13 is written to no feed when it changes, and feeds show its current state', async () => {
    await setPublic(true);
    await deliverChanges(functions);
    written();
    const day = await createDay(author, tripId, { location: 'Ostia' });
    await createActivity(author, day.id);
    await succeed(updateTrip, { as: author, params: { id: tripId }, body: { title: 'Renamed' } });
    await deliverChanges(functions);
    expect(written().filter((each) => /FEED#|FANOUT#/.test(each))).toEqual([]);
    expect(await feed()).toMatchObject([{ title: 'Renamed', dayCount: 1, activityCount: 1, location: 'Ostia' }]);
  });

  it('API-13 is in no feed as soon as it is private, before the last follower is reached', async () => {
    await setPublic(true);
    await deliverChanges(functions);
    await begin(false);
    await projections.listing.unlist({ id: tripId, ownerId: author.id });
    expect(await fed()).toEqual([fan.id]);
    expect(await feed()).toEqual([]);
  });

  it('API-13 ends in the right state however it changes on its way, and when every change is replayed', async () => {
    const everybody = [...(await manyFollowers(1010)), fan.id].sort();
    for (const isPublic of [true, false]) {
      const step = await begin(isPublic);
      await takeFanOutStep(step, projections);
      await setPublic(!isPublic);
      await takeFanOutStep(step, projections);
      await deliverChanges(functions);
      expect(await fed()).toEqual(isPublic ? [] : everybody);
    }
    await replayAllChanges(functions);
    expect(await fed()).toEqual(everybody);
    expect(await stepNow()).toBeUndefined();
  }, 120_000);
});

describe('an interrupted fan-out', () => {
  it('API-13 interrupted again and again, a little later each time, ends in the same state', async () => {
    const everybody = [...(await manyFollowers(1010)), fan.id].sort();
    await setPublic(true);
    const send = table.client.send.bind(table.client) as (command: unknown) => Promise<unknown>;
    logger.setLogLevel('SILENT');
    let attempts = 0;
    for (let failed = true; failed; attempts += 5) {
      let requests = 0;
      const cutOff = vi.spyOn(table.client, 'send').mockImplementation((command: unknown) => {
        requests++;
        return requests > attempts ? Promise.reject(new Error('cut off')) : send(command);
      });
      failed = await deliverChanges(functions).then(
        () => false,
        () => true,
      );
      cutOff.mockRestore();
    }
    logger.setLogLevel('ERROR');
    expect(attempts).toBeGreaterThan(40);
    expect(await fed()).toEqual(everybody);
    expect(await stepNow()).toBeUndefined();
  }, 120_000);

  it('API-13 whose process is killed continues, and misses nobody who has unfollowed meanwhile', async () => {
    const everybody = [...(await manyFollowers(1500)), fan.id].sort();
    const first = await begin();
    const [left = ''] = first.followerIds;
    // In the middle of the feeds, and after the next step was written but before it was delivered.
    for (const write of [20, 41]) expect(await killAt(write, first)).toBe('SIGKILL');
    expect((await fed()).length).toBe(1000);
    const pk = followersPartition(author.id);
    await writeBatches(table, [{ DeleteRequest: { Key: { pk, sk: followSortKey(left) } } }]);
    await deliverChanges(functions);
    expect(await fed()).toEqual(everybody.filter((id) => id !== left));
    expect(await stepNow()).toBeUndefined();
  }, 120_000);
});

/** Runs a step in a process of its own that is killed after its n-th write. */
async function killAt(write: number, step: FanOut): Promise<unknown> {
  const module = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);
  const script = `
    import { table } from ${module('../data/table.ts')};
    import { takeFanOutStep } from ${module('./fan-out.ts')};
    import { makeProjections } from ${module('./project-changes.ts')};
    let writes = 0;
    table().client.middlewareStack.add((next, { commandName }) => async (args) => {
      const answer = await next(args);
      if (/^(?:Put|BatchWrite|Delete)/.test(commandName) && ++writes === ${write}) process.kill(process.pid, 'SIGKILL');
      return answer;
    }, { step: 'initialize' });
    await takeFanOutStep(${JSON.stringify(step)}, makeProjections());
  `;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: 'inherit' });
  const [, signal] = await once(child, 'exit');
  return signal;
}
