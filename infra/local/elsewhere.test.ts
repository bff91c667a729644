import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import nodemailer from 'nodemailer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { routes } from '#shared/routes.ts';
import { apiClient } from './demo/api-client.ts';
import { type RunningDynamoDb, startDynamoDb } from './dynamodb/server.ts';
import { type LocalS3, startS3 } from './s3/server.ts';
import { tableIsEmpty } from './table-is-empty.ts';
import { startTestStack, type TestStack } from './test-stack.ts';

/** Timeout for a machine that is busy with other tests. */
const PATIENCE = { timeout: 20_000 };

/* Remote DynamoDB and S3, whose events do not come here. */
const credentials = { accessKeyId: 'AKIAELSEWHERE000', secretAccessKey: 'the secret of elsewhere' };
let folder: string;
let dynamoDb: RunningDynamoDb;
let s3: LocalS3;
let stack: TestStack;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'elsewhere-'));
  dynamoDb = await startDynamoDb({ port: 0, directory: undefined });
  s3 = await startS3({ port: 0, directory: folder, buckets: [], credentials, corsOrigins: [] });
  stack = await startTestStack({
    environment: {
      AWS_ENDPOINT_URL_DYNAMODB: dynamoDb.endpoint,
      AWS_ENDPOINT_URL_S3: s3.endpoint,
      AWS_ACCESS_KEY_ID: credentials.accessKeyId,
      AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
      TABLE_NAME: 'another-table',
      MEDIA_BUCKET: 'another-media',
      MAIL_BUCKET: 'another-mail',
    },
  });
});
afterAll(async () => {
  await stack.stop();
  await Promise.all([dynamoDb.close(), s3.close()]);
  await rm(folder, { recursive: true });
});

test('with remote endpoints the same product keeps its data, its projections and its mail there', async () => {
  await expect.poll(stack.output, PATIENCE).toContain(`DynamoDB ${dynamoDb.endpoint}, S3 ${s3.endpoint}`);
  const traveller = apiClient(stack.url);
  const account = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', password: 'engine no. 1' };
  await traveller.call(routes.register, { body: account });
  await traveller.call(routes.createTrip, { body: { title: 'Turin', startDate: '2027-04-01', endDate: '2027-04-02' } });
  await expect.poll(() => traveller.call(routes.listPublicTrips, {}), PATIENCE).toMatchObject([{ title: 'Turin' }]);

  const { emailAddress } = await traveller.call(routes.getEmailAddress, {});
  const transport = nodemailer.createTransport({ host: '127.0.0.1', port: stack.smtpPort, ignoreTLS: true });
  await transport.sendMail({ from: 'a@example.com', to: emailAddress, subject: 'Hello', text: 'No booking in here.' });
  transport.close();
  // Acknowledged means read: no S3 event was needed.
  expect(await traveller.call(routes.listProcessedEmails, {})).toMatchObject([{ subject: 'Hello', status: 'failed' }]);

  const identity = { region: 'eu-central-1', credentials };
  const table = new DynamoDBClient({ ...identity, endpoint: dynamoDb.endpoint });
  expect(await tableIsEmpty(table, 'another-table')).toBe(false);
  table.destroy();
  const bucket = new S3Client({ ...identity, endpoint: s3.endpoint, forcePathStyle: true });
  const { Contents = [] } = await bucket.send(new ListObjectsV2Command({ Bucket: 'another-mail' }));
  expect(Contents.map(({ Key }) => Key)).toEqual([expect.stringMatching(/^inbound\//)]);
  bucket.destroy();
}, 60_000);
