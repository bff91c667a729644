import { beforeAll, describe, expect, it } from 'vitest';
import { call, succeed } from '#infra/local/function-fixture/call-function.ts';
import { createDay, createTrip } from '#infra/local/function-fixture/sample-trip.ts';
import { signUp, type TestTraveller } from '#infra/local/function-fixture/sign-up.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import { look, upload } from '#infra/local/function-fixture/uploads.ts';
import * as addDayPhoto from '../days/add-day-photo.ts';
import { jpegWithPlace, PLACE, plainJpeg } from './content/test-pictures.ts';
import * as createUpload from './create-upload.ts';

await startFunctions({ s3: true });
let ada: TestTraveller;
let eve: TestTraveller;
let dayId: string;
beforeAll(async () => {
  [ada, eve] = [await signUp(), await signUp()];
  dayId = (await createDay(ada, (await createTrip(ada)).id)).id;
});

const jpeg = plainJpeg();
const put = (url: string, body: Uint8Array, type: string | undefined = 'image/jpeg') =>
  fetch(url, { method: 'PUT', body: new Blob([Uint8Array.from(body)]), headers: type ? { 'content-type': type } : {} });
const save = (photoURL: string, more = {}) =>
  call(addDayPhoto, { as: ada, params: { id: dayId }, body: { photoURL, ...more } });

describe('POST /api/objects/upload', () => {
  it('API-25 PERM-05 OPEN-126 answers an address that accepts a PUT, and the one to save', async () => {
    const { uploadURL, photoURL } = await succeed(createUpload, {
      as: ada,
      body: { type: 'image/jpeg', size: jpeg.length },
    });
    expect(photoURL).toMatch(new RegExp(`^/media/uploads/${ada.id}/[0-9a-z]{24}\\.jpg$`));
    expect((await put(uploadURL, jpeg)).status).toBe(200);
    const query = new URL(uploadURL).searchParams;
    expect(query.get('X-Amz-Expires')).toBe('900');
    expect(query.get('X-Amz-SignedHeaders')).toBe('content-length;content-type;host');
  });

  it('API-25 OPEN-126 without a body it is bound to the key alone', async () => {
    const { uploadURL, photoURL } = await succeed(createUpload, { as: ada });
    expect((await put(uploadURL, jpeg, '')).status).toBe(200);
    expect(await save(photoURL)).toMatchObject({ status: 200 });
  });

  it('PHOT-05 each file gets an address of its own', async () => {
    const [a, b] = [await succeed(createUpload, { as: ada }), await succeed(createUpload, { as: ada })];
    expect(a.photoURL).not.toBe(b.photoURL);
  });

  it('OPEN-126 another type or size than announced is refused', async () => {
    const { uploadURL } = await succeed(createUpload, { as: ada, body: { type: 'image/jpeg', size: jpeg.length } });
    expect((await put(uploadURL, Buffer.concat([jpeg, jpeg]))).status).toBe(403);
    expect((await put(uploadURL, jpeg, 'text/html')).status).toBe(403);
  });

  it('OPEN-126 a size announced without a type is enforced too', async () => {
    const { uploadURL, photoURL } = await succeed(createUpload, { as: ada, body: { size: jpeg.length } });
    expect((await put(uploadURL, Buffer.concat([jpeg, jpeg]))).status).toBe(403);
    expect((await put(uploadURL, Buffer.from('<!doctype html>'), 'text/html')).status).toBe(403);
    expect((await put(uploadURL, jpeg)).status).toBe(200);
    expect((await save(photoURL)).status).toBe(200);
  });

  it('OPEN-126 a type without a size, which a file of any size would fit, is refused with what is missing', async () => {
    const message = 'size, the number of bytes, is needed beside type';
    expect(await call(createUpload, { as: ada, body: { type: 'image/jpeg' } })).toMatchObject({
      status: 400,
      body: { message, fields: { size: message } },
    });
  });

  it('PERM-05 signed out it answers 401', async () => {
    expect(await call(createUpload)).toMatchObject({ status: 401, body: { message: 'Unauthorized' } });
  });

  it.each([
    ['Only photos and videos', { type: 'image/svg+xml', size: 10 }],
    ['This file is larger than 10 MB', { type: 'image/png', size: 10_485_761 }],
    ['This file is empty', { type: 'image/png', size: 0 }],
  ])('OPEN-128 "%s" for %j', async (message, body) => {
    expect(await call(createUpload, { as: ada, body })).toMatchObject({ status: 400, body: { message } });
  });
});

describe('saving an upload', () => {
  it('OPEN-129 stores it as a photo of the trip, without its location, and deletes the upload', async () => {
    const photoURL = await upload(ada, jpegWithPlace());
    const answer = await save(photoURL);
    expect(answer).toMatchObject({ status: 200 });
    const { photos } = answer.body as { photos: string[] };
    const saved = photos.at(-1) ?? '';
    expect(saved).toMatch(/^\/media\/photos\/[0-9a-z]{29}\/[0-9a-z]{24}\.jpg$/);
    const { status, file } = await look(ada, saved);
    expect({ status, type: file?.type }).toEqual({ status: 302, type: 'image/jpeg' });
    expect(Buffer.from(file?.bytes ?? []).toString('latin1')).not.toContain(PLACE);
    expect((await look(ada, photoURL)).file?.status).toBe(404);
  });

  it('OPEN-84 is idempotent', async () => {
    const photoURL = await upload(ada, jpeg);
    const [first, second] = [await save(photoURL), await save(photoURL)];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body).toEqual(first.body);
  });

  it('OPEN-126 accepts the bucket’s own address without its query', async () => {
    const target = await succeed(createUpload, { as: ada });
    await put(target.uploadURL, jpeg, '');
    const answer = await save(target.uploadURL.replace(/\?.*/, ''));
    expect(answer.status).toBe(200);
    expect((await save(target.photoURL)).body).toEqual(answer.body);
  });

  it('OPEN-126 refuses someone else’s upload', async () => {
    expect(await save(await upload(eve, jpeg))).toMatchObject({
      status: 422,
      body: { message: 'This is not an upload of yours' },
    });
  });

  it.each([
    ['Only photos and videos', 'a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['Only photos and videos', 'a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['This file cannot be read. Please choose another one.', 'half a picture', jpeg.subarray(0, 60)],
  ])('OPEN-126 OPEN-128 "%s" for %s that was announced as a picture', async (message, _, bytes) => {
    expect(await save(await upload(ada, bytes))).toMatchObject({ status: 422, body: { message } });
  });

  it('OPEN-126 a file of unannounced type and size can be at most 10 MB', async () => {
    const { uploadURL, photoURL } = await succeed(createUpload, { as: ada });
    expect((await put(uploadURL, Buffer.concat([jpeg, Buffer.alloc(10_485_760)]), '')).status).toBe(200);
    expect(await save(photoURL)).toMatchObject({ status: 422, body: { message: 'This file is larger than 10 MB' } });
  });

  it('OPEN-126 an address without an uploaded file is refused', async () => {
    const { photoURL } = await succeed(createUpload, { as: ada });
    expect(await save(photoURL)).toMatchObject({
      status: 422,
      body: { message: 'This file was not uploaded, or it was larger than 10 MB' },
    });
    expect(await save('/media/photos/nowhere.jpg')).toMatchObject({ status: 422 });
  });

  it('the small picture is answered for size=small, and the photo itself where there is none', async () => {
    const small = plainJpeg({ width: 4, height: 3 });
    const [photoURL, smallURL] = [await upload(ada, jpeg), await upload(ada, small)];
    const { body } = await save(photoURL, { smallURL });
    const saved = (body as { photos: string[] }).photos.at(-1) ?? '';
    const length = async (url: string, query = {}) => (await look(ada, url, query)).file?.bytes.length;
    expect(await length(saved, { size: 'small' })).toBe(small.length);
    expect(await length(saved)).toBe(jpeg.length);
    const alone = ((await save(await upload(ada, jpeg))).body as { photos: string[] }).photos.at(-1) ?? '';
    expect(await length(alone, { size: 'small' })).toBe(jpeg.length);
  });
});
