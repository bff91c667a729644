import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { S3Client, type S3ClientConfig } from '@aws-sdk/client-s3';
import { afterAll, expect } from 'vitest';
import { type LocalS3, type S3Options, startS3 } from './server.ts';
import { BUCKET, CREDENTIALS } from './test-settings.ts';

export const PAGE_ORIGIN = 'http://localhost:3000';

const cleanUps: (() => unknown)[] = [];
afterAll(async () => {
  for (const cleanUp of cleanUps.toReversed()) await cleanUp();
});

/** Runs after the file's tests, in reverse order; may be registered in the middle of a test. */
export function afterTests(cleanUp: () => unknown): void {
  cleanUps.push(cleanUp);
}

/** Waits for something asynchronous: polls for ten seconds. */
export const eventually = <Value>(read: () => Value) => expect.poll(read, { timeout: 10_000 });

/** A folder that is removed after the file's tests. */
export async function temporaryDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 's3-test-'));
  afterTests(() => rm(directory, { recursive: true, force: true }));
  return directory;
}

/** A server with one bucket on a free port, closed after the file's tests. */
export async function startTestServer(options: Partial<S3Options> = {}): Promise<LocalS3> {
  const server = await startS3({
    port: 0,
    directory: options.directory ?? (await temporaryDirectory()),
    buckets: [BUCKET],
    credentials: CREDENTIALS,
    corsOrigins: [PAGE_ORIGIN],
    ...options,
  });
  afterTests(() => server.close());
  return server;
}

/** The SDK's client with its defaults, but without retries. */
export function clientOf({ endpoint }: Pick<LocalS3, 'endpoint'>, config: S3ClientConfig = {}): S3Client {
  return new S3Client({ endpoint, region: 'us-east-1', credentials: CREDENTIALS, maxAttempts: 1, ...config });
}

/** The client that creates presigned addresses: the default one would sign the checksum of an empty body. */
export const presignerOf = (server: Pick<LocalS3, 'endpoint'>) =>
  clientOf(server, { requestChecksumCalculation: 'WHEN_REQUIRED', responseChecksumValidation: 'WHEN_REQUIRED' });
