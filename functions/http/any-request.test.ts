import { describe, vi } from 'vitest';
import { sendAnyRequests } from '#infra/local/function-fixture/send-any-requests.ts';

vi.mock('node:crypto', async (original) => {
  const { quickCrypto } = await import('#infra/local/function-fixture/quick-crypto.ts');
  return quickCrypto(await original());
});
// This test floods the calls; rate limits have tests of their own.
vi.mock('./limit-quota.ts', () => ({ limitQuota: () => ({ before: () => undefined }) }));
vi.mock('node:timers/promises', () => ({ setTimeout: () => Promise.resolve() }));

describe('any request', () => sendAnyRequests({ part: 0, of: 2 }));
