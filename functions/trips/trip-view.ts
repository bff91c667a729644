import { toDateTime } from '#shared/contract/calendar-date.ts';
import type { Trip, TripDetail } from '#shared/trips/schema.ts';
import { type Reader, sightOf } from '../data/audience.ts';
import type { TravellerItem } from '../data/traveller-item.ts';
import type { TripItem, TripSummary } from '../data/trip-item.ts';
import { isOpen } from '../data/visibility.ts';
import { emailFor } from '../travellers/email-for.ts';
import { canBeUndone } from './merging/undoable.ts';

/** What a viewer sees of a trip's author. */
export type Creator = Pick<
  TravellerItem,
  'id' | 'email' | 'showEmail' | 'firstName' | 'lastName' | 'username' | 'profileImageUrl'
>;

/** The trip as lists show it to this viewer (undefined: signed out). */
export function tripView(trip: TripSummary, creator: Creator | undefined, viewerId: string | undefined): Trip {
  return {
    id: trip.id,
    title: trip.title,
    description: trip.description,
    startDate: toDateTime(trip.startDate),
    endDate: toDateTime(trip.endDate),
    isPublic: isOpen(trip),
    coverImage: trip.coverImage,
    location: trip.location ?? trip.firstLocation,
    ...(trip.ownerId === viewerId && trip.companionCount ? { companionCount: trip.companionCount } : {}),
    dayCount: trip.dayCount,
    activityCount: trip.activityCount,
    creatorFirstName: creator?.firstName ?? null,
    creatorLastName: creator?.lastName ?? null,
    creatorEmail: creator ? emailFor(creator, viewerId) : null,
    creatorProfileImage: creator?.profileImageUrl ?? null,
  };
}

export function tripDetail(trip: TripItem, creator: Creator | undefined, reader: Reader): TripDetail {
  const { audience } = sightOf(trip, reader);
  const isOwner = audience === 'owner';
  const viewerId = reader.as === undefined ? reader.travellerId : undefined;
  return {
    ...tripView(trip, creator, viewerId),
    ownerId: trip.ownerId,
    ownerUsername: creator?.username ?? null,
    photos: trip.photos,
    revision: trip.revision ?? 0,
    version: trip.version,
    isOwner,
    audience,
    mergedTrips: isOwner ? mergedTrips(trip) : [],
  };
}

/** Merges that can still be undone. */
function mergedTrips({ merges = [] }: TripItem): TripDetail['mergedTrips'] {
  return merges.flatMap(({ id, title, mergedAt }) => (canBeUndone(mergedAt) ? [{ id, title, mergedAt }] : []));
}
