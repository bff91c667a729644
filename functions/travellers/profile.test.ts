import { beforeEach, describe, expect, it } from 'vitest';
import { call, succeed } from '#infra/local/function-fixture/call-function.ts';
import { deliverChanges } from '#infra/local/function-fixture/deliver-changes.ts';
import { createTrip } from '#infra/local/function-fixture/sample-trip.ts';
import { signUp, type TestTraveller } from '#infra/local/function-fixture/sign-up.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import * as getUser from '../session/get-user.ts';
import * as listProfileTrips from '../trips/list-profile-trips.ts';
import * as listTravellerTrips from '../trips/list-traveller-trips.ts';
import * as getProfile from './get-profile.ts';
import * as getTraveller from './get-traveller.ts';
import * as updateProfile from './update-profile.ts';

const functions = await startFunctions();
let ada: TestTraveller;
beforeEach(async () => {
  ada = await signUp();
});

const NAMES = { firstName: 'Augusta', lastName: 'King' };
const put = (fields: object, as: TestTraveller | undefined = ada) =>
  call(updateProfile, { as, body: { ...NAMES, ...fields } });
const unique = (name: string) => `${name}-${ada.id}`.slice(0, 30);
const find = (username: string) => call(getTraveller, { as: ada, params: { username } });

describe('the signed-in traveller’s profile', () => {
  it('API-39 ENT-03 has their fields and counts, and the whole email', async () => {
    expect(await succeed(getProfile, { as: ada })).toEqual({
      ...{ id: ada.id, firstName: 'Ada', lastName: 'Lovelace', email: ada.email, username: null, bio: null },
      ...{ profileImageUrl: null, showEmail: false, createdAt: ada.createdAt },
      ...{ tripCount: 0, followerCount: 0, followingCount: 0 },
    });
  });

  it('API-40 lists public and private trips', async () => {
    for (const isPublic of [true, false]) await createTrip(ada, { isPublic });
    expect((await succeed(listProfileTrips, { as: ada })).map(({ isPublic }) => isPublic)).toEqual([false, true]);
  });

  it('PERM-10 signed out answers 401', async () => {
    for (const module of [getProfile, listProfileTrips, updateProfile]) {
      expect(await call(module, { body: NAMES })).toMatchObject({ status: 401 });
    }
  });
});

describe('PUT /api/user/profile', () => {
  it('OPEN-101 accepts names, username, bio and picture, and answers the session user', async () => {
    const fields = { username: unique('king'), bio: 'First', profileImageUrl: 'https://example.com/a.jpg' };
    const { status, body } = await put({ ...fields, email: 'other@example.com' });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { ...NAMES, ...fields, id: ada.id, email: ada.email },
    });
    expect(await succeed(getUser, { as: ada })).toEqual(body);
  });

  it('TIME-08 HEALTH-11 stores the home time zone and the findings never told of, and leaves out what is not sent', async () => {
    const fields = { homeTimeZone: 'Asia/Calcutta', neverFindings: ['two beds', 'open'] };
    expect(await put(fields)).toMatchObject({ status: 200, body: fields });
    await put({});
    expect(await succeed(getUser, { as: ada })).toMatchObject(fields);
    expect(await succeed(getProfile, { as: ada })).toMatchObject(fields);
    await put({ homeTimeZone: '', neverFindings: [] });
    expect(await succeed(getProfile, { as: ada })).toMatchObject({ homeTimeZone: null, neverFindings: [] });
    expect(await put({ homeTimeZone: 'Rome' })).toMatchObject({
      ...{ status: 400, body: { fields: { homeTimeZone: 'Please enter a time zone like Europe/Rome' } } },
    });
    expect(await put({ neverFindings: ['visa'] })).toMatchObject({ status: 400 });
  });

  it('OPEN-45 OPEN-101 a new username is found, the former one is available again', async () => {
    const [former, next] = [unique('one'), unique('two')];
    await put({ username: former });
    await put({ username: next });
    expect((await find(next.toUpperCase())).status).toBe(200);
    expect((await find(former)).status).toBe(404);
    expect(await put({ username: former }, await signUp())).toMatchObject({ status: 200 });
    await put({ username: null });
    expect((await find(next)).status).toBe(404);
  });

  it('OPEN-44 OPEN-101 a taken username answers 409 and changes nothing', async () => {
    const name = unique('taken');
    await put({ username: name }, await signUp());
    const before = await succeed(getProfile, { as: ada });
    expect(await put({ username: name.toUpperCase() })).toMatchObject({
      status: 409,
      body: { message: 'This username is already taken' },
    });
    expect(await succeed(getProfile, { as: ada })).toEqual(before);
  });

  it('OPEN-101 the case of one’s own username may be changed', async () => {
    const name = unique('case');
    await put({ username: name });
    expect(await put({ username: name.toUpperCase() })).toMatchObject({
      status: 200,
      body: { username: name.toUpperCase() },
    });
    expect((await find(name)).status).toBe(200);
  });

  it('OPEN-44 when two travellers claim one username at once, one gets it', async () => {
    const [others, username] = [[await signUp(), await signUp(), await signUp()], unique('race')];
    const answers = await Promise.all(others.map((as) => put({ username }, as)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('OPEN-45 changing a username several times at once leaves no claim behind', async () => {
    const names = [1, 2, 3, 4].map((number) => unique(`many${number}`));
    const answers = await Promise.all(names.map((username) => put({ username })));
    for (const { status } of answers) expect([200, 409]).toContain(status);
    const { username } = await succeed(getProfile, { as: ada });
    const found = await Promise.all(names.map(find));
    expect(names.filter((_, index) => found[index]?.status === 200)).toEqual([username]);
  });

  it('OPEN-38 showEmail shows the whole address to others, until it is switched off', async () => {
    const other = await signUp();
    const seen = async () => (await succeed(getTraveller, { as: other, params: { username: ada.id } })).email;
    await put({ showEmail: true });
    expect(await seen()).toBe(ada.email);
    await put({});
    expect(await seen()).toBe(ada.email);
    await put({ showEmail: false });
    expect(await seen()).toBe('tr•••@example.com');
  });

  it('a changed profile shows on the trips that are public already', async () => {
    await createTrip(ada);
    await deliverChanges(functions);
    await put({ username: unique('author') });
    await deliverChanges(functions);
    const [trip] = await succeed(listTravellerTrips, { params: { username: ada.id } });
    expect(trip).toMatchObject({ creatorFirstName: 'Augusta', creatorLastName: 'King' });
  });

  it.each([
    ['First name is required', { firstName: '' }],
    ['Username must be at least 3 characters', { username: 'ab' }],
    ['Bio can have at most 500 characters', { bio: 'x'.repeat(501) }],
    ['Please enter a valid URL', { profileImageUrl: 'javascript:alert(1)' }],
  ])('OPEN-101 OPEN-137 "%s"', async (message, fields) => {
    expect(await put(fields)).toMatchObject({ status: 400, body: { message } });
  });
});
