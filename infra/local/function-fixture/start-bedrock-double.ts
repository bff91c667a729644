import { afterAll, beforeEach } from 'vitest';
import { type BedrockDouble, startBedrock } from '../bedrock/server.ts';

/** Starts a Bedrock server for the tests of one file, which forgets requests and answers before each. */
export async function startBedrockDouble(): Promise<BedrockDouble> {
  const bedrock = await startBedrock();
  Object.assign(process.env, {
    ...{ AWS_REGION: 'eu-central-1', AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' },
    AWS_ENDPOINT_URL_BEDROCK_RUNTIME: bedrock.endpoint,
  });
  beforeEach(() => bedrock.reset());
  afterAll(() => bedrock.close());
  return bedrock;
}
