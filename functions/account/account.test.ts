import { randomUUID } from 'node:crypto';
import { ListObjectVersionsCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { allItems } from '#infra/local/function-fixture/all-items.ts';
import { call, succeed } from '#infra/local/function-fixture/call-function.ts';
import { deliverChanges, replayAllChanges } from '#infra/local/function-fixture/deliver-changes.ts';
import { admitMessage, readMail } from '#infra/local/function-fixture/deliver-mail.ts';
import { addEmail, bookingMail } from '#infra/local/function-fixture/sample-mail.ts';
import { createDay, createTrip } from '#infra/local/function-fixture/sample-trip.ts';
import { newSession, signUp, type TestTraveller } from '#infra/local/function-fixture/sign-up.ts';
import { MAIL_BUCKET, startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import {
  newTraveller,
  PASSWORD,
  photo,
  runJob,
  type WholeAccount,
  wholeAccount,
} from '#infra/local/function-fixture/whole-account.ts';
import { s3Client } from '../adapters/s3-client.ts';
import { ITEM_KINDS, type ItemKind, itemKind } from '../data/item-kind.ts';
import { deletionKey, exportKey } from '../data/keys.ts';
import * as search from '../discover/search.ts';
import * as getEmailAddress from '../mail/get-email-address.ts';
import { logger } from '../runtime/logger.ts';
import * as getUser from '../session/get-user.ts';
import * as login from '../session/login.ts';
import * as register from '../session/register.ts';
import * as getProfile from '../travellers/get-profile.ts';
import * as listFollowers from '../travellers/list-followers.ts';
import * as addTripPhoto from '../trips/add-trip-photo.ts';
import * as deleteTrip from '../trips/delete-trip.ts';
import * as listFollowingTrips from '../trips/list-following-trips.ts';
import * as listPublicTrips from '../trips/list-public-trips.ts';
import * as deleteAccount from './delete-account.ts';
import * as getExport from './get-export.ts';
import * as startExport from './start-export.ts';

const functions = await startFunctions({ s3: true });
const { table } = functions;
/** Kinds of items that belong to no traveller: the stage's own, hashed counters, and admitted messages. */
const NOBODYS: readonly ItemKind[] = [
  'counts of topics',
  'count of a place',
  'session keys',
  'rate',
  'used challenge',
  'envelope',
  'exchange rates',
];

const items = () => allItems(table);

/** Everything that is stored, item by item and object by object, former versions and delete markers too. */
async function everything(): Promise<string[]> {
  const objects = ['media', MAIL_BUCKET].map((Bucket) => s3Client().send(new ListObjectVersionsCommand({ Bucket })));
  const keys = (await Promise.all(objects)).flatMap(({ Versions = [], DeleteMarkers = [] }) =>
    [...Versions, ...DeleteMarkers].map(({ Key }) => String(Key)),
  );
  return [...(await items()).map((item) => JSON.stringify(item)), ...keys];
}
const left = async (traces: readonly string[]) =>
  (await everything()).filter((stored) => traces.some((trace) => stored.includes(trace)));

/** The kinds of the items that contain any of the traces. */
async function kindsOf(traces: readonly string[]): Promise<Set<ItemKind | undefined>> {
  const own = (await items()).filter((item) => traces.some((trace) => JSON.stringify(item).includes(trace)));
  return new Set(own.map(itemKind));
}

const remove = (as: TestTraveller, password = PASSWORD) => call(deleteAccount, { as, body: { password } });

describe('deleting an account', () => {
  let world: WholeAccount;
  let before: string[];
  let elsewhere: string;
  beforeAll(async () => {
    const bystander = await newTraveller(table);
    const { id } = await createTrip(bystander, { title: 'A bystander’s' });
    await createDay(bystander, id);
    await succeed(addTripPhoto, { as: bystander, params: { id }, body: { photoURL: await photo(bystander) } });
    await addEmail(bystander);
    await deliverChanges(functions);
    before = await everything();
    world = await wholeAccount(functions);
    elsewhere = await newSession(world.owner.id);
  });

  it('begins with an item of every kind, and files in every folder', async () => {
    const there = await kindsOf(world.traces);
    const expected = ITEM_KINDS.filter((kind) => kind !== 'deletion' && !NOBODYS.includes(kind));
    expect([...there].sort()).toEqual(expected.toSorted());
    expect(new Set((await items()).map(itemKind))).toEqual(new Set([...expected, ...NOBODYS]));
    const folders = (await left(world.traces)).map((stored) => /^(\w+)\//.exec(stored)?.[1]);
    expect(new Set(folders)).toEqual(new Set([undefined, 'uploads', 'photos', 'documents', 'exports', 'inbound']));
  });

  it('needs the password, and a wrong one changes nothing', async () => {
    const { owner } = world;
    // In a session whose record has the traveller's email, and in an older one without.
    for (const as of [owner, { ...owner, cookie: await newSession(owner.id) }]) {
      expect(await remove(as, 'a guess')).toMatchObject({
        status: 403,
        body: { message: 'This is not your password' },
      });
    }
    expect(await call(deleteAccount, { as: owner, body: {} })).toMatchObject({ status: 400 });
    expect(await call(deleteAccount, { body: { password: PASSWORD } })).toMatchObject({ status: 401 });
    expect(await succeed(getUser, { as: owner })).toMatchObject({ id: owner.id });
  });

  it('closes it at once: no session, no sign-in, no mail, no profile', async () => {
    const { owner, friend } = world;
    const { status, cookies } = await remove(owner);
    expect([status, cookies]).toEqual([
      200,
      [expect.stringMatching(/^session=;/), expect.stringMatching(/^signed-in=;/)],
    ]);
    expect(await kindsOf([owner.id])).toContain('deletion');
    for (const as of [owner, { cookie: elsewhere }]) expect(await succeed(getUser, { as })).toBeNull();
    const credentials = { email: owner.email, password: PASSWORD };
    expect(await call(login, { body: credentials })).toMatchObject({ status: 401 });
    expect(await succeed(listFollowers, { as: friend })).toEqual([]);
  });

  it('removes every item, file and mail of it, from the whole table and both buckets', async () => {
    const { owner, friend, traces } = world;
    await runJob(deletionKey(owner.id));
    await deliverChanges(functions);
    await deliverChanges(functions);
    expect(await left(traces)).toEqual([]);
    expect(await succeed(search, { as: friend, query: { q: owner.username ?? '' } })).toMatchObject({ users: [] });
    expect((await succeed(listPublicTrips)).map(({ title }) => title)).toEqual(['The friend’s own', 'A bystander’s']);
    expect(await succeed(listFollowingTrips, { as: friend })).toEqual([]);
  });

  it('leaves other travellers’ data, with their counts corrected', async () => {
    const { friend } = world;
    expect(await succeed(getProfile, { as: friend })).toMatchObject({
      ...{ tripCount: 1, followerCount: 0, followingCount: 0 },
    });
    const stored = await everything();
    expect(stored.filter((each) => each.includes(friend.id)).length).toBeGreaterThan(5);
    expect(before.length).toBeGreaterThan(15);
    expect(stored).toEqual(expect.arrayContaining(before));
  });

  it('is idempotent when every change is delivered again', async () => {
    await replayAllChanges(functions);
    await runJob(deletionKey(world.owner.id));
    expect(await left(world.traces)).toEqual([]);
  });

  it('frees email and username for another account', async () => {
    const { email, username } = world.owner;
    const body = { email, username, firstName: 'Ada', lastName: 'Again', password: PASSWORD };
    expect(await call(register, { body })).toMatchObject({ status: 201 });
  });
});

describe('deleting an account that was registered with an Idempotency-Key', () => {
  it('leaves nothing that contains the account’s id or email, and its key does not bring it back', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const body = { email: 'once@example.com', firstName: 'Ada', lastName: 'Once', password: PASSWORD };
    const { id } = await succeed(register, { headers, body });
    expect((await remove({ ...(await signUp()), cookie: await newSession(id) })).status).toBe(200);
    await deliverChanges(functions);
    await runJob(deletionKey(id));
    expect(await left([id, body.email])).toEqual([]);
    expect(await call(register, { headers, body })).toMatchObject({ status: 409 });
  });
});

describe('an interrupted account deletion', () => {
  it('ends in the same state, whatever step it is interrupted at', async () => {
    const { owner, traces } = await wholeAccount(functions);
    expect((await remove({ ...owner, cookie: await newSession(owner.id) })).status).toBe(200);
    const send = table.client.send.bind(table.client) as (command: unknown) => Promise<unknown>;
    logger.setLogLevel('SILENT');
    let attempts = 0;
    for (let failed = true; failed; attempts++) {
      let steps = 0;
      const cutOff = vi.spyOn(table.client, 'send').mockImplementation((command: unknown) => {
        steps++;
        return steps > attempts ? Promise.reject(new Error('cut off')) : send(command);
      });
      failed = (await runJob(deletionKey(owner.id))).batchItemFailures.length > 0;
      cutOff.mockRestore();
    }
    logger.setLogLevel('ERROR');
    expect(attempts).toBeGreaterThan(15);
    await deliverChanges(functions);
    await deliverChanges(functions);
    expect(await left(traces)).toEqual([]);
  });

  it('leaves nothing of a deleted trip that the projector has yet to process', async () => {
    const owner = await newTraveller(table);
    const trip = await createTrip(owner, { title: 'Deleted just now' });
    await createDay(owner, trip.id);
    await succeed(addTripPhoto, { as: owner, params: { id: trip.id }, body: { photoURL: await photo(owner) } });
    await succeed(deleteTrip, { as: owner, params: { id: trip.id } });
    // In a session whose record has an email that belongs to someone else by now.
    const { email } = await signUp();
    expect((await remove({ ...owner, cookie: await newSession(owner.id, email) })).status).toBe(200);
    await runJob(deletionKey(owner.id));
    await deliverChanges(functions);
    await deliverChanges(functions);
    expect(await left([owner.id, trip.id])).toEqual([]);
  });
});

describe('a mail that arrives while its account is deleted', () => {
  /** What SES, S3 and the functions do with the mail, and what removes the account. */
  const steps = {
    admit: (key: string, to: string) => admitMessage(key, [to]),
    store: (key: string, to: string) =>
      s3Client().send(new PutObjectCommand({ Bucket: MAIL_BUCKET, Key: key, Body: bookingMail(to) })),
    read: (key: string) => readMail(key),
    close: (_key: string, _to: string, owner: TestTraveller) => remove(owner),
    clear: (_key: string, _to: string, owner: TestTraveller) => runJob(deletionKey(owner.id)),
  } as const;
  const orders: (readonly (keyof typeof steps)[])[] = [
    ['admit', 'store', 'read', 'close', 'clear'],
    ['admit', 'store', 'close', 'read', 'clear'],
    ['admit', 'store', 'close', 'clear', 'read'],
    ['admit', 'close', 'store', 'read', 'clear'],
    ['admit', 'close', 'store', 'clear', 'read'],
    ['admit', 'close', 'clear', 'store', 'read'],
    ['admit', 'store', 'close', 'clear'],
  ];

  it.each(orders.map((order) => [order.join(', '), order] as const))('leaves nothing: %s', async (_, order) => {
    const owner = await newTraveller(table);
    const { emailAddress } = await succeed(getEmailAddress, { as: owner });
    const key = `inbound/${randomUUID()}`;
    for (const step of order) await steps[step](key, emailAddress, owner);
    await deliverChanges(functions);
    expect(await left([owner.id, key, emailAddress])).toEqual([]);
  });
});

describe('the export of a deleted account', () => {
  it('prepared twice, or for a deleted account, does no harm', async () => {
    const owner = await newTraveller(table);
    const { id } = await succeed(startExport, { as: owner });
    const key = exportKey(owner.id, id);
    await Promise.all([runJob(key), runJob(key)]);
    expect(await succeed(getExport, { as: owner, params: { id } })).toMatchObject({ status: 'ready' });
    await remove(owner);
    await runJob(deletionKey(owner.id));
    await runJob(key);
    await deliverChanges(functions);
    expect(await left([owner.id])).toEqual([]);
  });
});
