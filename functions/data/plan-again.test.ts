import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { again, ChangedMeanwhile } from './plan-again.ts';

it('each of 25 changes at once is made, although all of them read what another one changes', async () => {
  let revision = 0;
  const change = () =>
    again(async () => {
      const read = revision;
      await turn();
      if (read !== revision) throw new ChangedMeanwhile();
      revision += 1;
    });
  await Promise.all(Array.from({ length: 25 }, change));
  expect(revision).toBe(25);
});

it('gives up after eight attempts, with what the last one met', async () => {
  let attempts = 0;
  const change = again(async () => {
    attempts += 1;
    throw new ChangedMeanwhile(`attempt ${attempts}`);
  });
  await expect(change).rejects.toThrow('attempt 8');
});
