import { unmarshall } from '@aws-sdk/util-dynamodb';
import { itemKind } from '#functions/data/item-kind.ts';
import { upgraded } from '#functions/data/item-version.ts';
import { table } from '#functions/data/table.ts';
import { topicCounts } from '#functions/data/topic-counts.ts';
import { writeBatches } from '#functions/data/write-batches.ts';
import { makeProjections } from '#functions/discover/project-changes.ts';
import { rebuildProjections } from '#functions/discover/rebuild-projections.ts';
import type { Place } from './place.ts';
import { type ItemKey, rawKey, walkTable } from './walk-table.ts';

/**
 * Rebuilds every list that is derived from the table: public trips, feeds, first locations, words of travellers.
 * Idempotent, and safe to interrupt or to run in parallel with everything else. Returns how many items it read, besides
 * the new counts. Counts by destination, theme and place restart at zero, and are complete again at the end.
 */
export async function rebuildAllLists(place: Place): Promise<number> {
  const removeKey = ({ pk, sk }: ItemKey) => writeBatches(table(), [{ DeleteRequest: { Key: { pk, sk } } }]);
  const counts = topicCounts(table());
  const projections = { ...makeProjections(), counts, removeKey };
  await counts.begin();
  let seen = 0;
  await walkTable(place.dynamoDb, place.table, async (items) => {
    for (const item of items) {
      if (itemKind(rawKey(item)) !== 'counts of topics') seen++;
      await rebuildProjections({ ...upgraded(unmarshall(item)), ...rawKey(item) }, projections);
    }
  });
  return seen;
}
