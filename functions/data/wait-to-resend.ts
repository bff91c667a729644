import { setTimeout as wait } from 'node:timers/promises';

const FIRST_MS = 25;
const MOST_MS = 5000;

/**
 * Waits before DynamoDB's unprocessed items are sent again for the n-th time, from 0: exponential backoff with jitter,
 * so that a throttled table or key is not asked ever faster (Amazon DynamoDB developer guide, "Batch operations and
 * error handling"; AWS, "Exponential backoff and jitter").
 */
export async function waitToResend(times: number): Promise<void> {
  await wait(Math.random() * Math.min(MOST_MS, FIRST_MS * 2 ** times));
}
