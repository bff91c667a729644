import { beforeAll, describe, expect, it } from 'vitest';
import { call, succeed } from '#infra/local/function-fixture/call-function.ts';
import { deliverChanges } from '#infra/local/function-fixture/deliver-changes.ts';
import { createTrip } from '#infra/local/function-fixture/sample-trip.ts';
import { signUp, type TestTraveller } from '#infra/local/function-fixture/sign-up.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import { look, upload } from '#infra/local/function-fixture/uploads.ts';
import { plainJpeg } from '../photos/content/test-pictures.ts';
import * as addTripPhoto from './add-trip-photo.ts';
import * as getTrip from './get-trip.ts';
import * as updateTrip from './update-trip.ts';

const functions = await startFunctions({ s3: true });
let ada: TestTraveller;
let eve: TestTraveller;
beforeAll(async () => {
  [ada, eve] = [await signUp(), await signUp()];
});

const put = (id: string, body: object, as = ada) => call(updateTrip, { as, params: { id }, body });
const cover = async (id: string) => (await succeed(getTrip, { as: ada, params: { id } })).coverImage ?? '';
const statusOf = async (as: TestTraveller | undefined, url: string) => (await look(as, url)).file?.status;

describe('an uploaded picture as cover', () => {
  it('OPEN-66 OPEN-129 is kept as a file of a new trip, and visible to whoever can see the trip', async () => {
    const coverImage = await upload(ada, plainJpeg());
    const { id } = await createTrip(ada, { coverImage, isPublic: false });
    const kept = await cover(id);
    expect(kept).toMatch(new RegExp(`^/media/photos/${id}/[0-9a-z]{24}\\.jpg$`));
    expect(await statusOf(ada, kept)).toBe(200);
    expect((await look(eve, kept)).status).toBe(404);
    await put(id, { isPublic: true });
    expect(await statusOf(undefined, kept)).toBe(200);
  });

  it('OPEN-61 OPEN-129 is kept when the trip is edited, stays when it is sent again, and is deleted when it is replaced', async () => {
    const { id } = await createTrip(ada);
    await put(id, { coverImage: await upload(ada, plainJpeg()) });
    const kept = await cover(id);
    expect(await put(id, { coverImage: kept, title: 'Again' })).toMatchObject({
      status: 200,
      body: { coverImage: kept },
    });
    await deliverChanges(functions);
    expect(await statusOf(ada, kept)).toBe(200);
    await put(id, { coverImage: 'https://example.com/other.jpg' });
    await deliverChanges(functions);
    expect(await statusOf(ada, kept)).toBe(404);
  });

  it('OPEN-129 is the same file as the trip’s own photo of it; one from another of the owner’s trips is copied', async () => {
    const { id } = await createTrip(ada);
    const photoURL = await upload(ada, plainJpeg());
    const { photos } = await succeed(addTripPhoto, { as: ada, params: { id }, body: { photoURL } });
    await put(id, { coverImage: photoURL });
    expect(await cover(id)).toBe(photos[0]);
    const other = await createTrip(ada, { coverImage: photos[0] });
    expect(other.coverImage).toMatch(new RegExp(`^/media/photos/${other.id}/`));
    expect(await statusOf(ada, other.coverImage ?? '')).toBe(200);
  });

  it('OPEN-59 someone else’s is refused, and so is one for someone else’s trip, and nothing changes', async () => {
    const { id, coverImage } = await createTrip(ada);
    const hers = await upload(eve, plainJpeg());
    expect(await put(id, { coverImage: hers })).toMatchObject({ status: 422 });
    expect(await put(id, { coverImage: hers }, eve)).toMatchObject({ status: 403 });
    expect(await cover(id)).toBe(coverImage ?? '');
  });
});
