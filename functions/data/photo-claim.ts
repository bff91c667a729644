import type { Caller } from '../http/call.ts';
import { ownTripKey } from './keys.ts';
import { fileClaim } from './media-file-repository.ts';
import { photoKey } from './media-keys.ts';
import { sessionStands } from './session-repository.ts';
import type { Table } from './table.ts';
import { transact, type Write } from './transact.ts';
import { tripNotFound } from './trip-access.ts';
import { withoutWriteGate } from './write-gate.ts';
import { check, unexpected } from './writes.ts';

/** A photo that is to be kept as a file of a trip, which may be still to be made. */
export interface PhotoToKeep {
  readonly tripId: string;
  readonly isTripNew: boolean;
  /** What its file is called, without an extension. */
  readonly name: string;
}

/**
 * Claims a photo's file before anything is known of it: whatever its extension, and with its small picture. It need not
 * wait for what the call's other writes wait for, since the same transaction asks whether the session stands and the
 * trip is the caller's; when not, it throws and writes nothing.
 */
export async function claimPhoto(
  table: Table,
  { tripId, isTripNew, name }: PhotoToKeep,
  caller: Caller,
): Promise<void> {
  const ownTrip = check(table, ownTripKey(caller.travellerId, tripId), 'attribute_exists(pk)', tripNotFound);
  const Item = fileClaim(photoKey(tripId, name));
  const claim: Write = { item: { Put: { TableName: table.name, Item } }, refused: unexpected('file claim') };
  await withoutWriteGate(() => transact(table, [sessionStands(table, caller), ...(isTripNew ? [] : [ownTrip]), claim]));
}
