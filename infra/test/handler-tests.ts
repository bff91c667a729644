import { vi } from 'vitest';

/* Instant password hashing: how hard passwords are to guess is proved by functions/session/password.test.ts. */
vi.mock('node:crypto', async (original) => {
  const { quickCrypto } = await import('#infra/local/function-fixture/quick-crypto.ts');
  return quickCrypto(await original());
});
