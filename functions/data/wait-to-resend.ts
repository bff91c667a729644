import { setTimeout as wait } from 'node:timers/promises';

const FIRST_MS = 25;
const MOST_MS = 5000;

/**
 * Before what DynamoDB left undone of a batch is sent for the n-th time more, from 0: longer each time and by chance, so
 * that a table or key that has too much to do is not asked ever faster (Amazon DynamoDB developer guide, "Batch
 * operations and error handling"; AWS, "Exponential backoff and jitter").
 */
export async function waitToResend(times: number): Promise<void> {
  await wait(Math.random() * Math.min(MOST_MS, FIRST_MS * 2 ** times));
}
