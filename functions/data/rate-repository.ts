import { createHash } from 'node:crypto';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { rateKey } from './keys.ts';
import type { Table } from './table.ts';

/** Characters of six bits each: enough that no two of a window meet. */
const SUBJECT_LENGTH = 22;

const Counted = z.object({ calls: z.number() });

export function rateRepository(table: Table) {
  return {
    /**
     * Counts one more call of `route` by `who` in the window of `seconds` that `now` (ms) lies in, and gives the count.
     * The table holds no address for it, of mail or network, only a hash that another window does not share.
     */
    async count(route: string, who: string, seconds: number, now: number): Promise<number> {
      const window = Math.floor(now / 1000 / seconds);
      const subject = createHash('sha256').update(`${window} ${who}`).digest('base64url').slice(0, SUBJECT_LENGTH);
      const { Attributes } = await table.client.send(
        new UpdateCommand({
          TableName: table.name,
          Key: rateKey(`${route}#${subject}`, window),
          UpdateExpression: 'ADD calls :one SET expiresAt = :expires',
          ExpressionAttributeValues: { ':one': 1, ':expires': (window + 2) * seconds },
          ReturnValues: 'ALL_NEW',
        }),
      );
      return Counted.parse(Attributes).calls;
    },
  };
}
