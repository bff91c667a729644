import { Parser } from 'htmlparser2';
import { beforeAll, describe, expect, it } from 'vitest';
import { call, succeed } from '#infra/local/function-fixture/call-function.ts';
import { deliverChanges } from '#infra/local/function-fixture/deliver-changes.ts';
import { createDay, createTrip } from '#infra/local/function-fixture/sample-trip.ts';
import { signUp, type TestTraveller } from '#infra/local/function-fixture/sign-up.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import { look, upload } from '#infra/local/function-fixture/uploads.ts';
import { DAY_MS } from '#shared/calendar/calendar.ts';
import { jpegWithPlace } from '../photos/content/test-pictures.ts';
import * as updateProfile from '../travellers/update-profile.ts';
import * as addTripPhoto from '../trips/add-trip-photo.ts';
import * as deleteTrip from '../trips/delete-trip.ts';
import * as updateTrip from '../trips/update-trip.ts';
import * as getPreview from './get-preview.ts';

const functions = await startFunctions({ s3: true });
const SITE = 'http://localhost:3000';

interface Read {
  /** By property or name. */
  readonly meta: Readonly<Record<string, string>>;
  readonly title: string;
  readonly canonical: string;
  readonly data: Record<string, unknown> | undefined;
  readonly text: string;
  /** Every element with its attributes' names. */
  readonly elements: readonly string[];
}

/** What a parser of HTML makes of a page, as those who fetch it do. */
function readPage(html: string): Read {
  const meta: Record<string, string> = {};
  const [texts, elements]: [Record<string, string>, string[]] = [{}, []];
  let [open, canonical] = ['', ''];
  const parser = new Parser({
    onopentag(name, attributes) {
      open = name;
      elements.push([name, ...Object.keys(attributes)].join(' '));
      const key = attributes.property ?? attributes.name;
      if (name === 'meta' && key !== undefined) {
        expect(meta, key).not.toHaveProperty([key]);
        meta[key] = attributes.content ?? '';
      }
      if (name === 'link' && attributes.rel === 'canonical') canonical = attributes.href ?? '';
    },
    ontext(text) {
      texts[open] = (texts[open] ?? '') + text;
    },
    onclosetag() {
      open = '';
    },
  });
  parser.end(html);
  const { title = '', script, ...rest } = texts;
  const data = script === undefined ? undefined : JSON.parse(script);
  return { meta, title, canonical, data, text: Object.values(rest).join('\n'), elements };
}

async function preview(kind: string, id: string, as?: { readonly cookie: string }) {
  const answer = await call(getPreview, { params: { kind, id }, as });
  expect(answer.status).toBe(200);
  return { ...answer, html: String(answer.body), read: readPage(String(answer.body)) };
}

const JUNE = { startDate: '2027-06-03T00:00:00.000Z', endDate: '2027-06-09T00:00:00.000Z' };

let owner: TestTraveller;
/** The site's own preview, which is that of whatever is not public. */
let site: string;
beforeAll(async () => {
  owner = await signUp({ firstName: 'Mary', lastName: 'Somerville' });
  site = (await preview('pages', 'site')).html;
});

describe('the preview of a public trip', () => {
  it('SHARE-14 has its title, dates, places and picture, for Open Graph, for Twitter and at its own address', async () => {
    const trip = await createTrip(owner, { title: 'Greek islands', isPublic: true, ...JUNE });
    for (const [index, location] of ['Athens', 'Aegina', 'Athens', 'Hydra', 'Poros', 'Spetses', 'Nafplio'].entries()) {
      await createDay(owner, trip.id, { title: 'A day', date: `2027-06-0${index + 3}T00:00:00.000Z`, location });
    }
    const photoURL = await upload(owner, jpegWithPlace());
    await succeed(addTripPhoto, { as: owner, params: { id: trip.id }, body: { photoURL } });
    await deliverChanges(functions);
    const { read, headers } = await preview('trips', trip.id);
    const address = `${SITE}/trips/${trip.id}`;
    const description = 'June 3 - June 9, 2027 · Athens, Aegina, Hydra, Poros, Spetses';
    expect(read).toMatchObject({ title: 'Greek islands', canonical: address });
    expect(read.meta).toMatchObject({
      ...{ description, 'og:title': 'Greek islands', 'og:description': description, 'og:url': address },
      ...{ 'og:type': 'article', 'og:site_name': 'Travel Timeline', 'og:image:alt': 'Greek islands' },
      ...{ 'twitter:card': 'summary_large_image', 'twitter:title': 'Greek islands' },
      'twitter:image': read.meta['og:image'],
    });
    expect(read.text).toContain(description);
    expect(headers).toMatchObject({
      ...{ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=300' },
      vary: 'accept-encoding, user-agent',
    });
    expect(headers).not.toHaveProperty('x-robots-tag');

    // Whoever fetches the picture has no session; once the trip is private, nobody else gets it.
    const picture = String(read.meta['og:image']);
    expect(picture).toMatch(/^http:\/\/localhost:3000\/media\/photos\/.+\.jpg\?size=small$/);
    const path = picture.slice(SITE.length).replace(/\?.*/, '');
    expect((await look(undefined, path)).file).toMatchObject({ status: 200, type: 'image/jpeg' });
    await succeed(updateTrip, { as: owner, params: { id: trip.id }, body: { isPublic: false } });
    expect((await look(undefined, path)).status).toBe(404);
    expect((await preview('trips', trip.id)).html).toBe(site);
  });

  it('SHARE-14 says what it is in the terms of schema.org: a TouristTrip with its itinerary', async () => {
    const trip = await createTrip(owner, { title: 'A week', isPublic: true, ...JUNE });
    await createDay(owner, trip.id, { title: 'A day', date: JUNE.startDate, location: 'Rome' });
    await deliverChanges(functions);
    const { read } = await preview('trips', trip.id);
    // Of Thing: name, description, url, image; of Trip: itinerary (ItemList or Place).
    expect(read.data).toEqual({
      ...{ '@context': 'https://schema.org', '@type': 'TouristTrip', name: 'A week' },
      ...{ description: 'June 3 - June 9, 2027 · Rome', url: `${SITE}/trips/${trip.id}` },
      image: `${SITE}/preview.png`,
      itinerary: {
        ...{ '@type': 'ItemList', numberOfItems: 1 },
        itemListElement: [{ '@type': 'ListItem', position: 1, item: { '@type': 'Place', name: 'Rome' } }],
      },
    });
  });

  it('SHARE-14 has its cover as its picture, through us where it is elsewhere, else the site’s', async () => {
    const elsewhere = 'https://pictures.example/a"b.jpg?c=<d>';
    const cover = encodeURI(elsewhere);
    const trip = await createTrip(owner, { isPublic: true, coverImage: cover });
    const pictureOf = async () => (await preview('trips', trip.id)).read.meta;
    expect(await pictureOf()).toMatchObject({
      'og:image': `${SITE}/media/outside/${trip.id}?url=${encodeURIComponent(cover)}`,
    });
    await succeed(updateTrip, { as: owner, params: { id: trip.id }, body: { coverImage: null } });
    expect(await pictureOf()).toMatchObject({
      ...{ 'og:image': `${SITE}/preview.png`, 'og:image:width': '1200', 'og:image:height': '630' },
    });
  });

  it.each([
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' onload='alert(1)",
    '</title></head><body><script>alert(1)</script>',
    '</script><script>alert(1)</script><!--',
    '&lt;script&gt; & &amp;',
    '<!-- <script> -->',
  ])('SHARE-14 shows a hostile title as what it says, in every place: %s', async (title) => {
    const harmless = await createTrip(owner, { title: 'Harmless', isPublic: true, ...JUNE });
    await createDay(owner, harmless.id, { title: 'A day', date: JUNE.startDate, location: 'Rome' });
    const hostile = await createTrip(owner, { title, isPublic: true, ...JUNE });
    await createDay(owner, hostile.id, { title: 'A day', date: JUNE.startDate, location: title.slice(0, 40) });
    await deliverChanges(functions);
    const expected = (await preview('trips', harmless.id)).read;
    const { read } = await preview('trips', hostile.id);
    expect(read.elements).toEqual(expected.elements);
    expect(read.title).toBe(title);
    expect(read.meta['og:title']).toBe(title);
    expect(read.data).toMatchObject({ name: title });
    expect(read.text).toContain(title);
  });

  it('SHARE-14 isolates places from right to left, leaves out what turns a line, and cuts a long title', async () => {
    const titled = async (title: string, location: string) => {
      const trip = await createTrip(owner, { title, isPublic: true, ...JUNE });
      await createDay(owner, trip.id, { title: 'A day', date: JUNE.startDate, location });
      await deliverChanges(functions);
      return (await preview('trips', trip.id)).read;
    };
    const hebrew = await titled('טיול לירושלים', 'ירושלים');
    expect(hebrew.meta).toMatchObject({
      'og:title': 'טיול לירושלים',
      'og:description': 'June 3 - June 9, 2027 · \u2068ירושלים\u2069',
    });
    expect(hebrew.elements).toContain('h1 dir');
    const turned = await titled('A\u202e trip\nof two\u2066 lines', 'Rome\u202e');
    expect(turned.meta).toMatchObject({
      'og:title': 'A trip of two lines',
      'og:description': 'June 3 - June 9, 2027 · Rome',
    });
    const family = '👨‍👩‍👧‍👦';
    const long = await titled(family.repeat(18), 'R'.repeat(200));
    expect(long.title).toBe(family.repeat(18));
    expect(long.meta.description).toBe(`June 3 - June 9, 2027 · ${'R'.repeat(39)}…`);
    expect((await titled('x'.repeat(200), 'Rome')).title).toBe(`${'x'.repeat(99)}…`);
  });

  it('SHARE-14 is one date for a day, and as a trip without days says where it goes', async () => {
    const day = { startDate: JUNE.startDate, endDate: JUNE.startDate };
    const trip = await createTrip(owner, { title: 'One day', isPublic: true, ...day });
    expect((await preview('trips', trip.id)).read.meta.description).toBe('June 3, 2027');
    expect((await preview('trips', trip.id)).read.data).not.toHaveProperty('itinerary');
  });
});

describe('what not everyone sees', () => {
  it('SHARE-14 has the site’s own preview, whoever asks: private, deleted, unknown, or to be published', async () => {
    const tomorrow = new Date(Date.now() + DAY_MS).toISOString().slice(0, 10);
    const dates = { startDate: `${tomorrow}T00:00:00.000Z`, endDate: `${tomorrow}T00:00:00.000Z` };
    const closed = await createTrip(owner, { title: 'Secret', isPublic: false });
    const waiting = await createTrip(owner, { title: 'Later', isPublic: false, ...dates });
    await succeed(updateTrip, { as: owner, params: { id: waiting.id }, body: { publishWhenBack: true } });
    const deleted = await createTrip(owner, { title: 'Gone', isPublic: true });
    await succeed(deleteTrip, { as: owner, params: { id: deleted.id } });
    const day = await createDay(owner, closed.id);
    for (const id of [closed.id, waiting.id, deleted.id, day.id, 'a'.repeat(29), 'x', '..']) {
      for (const as of [owner, undefined]) {
        const { html, headers } = await preview('trips', id, as);
        expect(html).toBe(site);
        expect(headers['cache-control']).toBe('public, max-age=300');
      }
    }
  });

  it('SHARE-14 opens by itself when the trip does', async () => {
    const trip = await createTrip(owner, {
      ...{ title: 'Back again', isPublic: false },
      ...{ startDate: '2024-06-03T00:00:00.000Z', endDate: '2024-06-09T00:00:00.000Z' },
    });
    expect((await preview('trips', trip.id)).html).toBe(site);
    await succeed(updateTrip, { as: owner, params: { id: trip.id }, body: { publishWhenBack: true } });
    expect((await preview('trips', trip.id)).read.title).toBe('Back again');
  });

  it('SHARE-14 is, by a secret link, that a trip was shared and no more; for no search engine', async () => {
    const { read, headers } = await preview('pages', 'shared');
    expect(read.title).toBe('A trip was shared with you');
    expect(read.meta).not.toHaveProperty('description');
    expect(read.meta).toMatchObject({ robots: 'noindex', 'og:url': `${SITE}/shared` });
    expect(headers['x-robots-tag']).toBe('noindex');
  });
});

describe('the preview of a traveller’s page', () => {
  it('SHARE-14 has name, public trips, their places and picture, by username or id; nothing without a public trip', async () => {
    const username = `ada.${Date.now()}`;
    const ada = await signUp({ firstName: 'Ada', lastName: 'Lovelace', username });
    const profileImageUrl = 'https://pictures.example/ada.jpg';
    const profile = { firstName: 'Ada', lastName: 'Lovelace', username, profileImageUrl };
    await succeed(updateProfile, { as: ada, body: { ...profile, bio: 'A bio for the signed-in' } });
    const closed = await createTrip(ada, { title: 'A secret trip', isPublic: false });
    await createDay(ada, closed.id, { title: 'A day', location: 'Secretville' });
    await deliverChanges(functions);
    for (const id of [username, ada.id, 'nobody.at.all']) expect((await preview('travellers', id)).html).toBe(site);

    const open = await createTrip(ada, { title: 'Lisbon', isPublic: true, ...JUNE });
    await createDay(ada, open.id, { title: 'A day', location: 'Lisbon' });
    await deliverChanges(functions);
    for (const id of [username, username.toUpperCase(), ada.id]) {
      const { read, html } = await preview('travellers', id);
      expect(read).toMatchObject({ title: 'Ada Lovelace', canonical: `${SITE}/profile/${username}` });
      expect(read.meta).toMatchObject({
        ...{ 'og:type': 'profile', description: '1 public trip · Lisbon', 'twitter:card': 'summary' },
        'og:image': `${SITE}/media/outside/${ada.id}?url=${encodeURIComponent(profileImageUrl)}`,
      });
      for (const hidden of [ada.email, 'A bio', 'secret', 'Secretville']) expect(html).not.toContain(hidden);
    }
  });
});
