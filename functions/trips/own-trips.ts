import type { PageQuery } from '#shared/contract/paging.ts';
import type { Trip } from '#shared/trips/schema.ts';
import type { Caller } from '../data/session.ts';
import { pageHeaders } from '../http/page-headers.ts';
import type { TripDependencies } from './dependencies.ts';
import { tripView } from './trip-view.ts';

interface OwnTrips {
  readonly body: Trip[];
  readonly headers: Readonly<Record<string, string>>;
}

/** A page of the caller's own trips, public and private, newest first. */
export async function ownTrips(
  { caller, query }: { readonly caller: Caller; readonly query: PageQuery },
  { trips, travellers }: TripDependencies,
): Promise<OwnTrips> {
  const [page, creator] = await Promise.all([
    trips.listByOwner(caller.travellerId, query),
    travellers.find(caller.travellerId),
  ]);
  return {
    body: page.items.map((trip) => tripView(trip, creator, caller.travellerId)),
    headers: pageHeaders(page),
  };
}
