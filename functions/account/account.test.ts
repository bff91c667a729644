import { randomUUID } from 'node:crypto';
import { ListObjectsV2Command, PutObjectCommand } from '@aws-sdk/client-s3';
import { ScanCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { unzipSync } from 'fflate';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { call, succeed } from '#infra/local/function-fixture/call-function.ts';
import { deliverAllChangesAgain, deliverChanges } from '#infra/local/function-fixture/deliver-changes.ts';
import { s3Event } from '#infra/local/function-fixture/s3-event.ts';
import { addEmail, bookingMail } from '#infra/local/function-fixture/sample-mail.ts';
import { createActivity, createDay, createTrip } from '#infra/local/function-fixture/sample-trip.ts';
import { newSession, signUp, type TestTraveller } from '#infra/local/function-fixture/sign-up.ts';
import { MAIL_BUCKET, startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import { upload } from '#infra/local/function-fixture/uploads.ts';
import * as addActivityPhoto from '../activities/add-activity-photo.ts';
import { s3Client } from '../adapters/s3-client.ts';
import { deletionKey, emailClaimKey, exportKey, type Key } from '../data/keys.ts';
import { passwordResetRepository } from '../data/password-reset-repository.ts';
import * as addDayPhoto from '../days/add-day-photo.ts';
import * as deleteDay from '../days/delete-day.ts';
import * as search from '../discover/search.ts';
import { logger } from '../http/logger.ts';
import * as getEmailAddress from '../mail/get-email-address.ts';
import * as processEmail from '../mail/process-email.ts';
import { handler as receiveMail } from '../mail/receive-mail.ts';
import { plainJpeg } from '../photos/content/test-pictures.ts';
import * as getUser from '../session/get-user.ts';
import * as login from '../session/login.ts';
import { hashPassword } from '../session/password.ts';
import * as register from '../session/register.ts';
import * as followTraveller from '../travellers/follow-traveller.ts';
import * as getProfile from '../travellers/get-profile.ts';
import * as listFollowers from '../travellers/list-followers.ts';
import * as addTripPhoto from '../trips/add-trip-photo.ts';
import * as createTripModule from '../trips/create-trip.ts';
import * as deleteTrip from '../trips/delete-trip.ts';
import * as getTrip from '../trips/get-trip.ts';
import * as listFollowingTrips from '../trips/list-following-trips.ts';
import * as listPublicTrips from '../trips/list-public-trips.ts';
import * as mergeTrips from '../trips/merge-trips.ts';
import * as deleteAccount from './delete-account.ts';
import * as getExport from './get-export.ts';
import { handler as runAccountJobs } from './run-account-jobs.ts';
import * as startExport from './start-export.ts';

const functions = await startFunctions({ s3: true });
const { table } = functions;
const PASSWORD = 'a long walk by the sea';
const passwordHash = await hashPassword(PASSWORD);

interface World {
  readonly owner: TestTraveller;
  readonly friend: TestTraveller;
  /** What must not be found anywhere once the owner has gone. */
  readonly traces: readonly string[];
}

async function newTraveller(username: string): Promise<TestTraveller> {
  const traveller = await signUp({ username, email: `${username}@example.com`, lastName: `Von ${username}` });
  await table.client.send(
    new UpdateCommand({
      ...{ TableName: table.name, Key: emailClaimKey(traveller.email) },
      UpdateExpression: 'SET passwordHash = :hash',
      ExpressionAttributeValues: { ':hash': passwordHash },
    }),
  );
  return traveller;
}

/** A traveller who has everything that one can have here, and a friend: both follow each other. */
async function newWorld(): Promise<World> {
  const name = `u${randomUUID().slice(0, 8)}`;
  const [owner, friend] = [await newTraveller(name), await newTraveller(`f${randomUUID().slice(0, 8)}`)];
  for (const [as, to] of [
    [owner, friend],
    [friend, owner],
  ] as const) {
    await succeed(followTraveller, { as, params: { id: to.id } });
  }
  await createTrip(friend, { title: 'The friend’s own' });
  const kept = await createTrip(owner, { title: 'Kept in Rome' });
  const day = await createDay(owner, kept.id);
  const activity = await createActivity(owner, day.id);
  await succeed(addTripPhoto, { as: owner, params: { id: kept.id }, body: { photoURL: await photo(owner) } });
  await succeed(addDayPhoto, { as: owner, params: { id: day.id }, body: { photoURL: await photo(owner) } });
  await succeed(addActivityPhoto, { as: owner, params: { id: activity.id }, body: { photoURL: await photo(owner) } });
  const goneDay = await createDay(owner, kept.id, { title: 'Deleted' });
  await succeed(deleteDay, { as: owner, params: { id: goneDay.id } });

  const [source, gone, hidden] = [
    await createTrip(owner, { title: 'Merged away' }),
    await createTrip(owner, { title: 'Deleted' }),
    await createTrip(owner, { title: 'Hidden', isPublic: 'false' }),
  ];
  await createDay(owner, source.id);
  await succeed(addTripPhoto, { as: owner, params: { id: source.id }, body: { photoURL: await photo(owner) } });
  await succeed(mergeTrips, { as: owner, params: { sourceId: source.id, targetId: hidden.id } });
  await succeed(deleteTrip, { as: owner, params: { id: gone.id } });
  const repeated = { title: 'Repeated', startDate: '2027-01-01', endDate: '2027-01-02' };
  const headers = { 'idempotency-key': randomUUID() };
  const again = await succeed(createTripModule, { as: owner, headers, body: repeated });

  await photo(owner);
  const { emailAddress } = await succeed(getEmailAddress, { as: owner });
  const mailKey = `inbound/${name}`;
  await s3Client().send(new PutObjectCommand({ Bucket: MAIL_BUCKET, Key: mailKey, Body: bookingMail(emailAddress) }));
  await receiveMail(s3Event(MAIL_BUCKET, mailKey));
  const email = await addEmail(owner);
  await succeed(processEmail, { as: owner, params: { id: email.id }, body: { tripId: kept.id } });
  await passwordResetRepository(table).create({ travellerId: owner.id, hash: 'hash' }, owner.email);
  await deliverChanges(functions);
  await deliverChanges(functions);
  const token = emailAddress.split('@')[0] ?? '';
  const traces = [
    owner.id,
    owner.email,
    name,
    token,
    mailKey,
    email.id,
    kept.id,
    source.id,
    gone.id,
    hidden.id,
    again.id,
  ];
  return { owner, friend, traces };
}

const photo = (as: TestTraveller) => upload(as, plainJpeg());

/** Starts the job that an item asks for, as the event source mapping does. */
const runJob = (Keys: Key) =>
  runAccountJobs({
    Records: [
      {
        eventName: 'INSERT',
        dynamodb: { Keys: { pk: { S: Keys.pk }, sk: { S: Keys.sk } }, SequenceNumber: '1' },
      },
    ],
  });

/** Everything that is stored, item by item and object by object; counters of attempts run out by themselves. */
async function everything(): Promise<string[]> {
  const { Items = [] } = await table.client.send(new ScanCommand({ TableName: table.name, ConsistentRead: true }));
  const objects = ['media', MAIL_BUCKET].map((Bucket) => s3Client().send(new ListObjectsV2Command({ Bucket })));
  const keys = (await Promise.all(objects)).flatMap(({ Contents = [] }) => Contents.map(({ Key }) => String(Key)));
  return [...Items.filter(({ pk }) => !String(pk).startsWith('RATE#')).map((item) => JSON.stringify(item)), ...keys];
}
const left = async (traces: readonly string[]) =>
  (await everything()).filter((stored) => traces.some((trace) => stored.includes(trace)));

const remove = (as: TestTraveller, password = PASSWORD) => call(deleteAccount, { as, body: { password } });

describe('deleting an account', () => {
  let world: World;
  let before: string[];
  let elsewhere: string;
  beforeAll(async () => {
    before = await everything();
    world = await newWorld();
    elsewhere = await newSession(world.owner.id);
    expect((await left(world.traces)).length).toBeGreaterThan(30);
  });

  it('needs the password, and a wrong one changes nothing', async () => {
    const { owner } = world;
    // In a session that names its traveller's email, and in one of before sessions did.
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
    expect([status, cookies]).toEqual([200, [expect.stringMatching(/^session=;/)]]);
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
    expect((await succeed(listPublicTrips)).map(({ title }) => title)).toEqual(['The friend’s own']);
    expect(await succeed(listFollowingTrips, { as: friend })).toEqual([]);
  });

  it('leaves what is others’, with their counts put right', async () => {
    const { friend, owner } = world;
    expect(await succeed(getProfile, { as: friend })).toMatchObject({
      ...{ tripCount: 1, followerCount: 0, followingCount: 0 },
    });
    const others = (await everything()).filter((stored) => stored.includes(friend.id));
    expect(others.length).toBeGreaterThan(5);
    expect(before.filter((stored) => !owner.id.includes(stored))).toEqual(before);
  });

  it('stays so when every change is delivered once more', async () => {
    await deliverAllChangesAgain(functions);
    await runJob(deletionKey(world.owner.id));
    expect(await left(world.traces)).toEqual([]);
  });

  it('frees email and username for another account', async () => {
    const { email, username } = world.owner;
    const body = { email, username, firstName: 'Ada', lastName: 'Again', password: PASSWORD };
    expect(await call(register, { body })).toMatchObject({ status: 201 });
  });
});

describe('deleting an account that is cut off', () => {
  it('again and again, at every step, comes to the same end', async () => {
    const { owner, traces } = await newWorld();
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

  it('while the projector still has a deleted trip of it before it, leaves nothing of that trip', async () => {
    const owner = await newTraveller(`u${randomUUID().slice(0, 8)}`);
    const trip = await createTrip(owner, { title: 'Deleted just now' });
    await createDay(owner, trip.id);
    await succeed(addTripPhoto, { as: owner, params: { id: trip.id }, body: { photoURL: await photo(owner) } });
    await succeed(deleteTrip, { as: owner, params: { id: trip.id } });
    // In a session that names an email which is somebody else's by now.
    const { email } = await signUp();
    expect((await remove({ ...owner, cookie: await newSession(owner.id, email) })).status).toBe(200);
    await runJob(deletionKey(owner.id));
    await deliverChanges(functions);
    await deliverChanges(functions);
    expect(await left([owner.id, trip.id])).toEqual([]);
  });
});

describe('a copy of an account', () => {
  it('is a ZIP of JSON, photos and mails, that only its traveller can get', async () => {
    const { owner, friend } = await newWorld();
    const started = await succeed(startExport, { as: owner });
    expect(started).toMatchObject({ status: 'preparing', files: [] });
    await runJob(exportKey(owner.id, started.id));
    const on = { params: { id: started.id } };
    const ready = await succeed(getExport, { as: owner, ...on });
    expect(ready).toMatchObject({ status: 'ready', files: [{ name: 'travel-timeline.zip' }] });
    expect(await call(getExport, { as: friend, ...on })).toMatchObject({ status: 404 });
    expect(await call(getExport, on)).toMatchObject({ status: 401 });

    const answer = await fetch(ready.files[0]?.url ?? '');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="travel-timeline.zip"');
    const bytes = await answer.bytes();
    expect(bytes.length).toBe(ready.files[0]?.bytes);
    const files = unzipSync(bytes);
    const json = (name: string) => JSON.parse(Buffer.from(files[name] ?? []).toString());
    expect(json('profile.json')).toMatchObject({ email: owner.email, username: owner.username });
    expect(json('following.json')).toMatchObject([{ id: friend.id }]);
    expect(json('followers.json')).toMatchObject([{ id: friend.id }]);
    expect(json('inbox.json')).toHaveLength(2);
    const names = Object.keys(files);
    expect(names.filter((name) => /^mails\/\w+\.eml$/.test(name))).toHaveLength(1);
    const kept = names.find((name) => /^trips\/2027-06-03 Kept in Rome \w{6}\/trip\.json$/.test(name)) ?? '';
    expect(json(kept)).toMatchObject({ title: 'Kept in Rome', days: expect.any(Array) });
    expect(json(kept).days.flatMap(({ activities }: { activities: unknown[] }) => activities)).not.toEqual([]);
    expect(names.filter((name) => name.startsWith(kept.replace('trip.json', 'photos/')))).toHaveLength(3);
    // Hidden, with what was merged into it, and the repeated one; nothing that was deleted.
    expect(names.filter((name) => name.endsWith('/trip.json'))).toHaveLength(3);
    for (const name of names.filter((each) => each.endsWith('.jpg'))) {
      expect(Buffer.from(files[name] ?? []).subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
    }
    await succeed(getTrip, { as: owner, params: { id: json(kept).id } });
  });

  it('prepared twice, or for an account that is gone, harms nothing', async () => {
    const owner = await newTraveller(`u${randomUUID().slice(0, 8)}`);
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
