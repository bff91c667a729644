import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { randomCharacters } from './ids.ts';
import { fanOutKey } from './keys.ts';
import type { Page } from './page.ts';
import type { Table } from './table.ts';
import type { TripItem } from './trip-item.ts';

/** A trip on its way into the feeds of its author's followers, or out of them: a part of the followers at a time. */
export const FanOut = z.object({
  tripId: z.string(),
  ownerId: z.string(),
  /** Of this step: who goes on from it must find it here. */
  step: z.string(),
  /** Whose feeds are to be put right in this step, those who have unfollowed since too. */
  followerIds: z.array(z.string()),
  /** Where the followers behind them begin; absent when there are none. */
  cursor: z.optional(z.string()),
});
export type FanOut = z.output<typeof FanOut>;

/**
 * How far trips have been fanned out. Every write of such an item is a change of the table, whose stream brings it to
 * the projector as its next step: so no step is long, and whatever is cut off is delivered again.
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
      // The step was taken already, or it all starts over.
      if (!(error instanceof ConditionalCheckFailedException)) throw error;
    }
  };

  return {
    /** Begins with the first part of the followers, whatever was under way before. */
    async begin({ id, ownerId }: Pick<TripItem, 'id' | 'ownerId'>, first: Page<string>): Promise<void> {
      const Item = item({ tripId: id, ownerId }, first);
      await table.client.send(new PutCommand({ TableName: table.name, Item }));
    },

    /** Goes from a step to the next part of the followers, once however often it is asked for. */
    goOn: (from: FanOut, next: Page<string>) =>
      unlessAdvanced(
        table.client.send(
          new PutCommand({
            ...{ TableName: table.name, Item: item(from, next) },
            ...{ ConditionExpression: 'step = :step', ExpressionAttributeValues: { ':step': from.step } },
          }),
        ),
      ),

    /** Ends with a step; nothing when it has started over meanwhile. */
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
