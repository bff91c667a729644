import { ownTripKey } from './keys.ts';
import { fileClaim } from './media-file-repository.ts';
import { photoKey } from './media-keys.ts';
import type { Table } from './table.ts';
import { transact, type Write } from './transact.ts';
import { tripNotFound } from './trip-access.ts';
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
 * trip must be the traveller's: the same transaction checks, and writes nothing when it is not.
 */
export async function claimPhoto(
  table: Table,
  { tripId, isTripNew, name }: PhotoToKeep,
  travellerId: string,
): Promise<void> {
  const ownTrip = check(table, ownTripKey(travellerId, tripId), { condition: 'attribute_exists(pk)' }, tripNotFound);
  const Item = fileClaim(photoKey(tripId, name));
  const claim: Write = { item: { Put: { TableName: table.name, Item } }, refused: unexpected('file claim') };
  await transact(table, [...(isTripNew ? [] : [ownTrip]), claim]);
}
