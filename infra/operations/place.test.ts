import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { afterAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createTable } from '../local/create-table.ts';
import { startDynamoDb } from '../local/dynamodb/server.ts';
import { startS3 } from '../local/s3/server.ts';

/* Commands on a stage, with their arguments; DynamoDB and S3 are the account's. */

/** Timeout in ms for five commands, on a machine that is busy with other tests. */
const PATIENCE = 120_000;
const run = promisify(execFile);
const folder = await mkdtemp(path.join(tmpdir(), 'account-'));
const credentials = { accessKeyId: 'AKIAACCOUNT', secretAccessKey: 'account-secret' };
const buckets = ['travel-timeline-dev-media-123456789012', 'travel-timeline-dev-mail-123456789012'];
const dynamoDb = await startDynamoDb({ port: 0, directory: undefined });
const s3 = await startS3({ port: 0, directory: folder, credentials, buckets, corsOrigins: [] });
const client = new DynamoDBClient({ endpoint: dynamoDb.endpoint, region: 'eu-central-1', credentials });
await createTable(client, 'travel-timeline-dev');
client.destroy();
afterAll(async () => {
  await Promise.all([dynamoDb.close(), s3.close()]);
  await rm(folder, { recursive: true });
});

async function command(script: string, ...args: readonly string[]) {
  const env = {
    PATH: process.env.PATH,
    AWS_ENDPOINT_URL_DYNAMODB: dynamoDb.endpoint,
    AWS_ENDPOINT_URL_S3: s3.endpoint,
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
  };
  try {
    const file = path.join(import.meta.dirname, `${script}.ts`);
    return { code: 0, said: (await run(process.execPath, [file, ...args], { env })).stdout };
  } catch (error) {
    const { code, stderr } = z.object({ code: z.number(), stderr: z.string() }).parse(error);
    return { code, said: stderr.trim() };
  }
}

test('a stage is found in the account by its name', async () => {
  expect(await command('migrate', '--stage', 'dev')).toEqual({
    code: 0,
    said: '0 of 0 items of stage dev were in an old format; none is left\n',
  });
  expect((await command('rebuild-lists', '--stage', 'dev')).said).toBe(
    'The lists of stage dev are rebuilt, from 0 items\n',
  );
});

test(
  'a stage that is not deployed, one that cannot exist, and a wrong option each get a clear error',
  async () => {
    expect(await command('migrate', '--stage', 'prod')).toEqual({
      code: 1,
      said: 'This account has no bucket travel-timeline-prod-media-…: is the stage deployed?',
    });
    expect((await command('migrate', '--stage', 'production')).said).toMatch(/^There is no stage 'production'/);
    expect((await command('migrate', '--all')).said).toBe('Usage: npm run migrate -- [--stage NAME]');
    expect((await command('redrive', '--stage', 'dev', 'letters')).said).toBe(
      'Usage: npm run redrive -- [--stage NAME] [--dry-run] mails|uploads|changes|account-jobs',
    );
    expect((await command('export-stage', '--stage', 'dev')).said).toMatch(/^Usage: .* FOLDER$/);
  },
  PATIENCE,
);
