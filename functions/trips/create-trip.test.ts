import { beforeAll, describe, expect, it } from 'vitest';
import { call, succeed } from '#infra/local/function-fixture/call-function.ts';
import { midnight, NEW_TRIP } from '#infra/local/function-fixture/sample-trip.ts';
import { signUp, type TestTraveller } from '#infra/local/function-fixture/sign-up.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import * as createTrip from './create-trip.ts';
import * as getTrip from './get-trip.ts';

await startFunctions();
let ada: TestTraveller;
beforeAll(async () => {
  ada = await signUp({ username: 'ada' });
});

const post = (fields: object) => call(createTrip, { as: ada, body: { ...NEW_TRIP, ...fields } });

describe('POST /api/trips', () => {
  it('API-09 OPEN-136 answers 201 with the created trip and its id', async () => {
    const { status, body } = await post({});
    expect(status).toBe(201);
    expect(body).toMatchObject({ id: expect.stringMatching(/^[0-9a-z]{29}$/), title: 'A week in Rome', isOwner: true });
  });

  it('ENT-05 ENT-06 OPEN-58 OPEN-75 the trip carries its fields, its author and the owner’s view', async () => {
    const trip = await succeed(createTrip, { as: ada, body: NEW_TRIP });
    expect(trip).toEqual({
      id: trip.id,
      title: 'A week in Rome',
      description: 'Ruins and gelato',
      startDate: midnight('2027-06-03'),
      endDate: midnight('2027-06-09'),
      isPublic: true,
      coverImage: null,
      location: null,
      dayCount: 0,
      activityCount: 0,
      creatorFirstName: 'Ada',
      creatorLastName: 'Lovelace',
      creatorEmail: ada.email,
      creatorProfileImage: null,
      ownerId: ada.id,
      ownerUsername: 'ada',
      photos: [],
      revision: 0,
      version: 1,
      isOwner: true,
      audience: 'owner',
      mergedTrips: [],
    });
    expect(await succeed(getTrip, { as: ada, params: { id: trip.id } })).toEqual(trip);
  });

  it('API-08 accepts title, dates, description, cover and isPublic as text', async () => {
    const cover = 'https://example.com/rome.jpg';
    const { status, body } = await post({ title: 'Turin', coverImage: cover, isPublic: 'false' });
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...NEW_TRIP, title: 'Turin', coverImage: cover, isPublic: false });
  });

  it.each([
    ['true', true],
    ['false', false],
    [true, true],
    [false, false],
    [undefined, true],
  ])('OPEN-62 isPublic %j is accepted and answered as %j', async (isPublic, stored) => {
    expect((await post({ isPublic })).body).toMatchObject({ isPublic: stored });
  });

  it.each(['yes', 'TRUE', '', 1, 0, null, {}])('OPEN-62 isPublic %j is refused', async (isPublic) => {
    expect(await post({ isPublic })).toMatchObject({
      status: 400,
      body: { message: 'isPublic must be true or false' },
    });
  });

  it.each([
    ['Title is required', 'title', { title: '' }],
    ['Title is required', 'title', { title: '   ' }],
    ['Title is required', 'title', { title: undefined }],
    ['Title can have at most 200 characters', 'title', { title: 'x'.repeat(201) }],
    ['Start date is required', 'startDate', { startDate: undefined }],
    ['Start date is required', 'startDate', { startDate: '' }],
    ['End date is required', 'endDate', { endDate: undefined }],
    ['End date must be after or equal to start date', 'endDate', { endDate: midnight('2027-06-02') }],
    ['Please enter a date that exists', 'startDate', { startDate: '2027-02-30' }],
    ['Description can have at most 5000 characters', 'description', { description: 'x'.repeat(5001) }],
    ['Please enter a valid URL', 'coverImage', { coverImage: 'javascript:alert(1)' }],
    ['Please enter a valid URL', 'coverImage', { coverImage: 'not an address' }],
    ['Please enter a valid URL', 'coverImage', { coverImage: `/media/${'x'.repeat(500_000)}` }],
  ])('OPEN-137 OPEN-48 VAL-01 refused with "%s" beside %s', async (message, field, fields) => {
    expect(await post(fields)).toMatchObject({ status: 400, body: { message, fields: { [field]: message } } });
  });

  it.each([
    [{ endDate: NEW_TRIP.startDate }, { endDate: NEW_TRIP.startDate }],
    [{ coverImage: '' }, { coverImage: null }],
    [{ coverImage: 'https://example.com/rome.jpg' }, { coverImage: 'https://example.com/rome.jpg' }],
    [{ coverImage: '/media/abc/def.jpg' }, { coverImage: '/media/abc/def.jpg' }],
    [{ description: undefined }, { description: null }],
    [{ title: 'x'.repeat(200) }, { title: 'x'.repeat(200) }],
    [{ title: '  Rome ' }, { title: 'Rome' }],
  ])('VAL-05 VAL-06 VAL-07 %j is accepted', async (fields, stored) => {
    expect(await post(fields)).toMatchObject({ status: 201, body: stored });
  });

  it('OPEN-69 a date-time is stored as its calendar date in UTC', async () => {
    expect((await post({ startDate: '2027-06-04T23:30:00-02:00', endDate: '2027-06-05' })).body).toMatchObject({
      startDate: midnight('2027-06-05'),
      endDate: midnight('2027-06-05'),
    });
  });

  it('OPEN-59 signed out it answers 401', async () => {
    expect(await call(createTrip, { body: NEW_TRIP })).toMatchObject({
      status: 401,
      body: { message: 'Unauthorized' },
    });
  });

  it('fields that a caller may not set are ignored', async () => {
    const sent = { id: 'mine', ownerId: 'somebody', dayCount: 7, version: 9, photos: ['x'], location: 'Rome' };
    const { body } = await post(sent);
    expect(body).toMatchObject({ ownerId: ada.id, dayCount: 0, photos: [], id: expect.not.stringMatching('mine') });
  });
});
