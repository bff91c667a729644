import { createHash, timingSafeEqual } from 'node:crypto';
import { AppError } from '#shared/contract/errors.ts';
import { type Audience, type Role, type SEEN_AS, SHOWS_AT_FIRST, type Shows } from '#shared/sharing/audiences.ts';
import type { TravellerItem } from './traveller-item.ts';
import type { TripItem } from './trip-item.ts';
import { isOpen } from './visibility.ts';

/*
 * Who sees what of a trip. Everything that is answered of a trip, its days and activities goes through `sightOf`, and
 * its views leave out what it says.
 */

/** Who asks to see a trip. */
export interface Reader {
  /** Undefined for a signed-out visitor. */
  readonly travellerId: string | undefined;
  /** The tokens of links that this browser has opened. */
  readonly links?: readonly string[];
  /** The owner, who wants to see what somebody else sees. */
  readonly as?: (typeof SEEN_AS)[number] | undefined;
}

/** As whom somebody sees a trip, and what they see of it besides the plan, its times and photos. */
export interface Sight {
  readonly audience: Audience;
  /** Notes, addresses and costs typed by hand. */
  readonly details: boolean;
  /** The address and the cost of a booking. */
  readonly bookings: boolean;
  /** References, and what belongs to them: seats, phones, links, documents. */
  readonly references: boolean;
  /** Ideas, and how costs are split. */
  readonly ideas: boolean;
  /** Which mails said it. */
  readonly mails: boolean;
}

/** Nobody in particular: who fetches a preview of a page, for whoever sees it. */
export const EVERYONE: Reader = { travellerId: undefined };

/** Whether everyone may see who a traveller is, name and picture: beside public trips, and only with any. */
export function isSeenByEveryone({ publicTripCount }: Pick<TravellerItem, 'publicTripCount'>): boolean {
  return publicTripCount > 0;
}

/** Of a trip that the reader owns. */
export const ALL: Sight = {
  ...{ audience: 'owner', details: true, bookings: true, references: true, ideas: true, mails: true },
};

export const tripNotFound = () => new AppError('not_found', 'Trip not found');

/** What the reader sees of this trip; throws 404 when they may not see it, 403 when they are not its owner but see it as another. */
export function sightOf(trip: TripItem, reader: Reader): Sight {
  const audience = audienceOf(trip, reader);
  if (audience === undefined) throw tripNotFound();
  if (reader.as === undefined) return sightAs(audience, showsOf(trip));
  if (audience !== 'owner')
    throw new AppError('forbidden', 'Only the traveller who made this trip can see it as others');
  return sightAs(reader.as === 'stranger' ? 'public' : reader.as, showsOf(trip));
}

/** What each audience sees besides the plan. */
export function showsOf({ viewersSee, linkShows, publicSees }: TripItem): Shows {
  const { viewers, link, public: everyone } = SHOWS_AT_FIRST;
  return { viewers: viewersSee ?? viewers, link: linkShows ?? link, public: publicSees ?? everyone };
}

/** Whether this traveller may change what lies in the trip. */
export function mayChange({ ownerId, editors }: TripItem, travellerId: string | undefined): boolean {
  return travellerId !== undefined && (ownerId === travellerId || editors?.has(travellerId) === true);
}

/** What a companion of the trip may do; undefined for everyone else. */
export function roleOf({ editors, viewers }: TripItem, travellerId: string): Role | undefined {
  if (editors?.has(travellerId)) return 'editor';
  return viewers?.has(travellerId) ? 'viewer' : undefined;
}

/** The hash of a secret token, under which the table knows it. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

function audienceOf(trip: TripItem, { travellerId, links = [] }: Reader): Audience | undefined {
  if (travellerId !== undefined) {
    if (trip.ownerId === travellerId) return 'owner';
    const role = roleOf(trip, travellerId);
    if (role) return role;
  }
  if (links.some((token) => opens(token, trip))) return 'link';
  return isOpen(trip) ? 'public' : undefined;
}

/** Whether this is the token of the trip's link, as it is now. */
export function opens(token: string, { link }: TripItem): boolean {
  if (link === undefined) return false;
  const [given, own] = [token, link.token].map((each) => createHash('sha256').update(each).digest());
  const isValid = link.expiresAt === undefined || Date.parse(link.expiresAt) > Date.now();
  return isValid && given !== undefined && own !== undefined && timingSafeEqual(given, own);
}

/** The table of who sees what. */
function sightAs(audience: Audience, { viewers, link, public: everyone }: Shows): Sight {
  const nothing = { details: false, bookings: false, references: false, ideas: false, mails: false };
  switch (audience) {
    case 'owner':
      return ALL;
    case 'editor':
      // The mails lie in the owner's inbox.
      return { ...ALL, audience, mails: false };
    case 'viewer':
      return { ...nothing, audience, details: true, ideas: true, ...viewers };
    case 'link':
      return { ...nothing, audience, ...link };
    case 'public':
      return { ...nothing, audience, ...everyone };
  }
}
