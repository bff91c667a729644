import type { Link, Sharing } from '#shared/sharing/audiences.ts';
import { LINK_PATH } from '#shared/sharing/schema.ts';
import { showsOf } from '../data/audience.ts';
import type { TripItem } from '../data/trip-item.ts';

/** How a trip is shared, for its owner. */
export function sharingView(trip: TripItem, siteUrl: string): Sharing {
  return {
    link: trip.link ? linkView(trip.link, siteUrl) : null,
    shows: showsOf(trip),
    publishWhenBack: trip.publishWhenBack === true,
  };
}

/** A trip's link with its whole address. */
export function linkView({ token, expiresAt }: NonNullable<TripItem['link']>, siteUrl: string): Link {
  return { address: `${siteUrl}${LINK_PATH}#${token}`, expiresAt: expiresAt ?? null };
}
