import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { call, succeed } from '#infra/local/function-fixture/call-function.ts';
import { deliverChanges } from '#infra/local/function-fixture/deliver-changes.ts';
import { createActivity, createDay, createTrip } from '#infra/local/function-fixture/sample-trip.ts';
import { newSession, signUp, type TestTraveller } from '#infra/local/function-fixture/sign-up.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import { look, upload } from '#infra/local/function-fixture/uploads.ts';
import * as addActivityPhoto from '../activities/add-activity-photo.ts';
import { s3Client } from '../adapters/s3-client.ts';
import { s3MediaStore } from '../adapters/s3-media-store.ts';
import { dayKey, fileClaimKey, tripKey } from '../data/keys.ts';
import { smallKey } from '../data/media-keys.ts';
import * as addDayPhoto from '../days/add-day-photo.ts';
import * as deleteDay from '../days/delete-day.ts';
import * as removeDayPhoto from '../days/remove-day-photo.ts';
import * as restoreDay from '../days/restore-day.ts';
import * as logout from '../session/logout.ts';
import * as addTripPhoto from '../trips/add-trip-photo.ts';
import * as deleteTrip from '../trips/delete-trip.ts';
import * as mergeTrips from '../trips/merge-trips.ts';
import * as unmergeTrips from '../trips/unmerge-trips.ts';
import { plainJpeg } from './content/test-pictures.ts';

const functions = await startFunctions({ s3: true });
const { table } = functions;
const media = s3MediaStore(s3Client(), 'media');
let ada: TestTraveller;
beforeAll(async () => {
  ada = await signUp();
});

type Add = typeof addTripPhoto | typeof addDayPhoto | typeof addActivityPhoto;

/** Saves a picture with its small one, and returns its address. */
async function save(add: Add, id: string): Promise<string> {
  const [photoURL, smallURL] = [await upload(ada, plainJpeg()), await upload(ada, plainJpeg({ width: 4, height: 3 }))];
  const { body } = await call(add, { as: ada, params: { id }, body: { photoURL, smallURL } });
  return (body as { photos: string[] }).photos.at(-1) ?? '';
}
const nameOf = (url: string) => /([0-9a-z]{24})\.jpg$/.exec(url)?.[1];
const keyOf = (url: string) => url.slice('/media/'.length);
const stand = async (...urls: string[]) => {
  const found = await Promise.all(
    urls.flatMap((url) => [media.exists(keyOf(url)), media.exists(smallKey(keyOf(url)))]),
  );
  return found.filter(Boolean).length / 2;
};

const isClaimed = async (Key: { pk: string; sk: string }) =>
  (await table.client.send(new GetCommand({ TableName: table.name, Key }))).Item !== undefined;
/** As TTL removes it. */
const expire = async (Key: { pk: string; sk: string }) => {
  await table.client.send(new DeleteCommand({ TableName: table.name, Key }));
  await deliverChanges(functions);
};

describe('OPEN-85 OPEN-129 files that nothing shows any more are deleted', () => {
  it('of a removed photo, once no other list of the trip shows it', async () => {
    const trip = await createTrip(ada);
    const day = await createDay(ada, trip.id);
    const url = await save(addTripPhoto, trip.id);
    await succeed(addDayPhoto, { as: ada, params: { id: day.id }, body: { photoURL: url } });
    await deliverChanges(functions);
    await succeed(removeDayPhoto, { as: ada, params: { id: day.id }, body: { photoURL: url } });
    await deliverChanges(functions);
    expect(await stand(url)).toBe(1);
    const other = await save(addDayPhoto, day.id);
    await succeed(removeDayPhoto, { as: ada, params: { id: day.id }, body: { photoURL: other } });
    await deliverChanges(functions);
    expect([await stand(other), await stand(url)]).toEqual([0, 1]);
  });

  it('of a deleted day and its activities, when it can no longer be restored', async () => {
    const day = await createDay(ada, (await createTrip(ada)).id);
    const activity = await createActivity(ada, day.id);
    const urls = [await save(addDayPhoto, day.id), await save(addActivityPhoto, activity.id)] as const;
    const on = { as: ada, params: { id: day.id } };
    await succeed(deleteDay, on);
    await deliverChanges(functions);
    expect(await stand(...urls)).toBe(2);
    expect((await succeed(restoreDay, on)).photos).toEqual([urls[0]]);
    await succeed(deleteDay, on);
    await expire(dayKey(day.id));
    await deliverChanges(functions);
    expect(await stand(...urls)).toBe(0);
  });

  it('of a deleted trip with its days and activities', async () => {
    const trip = await createTrip(ada);
    const day = await createDay(ada, trip.id);
    const urls = [await save(addTripPhoto, trip.id), await save(addDayPhoto, day.id)];
    await succeed(deleteTrip, { as: ada, params: { id: trip.id } });
    expect((await look(ada, urls[0] ?? '')).status).toBe(404);
    await deliverChanges(functions);
    await deliverChanges(functions);
    expect(await stand(...urls)).toBe(0);
  });

  it('that were saved to no trip, after a day', async () => {
    const url = await upload(ada, plainJpeg());
    const claim = await table.client.send(new GetCommand({ TableName: table.name, Key: fileClaimKey(keyOf(url)) }));
    const seconds = Number(claim.Item?.expiresAt) - Date.now() / 1000;
    expect(Math.round(seconds / 3600)).toBe(24);
    await expire(fileClaimKey(keyOf(url)));
    expect(await media.exists(keyOf(url))).toBe(false);
  });

  it('a photo that is shown stays when its claim expires; one whose saving was interrupted is deleted', async () => {
    const trip = await createTrip(ada);
    const url = await save(addTripPhoto, trip.id);
    const claim = fileClaimKey(keyOf(url).replace('.jpg', ''));
    expect(await isClaimed(claim)).toBe(true);
    await expire(claim);
    expect(await stand(url)).toBe(1);
    // The photo with its small one, the small one alone, and one that was claimed with its extension.
    const [both, small, whole] = ['0', '1', '2'].map((digit) => `photos/${trip.id}/${digit.repeat(24)}`);
    const files = [`${both}.jpg`, `${both}-small`, `${small}-small`, `${whole}.jpg`];
    for (const key of files) await media.write(key, plainJpeg(), 'image/jpeg');
    for (const key of [both, small, `${whole}.jpg`]) {
      const Item = { ...fileClaimKey(key ?? ''), expiresAt: 1 };
      await table.client.send(new PutCommand({ TableName: table.name, Item }));
      await expire(fileClaimKey(key ?? ''));
    }
    expect(await Promise.all(files.map((key) => media.exists(key)))).toEqual([false, false, false, false]);
  });

  it('OPEN-136 a photo is claimed only with a valid session', async () => {
    const trip = await createTrip(ada);
    const claimed = async (as: TestTraveller, isSignedOut = false) => {
      const photoURL = await upload(as, plainJpeg());
      if (isSignedOut) await succeed(logout, { as });
      const { status } = await call(addTripPhoto, { as, params: { id: trip.id }, body: { photoURL } });
      return [status, await isClaimed(fileClaimKey(`photos/${trip.id}/${nameOf(photoURL)}`))];
    };
    expect(await claimed(ada)).toEqual([200, true]);
    expect(await claimed({ ...ada, cookie: await newSession(ada.id) }, true)).toEqual([401, false]);
  });

  it('OPEN-136 what a stranger claims in a trip stores nothing there, and deletes nothing that it shows', async () => {
    const [trip, eve] = [await createTrip(ada), await signUp()];
    const url = await save(addTripPhoto, trip.id);
    const own = await upload(eve, plainJpeg());
    for (const name of [nameOf(url), nameOf(own)]) {
      const photoURL = `/media/uploads/${eve.id}/${name}.jpg`;
      const { status } = await call(addTripPhoto, { as: eve, params: { id: trip.id }, body: { photoURL } });
      expect(status).toBe(403);
      expect(await media.exists(`photos/${trip.id}/${name}.jpg`)).toBe(name === nameOf(url));
      await expire(fileClaimKey(`photos/${trip.id}/${name}`));
    }
    expect(await stand(url)).toBe(1);
    expect((await look(ada, url)).file?.status).toBe(200);
  });
});

describe('photos of merged trips', () => {
  it('stay visible to the readers of the target trip, and after undoing the merge to those of their own again', async () => {
    const [source, target] = [await createTrip(ada, { isPublic: false }), await createTrip(ada)];
    const url = await save(addTripPhoto, source.id);
    const params = { sourceId: source.id, targetId: target.id };
    expect((await look(undefined, url)).status).toBe(404);
    const merged = await succeed(mergeTrips, { as: ada, params });
    expect(merged.photos).toEqual([url]);
    expect((await look(undefined, url)).file?.status).toBe(200);
    await deliverChanges(functions);
    await succeed(unmergeTrips, { as: ada, params });
    await deliverChanges(functions);
    expect((await look(undefined, url)).status).toBe(404);
    expect((await look(ada, url)).file?.status).toBe(200);
  });

  it('outlive the merged trip’s own items, and are deleted with the target trip', async () => {
    const [source, target] = [await createTrip(ada), await createTrip(ada)];
    const day = await createDay(ada, source.id);
    const urls = [await save(addTripPhoto, source.id), await save(addDayPhoto, day.id)];
    await succeed(mergeTrips, { as: ada, params: { sourceId: source.id, targetId: target.id } });
    await deliverChanges(functions);
    await expire(tripKey(source.id));
    await deliverChanges(functions);
    expect(await stand(...urls)).toBe(2);
    for (const url of urls) expect((await look(undefined, url)).file?.status).toBe(200);
    await succeed(deleteTrip, { as: ada, params: { id: target.id } });
    await deliverChanges(functions);
    await deliverChanges(functions);
    expect(await stand(...urls)).toBe(0);
  });
});
