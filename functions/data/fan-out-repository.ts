import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { randomCharacters } from './ids.ts';
import { fanOutKey } from './keys.ts';
import type { Page } from './page.ts';
import type { Table } from './table.ts';
import type { TripItem } from './trip-item.ts';

/** A trip being added to or removed from its author's followers' feeds: some of the followers at a time. */
export const FanOut = z.object({
  tripId: z.string(),
  ownerId: z.string(),
  /** The id of this step: the next one continues only if it is still current. */
  step: z.string(),
  /** Whose feeds are updated in this step, including those who have unfollowed since. */
  followerIds: z.array(z.string()),
  /** The cursor of the next followers; absent when there are none. */
  cursor: z.optional(z.string()),
});
export type FanOut = z.output<typeof FanOut>;

/**
 * The progress of fan-outs. Every write of such an item is a change of the table, whose stream brings it to the
 * projector as its next step: so no step is long, and an interrupted one is delivered again.
 */
export function fanOutRepository(table: Table) {
  const item = ({ tripId, ownerId }: Pick<FanOut, 'tripId' | 'ownerId'>, { items, cursor }: Page<string>) => ({
    ...fanOutKey(tripId),
    ...{ tripId, ownerId, step: randomCharacters(20), followerIds: items, cursor },
  });
  const unlessAdvanced = async (write: Promise<unknown>): Promise<void> => {
    try {
      await write;
    } catch (error) {
      // The step was done already, or the fan-out was restarted.
      if (!(error instanceof ConditionalCheckFailedException)) throw error;
    }
  };

  return {
    /** Starts with the first followers, whatever was in progress. */
    async begin({ id, ownerId }: Pick<TripItem, 'id' | 'ownerId'>, first: Page<string>): Promise<void> {
      const Item = item({ tripId: id, ownerId }, first);
      await table.client.send(new PutCommand({ TableName: table.name, Item }));
    },

    /** Moves from a step to the next followers; idempotent. */
    goOn: (from: FanOut, next: Page<string>) =>
      unlessAdvanced(
        table.client.send(
          new PutCommand({
            ...{ TableName: table.name, Item: item(from, next) },
            ...{ ConditionExpression: 'step = :step', ExpressionAttributeValues: { ':step': from.step } },
          }),
        ),
      ),

    /** Ends with a step; does nothing when the fan-out was restarted meanwhile. */
    end: ({ tripId, step }: FanOut) =>
      unlessAdvanced(
        table.client.send(
          new DeleteCommand({
            ...{ TableName: table.name, Key: fanOutKey(tripId) },
            ...{ ConditionExpression: 'step = :step', ExpressionAttributeValues: { ':step': step } },
          }),
        ),
      ),
  };
}
export type FanOutRepository = ReturnType<typeof fanOutRepository>;
