import { beforeEach, describe, expect, it } from 'vitest';
import { succeed } from '#infra/local/function-fixture/call-function.ts';
import { deliverChanges } from '#infra/local/function-fixture/deliver-changes.ts';
import { createTrip } from '#infra/local/function-fixture/sample-trip.ts';
import { signUp, type TestTraveller } from '#infra/local/function-fixture/sign-up.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import { feedPartition } from '../data/keys.ts';
import { queryAll } from '../data/query-all.ts';
import * as followTraveller from '../travellers/follow-traveller.ts';
import * as unfollowTraveller from '../travellers/unfollow-traveller.ts';
import * as updateProfile from '../travellers/update-profile.ts';
import * as listFollowingTrips from '../trips/list-following-trips.ts';
import * as listPublicTrips from '../trips/list-public-trips.ts';
import * as updateTrip from '../trips/update-trip.ts';
import { takeFanOutStep } from './fan-out.ts';
import { makeProjections } from './project-changes.ts';
import { projectFollow, projectTraveller, projectTrip } from './project-trip.ts';
import type { Projections } from './projections.ts';

const functions = await startFunctions({ s3: true });
const projections: Projections = makeProjections();

let author: TestTraveller;
let fan: TestTraveller;
let tripId: string;
beforeEach(async () => {
  [author, fan] = [await signUp(), await signUp()];
  await succeed(followTraveller, { as: fan, params: { id: author.id } });
  tripId = (await createTrip(author)).id;
  await deliverChanges(functions);
});

const change = (body: object) => succeed(updateTrip, { as: author, params: { id: tripId }, body });
const isPublic = async () => (await succeed(listPublicTrips)).some(({ id }) => id === tripId);
const isInFeed = async () => (await succeed(listFollowingTrips, { as: fan })).some(({ id }) => id === tripId);

/** Simulates another projector and its caller, once, between this one's read and write. */
function meanwhile(work: () => Promise<unknown>): Projections {
  let waiting: (() => Promise<unknown>) | undefined = work;
  const before = <A extends readonly unknown[], R>(read: (...args: A) => Promise<R>) => {
    return async (...args: A): Promise<R> => {
      const found = await read(...args);
      const now = waiting;
      waiting = undefined;
      await now?.();
      return found;
    };
  };
  const { trips, publicTrips, travellers, follows } = projections;
  return {
    ...projections,
    trips: { ...trips, find: before(trips.find) },
    travellers: { ...travellers, find: before(travellers.find) },
    publicTrips: { ...publicTrips, listByAuthor: before(publicTrips.listByAuthor) },
    follows: { ...follows, followersAmong: before(follows.followersAmong) },
  };
}

const fanOut = (as: Projections) =>
  takeFanOutStep({ tripId, ownerId: author.id, step: 'first', followerIds: [fan.id] }, as);

const feedOf = (travellerId: string) =>
  queryAll(functions.table, {
    TableName: functions.table.name,
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': feedPartition(travellerId) },
  });

describe('concurrent projections', () => {
  const hide = async () => {
    await change({ isPublic: false });
    await projectTrip({ tripId }, projections);
  };

  it('API-12 do not show a trip that became private after one of them read it', async () => {
    await projectTrip({ tripId }, meanwhile(hide));
    expect([await isPublic(), await isInFeed()]).toEqual([false, false]);
  });

  it('API-13 add no trip to a feed that has become private since', async () => {
    await projectFollow(fan.id, author.id, meanwhile(hide));
    expect([await isPublic(), await isInFeed()]).toEqual([false, false]);
  });

  it('API-12 do not hide a trip that has become public since', async () => {
    await change({ isPublic: false });
    const show = async () => {
      await change({ isPublic: true });
      await projectTrip({ tripId }, projections);
    };
    const { trips } = meanwhile(show);
    await projectTrip({ tripId }, { ...projections, trips });
    expect([await isPublic(), await isInFeed()]).toEqual([true, true]);
  });

  it('API-13 add no trip to the feed of someone who has unfollowed since', async () => {
    const unfollow = async () => {
      await succeed(unfollowTraveller, { as: fan, params: { id: author.id } });
      await projectFollow(fan.id, author.id, projections);
    };
    await fanOut(meanwhile(unfollow));
    expect([await isPublic(), await isInFeed()]).toEqual([true, false]);
  });

  it('API-13 leave no trace in a feed of a trip that has become private since', async () => {
    await fanOut(meanwhile(hide));
    expect(await feedOf(fan.id)).toEqual([]);
  });

  it('API-13 remove no trip from a feed that has become public since', async () => {
    await hide();
    const { trips } = meanwhile(async () => {
      await change({ isPublic: true });
      await projectTrip({ tripId }, projections);
      await fanOut(projections);
    });
    await fanOut({ ...projections, trips });
    expect([await isPublic(), await isInFeed()]).toEqual([true, true]);
  });

  it('ENT-06 show the author’s newest name', async () => {
    const rename = async () => {
      await succeed(updateProfile, { as: author, body: { firstName: 'New', lastName: 'Name' } });
      await projectTraveller(author.id, projections);
    };
    await projectTrip({ tripId }, meanwhile(rename));
    const shown = (await succeed(listPublicTrips)).find(({ id }) => id === tripId);
    expect(shown).toMatchObject({ creatorFirstName: 'New', user: { lastName: 'Name' } });
  });
});
