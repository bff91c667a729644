import { setImmediate } from 'node:timers/promises';
import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Table } from '#functions/data/table.ts';
import { checkOf } from '#infra/bench/cost/measure-requests.ts';

/** How many turns of the event loop without a request to the table mean that no more will come. */
const QUIET_TURNS = 20;

/**
 * Delays the table's responses about sessions and limits for as long as a call makes other requests, so that whatever
 * does not wait for these responses is requested before them.
 */
export function delayChecks(table: Table) {
  let open = 0;
  const counted = new Map<string, Record<string, unknown>>();
  const quiet = async () => {
    for (let turns = 0; turns < QUIET_TURNS; turns++) {
      await setImmediate();
      if (open > 0) turns = 0;
    }
  };
  table.client.middlewareStack.add(
    (next, { commandName = '' }) =>
      async (args) => {
        const check = checkOf(commandName, args.input);
        if (check === undefined) open++;
        try {
          return await next(args);
        } finally {
          if (check === undefined) open--;
          else await quiet();
          if (check === 'limit') remember(args.input);
        }
      },
    { step: 'initialize', priority: 'low', name: 'delayChecks' },
  );
  const remember = (input: object) => {
    const { Key = {} } = new UpdateCommand({ TableName: '', Key: {}, ...input }).input;
    counted.set(JSON.stringify(Key), Key);
  };

  return {
    quiet,

    /** Uses up every limit that was counted since limits were last reset. */
    async useUpLimits(): Promise<void> {
      for (const key of counted.values()) {
        await table.client.send(new PutCommand({ TableName: table.name, Item: { ...key, calls: 1_000_000_000 } }));
      }
    },

    /** Resets all counts. */
    async forgetLimits(): Promise<void> {
      for (const key of counted.values()) {
        await table.client.send(new DeleteCommand({ TableName: table.name, Key: key }));
      }
      counted.clear();
    },
  };
}
