import { beforeEach, describe, expect, it } from 'vitest';
import { call, succeed } from '#infra/local/function-fixture/call-function.ts';
import { deliverChanges } from '#infra/local/function-fixture/deliver-changes.ts';
import { createTrip } from '#infra/local/function-fixture/sample-trip.ts';
import { signUp, type TestTraveller } from '#infra/local/function-fixture/sign-up.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import * as followTraveller from './follow-traveller.ts';
import * as getProfile from './get-profile.ts';
import * as getTraveller from './get-traveller.ts';
import * as listFollowers from './list-followers.ts';
import * as listFollowing from './list-following.ts';
import * as unfollowTraveller from './unfollow-traveller.ts';

const functions = await startFunctions({ s3: true });
let ada: TestTraveller;
let grace: TestTraveller;
beforeEach(async () => {
  [ada, grace] = [await signUp(), await signUp({ firstName: 'Grace', lastName: 'Hopper' })];
});

const follow = (id: string, as: TestTraveller | undefined = ada) => call(followTraveller, { as, params: { id } });
const unfollow = (id: string, as: TestTraveller | undefined = ada) => call(unfollowTraveller, { as, params: { id } });
const counts = async (as: TestTraveller) => {
  const { followerCount, followingCount } = await succeed(getProfile, { as });
  const lists = [await succeed(listFollowers, { as }), await succeed(listFollowing, { as })];
  expect([followerCount, followingCount]).toEqual(lists.map((list) => list.length));
  return { followerCount, followingCount };
};

describe('following', () => {
  it('API-37 API-38 PERM-06 OPEN-136 follows and unfollows, and updates both counts and lists', async () => {
    expect(await follow(grace.id)).toMatchObject({ status: 200, body: { isFollowing: true } });
    expect([await counts(ada), await counts(grace)]).toEqual([
      { followerCount: 0, followingCount: 1 },
      { followerCount: 1, followingCount: 0 },
    ]);
    expect(await unfollow(grace.id)).toMatchObject({ status: 200, body: { isFollowing: false } });
    for (const as of [ada, grace]) expect(await counts(as)).toEqual({ followerCount: 0, followingCount: 0 });
  });

  it('OPEN-97 following twice, or unfollowing someone not followed, changes nothing and answers 200', async () => {
    for (let time = 0; time < 2; time++) expect((await follow(grace.id)).status).toBe(200);
    expect(await counts(grace)).toEqual({ followerCount: 1, followingCount: 0 });
    for (let time = 0; time < 2; time++) expect((await unfollow(grace.id)).status).toBe(200);
    expect(await counts(grace)).toEqual({ followerCount: 0, followingCount: 0 });
  });

  it('OPEN-97 following oneself answers 400, and an unknown traveller 404', async () => {
    expect(await follow(ada.id)).toMatchObject({ status: 400, body: { message: 'You cannot follow yourself' } });
    for (const id of ['z'.repeat(20), 'x', 'search']) {
      expect(await follow(id)).toMatchObject({ status: 404, body: { message: 'User not found' } });
    }
    expect(await counts(ada)).toEqual({ followerCount: 0, followingCount: 0 });
  });

  it('PERM-11 signed out answers 401', async () => {
    for (const module of [followTraveller, unfollowTraveller]) {
      expect(await call(module, { params: { id: grace.id } })).toMatchObject({ status: 401 });
    }
  });

  it('concurrent and repeated follows are counted once each', async () => {
    const fans = await Promise.all(Array.from({ length: 6 }, () => signUp()));
    const answers = await Promise.all([...fans, ...fans].map((fan) => follow(grace.id, fan)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await counts(grace)).followerCount).toBe(6);
    await Promise.all([...fans, ...fans].map((fan) => unfollow(grace.id, fan)));
    expect((await counts(grace)).followerCount).toBe(0);
  });

  it('API-41 API-42 ENT-04 OPEN-38 rows have exactly these fields, the email masked', async () => {
    await createTrip(grace);
    await follow(grace.id);
    await deliverChanges(functions);
    const rows = await succeed(listFollowing, { as: ada });
    expect(rows).toEqual([
      {
        ...{ id: grace.id, firstName: 'Grace', lastName: 'Hopper', email: 'tr•••@example.com', profileImageUrl: null },
        ...{ followerCount: 1, tripCount: 1 },
      },
    ]);
    expect(await succeed(listFollowers, { as: grace })).toMatchObject([{ id: ada.id, followerCount: 0 }]);
  });

  it('OPEN-136 lists continue from x-next-cursor', async () => {
    const idols = await Promise.all(Array.from({ length: 7 }, () => signUp()));
    for (const { id } of idols) await follow(id);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const query = { limit: '3', ...(cursor === undefined ? {} : { cursor }) };
      const { body, headers } = await call(listFollowing, { as: ada, query });
      seen.push(...listFollowing.implementation.route.answer.parse(body).map(({ id }) => id));
      cursor = headers['x-next-cursor'];
    } while (cursor !== undefined);
    expect(seen.sort()).toEqual(idols.map(({ id }) => id).sort());
  });
});

describe('GET /api/users/{username}', () => {
  it('API-34 ENT-01 OPEN-96 answers exactly these fields, by username in any case and by id', async () => {
    const idol = await signUp({ username: `Idol-${ada.id}`.slice(0, 30) });
    await follow(idol.id);
    const expected = {
      ...{ id: idol.id, firstName: 'Ada', lastName: 'Lovelace', username: idol.username, bio: null },
      ...{ profileImageUrl: null, followers: 1, following: 0, isFollowing: true },
    };
    for (const username of [idol.id, String(idol.username), String(idol.username).toUpperCase()]) {
      const { email, ...seen } = await succeed(getTraveller, { as: ada, params: { username } });
      expect(seen).toEqual(expected);
      expect(email).toBe('tr•••@example.com');
    }
    const own = await succeed(getTraveller, { as: idol, params: { username: idol.id } });
    expect(own).toMatchObject({ isFollowing: false, email: idol.email });
  });

  it('PERM-10 OPEN-100 an unknown traveller answers 404, and signed out 401', async () => {
    for (const username of ['nobody', 'z'.repeat(20), 'ä', '%00', 'x'.repeat(41)]) {
      const answer = await call(getTraveller, { as: ada, params: { username } });
      expect(answer).toMatchObject({ status: 404, body: { message: 'User not found' } });
    }
    expect(await call(getTraveller, { params: { username: ada.id } })).toMatchObject({ status: 401 });
  });
});
