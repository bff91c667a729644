import { travellerKey } from './keys.ts';
import { ChangedMeanwhile } from './plan-again.ts';
import { unauthorized } from './session-repository.ts';
import type { Table } from './table.ts';
import type { Write } from './transact.ts';
import { update } from './writes.ts';

/**
 * Counts a trip more or less of its owner's; 401 when the account was deleted since the session was checked. `isFirst`:
 * refused when the owner has a trip by now.
 */
export function countTrips(table: Table, ownerId: string, by: 1 | -1, isFirst = false): Write {
  const condition = isFirst
    ? { condition: 'attribute_exists(pk) AND tripCount = :none', values: { ':none': 0 } }
    : { condition: 'attribute_exists(pk)' };
  return update(table, travellerKey(ownerId), { add: { tripCount: by }, ...condition }, (old) =>
    old === undefined ? unauthorized() : new ChangedMeanwhile(),
  );
}
