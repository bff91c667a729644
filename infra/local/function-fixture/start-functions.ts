import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { afterAll } from 'vitest';
import { type Table, table } from '#functions/data/table.ts';
import { logger } from '#functions/http/logger.ts';
import { createTable } from '../create-table.ts';
import { startDynamoDb } from '../dynamodb/server.ts';
import { startS3 } from '../s3/server.ts';

const TABLE_NAME = 'travel-timeline-test';
export const MAIL_BUCKET = 'mail';
export const MAIL_DOMAIN = 'mail.localhost';
export const SITE_URL = 'http://localhost:3000';

const CREDENTIALS = { accessKeyId: 'AKIATEST', secretAccessKey: 'test-secret' };

export interface Functions {
  readonly table: Table;
  /** The ARN of the table's stream. */
  readonly streamArn: string;
}

/**
 * What functions stand on, for the tests of one file: an empty table behind the DynamoDB protocol, the environment that
 * they read, and, where asked, the buckets behind the S3 protocol. Everything ends with the file's tests.
 */
export async function startFunctions({ s3 = false } = {}): Promise<Functions> {
  const dynamoDb = await startDynamoDb({ port: 0, directory: undefined });
  afterAll(() => dynamoDb.close());
  Object.assign(process.env, {
    TABLE_NAME,
    MAIL_BUCKET,
    MAIL_DOMAIN,
    SITE_URL,
    MEDIA_BUCKET: 'media',
    STAGE: 'test',
    AWS_REGION: 'eu-central-1',
    AWS_ACCESS_KEY_ID: CREDENTIALS.accessKeyId,
    AWS_SECRET_ACCESS_KEY: CREDENTIALS.secretAccessKey,
    AWS_ENDPOINT_URL_DYNAMODB: dynamoDb.endpoint,
    ...(s3 ? { AWS_ENDPOINT_URL_S3: await startBuckets() } : {}),
  });
  logger.setLogLevel('ERROR');
  const client = new DynamoDBClient({});
  const streamArn = await createTable(client, TABLE_NAME);
  client.destroy();
  if (streamArn === undefined) throw new Error('The table has no stream');
  return { table: table(), streamArn };
}

async function startBuckets(): Promise<string> {
  const directory = await mkdtemp(path.join(tmpdir(), 'function-fixture-'));
  const s3 = await startS3({
    ...{ port: 0, directory, credentials: CREDENTIALS, buckets: [MAIL_BUCKET, 'media'], corsOrigins: [SITE_URL] },
  });
  afterAll(async () => {
    await s3.close();
    await rm(directory, { recursive: true, force: true });
  });
  return s3.endpoint;
}
