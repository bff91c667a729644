import { afterAll } from 'vitest';
import { type FunctionWorld, startFunctionWorld, type WorldOptions } from './function-world.ts';
import { closeGateways } from './running-gateway.ts';

export { MAIL_BUCKET, MAIL_DOMAIN, SITE_URL } from './function-world.ts';
export type Functions = FunctionWorld;

/**
 * The environment for the function tests of one file: an empty table behind the DynamoDB protocol, the variables that
 * functions read, and, on request, the buckets behind the S3 protocol. Everything ends with the file's tests.
 */
export async function startFunctions(options: WorldOptions = {}): Promise<Functions> {
  const world = await startFunctionWorld(options);
  afterAll(async () => {
    await closeGateways();
    await world.close();
  });
  return world;
}
