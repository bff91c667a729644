import { afterAll, beforeAll, expect, test } from 'vitest';
import { routes } from '#shared/routes.ts';
import { apiClient } from './demo/api-client.ts';
import { startTestStack, type TestStack } from './test-stack.ts';

/** Timeout for a machine that is busy with other tests. */
const PATIENCE = { timeout: 20_000 };

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
}, 60_000);
afterAll(() => stack.stop());

test('OPEN-126 a file above 10 MB that was not announced is gone soon after its upload, and a smaller one stays', async () => {
  const traveller = apiClient(stack.url);
  const account = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', password: 'engine no. 1' };
  await traveller.call(routes.register, { body: account });
  const upload = async (bytes: number) => {
    const { uploadURL, photoURL } = await traveller.call(routes.createUpload, {});
    const { status } = await fetch(uploadURL, { method: 'PUT', body: new Uint8Array(bytes) });
    expect(status).toBe(200);
    return async () => {
      const { headers } = await traveller.look(photoURL);
      return (await fetch(headers.get('location') ?? '')).status;
    };
  };
  const [small, large] = [await upload(1_000_000), await upload(30_000_000)];
  await expect.poll(large, PATIENCE).toBe(404);
  expect(await small()).toBe(200);
}, 60_000);
