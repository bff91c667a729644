import type { SessionUser } from '#shared/session/schema.ts';
import type { TravellerItem } from '../data/traveller-item.ts';

/** The signed-in user as the browser sees it. */
export function sessionUser(traveller: TravellerItem): SessionUser {
  const { id, email, firstName, lastName, username, bio, profileImageUrl, createdAt } = traveller;
  const { homeTimeZone, neverFindings } = traveller;
  return {
    ...{ id, email, firstName, lastName, username, bio, profileImageUrl, createdAt },
    ...{ homeTimeZone, neverFindings },
  };
}
