import { ListObjectVersionsCommand } from '@aws-sdk/client-s3';
import type { S3Event } from 'aws-lambda';
import { beforeAll, describe, expect, it } from 'vitest';
import { asFunction } from '#infra/local/authorization/acting-function.ts';
import { call, succeed } from '#infra/local/function-fixture/call-function.ts';
import { createTrip } from '#infra/local/function-fixture/sample-trip.ts';
import { signUp, type TestTraveller } from '#infra/local/function-fixture/sign-up.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import { MAX_PHOTO_BYTES } from '#shared/photos/schema.ts';
import { s3Client } from '../adapters/s3-client.ts';
import { s3MediaStore } from '../adapters/s3-media-store.ts';
import { photoKey } from '../data/media-keys.ts';
import * as addTripPhoto from '../trips/add-trip-photo.ts';
import { plainJpeg } from './content/test-pictures.ts';
import * as createUpload from './create-upload.ts';
import { handler } from './remove-large-upload.ts';

const removeLargeUpload = asFunction('removeLargeUpload', handler);

/** What the bucket has announced, in order. */
const announced: S3Event['Records'] = [];
await startFunctions({ s3: true, onObjectCreated: async ({ Records }) => void announced.push(...Records) });
const media = s3MediaStore(s3Client(), 'media');
const LARGE = new Uint8Array(30_000_000);

let ada: TestTraveller;
let tripId: string;
beforeAll(async () => {
  ada = await signUp();
  tripId = (await createTrip(ada)).id;
});

const keyOf = (photoURL: string) => photoURL.slice('/media/'.length);
const save = (photoURL: string) => call(addTripPhoto, { as: ada, params: { id: tripId }, body: { photoURL } });

/** Puts a file to an upload's address, which is bound to the key alone, and returns the bucket's event. */
async function put(uploadURL: string, bytes: Uint8Array): Promise<S3Event['Records'][number]> {
  const before = announced.length;
  const answer = await fetch(uploadURL, { method: 'PUT', body: new Blob([Uint8Array.from(bytes)]) });
  expect(answer.status).toBe(200);
  await expect.poll(() => announced.length).toBe(before + 1);
  const [record] = announced.slice(-1);
  if (!record) throw new Error('The bucket announced nothing');
  return record;
}

/** How many versions and delete markers there are of an upload. */
async function kept(photoURL: string): Promise<number> {
  const versions = new ListObjectVersionsCommand({ Bucket: 'media', Prefix: keyOf(photoURL) });
  const { Versions = [], DeleteMarkers = [] } = await s3Client().send(versions);
  return Versions.length + DeleteMarkers.length;
}

describe('an upload that was not announced', () => {
  it('OPEN-126 above 10 MB is deleted with its version, and cannot be added as a photo', async () => {
    const { uploadURL, photoURL } = await succeed(createUpload, { as: ada });
    const record = await put(uploadURL, LARGE);
    expect(await kept(photoURL)).toBe(1);
    await removeLargeUpload({ Records: [record] });
    expect(await kept(photoURL)).toBe(0);
    const message = 'This file was not uploaded, or it was larger than 10 MB';
    expect(await save(photoURL)).toMatchObject({ status: 422, body: { message } });
    // Told twice.
    await removeLargeUpload({ Records: [record] });
    expect(await kept(photoURL)).toBe(0);
  });

  it('OPEN-126 of exactly 10 MB stays, and so does any file outside the folder of uploads', async () => {
    const { uploadURL, photoURL } = await succeed(createUpload, { as: ada });
    const largest = await put(uploadURL, LARGE.subarray(0, MAX_PHOTO_BYTES));
    const photo = photoKey(tripId, '0'.repeat(24), 'jpg');
    await media.write(photo, LARGE, 'image/jpeg');
    await expect.poll(() => announced.at(-1)?.s3.object.key).toBe(photo);
    await removeLargeUpload({ Records: [largest, ...announced.slice(-1)] });
    expect([await kept(photoURL), await media.exists(photo)]).toEqual([1, true]);
  });

  it('OPEN-126 replaced by a smaller file meanwhile leaves that one, which can be added', async () => {
    const { uploadURL, photoURL } = await succeed(createUpload, { as: ada });
    const large = await put(uploadURL, LARGE);
    const small = await put(uploadURL, plainJpeg());
    await removeLargeUpload({ Records: [large, small] });
    expect(await kept(photoURL)).toBe(1);
    expect(await save(photoURL)).toMatchObject({ status: 200 });
  });

  it('without a version’s id, as in a bucket without versions, is deleted only while it is the same object', async () => {
    const { uploadURL, photoURL } = await succeed(createUpload, { as: ada });
    const { versionId: _, ...object } = (await put(uploadURL, LARGE)).s3.object;
    const unversioned = async () => {
      const record = structuredClone(announced.at(-1));
      if (record) await removeLargeUpload({ Records: [{ ...record, s3: { ...record.s3, object } }] });
    };
    await put(uploadURL, plainJpeg());
    await unversioned();
    expect(await media.exists(keyOf(photoURL))).toBe(true);
    await put(uploadURL, LARGE);
    await unversioned();
    expect(await media.exists(keyOf(photoURL))).toBe(false);
  });

  it('is deleted even when another record of its event fails, and the event is delivered again', async () => {
    const { uploadURL, photoURL } = await succeed(createUpload, { as: ada });
    const large = await put(uploadURL, LARGE);
    const broken = structuredClone(large);
    broken.s3.object.key = '%';
    await expect(removeLargeUpload({ Records: [broken, large] })).rejects.toThrow('1 uploads could not be deleted');
    expect(await kept(photoURL)).toBe(0);
  });
});
