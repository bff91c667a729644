import { vi } from 'vitest';

/*
 * Runs before each test file of handlers. Files share a worker, and with it what packages have loaded; the project's
 * modules, and what they hold, are each file's own.
 */
vi.resetModules();
/* Instant password hashing: how hard passwords are to guess is proved by functions/session/password.test.ts. */
vi.mock('node:crypto', async (original) => {
  const { quickCrypto } = await import('#infra/local/function-fixture/quick-crypto.ts');
  return quickCrypto(await original());
});
