import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { zipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { call, succeed } from '#infra/local/function-fixture/call-function.ts';
import { deliverChanges } from '#infra/local/function-fixture/deliver-changes.ts';
import { signedPass, ticketPdf } from '#infra/local/function-fixture/sample-pass.ts';
import { createActivity, createDay, createTrip } from '#infra/local/function-fixture/sample-trip.ts';
import { signUp, type TestTraveller } from '#infra/local/function-fixture/sign-up.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import { look, upload } from '#infra/local/function-fixture/uploads.ts';
import * as deleteActivity from '../activities/delete-activity.ts';
import * as listActivities from '../activities/list-activities.ts';
import { s3Client } from '../adapters/s3-client.ts';
import { s3MediaStore } from '../adapters/s3-media-store.ts';
import { fileClaimKey } from '../data/keys.ts';
import { jpegWithPlace, PLACE, plainJpeg, pngWithPlace } from '../photos/content/test-pictures.ts';
import * as createUpload from '../photos/create-upload.ts';
import * as acceptInvitation from '../sharing/accept-invitation.ts';
import * as invite from '../sharing/invite.ts';
import * as applyStep from '../steps/apply-step.ts';
import * as undoStep from '../steps/undo-step.ts';
import * as deleteTrip from '../trips/delete-trip.ts';
import * as mergeTrips from '../trips/merge-trips.ts';
import * as unmergeTrips from '../trips/unmerge-trips.ts';
import * as updateTrip from '../trips/update-trip.ts';
import * as addDocument from './add-document.ts';
import * as removeDocument from './remove-document.ts';

const PDF = 'application/pdf';
const PASS = 'application/vnd.apple.pkpass';
const functions = await startFunctions({ s3: true });
const media = s3MediaStore(s3Client(), 'media');
let ada: TestTraveller;
let eve: TestTraveller;
beforeAll(async () => {
  [ada, eve] = [await signUp(), await signUp()];
});

async function newActivity() {
  const trip = await createTrip(ada);
  const day = await createDay(ada, trip.id);
  return { trip, day, activity: await createActivity(ada, day.id) };
}

async function add(id: string, bytes: Uint8Array, { type = PDF, name = 'Ticket', as = ada } = {}) {
  return call(addDocument, { as, params: { id }, body: { documentURL: await upload(as, bytes, type), name } });
}
const documentsOf = async (dayId: string, as: TestTraveller | 'signed out' = ada) =>
  (await succeed(listActivities, { as: as === 'signed out' ? undefined : as, params: { id: dayId } })).flatMap(
    ({ documents = [] }) => documents,
  );
const keyOf = (url: string) => url.slice('/media/'.length);
const isStored = (url: string) => media.exists(keyOf(url));
/** As TTL removes it. */
const expireClaim = async (url: string) => {
  const Key = fileClaimKey(keyOf(url).replace(/\.\w+$/, ''));
  await functions.table.client.send(new DeleteCommand({ TableName: functions.table.name, Key }));
  await deliverChanges(functions);
};

describe('a document', () => {
  it('DOCS-03 is what its first bytes say, whatever was announced, and a pass and a PDF stay as they are', async () => {
    const { activity, day } = await newActivity();
    const [pdf, pass] = [ticketPdf('Train 9'), signedPass({ passenger: 'Ada', message: 'M1ADA' })];
    const given = [
      { bytes: pdf, type: PASS, is: PDF },
      { bytes: pass, type: PDF, is: PASS },
      { bytes: plainJpeg(), type: PDF, is: 'image/jpeg' },
      { bytes: pngWithPlace(), type: PDF, is: 'image/png' },
    ];
    for (const { bytes, type } of given) expect((await add(activity.id, bytes, { type })).status).toBe(200);
    const documents = await documentsOf(day.id);
    expect(documents.map(({ type }) => type)).toEqual(given.map(({ is }) => is));
    const files = await Promise.all(documents.map(({ documentURL }) => look(ada, documentURL)));
    expect(files.map(({ file }) => file?.type)).toEqual(given.map(({ is }) => is));
    expect([files[0], files[1]].map((each) => Buffer.from(each?.file?.bytes ?? []))).toEqual(
      [pdf, pass].map((each) => Buffer.from(each)),
    );
  });

  it('DOCS-03 of anything else is refused, and so is a pass above 50 entries or 5 MB unpacked', async () => {
    const { activity, day } = await newActivity();
    const entries = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [`${at}.lproj/pass.strings`, Buffer.from('x')]));
    const pass = (more: Record<string, Uint8Array>) => signedPass({ passenger: 'Ada', message: 'M1', more });
    const bomb = Buffer.from(pass({ 'logo.png': new Uint8Array(5 * 1024 * 1024) }));
    const damaged = Buffer.from(pass({}));
    damaged.fill(7, 40, 120);
    const refused = [
      Buffer.from('<script>alert(1)</script>'),
      Buffer.from('MZ %PDF-1.4 a program'),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      zipSync({ 'readme.txt': Buffer.from('no pass') }),
      zipSync({ 'pass.json': Buffer.from('[]') }),
      ...[pass(entries(47)), bomb, damaged, pass({}).slice(0, 400)],
    ];
    for (const [index, bytes] of refused.entries()) {
      const { status, body } = await add(activity.id, bytes, { type: PASS });
      expect([index, status, body]).toMatchObject([index, 422, { code: 'unprocessable' }]);
    }
    // The largest that is taken: icon, pass, manifest and signature are entries too.
    expect((await add(activity.id, pass(entries(46)), { type: PASS })).status).toBe(200);
    expect(await documentsOf(day.id)).toHaveLength(1);
  });

  it('DOCS-03 has a name without a path, of at most 120 characters', async () => {
    const { activity } = await newActivity();
    for (const name of ['../etc/passwd', 'C:\\ticket.pdf', '', ' ', 'a\u202Efdp.exe', 'x'.repeat(121)]) {
      const { status, body } = await add(activity.id, ticketPdf('x'), { name });
      expect([name, status, body]).toMatchObject([name, 400, { fields: { name: expect.any(String) } }]);
    }
    expect(await add(activity.id, ticketPdf('x'), { name: ` ${'x'.repeat(120)} ` })).toMatchObject({
      status: 200,
      body: { documents: [{ name: 'x'.repeat(120) }] },
    });
  });

  it('is announced by its type and size, and above 10 MB not taken', async () => {
    const announce = (type: string, size: number) => call(createUpload, { as: ada, body: { type, size } });
    expect(await announce(PDF, 10_485_760)).toMatchObject({
      status: 201,
      body: { photoURL: expect.stringMatching(/\.pdf$/) },
    });
    expect(await announce(PASS, 5)).toMatchObject({
      status: 201,
      body: { photoURL: expect.stringMatching(/\.pkpass$/) },
    });
    expect(await announce(PDF, 10_485_761)).toMatchObject({ status: 400 });
    expect(await announce('application/zip', 5)).toMatchObject({ status: 400 });
  });

  it('is there once by its content, under the last name, and ten are the most', async () => {
    const { activity, day } = await newActivity();
    const first = await add(activity.id, ticketPdf('Once'), { name: 'a.pdf' });
    expect(first).toMatchObject({ status: 200, body: { revision: 1 } });
    expect(await add(activity.id, ticketPdf('Once'), { name: 'a.pdf' })).toMatchObject({ body: { revision: 1 } });
    expect(await add(activity.id, ticketPdf('Once'), { name: 'b.pdf' })).toMatchObject({ body: { revision: 2 } });
    expect(await documentsOf(day.id)).toMatchObject([{ name: 'b.pdf' }]);
    const more = await Promise.all(Array.from({ length: 10 }, (_, at) => add(activity.id, ticketPdf(`${at}`))));
    expect(more.map(({ status }) => status).toSorted()).toEqual([...Array(9).fill(200), 422]);
    expect(await documentsOf(day.id)).toHaveLength(10);
  });
});

describe('what /media gives', () => {
  it('DOCS-07 is a document, to no stranger even of a public trip, as its type from the bucket’s origin', async () => {
    const { activity, day } = await newActivity();
    await add(activity.id, ticketPdf('Secret'));
    const [document] = await documentsOf(day.id);
    const url = document?.documentURL ?? '';
    const own = await look(ada, url);
    expect([own.status, own.file?.type]).toEqual([302, PDF]);
    expect(new URL(own.headers.location ?? '').origin).not.toBe(new URL(process.env.SITE_URL ?? '').origin);
    for (const as of [eve, undefined]) expect((await look(as, url)).status).toBe(404);
    for (const as of [eve, 'signed out'] as const) expect(await documentsOf(day.id, as)).toEqual([]);
  });

  it('DOCS-07 is a document, to editors always, to viewers where the owner lets them, and only editors add one', async () => {
    const { activity, day, trip } = await newActivity();
    await add(activity.id, ticketPdf('Shared'));
    const [document] = await documentsOf(day.id);
    const [editor, viewer] = [await signUp(), await signUp()];
    for (const [as, role] of [
      [editor, 'editor'],
      [viewer, 'viewer'],
    ] as const) {
      const { link } = await succeed(invite, { as: ada, params: { id: trip.id }, body: { role } });
      await succeed(acceptInvitation, { as, body: { token: link.slice(link.indexOf('#') + 1) } });
    }
    const seen = async (as: TestTraveller) => [
      (await look(as, document?.documentURL ?? '')).status,
      (await documentsOf(day.id, as)).length,
    ];
    expect(await seen(editor)).toEqual([302, 1]);
    expect(await seen(viewer)).toEqual([404, 0]);
    const shows = { viewers: { bookings: false, references: true } };
    await succeed(updateTrip, { as: ada, params: { id: trip.id }, body: { shows } });
    expect(await seen(viewer)).toEqual([302, 1]);
    expect((await add(activity.id, ticketPdf('By the editor'), { as: editor })).status).toBe(200);
    expect((await add(activity.id, ticketPdf('By the viewer'), { as: viewer })).status).toBe(403);
    expect(await documentsOf(day.id, editor)).toHaveLength(2);
  });

  it('DOCS-07 is no more than its owner allows: nobody else adds, renames or removes one, or takes one into a trip of their own', async () => {
    const { activity, day } = await newActivity();
    const documentURL = await upload(ada, ticketPdf('Mine'), PDF);
    const body = { documentURL, name: 'Mine' };
    for (const [as, status] of [
      [eve, 403],
      [undefined, 401],
    ] as const) {
      expect(
        await call(addDocument, {
          as,
          params: { id: activity.id },
          body: { ...body, documentURL: await upload(eve, ticketPdf('E'), PDF) },
        }),
      ).toMatchObject({ status });
      expect(await call(removeDocument, { as, params: { id: activity.id }, body: { documentURL } })).toMatchObject({
        status,
      });
    }
    await succeed(addDocument, { as: ada, params: { id: activity.id }, body });
    const [kept] = await documentsOf(day.id);
    const trip = await createTrip(eve);
    const hers = await createActivity(eve, (await createDay(eve, trip.id)).id);
    for (const url of [documentURL, kept?.documentURL]) {
      const answer = await call(addDocument, {
        as: eve,
        params: { id: hers.id },
        body: { documentURL: url, name: 'x' },
      });
      expect(answer).toMatchObject({ status: 422 });
    }
  });
});

describe('documents of an activity', () => {
  it('one that was removed can be added again by its address, and is deleted a day later where it is not', async () => {
    const { activity, day } = await newActivity();
    await add(activity.id, ticketPdf('Undo'));
    const [document] = await documentsOf(day.id);
    if (!document) throw new Error('no document');
    const { documentURL } = document;
    const on = { as: ada, params: { id: activity.id } };
    await succeed(removeDocument, { ...on, body: { documentURL } });
    expect(await call(removeDocument, { ...on, body: { documentURL } })).toMatchObject({ status: 404 });
    await deliverChanges(functions);
    expect([await documentsOf(day.id), await isStored(documentURL)]).toEqual([[], true]);
    await succeed(addDocument, { ...on, body: { documentURL, name: 'Back' } });
    await expireClaim(documentURL);
    expect([await documentsOf(day.id), await isStored(documentURL)]).toEqual([[{ ...document, name: 'Back' }], true]);
    await succeed(removeDocument, { ...on, body: { documentURL } });
    await expireClaim(documentURL);
    expect(await isStored(documentURL)).toBe(false);
    expect(await call(addDocument, { ...on, body: { documentURL, name: 'Gone' } })).toMatchObject({ status: 422 });
  });

  it('go with their activity to another day, and come back when that is undone, also after it was removed', async () => {
    const { activity, day, trip } = await newActivity();
    const other = await createDay(ada, trip.id, { title: 'Next' });
    await add(activity.id, ticketPdf('Moves'));
    const documents = await documentsOf(day.id);
    const url = documents[0]?.documentURL ?? '';
    const step = (ops: unknown[]) => succeed(applyStep, { as: ada, params: { id: trip.id }, body: { ops } });
    const undo = (undoId: string) => succeed(undoStep, { as: ada, params: { id: trip.id, undoId } });
    const moved = await step([{ kind: 'move', activityId: activity.id, dayId: other.id }]);
    await deliverChanges(functions);
    expect([await documentsOf(other.id), await isStored(url)]).toEqual([documents, true]);
    await undo(moved.undoId);
    const removed = await step([{ kind: 'remove', activityId: activity.id }]);
    await deliverChanges(functions);
    await expireClaim(url);
    expect([await documentsOf(day.id), await isStored(url)]).toEqual([[], true]);
    await undo(removed.undoId);
    await deliverChanges(functions);
    expect([await documentsOf(day.id), await isStored(url)]).toEqual([documents, true]);
  });

  it('keep an activity from moving to another trip, whose folder does not have them', async () => {
    const { activity, trip } = await newActivity();
    const elsewhere = await createDay(ada, (await createTrip(ada)).id);
    await add(activity.id, ticketPdf('Stays'));
    const ops = [{ kind: 'move', activityId: activity.id, dayId: elsewhere.id }];
    expect(await call(applyStep, { as: ada, params: { id: trip.id }, body: { ops } })).toMatchObject({
      status: 422,
      body: { message: expect.stringContaining('has files in this trip') },
    });
  });

  it('go with their trip into another one, and back', async () => {
    const [source, target] = [await newActivity(), await newActivity()];
    await add(source.activity.id, ticketPdf('Merged'));
    const documents = await documentsOf(source.day.id);
    const url = documents[0]?.documentURL ?? '';
    const params = { sourceId: source.trip.id, targetId: target.trip.id };
    await succeed(mergeTrips, { as: ada, params });
    await deliverChanges(functions);
    expect(await documentsOf(target.day.id)).toEqual(documents);
    expect((await look(ada, url)).file?.status).toBe(200);
    const copy = (await succeed(listActivities, { as: ada, params: { id: target.day.id } })).find(
      (each) => each.documents,
    );
    await add(copy?.id ?? '', ticketPdf('Added since'));
    const refused = await call(unmergeTrips, { as: ada, params });
    expect(refused).toMatchObject({ status: 409, body: { message: expect.stringContaining('got files since') } });
    const since = (await documentsOf(target.day.id)).find(({ documentURL }) => documentURL !== url);
    await succeed(removeDocument, {
      as: ada,
      params: { id: copy?.id ?? '' },
      body: { documentURL: since?.documentURL },
    });
    await succeed(unmergeTrips, { as: ada, params });
    await deliverChanges(functions);
    await expireClaim(url);
    expect(await documentsOf(source.day.id)).toEqual(documents);
    expect((await look(ada, url)).file?.status).toBe(200);
  });

  it('are deleted with their activity, and with their trip', async () => {
    const { activity, day, trip } = await newActivity();
    const other = await createActivity(ada, day.id);
    await add(activity.id, ticketPdf('One'));
    await add(other.id, ticketPdf('Two'));
    const [one, two] = (await documentsOf(day.id)).map(({ documentURL }) => documentURL);
    await succeed(deleteActivity, { as: ada, params: { id: activity.id } });
    await deliverChanges(functions);
    expect([await isStored(one ?? ''), await isStored(two ?? '')]).toEqual([false, true]);
    await succeed(deleteTrip, { as: ada, params: { id: trip.id } });
    expect((await look(ada, two ?? '')).status).toBe(404);
    await deliverChanges(functions);
    await deliverChanges(functions);
    expect(await isStored(two ?? '')).toBe(false);
  });

  it('keep nothing of where a picture was taken', async () => {
    const { activity, day } = await newActivity();
    await add(activity.id, jpegWithPlace(), { type: 'image/jpeg' });
    const [document] = await documentsOf(day.id);
    const { file } = await look(ada, document?.documentURL ?? '');
    expect(Buffer.from(file?.bytes ?? []).includes(PLACE)).toBe(false);
  });
});
