import { unmarshall } from '@aws-sdk/util-dynamodb';
import { migrateItem } from '#functions/data/migrate-item.ts';
import { table } from '#functions/data/table.ts';
import type { Place } from './place.ts';
import { walkTable } from './walk-table.ts';

/** Somebody writes all the time, but hardly the same items each time. */
const MOST_WALKS = 20;

/**
 * Rewrites every item of an older form, walk after walk until one finds none that somebody was just writing. Functions
 * may run meanwhile, those of the release before too.
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
