import {
  DescribeStreamCommand,
  DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
} from '@aws-sdk/client-dynamodb-streams';
import type { DynamoDBStreamEvent, S3Event } from 'aws-lambda';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { emailRepository } from '#functions/data/email-repository.ts';
import { handler as projectChanges } from '#functions/discover/project-changes.ts';
import * as getEmailAddress from '#functions/mail/get-email-address.ts';
import { handler as receiveMail } from '#functions/mail/receive-mail.ts';
import * as listPublicTrips from '#functions/trips/list-public-trips.ts';
import { succeed } from '#infra/local/function-fixture/call-function.ts';
import { storeMail } from '#infra/local/function-fixture/deliver-mail.ts';
import { s3Event } from '#infra/local/function-fixture/s3-event.ts';
import { bookingMail } from '#infra/local/function-fixture/sample-mail.ts';
import { createTrip } from '#infra/local/function-fixture/sample-trip.ts';
import { signUp } from '#infra/local/function-fixture/sign-up.ts';
import { MAIL_BUCKET, startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import { testPlace } from '../test-place.ts';
import { redriveDeadLetters } from './dead-letter.ts';
import type { DeadLetterKind } from './dead-letter-kinds.ts';
import { stageDeadLetters } from './stage-dead-letters.ts';
import { startTestAccount } from './test-account.ts';

const names = { function: (name: string) => `dev-${name}`, deadLetters: (name: string) => `dev-${name}-dead-letters` };
const { table, streamArn } = await startFunctions({ s3: true });
const place = testPlace({ stage: names });
const streams = new DynamoDBStreamsClient({ endpoint: String(process.env.AWS_ENDPOINT_URL_DYNAMODB) });
process.env.AWS_ENDPOINT_URL_DYNAMODB_STREAMS = process.env.AWS_ENDPOINT_URL_DYNAMODB;
/** Keys that the function cannot read. */
let broken: readonly string[] = [];
const account = await startTestAccount({
  'dev-receive-mail': async (event) => {
    const { Records } = event as S3Event;
    if (Records.some(({ s3 }) => broken.includes(s3.object.key))) throw new RangeError('still broken');
    await receiveMail(event as S3Event);
  },
  'dev-project-changes': (event) => projectChanges(event as DynamoDBStreamEvent),
});
afterAll(async () => {
  streams.destroy();
  await Promise.all([place.close(), account.close()]);
});

let told: string[];
beforeEach(() => {
  told = [];
});
const redrive = (kind: DeadLetterKind, dryRun = false) =>
  redriveDeadLetters(stageDeadLetters(place, names, kind), { dryRun, tell: (line) => void told.push(line) });

const MAILS = 'dev-receive-mail-dead-letters';
const CHANGES = 'dev-project-changes-dead-letters';

async function unreadMail(key: string, to: string, subject: string): Promise<string> {
  await storeMail(key, bookingMail(to, { Subject: subject, 'Message-ID': `<${subject}@table.example>` }), [to]);
  return JSON.stringify(s3Event(MAIL_BUCKET, key, '2027-01-01T00:00:00.000Z'));
}

/** A dead letter as Lambda sends it for a batch: its position in the table's stream. */
function batchLetter(shardId: string, start: string, end: string): string {
  return JSON.stringify({
    ...{ version: '1.0', timestamp: '2027-01-01T00:00:00.000Z' },
    requestContext: { condition: 'RetryAttemptsExhausted', approximateInvokeCount: 6 },
    responseContext: { statusCode: 200, executedVersion: '$LATEST', functionError: 'Unhandled' },
    DDBStreamBatchInfo: {
      ...{ streamArn, shardId, startSequenceNumber: start, endSequenceNumber: end, batchSize: 1 },
      approximateArrivalOfFirstRecord: '2027-01-01T00:00:00Z',
      approximateArrivalOfLastRecord: '2027-01-01T00:00:00Z',
    },
  });
}

/** Of the newest record. */
async function lastNumber(ShardId: string): Promise<string> {
  const from = { StreamArn: streamArn, ShardId, ShardIteratorType: 'TRIM_HORIZON' } as const;
  const { ShardIterator } = await streams.send(new GetShardIteratorCommand(from));
  const { Records = [] } = await streams.send(new GetRecordsCommand({ ShardIterator }));
  return Records.at(-1)?.dynamodb?.SequenceNumber ?? '';
}

test('a dry run lists each dead letter, processes nothing, and leaves all of them visible', async () => {
  const ada = await signUp();
  const { emailAddress: to } = await succeed(getEmailAddress, { as: ada });
  account.send(MAILS, await unreadMail('inbound/dry', to, 'dry'), {
    ErrorMessage: 'out of memory',
  });
  const before = account.visible(MAILS);
  expect(await redrive('mails', true)).toEqual({ seen: 1, done: 0, failed: [] });
  expect(told).toEqual(['mail inbound/dry of 2027-01-01T00:00:00.000Z: out of memory']);
  expect(account.visible(MAILS)).toEqual(before);
  expect((await emailRepository(table).list(ada.id, { limit: 9 })).items).toEqual([]);
  expect(await redrive('mails')).toMatchObject({ done: 1 });
});

test('unread mails are read by the stage’s function; what fails again stays, with its reason', async () => {
  const ada = await signUp();
  const { emailAddress: to } = await succeed(getEmailAddress, { as: ada });
  for (let index = 0; index < 12; index++) {
    account.send(MAILS, await unreadMail(`inbound/m${index}`, to, `table-${index}`));
  }
  const unreadable = await unreadMail('inbound/broken', to, 'broken');
  account.send(MAILS, unreadable);
  account.send(MAILS, 'hello');
  broken = ['inbound/broken'];
  const { seen, done, failed } = await redrive('mails');
  expect({ seen, done }).toEqual({ seen: 14, done: 12 });
  expect(failed).toEqual([
    expect.stringMatching(/^mail inbound\/broken .*RangeError: still broken$/),
    expect.stringMatching(/nothing that Lambda sends: hello$/),
  ]);
  expect(account.visible(MAILS)).toEqual([unreadable, 'hello']);
  expect((await emailRepository(table).list(ada.id, { limit: 20 })).items).toHaveLength(12);

  broken = [];
  expect(await redrive('mails')).toMatchObject({ seen: 2, done: 1 });
  expect((await emailRepository(table).list(ada.id, { limit: 20 })).items).toHaveLength(13);
});

test('changes are read from the table’s stream, or from the table when the stream has expired', async () => {
  const listed = async (title: string) => {
    const trips = await succeed(listPublicTrips, { query: { limit: '20' } });
    return trips.some((trip) => trip.title === title);
  };
  const { StreamDescription } = await streams.send(new DescribeStreamCommand({ StreamArn: streamArn }));
  const [{ ShardId = '', SequenceNumberRange } = {}] = StreamDescription?.Shards ?? [];
  const start = SequenceNumberRange?.StartingSequenceNumber ?? '';
  await createTrip(await signUp(), { title: 'In the stream', isPublic: 'true' });
  const end = await lastNumber(ShardId);
  account.send(CHANGES, batchLetter(ShardId, start, end));
  expect(await listed('In the stream')).toBe(false);
  expect(await redrive('changes')).toEqual({ seen: 1, done: 1, failed: [] });
  expect(await listed('In the stream')).toBe(true);
  expect(account.visible(CHANGES)).toEqual([]);

  await createTrip(await signUp(), { title: 'In the table', isPublic: 'true' });
  account.send(CHANGES, batchLetter('shardId-00000000000000000000-forgotten', '1'.repeat(21), '2'.repeat(21)));
  expect(await redrive('changes')).toEqual({ seen: 1, done: 1, failed: [] });
  expect(await listed('In the table')).toBe(true);
});

test('a stage without the queue gets a clear error', async () => {
  await expect(redrive('account-jobs')).rejects.toThrow(/no queue dev-run-account-jobs-dead-letters: is the stage/);
});
