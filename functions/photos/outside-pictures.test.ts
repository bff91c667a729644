import { beforeAll, describe, expect, it } from 'vitest';
import { call, succeed, type TestRequest } from '#infra/local/function-fixture/call-function.ts';
import { deliverChanges } from '#infra/local/function-fixture/deliver-changes.ts';
import { startOutsideServer } from '#infra/local/function-fixture/outside-pictures.ts';
import { createActivity, createDay, createTrip } from '#infra/local/function-fixture/sample-trip.ts';
import { signUp, type TestTraveller } from '#infra/local/function-fixture/sign-up.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import * as addActivityPhoto from '../activities/add-activity-photo.ts';
import { PICTURE_HOST } from '../adapters/test-picture-server.ts';
import * as addDayPhoto from '../days/add-day-photo.ts';
import * as deleteDay from '../days/delete-day.ts';
import * as updateProfile from '../travellers/update-profile.ts';
import * as addTripPhoto from '../trips/add-trip-photo.ts';
import * as updateTrip from '../trips/update-trip.ts';
import { gifWithPlace, plainJpeg, pngWithPlace, webpWithPlace } from './content/test-pictures.ts';

const AVIF = Buffer.concat([Buffer.from([0, 0, 0, 28]), Buffer.from('ftypavif'), Buffer.alloc(40)]);
/** What the other server has, by path. It claims the same type of everything, and sets a cookie. */
const FILES: Readonly<Record<string, Uint8Array>> = {
  '/a.jpg': plainJpeg(),
  '/a.png': pngWithPlace(),
  '/a.gif': gifWithPlace(),
  '/a.webp': webpWithPlace(),
  '/a.avif': AVIF,
  '/a.svg': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  '/a.html': Buffer.from('<!doctype html><script>alert(1)</script>'),
  '/a.heic': Buffer.concat([Buffer.from([0, 0, 0, 28]), Buffer.from('ftypheic'), Buffer.alloc(40)]),
  '/a.mp4': Buffer.concat([Buffer.from([0, 0, 0, 28]), Buffer.from('ftypmp42'), Buffer.alloc(40)]),
  '/empty.jpg': new Uint8Array(),
};
const NOT_THERE = { status: 404, body: { message: 'Picture not found', code: 'not_found' } };

const world = await startFunctions();
const server = await startOutsideServer((request, response) => {
  response.setHeader('content-type', 'image/svg+xml').setHeader('set-cookie', 'seen=1');
  response.setHeader('cache-control', 'no-store');
  const file = FILES[request.url ?? ''];
  if (file) response.end(file);
  else response.writeHead(404).end();
});
const getOutsidePicture = await import('./get-outside-picture.ts');
const get = (id: string, path: string, request: TestRequest = {}) =>
  call(getOutsidePicture, { ...request, params: { id }, query: { url: PICTURE_HOST + path } });

let ada: TestTraveller;
let eve: TestTraveller;
let open: { id: string };
let closed: { id: string };
beforeAll(async () => {
  [ada, eve] = [await signUp(), await signUp()];
  open = await createTrip(ada, { coverImage: `${PICTURE_HOST}/a.jpg` });
  closed = await createTrip(ada, { coverImage: `${PICTURE_HOST}/a.jpg`, isPublic: false });
});

describe('a picture on another site', () => {
  it.each([
    ['/a.jpg', 'image/jpeg'],
    ['/a.png', 'image/png'],
    ['/a.gif', 'image/gif'],
    ['/a.webp', 'image/webp'],
    ['/a.avif', 'image/avif'],
  ])('is answered by us, with its type by its first bytes: %s', async (path, type) => {
    await succeed(addTripPhoto, { as: ada, params: { id: open.id }, body: { photoURL: PICTURE_HOST + path } });
    const { status, body, headers, cookies } = await get(open.id, path, { headers: { 'accept-encoding': 'br, gzip' } });
    expect(status).toBe(200);
    expect(Buffer.compare(body as Buffer, FILES[path] ?? Buffer.alloc(0))).toBe(0);
    expect(headers).toMatchObject({
      'content-type': type,
      'x-content-type-options': 'nosniff',
      'content-disposition': 'inline',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=86400',
    });
    expect(cookies).toEqual([]);
  });

  it.each(['/a.svg', '/a.html', '/a.heic', '/a.mp4', '/empty.jpg', '/missing.jpg'])(
    'is not answered when it is none that every browser shows: %s',
    async (path) => {
      await succeed(addTripPhoto, { as: ada, params: { id: open.id }, body: { photoURL: PICTURE_HOST + path } });
      const answer = await get(open.id, path);
      expect(answer).toMatchObject(NOT_THERE);
      expect(answer.headers['cache-control']).toBe('no-store');
    },
  );

  it('its server learns nothing of the viewer', async () => {
    await get(open.id, '/a.jpg', {
      as: eve,
      headers: { referer: 'https://travel.example/trips/1', 'user-agent': 'Eve' },
    });
    const headers = server.asked.at(-1)?.headers ?? {};
    expect(Object.keys(headers).toSorted()).toEqual(['accept', 'accept-encoding', 'connection', 'host', 'user-agent']);
    expect(headers['user-agent']).not.toContain('Eve');
  });

  it('of a private trip is answered to its owner alone, and not kept by the CDN', async () => {
    const { status, headers } = await get(closed.id, '/a.jpg', { as: ada });
    expect({ status, cached: headers['cache-control'] }).toEqual({ status: 200, cached: 'private, max-age=86400' });
    const before = server.asked.length;
    for (const as of [eve, undefined]) expect((await get(closed.id, '/a.jpg', { as })).status).toBe(404);
    expect(server.asked.length).toBe(before);
  });

  it('of a day or an activity is answered as its trip is, until the day is deleted', async () => {
    const day = await createDay(ada, closed.id);
    const activity = await createActivity(ada, day.id);
    const body = { photoURL: `${PICTURE_HOST}/a.png` };
    await succeed(addDayPhoto, { as: ada, params: { id: day.id }, body });
    await succeed(addActivityPhoto, { as: ada, params: { id: activity.id }, body });
    for (const { id } of [day, activity]) {
      expect((await get(id, '/a.png', { as: ada })).status).toBe(200);
      expect((await get(id, '/a.jpg', { as: ada })).status).toBe(404);
      expect((await get(id, '/a.png', { as: eve })).status).toBe(404);
    }
    await succeed(deleteDay, { as: ada, params: { id: day.id } });
    for (const { id } of [day, activity]) expect((await get(id, '/a.png', { as: ada })).status).toBe(404);
  });

  it('of a profile is answered to whoever is signed in, and to everyone once its traveller has a public trip', async () => {
    const zoe = await signUp();
    const profile = { firstName: 'Zoe', lastName: 'Brandt', profileImageUrl: `${PICTURE_HOST}/a.gif` };
    await succeed(updateProfile, { as: zoe, body: profile });
    expect((await get(zoe.id, '/a.gif', { as: eve })).headers['cache-control']).toBe('private, max-age=86400');
    expect((await get(zoe.id, '/a.gif')).status).toBe(404);
    await createTrip(zoe);
    await deliverChanges(world);
    expect((await get(zoe.id, '/a.gif')).headers['cache-control']).toBe('public, max-age=86400');
  });
});

describe('nobody can have any address fetched', () => {
  it.each(['/b.jpg', '/a.jpg?', '/A.jpg', '/a.jpg#'])(
    'an address that is not stored there to the letter: %s',
    async (path) => {
      const before = server.asked.length;
      expect(await get(open.id, path, { as: ada })).toMatchObject(NOT_THERE);
      expect(await get(ada.id, '/a.jpg', { as: ada })).toMatchObject(NOT_THERE);
      expect(server.asked.length).toBe(before);
    },
  );

  it('one that was replaced is no longer fetched', async () => {
    const trip = await createTrip(ada, { coverImage: `${PICTURE_HOST}/a.jpg` });
    await succeed(updateTrip, { as: ada, params: { id: trip.id }, body: { coverImage: `${PICTURE_HOST}/a.png` } });
    expect((await get(trip.id, '/a.jpg', { as: ada })).status).toBe(404);
    expect((await get(trip.id, '/a.png', { as: ada })).status).toBe(200);
  });

  it('something that does not exist shows nothing', async () => {
    const other = `${open.id.slice(0, -1)}${open.id.endsWith('x') ? 'y' : 'x'}`;
    const gone = [other, `${open.id}-0mk3f8r7ab4k9x2`, '0'.repeat(20), 'x', `${open.id}-`];
    for (const id of gone) expect((await get(id, '/a.jpg', { as: ada })).status).toBe(404);
    const answer = await call(getOutsidePicture, { as: ada, params: { id: open.id } });
    expect(answer).toMatchObject({ status: 400, body: { message: 'url is required' } });
  });
});
