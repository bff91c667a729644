import { unmarshall } from '@aws-sdk/util-dynamodb';
import { migrateItem } from '#functions/data/migrate-item.ts';
import { table } from '#functions/data/table.ts';
import type { Place } from './place.ts';
import { walkTable } from './walk-table.ts';

/** There are always concurrent writes, but rarely to the same items. */
const MOST_WALKS = 20;

/**
 * Rewrites every item in an old format, scan after scan, until none was being written concurrently. Functions may run
 * meanwhile, also those of the previous release.
 */
export async function migrateItems(place: Place): Promise<{ readonly seen: number; readonly migrated: number }> {
  let migrated = 0;
  for (let walks = 1; ; walks++) {
    const found = { today: 0, migrated: 0, changed: 0 };
    await walkTable(place.dynamoDb, place.table, async (items) => {
      for (const item of items) found[await migrateItem(table(), unmarshall(item))]++;
    });
    migrated += found.migrated;
    if (found.changed === 0) return { seen: found.today + found.migrated, migrated };
    if (walks === MOST_WALKS) throw new Error(`${found.changed} items changed each time they were to be migrated`);
  }
}
