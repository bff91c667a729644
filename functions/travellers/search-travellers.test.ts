import { beforeAll, describe, expect, it } from 'vitest';
import { call, succeed } from '#infra/local/function-fixture/call-function.ts';
import { deliverChanges, replayAllChanges } from '#infra/local/function-fixture/deliver-changes.ts';
import { signUp, type TestTraveller } from '#infra/local/function-fixture/sign-up.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import * as followTraveller from './follow-traveller.ts';
import * as searchTravellers from './search-travellers.ts';
import * as updateProfile from './update-profile.ts';

const functions = await startFunctions();
let viewer: TestTraveller;
let jose: TestTraveller;
let anna: TestTraveller;
beforeAll(async () => {
  viewer = await signUp({ firstName: 'Zoe', lastName: 'Quist' });
  jose = await signUp({ firstName: 'José', lastName: "O'Higgins", username: 'sea_fan.Jo' });
  anna = await signUp({ firstName: 'Anna-Maria Luise', lastName: 'von Strand' });
  await deliverChanges(functions);
});

const find = (q: string) => succeed(searchTravellers, { as: viewer, query: { q } });
const idsOf = async (q: string) => (await find(q)).map(({ id }) => id);

describe('GET /api/users/search', () => {
  it.each([
    'sea',
    'SEA_FAN',
    'sea_fan.jo',
    'fan',
    'jose',
    'JOSÉ',
    'jos',
    "o'hig",
    'o’higgins',
    'higg',
    'hig jo',
    ' jo  hi, ',
  ])('OPEN-32 API-36 %j matches a prefix of username, names and words in them', async (q) => {
    expect(await idsOf(q)).toEqual([jose.id]);
  });

  it.each(['luise', 'strand anna', 'maria von', 'anna-m', 'von strand'])(
    'OPEN-32 %j matches a word in a name',
    async (q) => {
      expect(await idsOf(q)).toEqual([anna.id]);
    },
  );

  it.each(['igg', 'jose anna', 'sea strand', 'nobody', '##', '% #', '((', 'x'.repeat(200)])(
    'OPEN-32 %j matches nobody: every word must be a prefix of one',
    async (q) => {
      expect(await find(q)).toEqual([]);
    },
  );

  it.each(['', ' ', 'j', ' j '])('OPEN-32 %j is below 2 characters and answers []', async (q) => {
    expect(await find(q)).toEqual([]);
  });

  it('OPEN-32 the searching traveller is found too, with the whole address', async () => {
    expect(await find('zoe quist')).toMatchObject([{ id: viewer.id, email: viewer.email, isFollowing: false }]);
  });

  it('ENT-02 OPEN-38 has exactly these fields, the email masked, and whether the searching one follows them', async () => {
    await succeed(followTraveller, { as: viewer, params: { id: jose.id } });
    expect(await find('jose')).toEqual([
      {
        ...{ id: jose.id, firstName: 'José', lastName: "O'Higgins", username: 'sea_fan.Jo', bio: null },
        ...{ email: 'tr•••@example.com', profileImageUrl: null, followers: 1, following: 0, isFollowing: true },
        ...{ tripCount: 0, followerCount: 1 },
      },
    ]);
    expect(await find(jose.email)).toEqual([]);
  });

  it('OPEN-32 at most 20 are found', async () => {
    await Promise.all(
      Array.from({ length: 23 }, (_, index) => signUp({ firstName: 'Many', lastName: `Fold${index}` })),
    );
    await deliverChanges(functions);
    expect(new Set(await idsOf('many')).size).toBe(20);
    expect(await idsOf('many fold22')).toHaveLength(1);
  });

  it('PERM-12 signed out answers 401', async () => {
    expect(await call(searchTravellers, { query: { q: 'jose' } })).toMatchObject({ status: 401 });
  });

  it('a changed name is found and the former is not, before its stream records arrive and however often they come', async () => {
    const changing = await signUp({ firstName: 'Formerly', lastName: 'Steady', username: 'wanderer-one' });
    await deliverChanges(functions);
    expect(await idsOf('formerly')).toEqual([changing.id]);
    const body = { firstName: 'Nowadays', lastName: 'Steady', username: null };
    await succeed(updateProfile, { as: changing, body });
    expect(await find('formerly')).toEqual([]);
    for (const deliver of [deliverChanges, replayAllChanges]) {
      await deliver(functions);
      for (const q of ['nowadays', 'steady', 'nowadays stea']) expect(await idsOf(q)).toEqual([changing.id]);
      for (const q of ['formerly', 'wanderer', 'one']) expect(await find(q)).toEqual([]);
    }
  });
});
