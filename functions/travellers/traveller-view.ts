import type { FollowRow, OwnProfile, Traveller } from '#shared/travellers/schema.ts';
import type { TravellerItem } from '../data/traveller-item.ts';
import { emailFor } from '../trips/trip-view.ts';

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
  const { id, firstName, lastName, profileImageUrl, followerCount, tripCount } = traveller;
  return { id, firstName, lastName, profileImageUrl, followerCount, tripCount, email: emailFor(traveller, viewerId) };
}

export function ownProfile({ addressToken: _, ...profile }: TravellerItem): OwnProfile {
  return profile;
}
