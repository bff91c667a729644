import { setImmediate } from 'node:timers/promises';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, DynamoDBDocumentClient, GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
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
  let areUsedUp = false;
  // Its requests are not the call's.
  const aside = DynamoDBDocumentClient.from(new DynamoDBClient({}));
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
        if (check === 'limit') await note(args.input);
        try {
          return await next(args);
        } finally {
          if (check === undefined) open--;
          else await quiet();
        }
      },
    { step: 'initialize', priority: 'low', name: 'delayChecks' },
  );
  const note = async (input: object) => {
    const { Key = {} } = new UpdateCommand({ TableName: '', Key: {}, ...input }).input;
    counted.set(JSON.stringify(Key), Key);
    const Item = { ...Key, calls: 1_000_000_000 };
    if (areUsedUp) await aside.send(new PutCommand({ TableName: table.name, Item }));
  };

  return {
    quiet,

    /** Uses up every limit, whoever it is of, until limits are reset. */
    useUpLimits(): void {
      areUsedUp = true;
    },

    /** How many calls of each limit were counted since limits were last reset. */
    async counted(): Promise<number[]> {
      const found = await Promise.all(
        [...counted.values()].map((Key) => aside.send(new GetCommand({ TableName: table.name, Key }))),
      );
      return found.map(({ Item }) => Number(Item?.calls));
    },

    /** Resets all counts. */
    async forgetLimits(): Promise<void> {
      for (const key of counted.values()) {
        await aside.send(new DeleteCommand({ TableName: table.name, Key: key }));
      }
      counted.clear();
      areUsedUp = false;
    },
  };
}
