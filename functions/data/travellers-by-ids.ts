import * as z from 'zod/mini';
import { getBatch } from './get-batch.ts';
import { travellerKey } from './keys.ts';
import type { Table } from './table.ts';
import { TravellerItem } from './traveller-item.ts';

/**
 * The travellers with these ids (at most 100, without duplicates), in their order, for lists: eventually consistent,
 * which halves the cost, so a change of the last second may be missing.
 */
export async function travellersByIds(table: Table, ids: readonly string[]): Promise<TravellerItem[]> {
  const items = z.array(TravellerItem).parse(await getBatch(table, ids.map(travellerKey), false));
  const found = new Map(items.map((each) => [each.id, each]));
  return ids.flatMap((id) => found.get(id) ?? []);
}
