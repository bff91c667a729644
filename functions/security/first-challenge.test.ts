import { expect, it } from 'vitest';
import { allItems } from '#infra/local/function-fixture/all-items.ts';
import { succeed } from '#infra/local/function-fixture/call-function.ts';
import { startFunctions } from '#infra/local/function-fixture/start-functions.ts';
import * as startPasskeySignIn from './start-passkey-sign-in.ts';

const { table } = await startFunctions();

it('SAFE-05 the first challenge of a new stage is signed by a key that is made for it', async () => {
  expect((await allItems(table)).filter(({ pk }) => pk === 'KEYS')).toEqual([]);
  await succeed(startPasskeySignIn);
  await succeed(startPasskeySignIn);
  expect((await allItems(table)).filter(({ pk }) => pk === 'KEYS')).toHaveLength(1);
});
