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
export async function claimPhoto(
  table: Table,
  { tripId, isTripNew, name }: PhotoToKeep,
  travellerId: string,
): Promise<void> {
  const Item = fileClaim(photoKey(tripId, name));
  const claim: Write = { item: { Put: { TableName: table.name, Item } }, refused: unexpected('file claim') };
  if (isTripNew) return transact(table, [claim]);
  const notOwn = tripNotFound();
  const own = check(table, ownTripKey(travellerId, tripId), { condition: 'attribute_exists(pk)' }, () => notOwn);
  try {
    await transact(table, [own, claim]);
  } catch (error) {
    if (error !== notOwn) throw error;
    const isEditor = { condition: '#role = :editor', values: { ':editor': 'editor' } };
    const shared = check(table, sharedTripKey(travellerId, tripId), isEditor, tripNotFound);
    await transact(table, [shared, claim]);
  }
}
