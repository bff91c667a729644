import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { S3Event } from 'aws-lambda';
import { type Table, table } from '#functions/data/table.ts';
import { logger } from '#functions/runtime/logger.ts';
import { objectAccess } from '../authorization/object-access.ts';
import { authorizeTable } from '../authorization/table-access.ts';
import { createTable } from '../create-table.ts';
import { startDynamoDb } from '../dynamodb/server.ts';
import { startS3 } from '../s3/server.ts';

export const TABLE_NAME = 'travel-timeline-test';
export const MAIL_BUCKET = 'mail';
const MEDIA_BUCKET = 'media';
export const MAIL_DOMAIN = 'mail.localhost';
export const SITE_URL = 'http://localhost:3000';

const CREDENTIALS = { accessKeyId: 'AKIATEST', secretAccessKey: 'test-secret' };

export interface WorldOptions {
  /** Whether buckets behind the S3 protocol are started too. */
  readonly s3?: boolean;
  /** Called for each new object, as S3's event notifications do. */
  readonly onObjectCreated?: (event: S3Event) => Promise<void>;
  /** Where the table is stored; by default in memory. */
  readonly directory?: string;
  /** The origin that pages call from. */
  readonly siteUrl?: string;
}

export interface FunctionWorld {
  readonly table: Table;
  /** The ARN of the table's stream. */
  readonly streamArn: string;
  /** The variables that functions read, which are also in process.env. */
  readonly environment: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/** The environment of functions in this process: an empty table behind the DynamoDB protocol, and their variables. */
export async function startFunctionWorld(options: WorldOptions = {}): Promise<FunctionWorld> {
  const { s3 = false, onObjectCreated, directory, siteUrl = SITE_URL } = options;
  const dynamoDb = await startDynamoDb({ port: 0, directory, authorize: authorizeTable });
  const buckets = s3 ? await startBuckets(onObjectCreated) : undefined;
  const environment = {
    TABLE_NAME,
    MAIL_BUCKET,
    MAIL_DOMAIN,
    SITE_URL: siteUrl,
    MEDIA_BUCKET,
    STAGE: 'test',
    AWS_REGION: 'eu-central-1',
    AWS_ACCESS_KEY_ID: CREDENTIALS.accessKeyId,
    AWS_SECRET_ACCESS_KEY: CREDENTIALS.secretAccessKey,
    AWS_ENDPOINT_URL_DYNAMODB: dynamoDb.endpoint,
    ...(buckets ? { AWS_ENDPOINT_URL_S3: buckets.endpoint } : {}),
  };
  Object.assign(process.env, environment);
  logger.setLogLevel('ERROR');
  const client = new DynamoDBClient({});
  const streamArn = await createTable(client, TABLE_NAME);
  client.destroy();
  if (streamArn === undefined) throw new Error('The table has no stream');
  return {
    table: table(),
    streamArn,
    environment,
    close: async () => {
      await Promise.all([dynamoDb.close(), buckets?.close()]);
    },
  };
}

async function startBuckets(
  onObjectCreated: WorldOptions['onObjectCreated'],
): Promise<{ readonly endpoint: string; close(): Promise<void> }> {
  const directory = await mkdtemp(path.join(tmpdir(), 'function-fixture-'));
  const s3 = await startS3({
    ...{ port: 0, directory, credentials: CREDENTIALS, buckets: [MAIL_BUCKET, MEDIA_BUCKET], corsOrigins: [SITE_URL] },
    // As in a stage that keeps its data.
    versionedBuckets: [MEDIA_BUCKET],
    onObjectCreated,
    access: objectAccess({ mediaBucket: MEDIA_BUCKET, mailBucket: MAIL_BUCKET }),
  });
  return {
    endpoint: s3.endpoint,
    close: async () => {
      await s3.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
