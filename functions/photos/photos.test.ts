import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { call, succeed } from '#infra/local/function-fixture/call-function.ts';
import { createActivity, createDay, createTrip } from '#infra/local/function-fixture/sample-trip.ts';
import { signUp, type TestTraveller } from '#infra/local/function-fixture/sign-up.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import { look, upload } from '#infra/local/function-fixture/uploads.ts';
import * as addActivityPhoto from '../activities/add-activity-photo.ts';
import * as removeActivityPhoto from '../activities/remove-activity-photo.ts';
import { dayKey } from '../data/keys.ts';
import * as addDayPhoto from '../days/add-day-photo.ts';
import * as deleteDay from '../days/delete-day.ts';
import * as listDays from '../days/list-days.ts';
import * as removeDayPhoto from '../days/remove-day-photo.ts';
import * as addTripPhoto from '../trips/add-trip-photo.ts';
import * as getTrip from '../trips/get-trip.ts';
import * as removeTripPhoto from '../trips/remove-trip-photo.ts';
import { plainJpeg } from './content/test-pictures.ts';

const { table } = await startFunctions({ s3: true });
let ada: TestTraveller;
let eve: TestTraveller;
let trip: { id: string };
let day: { id: string };
let activity: { id: string };
beforeAll(async () => {
  [ada, eve] = [await signUp(), await signUp()];
  trip = await createTrip(ada, { isPublic: false });
  day = await createDay(ada, trip.id);
  activity = await createActivity(ada, day.id);
});

const PICTURE = 'https://pictures.example.com/rome.jpg';
const ALBUMS = [
  ['trip', addTripPhoto, removeTripPhoto, () => trip.id],
  ['day', addDayPhoto, removeDayPhoto, () => day.id],
  ['activity', addActivityPhoto, removeActivityPhoto, () => activity.id],
] as const;
const photosIn = async () => {
  const { photos } = await succeed(getTrip, { as: ada, params: { id: trip.id } });
  const [first] = await succeed(listDays, { as: ada, params: { id: trip.id } });
  return { trip: photos, day: first?.photos ?? [], activity: first?.activities[0]?.photos ?? [] };
};

it('each photo of a trip makes it a new version, which is answered, and one that is there already makes none', async () => {
  const { id } = await createTrip(ada);
  const versions: number[] = [];
  for (const photoURL of [PICTURE, `${PICTURE}?2`, PICTURE]) {
    const { version } = await succeed(addTripPhoto, { as: ada, params: { id }, body: { photoURL } });
    expect(version).toBe((await succeed(getTrip, { as: ada, params: { id } })).version);
    versions.push(version);
  }
  const [first = 0] = versions;
  expect(versions).toEqual([first, first + 1, first + 1]);
});

describe.each(ALBUMS)('the photos of a %s', (kind, add, remove, id) => {
  const on = (photoURL: unknown, as: TestTraveller | undefined = ada) => ({
    as,
    params: { id: id() },
    body: { photoURL },
  });

  it('API-24 OPEN-71 OPEN-90 OPEN-84 are appended, without duplicates, and answered', async () => {
    expect(await call(add, on(PICTURE))).toMatchObject({ status: 200, body: { id: id(), photos: [PICTURE] } });
    await call(add, on(`${PICTURE}?2`));
    expect(await call(add, on(PICTURE))).toMatchObject({ body: { photos: [PICTURE, `${PICTURE}?2`] } });
    expect((await photosIn())[kind]).toEqual([PICTURE, `${PICTURE}?2`]);
  });

  it('OPEN-130 added concurrently are all kept, each once', async () => {
    const urls = ['a', 'b', 'c', 'a'].map((name) => `https://pictures.example.com/${name}.jpg`);
    const answers = await Promise.all(urls.map((url) => call(add, on(url))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await photosIn())[kind].slice(2).toSorted()).toEqual(urls.slice(0, 3));
  });

  it('OPEN-84 DELETE with photoURL removes one; repeated, it answers 404', async () => {
    expect(await call(remove, on(PICTURE))).toMatchObject({ status: 200, body: { success: true } });
    expect((await photosIn())[kind]).not.toContain(PICTURE);
    expect(await call(remove, on(PICTURE))).toMatchObject({ status: 404, body: { message: 'Photo not found' } });
  });

  it('PERM-08 someone else gets 404 for a private trip, signed out 401, and nothing changes', async () => {
    const before = await photosIn();
    for (const module of [add, remove]) {
      expect(await call(module, on(PICTURE, eve))).toMatchObject({ status: 404, body: { message: 'Trip not found' } });
      const { as: _, ...signedOut } = on(PICTURE);
      expect((await call(module, signedOut)).status).toBe(401);
    }
    expect(await photosIn()).toEqual(before);
  });

  it.each(['javascript:alert(1)', 'ftp://example.com/a.jpg', '/api/user', '/media/../api/user', '', undefined, 7])(
    'OPEN-126 the address %j is refused',
    async (photoURL) => {
      expect((await call(add, on(photoURL))).status).toBe(400);
    },
  );
});

it('PERM-08 someone else’s public trip answers 403', async () => {
  const open = await createTrip(ada);
  const request = { as: eve, params: { id: open.id }, body: { photoURL: PICTURE } };
  expect((await call(addTripPhoto, request)).status).toBe(403);
  expect((await call(removeTripPhoto, request)).status).toBe(403);
});

it('a list takes 200 photos and no more', async () => {
  const full = await createDay(ada, trip.id);
  const photos = Array.from({ length: 199 }, (_, n) => `${PICTURE}?${n}`);
  await table.client.send(
    new UpdateCommand({
      TableName: table.name,
      Key: dayKey(full.id),
      UpdateExpression: 'SET photos = :photos',
      ExpressionAttributeValues: { ':photos': photos },
    }),
  );
  const add = (photoURL: string) => call(addDayPhoto, { as: ada, params: { id: full.id }, body: { photoURL } });
  const answers = await Promise.all([add(`${PICTURE}?a`), add(`${PICTURE}?b`)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  expect(await add(`${PICTURE}?c`)).toMatchObject({ body: { message: 'At most 200 photos can be kept here' } });
});

it('a deleted day accepts no photo', async () => {
  const gone = await createDay(ada, trip.id);
  await call(deleteDay, { as: ada, params: { id: gone.id } });
  const answer = await call(addDayPhoto, { as: ada, params: { id: gone.id }, body: { photoURL: PICTURE } });
  expect(answer).toMatchObject({ status: 404, body: { message: 'Day not found' } });
});

describe('OPEN-129 who may see a photo', () => {
  const save = async (tripId: string) => {
    const body = { photoURL: await upload(ada, plainJpeg()) };
    return (await succeed(addTripPhoto, { as: ada, params: { id: tripId }, body })).photos.at(-1) ?? '';
  };

  it('of a private trip: only its owner, others get 404', async () => {
    const url = await save(trip.id);
    const { status, headers } = await look(ada, url);
    expect({ status, cache: headers['cache-control'] }).toEqual({ status: 302, cache: 'private, max-age=60' });
    for (const who of [eve, undefined]) {
      expect(await look(who, url)).toMatchObject({ status: 404, body: { message: 'Photo not found' } });
      expect((await look(who, url, { size: 'small' })).status).toBe(404);
    }
  });

  it('a presigned address is valid for two minutes, even when the trip has become private', async () => {
    const url = await save(trip.id);
    const { file, headers } = await look(ada, url);
    expect(file?.status).toBe(200);
    const address = headers.location ?? '';
    const signed = new URL(address).searchParams;
    const kept = Number(/max-age=(\d+)/.exec(headers['cache-control'] ?? '')?.[1]);
    // A browser that caches the redirect finds the picture until it expires, too.
    expect(Number(signed.get('X-Amz-Expires'))).toBeGreaterThanOrEqual(2 * kept);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 121_000 });
    try {
      expect((await fetch(address)).status).toBe(403);
    } finally {
      vi.useRealTimers();
    }
  });

  it('of a public trip: everyone', async () => {
    const url = await save((await createTrip(ada)).id);
    for (const who of [ada, eve, undefined]) expect((await look(who, url)).file?.status).toBe(200);
  });

  it('saved to no trip: only its uploader', async () => {
    const url = await upload(ada, plainJpeg());
    expect((await look(ada, url)).file?.status).toBe(200);
    for (const who of [eve, undefined]) expect((await look(who, url)).status).toBe(404);
  });

  it('a photo of one trip is copied when its owner adds it to another, and refused for anyone else', async () => {
    const url = await save(trip.id);
    const open = await createTrip(ada);
    const { photos } = await succeed(addTripPhoto, { as: ada, params: { id: open.id }, body: { photoURL: url } });
    expect(photos[0]).toContain(`/media/photos/${open.id}/`);
    expect((await look(undefined, photos[0] ?? '')).file?.status).toBe(200);
    const evesTrip = await createTrip(eve);
    const taken = await call(addTripPhoto, { as: eve, params: { id: evesTrip.id }, body: { photoURL: url } });
    expect(taken).toMatchObject({ status: 422, body: { message: 'There is no such photo' } });
  });

  it.each(['uploads/x', 'photos/x/y.jpg', 'other/key.jpg'])('an unknown key answers 404: %s', async (key) => {
    expect((await look(ada, `/media/${key}`)).status).toBe(404);
  });
});
