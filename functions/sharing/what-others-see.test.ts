import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { beforeAll, describe, expect, it } from 'vitest';
import { asFunction } from '#infra/local/authorization/acting-function.ts';
import { call, succeed } from '#infra/local/function-fixture/call-function.ts';
import type { CallModule } from '#infra/local/function-fixture/call-module.ts';
import { deliverChanges } from '#infra/local/function-fixture/deliver-changes.ts';
import { addEmail, HOTEL } from '#infra/local/function-fixture/sample-mail.ts';
import { createActivity, createDay, createTrip } from '#infra/local/function-fixture/sample-trip.ts';
import { cookieOf, signUp, type TestTraveller } from '#infra/local/function-fixture/sign-up.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import { look, upload } from '#infra/local/function-fixture/uploads.ts';
import { ideasDayOf } from '#shared/contract/ids.ts';
import * as listActivities from '../activities/list-activities.ts';
import * as createCalendar from '../calendars/create-calendar.ts';
import * as getCalendar from '../calendars/get-calendar.ts';
import * as listDays from '../days/list-days.ts';
import * as search from '../discover/search.ts';
import { handler as sitemapHandler } from '../discover/write-sitemap.ts';
import * as processEmail from '../mail/process-email.ts';
import { jpegWithPlace, PLACE } from '../photos/content/test-pictures.ts';
import * as addTripPhoto from '../trips/add-trip-photo.ts';
import * as getTrip from '../trips/get-trip.ts';
import * as listPublicTrips from '../trips/list-public-trips.ts';
import * as updateTrip from '../trips/update-trip.ts';
import * as acceptInvitation from './accept-invitation.ts';
import * as endLink from './end-link.ts';
import * as getPreview from './get-preview.ts';
import * as invite from './invite.ts';
import * as listSharedTrips from './list-shared-trips.ts';
import * as openLink from './open-link.ts';
import * as setLink from './set-link.ts';
import { AUDIENCES, type Audience, expectSeen, MARKS, TABLE } from './test-audience-table.ts';

const functions = await startFunctions({ s3: true });
const writeSitemap = asFunction('writeSitemap', sitemapHandler);

let owner: TestTraveller;
let tripId: string;
let emailId: string;
let photo: string;
let callers: Readonly<Record<Audience, { readonly cookie: string } | undefined>>;

/** A private trip with everything in it, an editor, a viewer, and a browser that has opened its link. */
beforeAll(async () => {
  owner = await signUp({ firstName: 'Mary', lastName: 'Somerville' });
  tripId = (await createTrip(owner, { isPublic: false, title: 'A week in Rome' })).id;
  const day = await createDay(owner, tripId, {
    ...{ title: 'Rome', location: 'Rome', notes: 'a note of the day', accommodationAddress: 'Handstreet 7' },
  });
  await createActivity(owner, day.id, {
    ...{ title: 'Walk over the Forum', time: '10:15', notes: 'a note of the walk', location: 'Handstreet 7, Rome' },
    ...{ cost: 77.25, currency: 'EUR', confirmationNumber: 'HAND-REF', details: { seat: 'SEAT-12A' } },
  });
  await createActivity(owner, ideasDayOf(tripId), { title: 'A secret idea' });
  const booking = { ...HOTEL, cost: 421.37, confirmationNumber: 'ALBA-SECRET', description: 'Total: EUR 421.37' };
  emailId = (await addEmail(owner, [booking])).id;
  await succeed(processEmail, { as: owner, params: { id: emailId }, body: { tripId } });
  const photoURL = await upload(owner, jpegWithPlace());
  const { photos } = await succeed(addTripPhoto, { as: owner, params: { id: tripId }, body: { photoURL } });
  photo = photos[0] ?? '';
  const { link } = await succeed(setLink, { as: owner, params: { id: tripId }, body: {} });
  const opened = await call(openLink, { body: { token: tokenIn(link.address) } });
  callers = {
    ...{ owner, editor: await companion('editor'), viewer: await companion('viewer') },
    ...{ link: { cookie: cookieOf(opened.cookies[0]) }, stranger: undefined },
  };
}, 60_000);

const tokenIn = (address: string) => address.slice(address.indexOf('#') + 1);

async function companion(role: string): Promise<TestTraveller> {
  const traveller = await signUp();
  const { link } = await succeed(invite, { as: owner, params: { id: tripId }, body: { role } });
  await succeed(acceptInvitation, { as: traveller, body: { token: tokenIn(link) } });
  return traveller;
}

const set = (body: unknown) => succeed(updateTrip, { as: owner, params: { id: tripId }, body });

/** Every switch, on or as at first. */
async function switches(areOn: boolean): Promise<void> {
  const viewers = { bookings: areOn, references: areOn };
  await set({ shows: { viewers, public: { details: true, bookings: areOn } } });
  const shows = { details: areOn, bookings: areOn };
  await succeed(setLink, { as: owner, params: { id: tripId }, body: { shows } });
}

/** Everything of the trip that somebody can be answered, as one text. */
async function everything(as: { readonly cookie: string } | undefined, query: Record<string, string> = {}) {
  const read = async (module: CallModule, id: string) => {
    const answer = await call(module, { as, params: { id }, query });
    return answer.status === 200 ? answer.body : undefined;
  };
  const days = await read(listDays, tripId);
  const dayIds = (Array.isArray(days) ? days : []).map((day: { id: string }) => day.id);
  const activities = await Promise.all([...dayIds, ideasDayOf(tripId)].map((id) => read(listActivities, id)));
  const calls = [search, listPublicTrips, listSharedTrips] as const;
  const lists = await Promise.all(calls.map(async (each) => (await call(each, { as, query: { q: 'Rome' } })).body));
  const found = [await read(getTrip, tripId), days, activities, lists, await calendarOf(as)];
  return JSON.stringify([...found, await previewFor(as), await sitemap()]);
}

/** What a link to the trip shows where it is pasted, whoever's browser asked. */
async function previewFor(as: { readonly cookie: string } | undefined): Promise<string> {
  return String((await call(getPreview, { as, params: { kind: 'trips', id: tripId } })).body);
}

async function sitemap(): Promise<string> {
  await writeSitemap(undefined);
  const part = { Bucket: 'media', Key: 'sitemaps/sitemap-1.xml' };
  const { Body } = await new S3Client({}).send(new GetObjectCommand(part));
  return (await Body?.transformToString()) ?? '';
}

/** The trip in a calendar that they have made, references and all. */
async function calendarOf(as: { readonly cookie: string } | undefined): Promise<unknown> {
  const made = await call(createCalendar, { as, body: { tripId, withReferences: true } });
  if (made.status !== 201) return undefined;
  const { address } = createCalendar.implementation.route.answer.parse(made.body);
  return (await call(getCalendar, { params: { token: address.slice(address.lastIndexOf('/') + 1) } })).body;
}

describe.each(AUDIENCES)('%s', (audience) => {
  it.each([
    ['first', false],
    ['all', true],
  ] as const)('SHARE-10 MAP-15 sees of a trip with everything in it what the table allows: %s', async (when, areOn) => {
    await set({ isPublic: audience === 'stranger' });
    await switches(areOn);
    await deliverChanges(functions);
    const text = await everything(callers[audience]);
    expectSeen(text, TABLE[audience][when]);
    // Which mails said it is its owner's.
    expect(text.includes(emailId)).toBe(audience === 'owner');
    expect(text.includes(owner.email)).toBe(audience === 'owner');
  });

  it('SHARE-10 SHARE-14 has its title in a preview, and its address in the sitemap, only where everyone sees it', async () => {
    const isPublic = audience === 'stranger';
    await set({ isPublic });
    await deliverChanges(functions);
    const as = callers[audience];
    expect((await previewFor(as)).includes('A week in Rome')).toBe(isPublic);
    expect((await sitemap()).includes(tripId)).toBe(isPublic);
    // A preview has no more than title, dates and places, whatever the switches say.
    await switches(true);
    const preview = await previewFor(as);
    for (const mark of Object.values(MARKS).flat())
      expect([mark, preview.includes(mark) && mark !== 'Rome']).toEqual([mark, false]);
  });

  it('SHARE-10 gets photos, without where they were taken', async () => {
    await set({ isPublic: audience === 'stranger' });
    const { file } = await look(callers[audience] as TestTraveller, photo);
    expect(file).toMatchObject({ status: 200, type: 'image/jpeg' });
    expect(Buffer.from(file?.bytes ?? []).includes(PLACE)).toBe(false);
  });
});

describe('an editor', () => {
  it('SHARE-01 adds photos, which a viewer and a stranger to the trip cannot', async () => {
    await set({ isPublic: false });
    const add = async (as: TestTraveller) => {
      const photoURL = await upload(as, jpegWithPlace());
      return call(addTripPhoto, { as, params: { id: tripId }, body: { photoURL } });
    };
    const added = await add(callers.editor as TestTraveller);
    expect(added).toMatchObject({ status: 200, body: { creatorFirstName: 'Mary', isOwner: false } });
    expect((await add(callers.viewer as TestTraveller)).status).toBe(403);
    expect((await add(await signUp())).status).toBe(404);
    expect((await succeed(getTrip, { as: owner, params: { id: tripId } })).photos).toHaveLength(2);
  });
});

describe('a position whose address is hidden', () => {
  it('MAP-15 is rounded to a tenth of a degree, and whole for those who see the address', async () => {
    await set({ isPublic: true });
    await switches(false);
    const day = await createDay(owner, tripId, { title: 'Florence' });
    const fields = { title: 'Casa Blu', kind: 'stay', location: 'Hiddenstreet 3' };
    const stay = await createActivity(owner, day.id, {
      ...fields,
      coordinates: { latitude: 43.77925, longitude: 11.24626 },
    });
    const positionFor = async (as: { readonly cookie: string } | undefined) => {
      const activities = await succeed(listActivities, { as, params: { id: day.id } });
      return activities.find(({ id }) => id === stay.id)?.coordinates;
    };
    expect(await positionFor(callers.link)).toEqual({ latitude: 43.8, longitude: 11.2 });
    for (const audience of ['owner', 'editor', 'viewer', 'stranger'] as const) {
      expect(await positionFor(callers[audience])).toEqual({ latitude: 43.77925, longitude: 11.24626 });
    }
    await set({ shows: { public: { details: false, bookings: false } } });
    expect(await positionFor(callers.stranger)).toEqual({ latitude: 43.8, longitude: 11.2 });
  });
});

describe('the owner, who sees it as somebody else', () => {
  it.each([
    ['stranger', 'stranger'],
    ['link', 'link'],
    ['viewer', 'viewer'],
  ] as const)('SHARE-07 is answered what a %s is, by ?as=, and others are refused', async (as, audience) => {
    await set({ isPublic: false });
    await switches(false);
    const reads = [getTrip, listDays] as const;
    for (const read of reads) {
      for (const caller of [callers.editor, callers.viewer, callers.link]) {
        expect((await call(read, { as: caller, params: { id: tripId }, query: { as } })).status).toBe(403);
      }
      expect((await call(read, { params: { id: tripId }, query: { as } })).status).toBe(404);
    }
    const previewed = await Promise.all(
      reads.map(async (read) => (await call(read, { as: owner, params: { id: tripId }, query: { as } })).body),
    );
    await set({ isPublic: true });
    const seen = await Promise.all(
      reads.map(async (read) => (await call(read, { as: callers[audience], params: { id: tripId } })).body),
    );
    expect(previewed[1]).toEqual(seen[1]);
    expect(previewed[0]).toMatchObject({ isOwner: false, audience: as === 'stranger' ? 'public' : as });
    expectSeen(JSON.stringify(previewed), { ...TABLE[audience].first, ideas: false });
  });
});

describe('a secret link', () => {
  it('SHARE-06 opens the trip for who is signed out, until it is ended; its page is for no search engine', async () => {
    await set({ isPublic: false });
    const read = (as: { readonly cookie: string } | undefined) => call(getTrip, { as, params: { id: tripId } });
    expect((await read(undefined)).status).toBe(404);
    const opened = await read(callers.link);
    expect(opened).toMatchObject({ status: 200, body: { audience: 'link' }, headers: { 'x-robots-tag': 'noindex' } });
    await succeed(endLink, { as: owner, params: { id: tripId } });
    expect((await read(callers.link)).status).toBe(404);
    expect((await look(callers.link as TestTraveller, photo)).status).toBe(404);
    expect((await call(endLink, { as: owner, params: { id: tripId } })).status).toBe(404);
  });

  it('SHARE-06 keeps its token until it is renewed, has 100 random bits, and ends at its date', async () => {
    const change = async (body: unknown) => (await succeed(setLink, { as: owner, params: { id: tripId }, body })).link;
    const open = async (address: string) => call(openLink, { body: { token: tokenIn(address) } });
    const first = await change({});
    expect((await change({ shows: { details: true, bookings: false } })).address).toBe(first.address);
    const secret = tokenIn(first.address).slice(tripId.length + 1);
    expect(secret.length * Math.log2(36)).toBeGreaterThan(100);
    const renewed = await change({ renew: true });
    expect(renewed.address).not.toBe(first.address);
    expect((await open(first.address)).status).toBe(404);
    const opened = await open(renewed.address);
    expect(opened).toMatchObject({ status: 200, body: { tripId } });
    const as = { cookie: cookieOf(opened.cookies[0]) };
    expect((await call(getTrip, { as, params: { id: tripId } })).status).toBe(200);
    await change({ expiresAt: new Date(Date.now() - 1000).toISOString() });
    expect((await open(renewed.address)).status).toBe(404);
    expect((await call(getTrip, { as, params: { id: tripId } })).status).toBe(404);
    await change({ expiresAt: new Date(Date.now() + 60_000).toISOString() });
    expect((await call(getTrip, { as, params: { id: tripId } })).status).toBe(200);
    expect((await call(listDays, { as: { cookie: 'links=' }, params: { id: tripId } })).status).toBe(404);
  });
});

describe('a read by a companion or by the link', () => {
  it.each([getTrip, listDays] as const)(
    'SHARE-06 costs no more requests to the table than the owner’s (%#)',
    async (read) => {
      await set({ isPublic: false });
      const { link } = await succeed(setLink, {
        as: owner,
        params: { id: tripId },
        body: { renew: true, expiresAt: null },
      });
      const opened = await call(openLink, { body: { token: tokenIn(link.address) } });
      let requests = 0;
      functions.table.client.middlewareStack.add(
        (next) => (args) => {
          requests++;
          return next(args);
        },
        {
          ...{ step: 'initialize', name: 'countRequests' },
        },
      );
      const costOf = async (as: { readonly cookie: string } | undefined) => {
        requests = 0;
        expect((await call(read, { as, params: { id: tripId } })).status).toBe(200);
        return requests;
      };
      const own = await costOf(owner);
      expect(own).toBeGreaterThan(0);
      for (const as of [callers.editor, callers.viewer, { cookie: cookieOf(opened.cookies[0]) }]) {
        expect(await costOf(as)).toBeLessThanOrEqual(own);
      }
      functions.table.client.middlewareStack.remove('countRequests');
    },
  );
});
