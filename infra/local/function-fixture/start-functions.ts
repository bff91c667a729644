import { afterAll } from 'vitest';
import { type FunctionWorld, startFunctionWorld, type WorldOptions } from './function-world.ts';

export { MAIL_BUCKET, MAIL_DOMAIN, SITE_URL } from './function-world.ts';
export type Functions = FunctionWorld;

/**
 * What functions stand on, for the tests of one file: an empty table behind the DynamoDB protocol, the environment that
 * they read, and, where asked, the buckets behind the S3 protocol. Everything ends with the file's tests.
 */
export async function startFunctions(options: WorldOptions = {}): Promise<Functions> {
  const world = await startFunctionWorld(options);
  afterAll(() => world.close());
  return world;
}
