import type { TripDetail } from '#shared/trips/schema.ts';

/** Who can open a trip's own address. */
export function whoOpens({ isPublic }: Pick<TripDetail, 'isPublic'>): string {
  return isPublic ? 'Everybody can open it.' : 'Only those whom the trip is shared with can open it.';
}
