import * as z from 'zod/mini';
import { DateTime } from '../contract/calendar-date.ts';

/** Whom a trip's owner has asked to come along, and what they may do: editors change what lies in it, viewers read. */
export const ROLES = ['editor', 'viewer'] as const;
export type Role = (typeof ROLES)[number];

/** As whom somebody sees a trip, the one who sees most first. */
export const AUDIENCES = ['owner', 'editor', 'viewer', 'link', 'public'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** As whom the owner may look at a trip. */
export const SEEN_AS = ['viewer', 'link', 'stranger'] as const;
export const seeAs = { as: z.optional(z.enum(SEEN_AS, { error: 'as must be viewer, link or stranger' })) };

export const onOrOff = (name: string) => z.boolean({ error: `${name} must be true or false` });
/** Notes, addresses and costs typed by hand. */
const details = onOrOff('details');
/** The address and the cost of bookings. */
const bookings = onOrOff('bookings');
/** References, and what belongs to them: seats, links, documents. */
const references = onOrOff('references');

/** What else the viewers of a trip see. */
export const ViewersSee = z.object({ bookings, references });
/** What else those see who have its link. */
export const LinkShows = z.object({ details, bookings });
/** What else everybody sees of it while it is public. */
export const PublicSees = z.object({ details, bookings });

/** What each audience sees besides the plan, its times and photos. */
export const Shows = z.object({ viewers: ViewersSee, link: LinkShows, public: PublicSees });
export type Shows = z.output<typeof Shows>;

/** Until the owner says otherwise. */
export const SHOWS_AT_FIRST: Shows = {
  viewers: { bookings: false, references: false },
  link: { details: false, bookings: false },
  public: { details: true, bookings: false },
};

/** What the owner changes of it with the trip; the link's part is set with the link. */
export const ShowsToSave = z.object({ viewers: z.optional(ViewersSee), public: z.optional(PublicSees) });

/** A secret link, as its owner sees it. */
export const Link = z.object({
  /** Whole, its token behind '#'. */
  address: z.string(),
  expiresAt: z.nullable(DateTime),
});

export type Link = z.output<typeof Link>;

/** How a trip is shared, which only its owner sees. */
export const Sharing = z.object({
  link: z.nullable(Link),
  shows: Shows,
  /** It is public from the day after its end. */
  publishWhenBack: z.boolean(),
});
export type Sharing = z.output<typeof Sharing>;
