import type { FollowRow, OwnProfile, Traveller } from '#shared/travellers/schema.ts';
import type { TravellerItem } from '../data/traveller-item.ts';
import { emailFor } from './email-for.ts';

/** A traveller as this viewer sees them. */
export function travellerView(traveller: TravellerItem, viewerId: string, isFollowing: boolean): Traveller {
  const { id, firstName, lastName, username, bio, profileImageUrl } = traveller;
  return {
    id,
    firstName,
    lastName,
    username,
    bio,
    profileImageUrl,
    email: emailFor(traveller, viewerId),
    followers: traveller.followerCount,
    following: traveller.followingCount,
    isFollowing,
  };
}

/** One row of the lists of followers and of those followed. */
export function followRow(traveller: TravellerItem, viewerId: string): FollowRow {
  const { id, firstName, lastName, profileImageUrl, followerCount } = traveller;
  return {
    ...{ id, firstName, lastName, profileImageUrl, followerCount },
    email: emailFor(traveller, viewerId),
    tripCount: tripCountFor(traveller, viewerId),
  };
}

/** How many trips this viewer may know of: only its owner learns that a private trip exists. */
export function tripCountFor(traveller: TravellerItem, viewerId: string): number {
  return traveller.id === viewerId ? traveller.tripCount : traveller.publicTripCount;
}

export function ownProfile({ addressToken: _, publicTripCount: __, ...profile }: TravellerItem): OwnProfile {
  return profile;
}
