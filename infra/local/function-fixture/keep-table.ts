import { type AttributeValue, BatchWriteItemCommand, DynamoDBClient, paginateScan } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import type { Table } from '#functions/data/table.ts';
import { isWrite } from './is-write.ts';

type Item = Readonly<Record<string, AttributeValue>>;
interface Key {
  readonly pk: string;
  readonly sk: string;
}

/** BatchWriteItem's maximum. */
const BATCH = 25;

export interface TableKeeper {
  /** Takes a snapshot of the table; the result restores whatever was written since, and returns how much that was. */
  keep(): Promise<() => Promise<number>>;
  /** The table's whole content, by key. */
  items(): Promise<ReadonlyMap<string, Item>>;
}

/** Lets a test reuse the same table, as far as it is written through the product's client. */
export function keepTable({ client, name }: Table): TableKeeper {
  const raw = new DynamoDBClient({});
  const kept = new Set<Map<string, Key>>();
  const note = (input: unknown) => {
    for (const key of keysIn(input)) for (const written of kept) written.set(nameOf(key), key);
  };
  client.middlewareStack.add(
    (next, { commandName = '' }) =>
      async (args) => {
        if (!isWrite(commandName)) return next(args);
        note(args.input);
        try {
          return await next(args);
        } finally {
          // Again, as the table may have been restored while it was written.
          note(args.input);
        }
      },
    { step: 'initialize', name: 'keepTable', override: true },
  );

  const items = async () => {
    const found = new Map<string, Item>();
    for await (const { Items = [] } of paginateScan({ client: raw }, { TableName: name, ConsistentRead: true })) {
      for (const item of Items) found.set(nameOf({ pk: item.pk?.S ?? '', sk: item.sk?.S ?? '' }), item);
    }
    return found;
  };

  return {
    items,
    keep: async () => {
      const [before, written] = [await items(), new Map<string, Key>()];
      kept.add(written);
      return async () => {
        const requests = [...written].map(([at, key]) => {
          const Item = before.get(at);
          return Item ? { PutRequest: { Item } } : { DeleteRequest: { Key: marshall(key) } };
        });
        written.clear();
        for (let from = 0; from < requests.length; from += BATCH) {
          await raw.send(new BatchWriteItemCommand({ RequestItems: { [name]: requests.slice(from, from + BATCH) } }));
        }
        return requests.length;
      };
    },
  };
}

const nameOf = ({ pk, sk }: Key) => JSON.stringify([pk, sk]);

/** Every key in a command's input, however deep. */
function keysIn(input: unknown): Key[] {
  if (typeof input !== 'object' || input === null) return [];
  const within = Object.values(input).flatMap(keysIn);
  if (!('pk' in input && 'sk' in input)) return within;
  const { pk, sk } = input;
  return typeof pk === 'string' && typeof sk === 'string' ? [...within, { pk, sk }] : within;
}
