import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { rateKey } from './keys.ts';
import type { Table } from './table.ts';

const Counted = z.object({ calls: z.number() });

export function rateRepository(table: Table) {
  return {
    /** Counts one more of `what` in the window of `seconds` that `now` (ms) lies in, and gives the count. */
    async count(what: string, seconds: number, now: number): Promise<number> {
      const window = Math.floor(now / 1000 / seconds);
      const { Attributes } = await table.client.send(
        new UpdateCommand({
          TableName: table.name,
          Key: rateKey(what, window),
          UpdateExpression: 'ADD calls :one SET expiresAt = :expires',
          ExpressionAttributeValues: { ':one': 1, ':expires': (window + 2) * seconds },
          ReturnValues: 'ALL_NEW',
        }),
      );
      return Counted.parse(Attributes).calls;
    },
  };
}
