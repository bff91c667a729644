import { DeleteObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { call, succeed } from '#infra/local/function-fixture/call-function.ts';
import { createTrip } from '#infra/local/function-fixture/sample-trip.ts';
import { MAIL_BUCKET, startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import {
  exportOf,
  newTraveller,
  photo,
  runJob,
  type WholeAccount,
  wholeAccount,
} from '#infra/local/function-fixture/whole-account.ts';
import type { AccountExport } from '#shared/account/schema.ts';
import { s3Client } from '../adapters/s3-client.ts';
import type { BookingRecord } from '../data/booking-record.ts';
import { exportKey } from '../data/keys.ts';
import { keyOfMediaPath } from '../data/media-keys.ts';
import * as getEmailAddress from '../mail/get-email-address.ts';
import * as listProcessedEmails from '../mail/list-processed-emails.ts';
import * as addTripPhoto from '../trips/add-trip-photo.ts';
import * as getTrip from '../trips/get-trip.ts';
import * as getExport from './get-export.ts';
import * as startExport from './start-export.ts';

const functions = await startFunctions({ s3: true });

/** The bytes of the files of an export, by name, and what its JSON files say. */
async function open({ files: [file] }: AccountExport) {
  const answer = await fetch(file?.url ?? '');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="travel-timeline.zip"');
  const bytes = await answer.bytes();
  expect(bytes.length).toBe(file?.bytes);
  const files = unzipSync(bytes);
  return {
    files,
    names: Object.keys(files),
    json: (name: string) => JSON.parse(Buffer.from(files[name] ?? []).toString()),
  };
}

describe('an account export', () => {
  let world: WholeAccount;
  let copy: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    world = await wholeAccount(functions);
    copy = await open(await exportOf(world.owner));
  });
  const keptTrip = () =>
    copy.names.find((name) => /^trips\/2027-06-03 Kept in Rome \w{6}\/trip\.json$/.test(name)) ?? '';

  it('can be downloaded by its traveller only, once it is ready', async () => {
    const { owner, friend } = world;
    const started = await succeed(startExport, { as: owner });
    expect(started).toMatchObject({ status: 'preparing', files: [] });
    await runJob(exportKey(owner.id, started.id));
    const on = { params: { id: started.id } };
    expect(await succeed(getExport, { as: owner, ...on })).toMatchObject({
      ...{ status: 'ready', files: [{ name: 'travel-timeline.zip' }] },
    });
    expect(await call(getExport, { as: friend, ...on })).toMatchObject({ status: 404 });
    expect(await call(getExport, on)).toMatchObject({ status: 401 });
  });

  it('has the profile, with the forwarding address, and both lists of follows', async () => {
    const { owner, friend } = world;
    const { emailAddress } = await succeed(getEmailAddress, { as: owner });
    expect(copy.json('profile.json')).toMatchObject({
      ...{ email: owner.email, username: owner.username, forwardingAddress: emailAddress },
    });
    expect(copy.json('following.json')).toMatchObject([{ id: friend.id }]);
    expect(copy.json('followers.json')).toMatchObject([{ id: friend.id }]);
  });

  it('has the inbox, the raw messages, and what mails said of each booking', async () => {
    expect(copy.json('inbox.json')).toHaveLength(2);
    expect(copy.names.filter((name) => /^mails\/\w+\.eml$/.test(name))).toHaveLength(1);
    const processed = copy.json('inbox.json').find(({ status }: { status: string }) => status === 'processed');
    const said = processed.parsedBookings.map(({ title }: { title: string }) => ({ emailId: processed.id, title }));
    const bookings: BookingRecord[] = copy.json('bookings.json');
    const statements = bookings.flatMap((each) => each.statements);
    expect(said).toHaveLength(2);
    expect(statements.map(({ emailId, booking: { title } }) => ({ emailId, title }))).toEqual(
      expect.arrayContaining(said),
    );
    expect(bookings.map(({ activityId }) => activityId)).not.toContain(null);
  });

  it('has the calendars, of which nobody knows the addresses', async () => {
    expect(copy.json('calendars.json')).toMatchObject([{ tripTitle: 'Kept in Rome', withReferences: true }]);
  });

  it('SAFE-04 has the passkeys without their keys', async () => {
    const { id, createdAt } = { id: expect.any(String), createdAt: expect.any(String) };
    expect(copy.json('passkeys.json')).toEqual([{ id, createdAt, name: 'Rome phone', lastUsed: null }]);
  });

  it('has each trip with days, activities, photos and applied plans, and no deleted one', async () => {
    const kept = keptTrip();
    const { title, id, days } = copy.json(kept);
    expect(title).toBe('Kept in Rome');
    expect(days.flatMap(({ activities }: { activities: unknown[] }) => activities).length).toBeGreaterThan(1);
    expect(copy.names.filter((name) => name.startsWith(kept.replace('trip.json', 'photos/')))).toHaveLength(3);
    expect(copy.names.filter((name) => name.startsWith(kept.replace('trip.json', 'documents/')))).toHaveLength(1);
    expect(copy.json(kept)).toMatchObject({ ideas: [{ title: 'An idea' }] });
    expect(copy.json(kept.replace('trip.json', 'costs.json'))).toMatchObject({
      ...{ currency: 'EUR', people: [{ name: 'Grandma' }], costs: [{ title: 'Taxi', amount: 30, currency: 'CHF' }] },
    });
    expect(copy.json(kept.replace('trip.json', 'plans.json'))).toMatchObject([{ added: [{ title: 'Roman Forum' }] }]);
    // Kept, hidden with what was merged into it, repeated, the long one whose merge was interrupted, and opening later.
    expect(copy.names.filter((name) => name.endsWith('/trip.json'))).toHaveLength(5);
    await succeed(getTrip, { as: world.owner, params: { id } });
  });

  it('has uploads that are in no trip yet; every picture is complete, and nothing is missing', async () => {
    const pictures = copy.names.filter((name) => name.endsWith('.jpg'));
    expect(pictures.filter((name) => /^uploads\/\w{24}\.jpg$/.test(name))).toHaveLength(1);
    expect(pictures).toHaveLength(5);
    for (const name of pictures) {
      expect(Buffer.from(copy.files[name] ?? []).subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
    }
    expect(copy.names).not.toContain('missing.json');
  });

  it('names what could not be included, and why', async () => {
    const owner = await newTraveller(functions.table);
    const { id } = await createTrip(owner);
    const keys: string[] = [];
    for (const _ of ['gone', 'too large']) {
      const body = { photoURL: await photo(owner) };
      const { photos } = await succeed(addTripPhoto, { as: owner, params: { id }, body });
      keys.push(keyOfMediaPath(photos.at(-1) ?? '') ?? '');
    }
    const [gone = '', large = ''] = keys;
    const at = { Bucket: 'media' };
    await s3Client().send(new DeleteObjectCommand({ ...at, Key: gone }));
    await s3Client().send(new PutObjectCommand({ ...at, Key: large, Body: Buffer.alloc(50 * 1024 * 1024 + 1) }));
    const { json, names } = await open(await exportOf(owner));
    const folder = names.find((name) => name.endsWith('/trip.json'))?.replace('/trip.json', '');
    expect(json('missing.json')).toEqual([
      { file: `${folder}/${gone}`, why: 'The file is gone.' },
      { file: `${folder}/${large}`, why: 'The file is larger than 50 MB.' },
    ]);
  });

  it('names a message that is no longer stored', async () => {
    const Key = world.traces.find((trace) => trace.startsWith('inbound/'));
    await s3Client().send(new DeleteObjectCommand({ Bucket: MAIL_BUCKET, Key }));
    const { json } = await open(await exportOf(world.owner));
    const pending = (await succeed(listProcessedEmails, { as: world.owner })).find(
      ({ status }) => status === 'pending',
    );
    expect(json('missing.json')).toEqual([
      { file: `mails/${pending?.id}.eml`, why: 'The message itself is no longer kept.' },
    ]);
  });
});
