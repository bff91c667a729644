import type { _Record as StreamRecord } from '@aws-sdk/client-dynamodb-streams';
import { expect, test } from 'vitest';
import { type BatchDelivery, deliverBatch } from './deliver-batch.ts';

const record = (number: number): StreamRecord => ({ dynamodb: { SequenceNumber: String(number) } });
const numbers = (records: readonly StreamRecord[]) => records.map(({ dynamodb }) => Number(dynamodb?.SequenceNumber));
const failures = (...at: (number | string)[]) => ({
  batchItemFailures: at.map((number) => ({ itemIdentifier: String(number) })),
});

/** Delivers records 1 to 4 to a function and returns what it received and what became of them. */
async function deliverFour(take: (batch: number[], calls: number) => unknown) {
  const got: number[][] = [];
  const [advanced, setAside]: [number[], string[]] = [[], []];
  const delivery: BatchDelivery = {
    deliver: async (records) => {
      got.push(numbers(records));
      return take(numbers(records), got.length);
    },
    advance: async (number) => void advanced.push(Number(number)),
    setAside: async (one, reason) => void setAside.push(`${numbers([one])}: ${reason}`),
    backOff: async () => {},
    attempts: 3,
  };
  await deliverBatch([1, 2, 3, 4].map(record), delivery);
  return { got, advanced, setAside };
}

test('a batch that the function processes is done at once', async () => {
  const told = await deliverFour(() => failures());
  expect(told).toEqual({ got: [[1, 2, 3, 4]], advanced: [4], setAside: [] });
});

test.each([undefined, null, {}, 'ok'])('a response without a report (%j) is success', async (answer) => {
  expect((await deliverFour(() => answer)).advanced).toEqual([4]);
});

test('records before the first reported failure are done, the rest comes again', async () => {
  const told = await deliverFour((_, calls) => (calls === 1 ? failures(4, 3) : failures()));
  expect(told).toEqual({
    got: [
      [1, 2, 3, 4],
      [3, 4],
    ],
    advanced: [2, 4],
    setAside: [],
  });
});

test('a batch that fails as a whole is bisected until the failing record is alone, and the others pass', async () => {
  const { got, advanced, setAside } = await deliverFour((batch) => {
    if (batch.includes(3)) throw new Error('no 3');
    return failures();
  });
  expect(got).toEqual([[1, 2, 3, 4], [1, 2], [3, 4], [3], [3], [3], [4]]);
  expect(advanced).toEqual([2, 3, 4]);
  expect(setAside).toEqual(['3: Error: no 3']);
});

test('a temporary failure costs only a retry', async () => {
  const told = await deliverFour((_, calls) => {
    if (calls < 3) throw new Error('not yet');
    return failures();
  });
  expect(told.setAside).toEqual([]);
  expect(told.advanced.at(-1)).toBe(4);
});

test('a report on a record that is not in the batch fails all of it', async () => {
  const told = await deliverFour((_, calls) => (calls === 1 ? failures('another') : failures()));
  expect(told.got[1]).toEqual([1, 2]);
  expect(told.advanced).toEqual([2, 4]);
});
