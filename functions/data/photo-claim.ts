import { tripNotFound } from './audience.ts';
import { ownTripKey, sharedTripKey } from './keys.ts';
import { fileClaim } from './media-file-repository.ts';
import { photoKey } from './media-keys.ts';
import type { Table } from './table.ts';
import { transact, type Write } from './transact.ts';
import { check, unexpected } from './writes.ts';

/** A photo to be kept as a file of a trip, which may not exist yet. */
export interface PhotoToKeep {
  readonly tripId: string;
  readonly isTripNew: boolean;
  /** The file's name, without an extension. */
  readonly name: string;
}

/**
 * Claims a photo's file before anything is known of it: with any extension, and with its small picture. An existing
 * trip must be in the traveller's list, or shared with them as its editor: the same transaction checks, and writes
 * nothing when it is not. The trip's own item is left alone, as photos that are added at once would lock it.
 */
export function claimPhoto(table: Table, { name, ...trip }: PhotoToKeep, travellerId: string): Promise<void> {
  return claimFiles(table, trip, [photoKey(trip.tripId, name)], travellerId);
}

/** Claims files that are about to be stored in a trip's folders, by their keys without an extension. */
export async function claimFiles(
  table: Table,
  { tripId, isTripNew }: Omit<PhotoToKeep, 'name'>,
  keys: readonly string[],
  travellerId: string,
): Promise<void> {
  const claims = keys.map((key) => claimOf(table, key));
  if (isTripNew) return transact(table, claims);
  const notOwn = tripNotFound();
  const own = check(table, ownTripKey(travellerId, tripId), { condition: 'attribute_exists(pk)' }, () => notOwn);
  try {
    await transact(table, [own, ...claims]);
  } catch (error) {
    if (error !== notOwn) throw error;
    const isEditor = { condition: '#role = :editor', values: { ':editor': 'editor' } };
    const shared = check(table, sharedTripKey(travellerId, tripId), isEditor, tripNotFound);
    await transact(table, [shared, ...claims]);
  }
}

/** Has the file looked at in a day: then it is deleted unless something in its trip has it. */
export function claimOf(table: Table, key: string): Write {
  return { item: { Put: { TableName: table.name, Item: fileClaim(key) } }, refused: unexpected('file claim') };
}
