import { expect, test } from 'vitest';
import { ApiError, ConnectionError } from './errors.ts';
import { makePresses, type Press } from './press.ts';

const lost = () => Promise.reject(new ConnectionError(undefined));

test('an action keeps its key until it has succeeded, a corrected one has another, and the next one too', async () => {
  const sent: Press[] = [];
  const presses = makePresses<string>();
  const attempt = (wish: object, outcome: () => Promise<string>) =>
    presses
      .send(wish, (press) => {
        sent.push(press);
        return outcome();
      })
      .catch(() => 'failed');
  await attempt({ title: 'Porto' }, lost);
  await attempt({ title: 'Lisbon' }, lost);
  await attempt({ title: 'Porto' }, () => Promise.resolve('made'));
  await attempt({ title: 'Porto' }, () => Promise.resolve('made'));
  const [porto, lisbon, again, next] = sent.map(({ key }) => key);
  expect(porto).toMatch(/^[0-9a-f]{32}$/);
  expect(again).toBe(porto);
  expect(new Set([porto, lisbon, next]).size).toBe(3);
});

test('two buttons never share a key', async () => {
  const keys: string[] = [];
  for (const presses of [makePresses<void>(), makePresses<void>()]) {
    await presses.send({ title: 'Porto' }, async ({ key }) => void keys.push(key));
  }
  expect(keys[0]).not.toBe(keys[1]);
});

test.each([
  ['no answer', new ConnectionError(undefined), true],
  ['an answer of the gateway that the call was cut off', new ApiError(504, 'Gateway Timeout'), true],
  ['a refusal', new ApiError(400, 'Title is required'), false],
])('after %s the next attempt knows whether the first may have been executed', async (_, error, unheard) => {
  const presses = makePresses<boolean>();
  await presses.send('wish', () => Promise.reject(error)).catch(() => undefined);
  expect(await presses.send('wish', async (press) => press.unheard)).toBe(unheard);
});

test('an action in flight is not started again, and another one is', async () => {
  const begun: string[] = [];
  const presses = makePresses<string>();
  const begin = (wish: string) =>
    presses.once(wish, async () => {
      begun.push(wish);
      return wish;
    });
  await Promise.all([begin('Porto'), begin('Porto'), begin('Lisbon')]);
  expect(begun).toEqual(['Porto', 'Lisbon']);
  await begin('Porto');
  expect(begun).toEqual(['Porto', 'Lisbon', 'Porto']);
});
