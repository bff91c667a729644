import { GetObjectCommand, HeadObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { Parser } from 'htmlparser2';
import { beforeEach, expect, it, vi } from 'vitest';
import { asFunction } from '#infra/local/authorization/acting-function.ts';
import { succeed } from '#infra/local/function-fixture/call-function.ts';
import { deliverChanges } from '#infra/local/function-fixture/deliver-changes.ts';
import { createTrip } from '#infra/local/function-fixture/sample-trip.ts';
import { signUp, type TestTraveller } from '#infra/local/function-fixture/sign-up.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import { DAY_MS } from '#shared/calendar/calendar.ts';
import { s3MediaStore } from '../adapters/s3-media-store.ts';
import { newTripId } from '../data/ids.ts';
import { publicPartition, publicShardOf, tripSummarySortKey } from '../data/keys.ts';
import type { ListedTrip } from '../data/listed-trip-repository.ts';
import type { MediaStore } from '../ports/media-store.ts';
import * as deleteTrip from '../trips/delete-trip.ts';
import * as updateTrip from '../trips/update-trip.ts';
import { makeProjections } from './project-changes.ts';
import { projectTrip } from './project-trip.ts';
import { MOST_ADDRESSES } from './sitemap.ts';
import { handler, writeSitemap } from './write-sitemap.ts';

const functions = await startFunctions({ s3: true });
const run = asFunction('writeSitemap', handler);
const s3 = new S3Client({});
const SITE = 'http://localhost:3000';
const TODAY = new Date().toISOString().slice(0, 10);

/** Of an index its parts, of a part its pages: the address of each, and its day. */
function entriesOf(text: string): { loc: string; lastmod?: string }[] {
  const entries: { loc: string; lastmod?: string }[] = [];
  const open: string[] = [];
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        open.push(name);
        if (open.length === 1) expect(attributes).toEqual({ xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' });
        if (open.length === 2) entries.push({ loc: '' });
      },
      ontext(content) {
        Object.assign(entries.at(-1) ?? {}, open.length === 3 && { [String(open[2])]: content });
      },
      onclosetag: () => void open.pop(),
    },
    { xmlMode: true },
  );
  parser.end(text);
  return entries;
}

async function read(file: string): Promise<string> {
  const { Body } = await s3.send(new GetObjectCommand({ Bucket: 'media', Key: `sitemaps/${file}` }));
  return (await Body?.transformToString()) ?? '';
}
async function files(): Promise<(string | undefined)[]> {
  const { Contents = [] } = await s3.send(new ListObjectsV2Command({ Bucket: 'media', Prefix: 'sitemaps/' }));
  return Contents.map(({ Key }) => Key?.slice('sitemaps/'.length));
}
/** Every page that the index leads to. */
async function pages() {
  const parts = entriesOf(await read('sitemap.xml'));
  return (await Promise.all(parts.map(async ({ loc }) => entriesOf(await read(loc.slice(SITE.length + 1)))))).flat();
}
const addressOf = (id: string) => `${SITE}/trips/${id}`;

let owner: TestTraveller;
beforeEach(async () => {
  owner = await signUp();
});

it('SHARE-14 the sitemap has the public trips of the lists and no others, each with the day of its last change', async () => {
  const [open, closing, deleted, secret] = await Promise.all([
    createTrip(owner, { title: 'An open trip' }),
    createTrip(owner, { title: 'A trip that closes' }),
    createTrip(owner, { title: 'A trip that goes' }),
    createTrip(owner, { title: 'A secret', isPublic: false }),
  ]);
  await deliverChanges(functions);
  await run(undefined);
  const before = await pages();
  expect(before.map(({ loc }) => loc)).toEqual(
    expect.arrayContaining([open, closing, deleted].map(({ id }) => addressOf(id))),
  );
  expect(before[0]).toEqual({ loc: `${SITE}/` });
  expect(before.find(({ loc }) => loc === addressOf(open.id))?.lastmod).toBe(TODAY);
  expect(JSON.stringify(before)).not.toContain(secret.id);

  await succeed(updateTrip, { as: owner, params: { id: closing.id }, body: { isPublic: false } });
  await succeed(deleteTrip, { as: owner, params: { id: deleted.id } });
  await deliverChanges(functions);
  await run(undefined);
  const after = (await pages()).map(({ loc }) => loc);
  expect(after).toContain(addressOf(open.id));
  for (const { id } of [closing, deleted, secret]) expect(after).not.toContain(addressOf(id));
  // Its texts are on its page alone.
  for (const file of await files()) expect(await read(String(file))).not.toMatch(/open trip|secret/i);
});

it('SHARE-14 the same trips make the same files, and what changes a trip makes its day a later one', async () => {
  const trip = await createTrip(owner);
  await deliverChanges(functions);
  await run(undefined);
  const all = async () => Promise.all((await files()).map(async (file) => [file, await read(String(file))]));
  const before = await all();
  await run(undefined);
  expect(await all()).toEqual(before);

  const dayOf = async () => (await pages()).find(({ loc }) => loc === addressOf(trip.id))?.lastmod;
  expect(await dayOf()).toBe(TODAY);
  const inDays = (days: number) => Date.now() + days * DAY_MS;
  vi.useFakeTimers({ toFake: ['Date'], now: inDays(2) });
  const then = new Date().toISOString().slice(0, 10);
  await succeed(updateTrip, { as: owner, params: { id: trip.id }, body: { title: 'Another title' } });
  await deliverChanges(functions);
  vi.setSystemTime(inDays(1));
  // Projected again, as after a repeated record, it has not changed.
  await projectTrip({ tripId: trip.id }, makeProjections());
  vi.useRealTimers();
  await run(undefined);
  expect(await dayOf()).toBe(then);
});

it('SHARE-14 leaves out what opens and closes by itself until it is open', async () => {
  const [waiting, opened] = [newTripId(), newTripId()];
  const put = (id: string, endDate: string) => {
    const key = { pk: publicPartition(publicShardOf(id)), sk: tripSummarySortKey(id) };
    const Item = { ...key, id, isPublic: false, publishWhenBack: true, endDate };
    return functions.table.client.send(new PutCommand({ TableName: functions.table.name, Item }));
  };
  await Promise.all([put(waiting, '2999-01-01'), put(opened, '2024-01-01')]);
  await run(undefined);
  const found = await pages();
  expect(found.some(({ loc }) => loc === addressOf(waiting))).toBe(false);
  // Listed before changes were noted, it has the day on which it was made.
  expect(found.find(({ loc }) => loc === addressOf(opened))?.lastmod).toBe(TODAY);
});

const media = s3MediaStore(s3, 'media');

/** So many trips, in the order of their ids. */
async function* someTrips(howMany: number): AsyncGenerator<ListedTrip> {
  for (let index = 0; index < howMany; index++) yield { id: `t${index}`, changedOn: `2027-06-${10 + (index % 20)}` };
}
const writeSome = (howMany: number, store: Pick<MediaStore, 'write' | 'list' | 'delete'> = media) =>
  writeSitemap({ listed: { all: () => someTrips(howMany) }, media: store, siteUrl: SITE });

it('SHARE-14 no part has more than 10,000 addresses, and a part that is no longer needed goes', async () => {
  expect(await writeSome(2 * MOST_ADDRESSES)).toEqual({ trips: 20_000, parts: 3 });
  const sizes = await Promise.all([1, 2, 3].map(async (part) => entriesOf(await read(`sitemap-${part}.xml`)).length));
  expect(sizes).toEqual([10_000, 10_000, 1]);
  expect(entriesOf(await read('sitemap.xml')).map(({ lastmod }) => lastmod)).toEqual([
    ...['2027-06-29', '2027-06-29', '2027-06-29'],
  ]);
  expect((await pages()).map(({ loc }) => loc)).toEqual([
    `${SITE}/`,
    ...Array.from({ length: 20_000 }, (_, index) => addressOf(`t${index}`)),
  ]);
  expect(await writeSome(MOST_ADDRESSES - 1)).toEqual({ trips: 9999, parts: 1 });
  expect(await files()).toEqual(['sitemap-1.xml', 'sitemap.xml']);
  expect(await writeSome(0)).toEqual({ trips: 0, parts: 1 });
  expect(await pages()).toEqual([{ loc: `${SITE}/` }]);
  await writeSome(MOST_ADDRESSES);
  await run(undefined);
  expect(await files()).toEqual(['sitemap-1.xml', 'sitemap.xml']);
}, 60_000);

it('SHARE-14 a run that ends anywhere leaves an index whose parts are there, and the next one is right', async () => {
  const bound = new Error('ended here');
  for (let steps = 0; steps < 6; steps++) {
    await writeSome(2 * MOST_ADDRESSES);
    let left = steps;
    const orEnd = async (work: () => Promise<void>) => {
      if (left-- === 0) throw bound;
      await work();
    };
    const ended: typeof media = {
      ...media,
      write: (...args) => orEnd(() => media.write(...args)),
      delete: (key) => orEnd(() => media.delete(key)),
    };
    await writeSome(5, ended).catch((error: unknown) => expect(error).toBe(bound));
    expect((await pages()).length).toBeGreaterThan(0);
    await writeSome(5);
    expect(await files()).toEqual(['sitemap-1.xml', 'sitemap.xml']);
  }
}, 60_000);

it('the sitemap can be kept by caches for an hour', async () => {
  await writeSome(1);
  const { CacheControl, ContentType } = await s3.send(
    new HeadObjectCommand({ Bucket: 'media', Key: 'sitemaps/sitemap.xml' }),
  );
  expect({ CacheControl, ContentType }).toEqual({
    CacheControl: 'public, max-age=3600',
    ContentType: 'application/xml',
  });
});
