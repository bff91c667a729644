import path from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams';
import { S3Client } from '@aws-sdk/client-s3';
import type { S3Event } from 'aws-lambda';
import { objectEventOf } from '#infra/object-events.ts';
import { objectAccess } from './authorization/object-access.ts';
import { authorizeTable } from './authorization/table-access.ts';
import { type AwsAccess, awsAccess, configuredEndpoints, credentialsFor } from './aws-environment.ts';
import type { Closing } from './closing.ts';
import { createBuckets } from './create-buckets.ts';
import { type Credentials, localCredentials } from './credentials.ts';
import { startDynamoDb } from './dynamodb/server.ts';
import type { Resources } from './function-environment.ts';
import { keepFiles, requireKeptFiles } from './kept-files.ts';
import { announceStoredMail } from './pumps/announce-stored-mail.ts';
import { bucketFile } from './s3/bucket-store.ts';
import { type LocalS3, startS3 } from './s3/server.ts';
import { outboxFolder } from './ses/outbox.ts';
import { startSes } from './ses/server.ts';

export interface BackendsOptions {
  readonly given: NodeJS.ProcessEnv;
  readonly dataFolder: string;
  readonly resources: Resources;
  /** The domain that mails may be sent from. */
  readonly mailDomain: string;
  /** Whose pages may upload photos to the bucket. */
  readonly siteOrigins: readonly string[];
  /** Absent where no functions run: then events that are left wait for the next start. */
  readonly onObjectCreated?: (event: S3Event) => Promise<void>;
  readonly closing: Closing;
}

export interface Backends {
  readonly aws: AwsAccess;
  readonly dynamoDb: DynamoDBClient;
  readonly streams: DynamoDBStreamsClient;
  /** Objects stored through it in the mail bucket are announced to `onObjectCreated`. */
  readonly s3: S3Client;
  /** Announces no more objects; those not handled yet are announced at the next start. */
  stopEvents(): Promise<void>;
}

/** DynamoDB, S3 and SES: local servers, or those that AWS_ENDPOINT_URL_* names. */
export async function startBackends(options: BackendsOptions): Promise<Backends> {
  const { given, dataFolder, closing, resources } = options;
  await requireKeptFiles(dataFolder);
  const elsewhere = configuredEndpoints(given);
  const local = await localCredentials(dataFolder);
  const dynamoDbEndpoint = elsewhere.dynamoDb ?? (await ownDynamoDb(dataFolder, closing));
  const credentials = credentialsFor(given, local);
  const store = elsewhere.s3
    ? { endpoint: elsewhere.s3, stopEvents: async () => undefined }
    : await ownS3(options, credentials ?? local);
  // With credentials that only the SDK knows, nothing can be verified here: then everything is on AWS.
  const sesEndpoint = elsewhere.ses ?? (credentials && (await ownSes(options, credentials)));

  await keepFiles(dataFolder, [
    ...(elsewhere.dynamoDb ? [] : [path.join('dynamodb', 'CURRENT')]),
    ...(elsewhere.s3 ? [] : ownBuckets(resources).map((name) => path.join('s3', bucketFile(name)))),
  ]);

  const aws = awsAccess(given, { dynamoDb: dynamoDbEndpoint, s3: store.endpoint, ses: sesEndpoint }, local);
  const identity = { region: aws.region, ...(aws.credentials ? { credentials: aws.credentials } : {}) };
  const dynamoDb = new DynamoDBClient({ ...identity, endpoint: aws.dynamoDbEndpoint });
  const streams = new DynamoDBStreamsClient({ ...identity, endpoint: aws.streamsEndpoint });
  const s3 = new S3Client({ ...identity, endpoint: aws.s3Endpoint, forcePathStyle: !elsewhere.s3 });
  closing.add(async () => {
    for (const client of [dynamoDb, streams, s3]) client.destroy();
  });
  if (elsewhere.s3) {
    await createBuckets(s3, ownBuckets(resources));
    // Browsers upload past this process: what is too large stays there until its claim expires, within a day.
    if (options.onObjectCreated) announceStoredMail(s3, resources.mailBucket, options.onObjectCreated);
  }
  return { aws, dynamoDb, streams, s3, stopEvents: store.stopEvents };
}

const ownBuckets = ({ mediaBucket, mailBucket }: Resources) => [mediaBucket, mailBucket];

async function ownDynamoDb(dataFolder: string, closing: Closing): Promise<string> {
  const server = await startDynamoDb({
    ...{ port: 0, directory: path.join(dataFolder, 'dynamodb') },
    authorize: authorizeTable,
  });
  closing.add(() => server.close());
  return server.endpoint;
}

async function ownS3(
  { dataFolder, resources, siteOrigins, onObjectCreated, closing }: BackendsOptions,
  credentials: Credentials,
): Promise<LocalS3> {
  const server = await startS3({
    port: 0,
    directory: path.join(dataFolder, 's3'),
    buckets: ownBuckets(resources),
    credentials,
    corsOrigins: siteOrigins,
    onObjectCreated,
    hasEvent: (object) => objectEventOf(object, resources) !== undefined,
    access: objectAccess(resources),
  });
  closing.add(() => server.close());
  return server;
}

async function ownSes({ dataFolder, mailDomain, closing }: BackendsOptions, credentials: Credentials): Promise<string> {
  const folder = outboxFolder(dataFolder);
  const server = await startSes({ port: 0, folder, verifiedDomain: mailDomain, credentials });
  closing.add(() => server.close());
  return server.endpoint;
}
