import { expect, test } from 'vitest';
import { makeIdempotencyKeys } from './idempotency-key.ts';

test('the same body has the same key, a corrected one a new key', () => {
  const keyFor = makeIdempotencyKeys();
  const first = keyFor({ title: 'Porto' });
  expect(keyFor({ title: 'Porto' })).toBe(first);
  expect(keyFor({ title: 'Lisbon' })).not.toBe(first);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
});

test('two forms never share a key', () => {
  expect(makeIdempotencyKeys()({ title: 'Porto' })).not.toBe(makeIdempotencyKeys()({ title: 'Porto' }));
});
