import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { call, succeed } from '#infra/local/function-fixture/call-function.ts';
import type { CallModule } from '#infra/local/function-fixture/call-module.ts';
import { deliverChanges } from '#infra/local/function-fixture/deliver-changes.ts';
import { createActivity, createDay, createTrip } from '#infra/local/function-fixture/sample-trip.ts';
import { signUp, type TestTraveller } from '#infra/local/function-fixture/sign-up.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import { FeedTrip, Trip } from '#shared/trips/schema.ts';
import { publicListing } from '../data/public-listing.ts';
import * as followTraveller from '../travellers/follow-traveller.ts';
import * as unfollowTraveller from '../travellers/unfollow-traveller.ts';
import * as deleteTrip from './delete-trip.ts';
import * as listFollowingTrips from './list-following-trips.ts';
import * as listPublicTrips from './list-public-trips.ts';
import * as listTravellerTrips from './list-traveller-trips.ts';
import * as updateTrip from './update-trip.ts';

const functions = await startFunctions();
let marta: TestTraveller;
let reader: TestTraveller;
beforeAll(async () => {
  marta = await signUp({ email: 'marta@example.com', firstName: 'Marta', lastName: 'Weiss', username: 'marta' });
  reader = await signUp({ email: 'reader@example.com' });
});

const project = () => deliverChanges(functions);
const publicIds = async () => (await succeed(listPublicTrips)).map(({ id }) => id);
const idsOf = async (username: string) =>
  (await succeed(listTravellerTrips, { params: { username } })).map(({ id }) => id);
const feedIds = async (as = reader) => (await succeed(listFollowingTrips, { as })).map(({ id }) => id);
const follow = (id: string, as = reader) => succeed(followTraveller, { as, params: { id } });
const put = (id: string, body: object) => succeed(updateTrip, { as: marta, params: { id }, body });

describe('GET /api/trips/public', () => {
  it('API-12 API-35 HOME-04 PERM-14 shows public trips to anyone, and private ones to nobody', async () => {
    const [open, closed] = [await createTrip(marta), await createTrip(marta, { isPublic: false })];
    await project();
    for (const as of [undefined, reader, marta]) {
      const listed = (await succeed(listPublicTrips, { as })).map(({ id }) => id);
      expect(listed).toContain(open.id);
      expect(listed).not.toContain(closed.id);
      const theirs = await succeed(listTravellerTrips, { as, params: { username: 'Marta' } });
      expect(theirs.map(({ id }) => id)).toContain(open.id);
      expect(theirs.map(({ id }) => id)).not.toContain(closed.id);
    }
  });

  it('API-12 a trip appears as soon as it is made public, and disappears once it is private or deleted', async () => {
    const { id } = await createTrip(marta, { isPublic: false });
    for (const [change, shows] of [
      [() => put(id, { isPublic: true }), true],
      [() => put(id, { isPublic: false }), false],
      [() => put(id, { isPublic: true }), true],
      [() => succeed(deleteTrip, { as: marta, params: { id } }), false],
    ] as const) {
      await change();
      await project();
      expect((await publicIds()).includes(id)).toBe(shows);
      expect((await idsOf('marta')).includes(id)).toBe(shows);
    }
  });

  it('ENT-06 ENT-07 carries the author, and follows every change that it shows', async () => {
    const { id } = await createTrip(marta);
    await put(id, { title: 'Renamed', coverImage: 'https://example.com/a.jpg' });
    const day = await createDay(marta, id, { location: 'Ostia' });
    await createActivity(marta, day.id);
    await project();
    const trip = (await succeed(listPublicTrips)).find((each) => each.id === id);
    expect(trip).toMatchObject({
      ...{ title: 'Renamed', coverImage: 'https://example.com/a.jpg', location: 'Ostia', dayCount: 1 },
      ...{ activityCount: 1, creatorFirstName: 'Marta', creatorLastName: 'Weiss', isPublic: true },
      user: { id: marta.id, username: 'marta', firstName: 'Marta', lastName: 'Weiss', profileImageUrl: null },
    });
    expect(z.strictObject(FeedTrip.shape).safeParse(trip).success).toBe(true);
  });

  it('OPEN-38 OPEN-39 the author’s email is null when signed out, masked for others and whole for the author', async () => {
    await createTrip(marta);
    await project();
    const lists: [CallModule, object][] = [
      [listPublicTrips, {}],
      [listTravellerTrips, { params: { username: 'marta' } }],
    ];
    for (const [module, request] of lists) {
      const emailTo = async (as: TestTraveller | undefined) =>
        z.array(Trip).parse((await call(module, { as, ...request })).body)[0]?.creatorEmail;
      expect(await emailTo(undefined)).toBeNull();
      expect(await emailTo(reader)).toBe('ma•••@example.com');
      expect(await emailTo(marta)).toBe('marta@example.com');
    }
  });

  it('OPEN-27 OPEN-136 is sorted newest first over all authors, each trip once, page by page', async () => {
    const authors = [marta, reader, await signUp()];
    for (let trip = 0; trip < 12; trip++) await createTrip(authors[trip % 3] ?? marta, { title: `Trip ${trip}` });
    await project();
    const all = await publicIds();
    expect(all).toEqual([...all].sort().reverse());
    for (const limit of ['1', '5']) {
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const query = { limit, ...(cursor === undefined ? {} : { cursor }) };
        const { body, headers } = await call(listPublicTrips, { query });
        seen.push(
          ...z
            .array(FeedTrip)
            .parse(body)
            .map(({ id }) => id),
        );
        cursor = headers['x-next-cursor'];
      } while (cursor !== undefined);
      expect(seen).toEqual(all);
    }
  });

  it('OPEN-136 refuses an invalid cursor or limit', async () => {
    for (const query of [{ cursor: 'x' }, { limit: '0' }]) {
      expect(await call(listPublicTrips, { query })).toMatchObject({ status: 400 });
    }
  });
});

describe('GET /api/trips/public/{username}', () => {
  it('API-35 OPEN-138 answers 404 for an unknown traveller', async () => {
    for (const username of ['nobody', 'following', 'z'.repeat(20), 'x'.repeat(41)]) {
      const answer = await call(listTravellerTrips, { params: { username } });
      expect(answer).toMatchObject({ status: 404, body: { message: 'User not found' } });
    }
  });

  it('API-35 finds a traveller without a username by id, and answers an empty list for one who has shared nothing', async () => {
    const { id } = await signUp();
    expect(await idsOf(id)).toEqual([]);
  });
});

describe('GET /api/trips/following', () => {
  it('API-13 HOME-05 shows the public trips of followed travellers, from before and after following, and no others', async () => {
    const fan = await signUp();
    const [before, closed] = [await createTrip(marta), await createTrip(marta, { isPublic: false })];
    await createTrip(fan);
    await project();
    expect(await feedIds(fan)).toEqual([]);
    await follow(marta.id, fan);
    const after = await createTrip(marta);
    await project();
    const feed = await feedIds(fan);
    expect(feed.slice(0, 2)).toEqual([after.id, before.id]);
    expect(feed).toEqual(await idsOf('marta'));
    expect(feed).not.toContain(closed.id);
  });

  it('API-13 trips that become private or are deleted, and unfollowed authors, leave the feed', async () => {
    const fan = await signUp();
    await follow(marta.id, fan);
    const [one, two, three] = [await createTrip(marta), await createTrip(marta), await createTrip(marta)];
    await project();
    await put(one.id, { isPublic: false });
    await succeed(deleteTrip, { as: marta, params: { id: two.id } });
    await project();
    const feed = await feedIds(fan);
    expect([one, two, three].map(({ id }) => feed.includes(id))).toEqual([false, false, true]);
    await succeed(unfollowTraveller, { as: fan, params: { id: marta.id } });
    await project();
    expect(await feedIds(fan)).toEqual([]);
  });

  it('API-13 OPEN-136 is paged, each trip once, at most 50 at a time, and skips trips that have just left', async () => {
    const [author, fan] = [await signUp(), await signUp()];
    await follow(author.id, fan);
    const ids: string[] = [];
    for (let trip = 0; trip < 53; trip++) ids.unshift((await createTrip(author)).id);
    await project();
    const [gone = ''] = ids.splice(7, 1);
    await publicListing(functions.table).unlist({ id: gone, ownerId: author.id });
    const seen: string[][] = [];
    let cursor: string | undefined;
    do {
      const { body, headers } = await call(listFollowingTrips, { as: fan, query: cursor ? { cursor } : {} });
      seen.push(
        z
          .array(FeedTrip)
          .parse(body)
          .map(({ id }) => id),
      );
      cursor = headers['x-next-cursor'];
    } while (cursor !== undefined);
    expect(seen).toEqual([ids.slice(0, 49), ids.slice(49)]);
  });

  it('API-13 signed out answers 401', async () => {
    expect(await call(listFollowingTrips)).toMatchObject({ status: 401 });
  });
});
