import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emailRepository } from '#functions/data/email-repository.ts';
import * as getEmailAddress from '#functions/mail/get-email-address.ts';
import { succeed } from '#infra/local/function-fixture/call-function.ts';
import { storeMail } from '#infra/local/function-fixture/deliver-mail.ts';
import { bookingMail } from '#infra/local/function-fixture/sample-mail.ts';
import { signUp } from '#infra/local/function-fixture/sign-up.ts';
import { MAIL_BUCKET, startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import { testPlace } from '../test-place.ts';
import { redriveDeadLetters } from './dead-letter.ts';
import type { DeadLetterKind } from './dead-letter-kinds.ts';
import { folderDeadLetters } from './folder-dead-letters.ts';

const { table } = await startFunctions({ s3: true });
const place = testPlace();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'dead-letters-'));
});
afterAll(async () => {
  await place.close();
  await rm(folder, { recursive: true });
});

/** What the local S3 server writes about an event that it could not deliver, or not yet. */
const eventFile = (key: string) => ({
  created: {
    ...{ name: 'ObjectCreated:Put', time: '2027-01-01T00:00:00.000Z', bucket: MAIL_BUCKET, key, size: 1 },
    ...{ eTag: 'a'.repeat(32), sequencer: key, requestId: 'A', accessKeyId: 'AKIATEST', sourceAddress: '127.0.0.1' },
  },
  failures: 4,
  lastError: 'SyntaxError: half written',
});

async function put(file: string, content: unknown): Promise<void> {
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
  await writeFile(path.join(folder, file), JSON.stringify(content));
}

async function redrive(kind: DeadLetterKind, dryRun = false) {
  const told: string[] = [];
  const outcome = await redriveDeadLetters(folderDeadLetters(folder, kind), {
    dryRun,
    tell: (line) => void told.push(line),
  });
  return { ...outcome, told };
}

test('mails, uploads and changes that were given up on locally are processed by their functions, and what fails again stays', async () => {
  const ada = await signUp();
  const { emailAddress } = await succeed(getEmailAddress, { as: ada });
  await storeMail('inbound/1', bookingMail(emailAddress), [emailAddress]);
  await put('s3/events/dead-letter/1.json', eventFile('inbound/1'));
  const told = ['mail inbound/1 of 2027-01-01T00:00:00.000Z: SyntaxError: half written'];
  expect(await redrive('mails', true)).toEqual({ seen: 1, done: 0, failed: [], told });
  expect(await redrive('mails')).toEqual({ seen: 1, done: 1, failed: [], told });
  expect((await emailRepository(table).list(ada.id, { limit: 9 })).items).toHaveLength(1);
  expect(await redrive('mails')).toMatchObject({ seen: 0 });

  const { created } = eventFile(`uploads/${'a'.repeat(20)}/${'b'.repeat(24)}`);
  const event = { ...eventFile(''), created: { ...created, bucket: 'media', size: 30_000_000, versionId: 'gone' } };
  await put('s3/events/dead-letter/2.json', event);
  expect(await redrive('mails')).toMatchObject({ seen: 0 });
  expect(await redrive('uploads')).toMatchObject({ seen: 1, done: 1, failed: [] });
  expect(await redrive('uploads')).toMatchObject({ seen: 0 });

  const record = { eventName: 'INSERT', dynamodb: { Keys: { pk: { S: 'NOBODY' }, sk: { S: 'NOTHING' } } } };
  await put('stream/dead-letter/1.json', { reason: 'a cause', event: { Records: [record] } });
  await put('stream/dead-letter/2.json', { reason: 'a cause', event: {} });
  const { failed, ...changes } = await redrive('changes');
  expect(changes).toMatchObject({ seen: 2, done: 1 });
  expect(failed).toEqual([expect.stringMatching(/^change of the table: a cause: ./)]);
  expect(await readdir(path.join(folder, 'stream', 'dead-letter'))).toEqual(['2.json']);
});

test('a place without failures has no dead letters', async () => {
  expect(await redrive('account-jobs')).toMatchObject({ seen: 0 });
});

test('a command on a data folder leaves unread mails for the next start', async () => {
  const data = path.join(folder, 'data');
  const waiting = path.join('data', 's3', 'events', 'pending', '0000000000000001.json');
  await put(waiting, eventFile('inbound/waiting'));
  const file = path.join(import.meta.dirname, '..', 'redrive.ts');
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: data };
  const { stdout } = await promisify(execFile)(process.execPath, [file, 'mails'], { env });
  expect(stdout).toBe(`0 dead letters of mails in ${data}: 0 are done, 0 failed again\n`);
  expect(JSON.parse(await readFile(path.join(folder, waiting), 'utf8'))).toEqual(eventFile('inbound/waiting'));
});
