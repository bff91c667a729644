import { beforeEach, describe, expect, it } from 'vitest';
import { succeed } from '#infra/local/function-fixture/call-function.ts';
import { deliverChanges, replayAllChanges } from '#infra/local/function-fixture/deliver-changes.ts';
import { createActivity, createDay, createTrip, midnight } from '#infra/local/function-fixture/sample-trip.ts';
import { signUp, type TestTraveller } from '#infra/local/function-fixture/sign-up.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import * as followTraveller from '../travellers/follow-traveller.ts';
import * as deleteTrip from '../trips/delete-trip.ts';
import * as listFollowingTrips from '../trips/list-following-trips.ts';
import * as listPublicTrips from '../trips/list-public-trips.ts';
import * as listTravellerTrips from '../trips/list-traveller-trips.ts';
import * as listTrips from '../trips/list-trips.ts';
import * as mergeTrips from '../trips/merge-trips.ts';
import * as unmergeTrips from '../trips/unmerge-trips.ts';
import * as updateTrip from '../trips/update-trip.ts';
import * as search from './search.ts';

const functions = await startFunctions({ s3: true });
let author: TestTraveller;
let fan: TestTraveller;
let username: string;
let people = 0;
beforeEach(async () => {
  people += 1;
  username = `author${people}`;
  [author, fan] = [await signUp({ username }), await signUp()];
  await succeed(followTraveller, { as: fan, params: { id: author.id } });
});

type Row = readonly [title: string, startDate: string, activityCount: number];
const rows = (trips: readonly { title: string; startDate: string; activityCount: number }[]): Row[] =>
  trips.map(({ title, startDate, activityCount }) => [title, startDate.slice(0, 10), activityCount]);

/** Every list that other people see the author's trips in; all of them must show the same. */
async function shown(): Promise<Row[]> {
  const everybodys = (await succeed(listPublicTrips, { as: fan })).filter(({ user }) => user.id === author.id);
  const feed = rows(await succeed(listFollowingTrips, { as: fan }));
  const theirs = rows(await succeed(listTravellerTrips, { as: fan, params: { username } }));
  expect(feed).toEqual(rows(everybodys));
  expect(theirs).toEqual(rows(everybodys));
  return feed;
}

/** What the author sees, which never waits for a projection, and how many trips a search reports. */
async function own(): Promise<{ titles: string[]; found: number | undefined }> {
  const trips = await succeed(listTrips, { as: author });
  const { users } = await succeed(search, { as: fan, query: { q: username } });
  return { titles: trips.map(({ title }) => title), found: users.find(({ id }) => id === author.id)?.tripCount };
}

interface Story {
  readonly rome: string;
  readonly oslo: string;
}

async function begin(): Promise<Story> {
  const rome = await createTrip(author, { title: 'Rome', isPublic: false });
  const oslo = await createTrip(author, {
    ...{ title: 'Oslo', startDate: midnight('2027-08-01'), endDate: midnight('2027-08-02') },
  });
  await createActivity(author, (await createDay(author, rome.id, { date: '2027-06-04' })).id);
  await createActivity(author, (await createDay(author, oslo.id, { date: '2027-08-01' })).id);
  return { rome: rome.id, oslo: oslo.id };
}

const put = (id: string, body: object) => succeed(updateTrip, { as: author, params: { id }, body });
const merge = ({ rome, oslo }: Story) =>
  succeed(mergeTrips, { as: author, params: { sourceId: rome, targetId: oslo } });
const unmerge = ({ rome, oslo }: Story) =>
  succeed(unmergeTrips, { as: author, params: { sourceId: rome, targetId: oslo } });

const OSLO: Row = ['Oslo', '2027-08-01', 1];
const ROME: Row = ['Rome', '2027-06-03', 1];

/** What happens to the trips, and what everyone is to see then, newest first. */
const STORY: readonly (readonly [what: string, change: (story: Story) => Promise<unknown>, shows: readonly Row[]])[] = [
  ['made public', ({ rome }) => put(rome, { isPublic: true }), [OSLO, ROME]],
  ['renamed', ({ rome }) => put(rome, { title: 'Roma' }), [OSLO, ['Roma', '2027-06-03', 1]]],
  ['merged', merge, [['Oslo', '2027-06-04', 2]]],
  ['parted', unmerge, [OSLO, ['Roma', '2027-06-03', 1]]],
  ['made private', ({ rome }) => put(rome, { isPublic: false }), [OSLO]],
  ['merged while private', merge, [['Oslo', '2027-06-04', 2]]],
  ['parted while private', unmerge, [OSLO]],
  ['made public again', ({ rome }) => put(rome, { isPublic: true, title: 'Rome' }), [OSLO, ROME]],
  ['deleted', ({ oslo }) => succeed(deleteTrip, { as: author, params: { id: oslo } }), [ROME]],
];

describe('Discover, the feed of followers and a traveller’s public trips', () => {
  // First, since the replay delivers everything since the table was created.
  it('API-12 API-13 stay the same when every step is delivered to the projector twice', async () => {
    const story = await begin();
    for (const [what, change, shows] of STORY) {
      await change(story);
      await replayAllChanges(functions);
      await replayAllChanges(functions);
      expect(await shown(), what).toEqual(shows);
    }
    expect(await own()).toEqual({ titles: ['Rome'], found: 1 });
  }, 60_000);

  it('API-12 API-13 API-35 HOME-04 follow as soon as a trip is made public or private, renamed, merged, separated or deleted', async () => {
    const story = await begin();
    await deliverChanges(functions);
    expect(await shown()).toEqual([OSLO]);
    for (const [what, change, shows] of STORY) {
      await change(story);
      await deliverChanges(functions);
      expect(await shown(), what).toEqual(shows);
    }
    expect(await own()).toEqual({ titles: ['Rome'], found: 1 });
  });

  it('API-12 API-13 are right when the projector runs only after everything has happened', async () => {
    const story = await begin();
    for (const [, change] of STORY) await change(story);
    // The owner's list and the counts do not wait for it.
    expect(await own()).toEqual({ titles: ['Rome'], found: undefined });
    await deliverChanges(functions);
    expect(await shown()).toEqual([ROME]);
    expect(await own()).toEqual({ titles: ['Rome'], found: 1 });
  });
});
