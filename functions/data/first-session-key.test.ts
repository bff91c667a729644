import { expect, it, vi } from 'vitest';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import { signSessionToken, verifySessionToken } from '../http/session-token.ts';
import { sessionKeyRepository } from './session-key-repository.ts';

const { table } = await startFunctions();
const caller = { travellerId: 'k3v9x2m7q4w8z1n5b6c0', sessionId: 'session' };

it('a token signed with a stage’s first key is verified by a process that saw no key a moment ago', async () => {
  vi.resetModules();
  const another = await import('./session-key-repository.ts');
  const keysOfAnother = another.sessionKeyRepository(table);
  await keysOfAnother.byId('of another store');
  const token = await signSessionToken(caller, sessionKeyRepository(table));
  expect(await verifySessionToken(token, keysOfAnother)).toEqual(caller);
});
