import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { functionEntry } from '#infra/function-entry.ts';
import { allPages } from '#infra/local/function-fixture/all-pages.ts';
import { call, succeed, type TestRequest } from '#infra/local/function-fixture/call-function.ts';
import type { CallModule } from '#infra/local/function-fixture/call-module.ts';
import {
  LARGEST_COVER,
  LARGEST_TEXT,
  type LargestWorld,
  makeLargestWorld,
} from '#infra/local/function-fixture/largest-world.ts';
import { startOutsidePictures } from '#infra/local/function-fixture/outside-pictures.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import { type RouteName, routes } from '#shared/routes.ts';
import * as listActivities from '../activities/list-activities.ts';
import * as addDayPhoto from '../days/add-day-photo.ts';
import * as deleteDay from '../days/delete-day.ts';
import * as listDays from '../days/list-days.ts';
import * as restoreDay from '../days/restore-day.ts';
import * as updateDay from '../days/update-day.ts';
import { plainJpeg } from '../photos/content/test-pictures.ts';
import { MAX_OUTSIDE_BYTES } from '../ports/outside-pictures.ts';

type ReadName = { [Name in RouteName]: (typeof routes)[Name]['method'] extends 'GET' ? Name : never }[RouteName];

/** The largest that each call can be asked to answer; one that is new has to be here. */
const LARGEST: Readonly<Record<ReadName, (world: LargestWorld) => TestRequest>> = {
  getUser: ({ owner }) => ({ as: owner }),
  loginPage: () => ({ query: { next: `/${'x'.repeat(1999)}` } }),
  logoutPage: () => ({}),
  listSessions: ({ owner }) => ({ as: owner }),
  listBlockedSenders: ({ owner }) => ({ as: owner }),
  listPasskeys: ({ owner }) => ({ as: owner }),
  getExport: ({ owner, exportId }) => ({ as: owner, params: { id: exportId } }),
  listCalendars: ({ owner }) => ({ as: owner }),
  getCalendar: ({ calendar }) => ({ params: { token: `${calendar}.ics` } }),
  getPreview: ({ tripId }) => ({ params: { kind: 'trips', id: tripId } }),
  listCosts: ({ owner, tripId }) => ({ as: owner, params: { id: tripId } }),
  getTrip: ({ owner, tripId }) => ({ as: owner, params: { id: tripId } }),
  listFollowingTrips: ({ follower }) => ({ as: follower }),
  listPublicTrips: ({ follower }) => ({ as: follower }),
  listTravellerTrips: ({ owner, follower }) => ({ as: follower, params: { username: owner.id } }),
  listCompanions: ({ owner, tripId }) => ({ as: owner, params: { id: tripId } }),
  listChanges: ({ owner, tripId }) => ({ as: owner, params: { id: tripId } }),
  listSharedTrips: ({ follower }) => ({ as: follower }),
  listTrips: ({ owner }) => ({ as: owner }),
  listDays: ({ owner, tripId }) => ({ as: owner, params: { id: tripId } }),
  listActivities: ({ owner, dayId }) => ({ as: owner, params: { id: dayId } }),
  getMedia: ({ owner, photo }) => ({ as: owner, params: { key: photo } }),
  getOutsidePicture: ({ owner, tripId }) => ({ as: owner, params: { id: tripId }, query: { url: LARGEST_COVER } }),
  getProfile: ({ owner }) => ({ as: owner }),
  getTraveller: ({ owner, follower }) => ({ as: follower, params: { username: owner.id } }),
  listFollowers: ({ owner }) => ({ as: owner }),
  listFollowing: ({ owner }) => ({ as: owner }),
  listProfileTrips: ({ owner }) => ({ as: owner }),
  searchTravellers: ({ owner }) => ({ as: owner, query: { q: 'zz' } }),
  listPlacePhotos: ({ owner }) => ({ as: owner, query: { name: 'Paris' } }),
  findPlaces: ({ owner }) => ({ as: owner, query: { q: 'sa', near: '35.0,135.7' } }),
  listTripGroups: ({ owner }) => ({ as: owner }),
  listTripsTo: ({ owner }) => ({ as: owner, query: { to: 'Paris' } }),
  search: ({ owner }) => ({ as: owner, query: { q: 'zz' } }),
  getEmail: ({ owner, emailId }) => ({ as: owner, params: { id: emailId } }),
  getEmailAddress: ({ owner }) => ({ as: owner }),
  listProcessedEmails: ({ owner }) => ({ as: owner }),
};

const functions = await startFunctions({ s3: true });
const picture = Buffer.concat([plainJpeg(), Buffer.alloc(MAX_OUTSIDE_BYTES)]).subarray(0, MAX_OUTSIDE_BYTES);
await startOutsidePictures(picture);
let world: LargestWorld;
beforeAll(async () => {
  world = await makeLargestWorld(functions);
}, 120_000);

const module = async (name: RouteName) =>
  (await import(/* @vite-ignore */ path.resolve(functionEntry(routes[name])))) as CallModule;
const isRead = (name: string): name is ReadName => Object.hasOwn(LARGEST, name);

describe('an answer of at most 6 MB, which is what Lambda takes', () => {
  it.each(Object.keys(LARGEST).filter(isRead))(
    'OPEN-136 %s stays below it with the most that can be there',
    async (name) => {
      for (const coding of ['identity', 'gzip', 'br']) {
        const request = LARGEST[name](world);
        // The gateway answers 500 for a larger one, as API Gateway does.
        await allPages(await module(name), { ...request, headers: { 'accept-encoding': coding } });
      }
    },
  );

  it('OPEN-136 the pages of a long day are more than one and hold each of its activities once', async () => {
    const pages = await allPages(listActivities, LARGEST.listActivities(world));
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.flat().map(({ id }) => id)).toEqual(world.activityIds);
    expect(pages.flat().every(({ notes }) => notes === LARGEST_TEXT)).toBe(true);
  });

  it('OPEN-136 a day that does not fit goes on as the first of the next page', async () => {
    const pages = await allPages(listDays, LARGEST.listDays(world));
    expect(pages.length).toBeGreaterThan(1);
    const parts = pages.flat().filter(({ id }) => id === world.dayId);
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.flatMap(({ activities }) => activities.map(({ id }) => id))).toEqual(world.activityIds);
    expect(new Set(pages.flat().map(({ id }) => id))).toEqual(new Set(world.dayIds));
    expect(pages.flat().length).toBe(world.dayIds.length + parts.length - 1);
  });

  it('a changed day is answered with the activities that fit, and goes on in the list of its activities', async () => {
    const on = { as: world.owner, params: { id: world.dayId } };
    const day = { title: 'Long', date: '2027-06-04' };
    await succeed(deleteDay, on);
    const changes = [
      () => call(restoreDay, on),
      () => call(updateDay, { ...on, body: day }),
      () => call(addDayPhoto, { ...on, body: { photoURL: 'https://example.com/a.jpg' } }),
    ];
    for (const change of changes) {
      const { status, body, headers } = await change();
      expect(status).toBe(200);
      const { activities } = routes.updateDay.answer.parse(body);
      const cursor = String(headers['x-next-cursor']);
      const rest = await allPages(listActivities, { ...on, query: { cursor } });
      expect([...activities, ...rest.flat()].map(({ id }) => id)).toEqual(world.activityIds);
    }
  });
});
