import { createHash } from 'node:crypto';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { rateKey } from './keys.ts';
import type { Table } from './table.ts';
import type { Write } from './transact.ts';

/** Characters of six bits each: enough to avoid collisions within a window. */
const SUBJECT_LENGTH = 22;

const Counted = z.object({ calls: z.number() });

/** One call of `route` by `who` in the window of `seconds` that contains `now`. */
export interface Occurrence {
  readonly route: string;
  readonly who: string;
  readonly seconds: number;
  /** Milliseconds. */
  readonly now: number;
}

function counting(table: Table, { route, who, seconds, now }: Occurrence, calls = 1) {
  const window = Math.floor(now / 1000 / seconds);
  const subject = createHash('sha256').update(`${window} ${who}`).digest('base64url').slice(0, SUBJECT_LENGTH);
  return {
    TableName: table.name,
    Key: rateKey(`${route}#${subject}`, window),
    UpdateExpression: 'ADD calls :calls SET expiresAt = :expires',
    ExpressionAttributeValues: { ':calls': calls, ':expires': (window + 2) * seconds },
  };
}

/** Counts once more in a transaction, which is refused when `requests` were counted in the previous window. */
export function countWithin(table: Table, counted: Occurrence, requests: number, refused: Write['refused']): Write {
  const { ExpressionAttributeValues: values, ...update } = counting(table, counted);
  const Update = {
    ...update,
    ExpressionAttributeValues: { ...values, ':most': requests },
    ConditionExpression: 'attribute_not_exists(calls) OR calls < :most',
  };
  return { item: { Update }, refused };
}

/** A day in seconds, from midnight UTC as a window. */
export const DAY_SECONDS = 24 * 60 * 60;

export function rateRepository(table: Table) {
  return {
    /**
     * Counts a call, and returns how many there are in its window. The table stores no email or IP address for it, only a
     * hash that differs from window to window.
     */
    async count(call: Occurrence): Promise<number> {
      const { Attributes } = await table.client.send(
        new UpdateCommand({ ...counting(table, call), ReturnValues: 'ALL_NEW' }),
      );
      return Counted.parse(Attributes).calls;
    },

    /** Counts something that may happen so many times, and says whether it may. */
    async isWithin(counted: Occurrence, most: number): Promise<boolean> {
      return (await this.count(counted)) <= most;
    },

    /** Takes back what was counted for a call that turned out not to be theirs. */
    async takeBack(call: Occurrence): Promise<void> {
      await table.client.send(new UpdateCommand(counting(table, call, -1)));
    },
  };
}
export type RateRepository = ReturnType<typeof rateRepository>;
