import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { findingsKey } from './keys.ts';
import { again, ChangedMeanwhile } from './plan-again.ts';
import type { Table } from './table.ts';
import { transact } from './transact.ts';
import { changeCheck } from './trip-access.ts';
import { create, update } from './writes.ts';

const MOST_IGNORED = 300;

/** The ids of the findings about a trip that its owner and editors ignore, oldest first. */
const IgnoredFindings = z.object({ ignored: z.array(z.string()), version: z.number() });

/** Apart from the trip's own item, as every write of that is paid for by its size. */
export function findingRepository(table: Table) {
  const read = async (tripId: string): Promise<z.output<typeof IgnoredFindings> | undefined> => {
    const { Item } = await table.client.send(
      new GetCommand({ TableName: table.name, Key: findingsKey(tripId), ConsistentRead: true }),
    );
    return Item === undefined ? undefined : IgnoredFindings.parse(Item);
  };

  return {
    async ignored(tripId: string): Promise<string[]> {
      return (await read(tripId))?.ignored ?? [];
    },

    /** Ignores a finding about a trip that the caller may change, or no longer; twice is once. */
    set(tripId: string, callerId: string, findingId: string, isIgnored: boolean): Promise<void> {
      return again(async () => {
        const before = await read(tripId);
        const others = before?.ignored.filter((id) => id !== findingId) ?? [];
        const ignored = [...others, ...(isIgnored ? [findingId] : [])].slice(-MOST_IGNORED);
        const key = findingsKey(tripId);
        const changed = () => new ChangedMeanwhile();
        await transact(table, [
          changeCheck(table, tripId, { callerId }),
          before === undefined
            ? create(table, { ...key, ignored, version: 1 }, changed)
            : update(
                table,
                key,
                {
                  set: { ignored },
                  add: { version: 1 },
                  condition: 'version = :seen',
                  values: { ':seen': before.version },
                },
                changed,
              ),
        ]);
      });
    },
  };
}
export type FindingRepository = ReturnType<typeof findingRepository>;
