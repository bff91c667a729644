import * as z from 'zod/mini';
import { DateTime } from '../contract/calendar-date.ts';
import { Trip } from '../trips/schema.ts';
import { LinkShows, onOrOff, ROLES, Sharing } from './audiences.ts';

export const MAX_COMPANIONS = 20;
export const MAX_INVITATIONS = 20;
export const INVITATION_DAYS = 14;

/** The page that reads an invitation; its token stands behind '#'. */
export const INVITATION_PATH = '/invitation';
/** The page that opens a trip's link; its token stands behind '#'. */
export const LINK_PATH = '/shared';

/** What makes a link: the first call makes it, a later one keeps its token unless it is to be renewed. */
export const LinkToSave = z.object({
  /** ISO 8601 date-time; null for one that works until it is ended. What is not sent stays. */
  expiresAt: z.optional(
    z.nullable(z.iso.datetime({ error: 'expiresAt must be a date and time with its offset (ISO 8601)', offset: true })),
  ),
  shows: z.optional(LinkShows),
  /** From now on the former token opens nothing. */
  renew: z.optional(onOrOff('renew')),
});

/** The token of an invitation or a link, from behind its '#'. */
export const Token = z.object({
  token: z
    .string({ error: 'Token is required' })
    .check(z.maxLength(100, { error: 'Token can have at most 100 characters' })),
});

const role = z.enum(ROLES, { error: 'Please choose editor or viewer' });
export const RoleToSave = z.object({ role });

export const NewInvitation = z.object({
  role,
  /** Where the invitation is sent; without it the link is for its owner to hand on. */
  email: z.optional(
    z.pipe(
      z
        .string({ error: 'Please enter an email address' })
        .check(z.trim(), z.maxLength(254, { error: 'Email can have at most 254 characters' })),
      z.email({ error: 'Please enter an email address' }),
    ),
  ),
});

export const InvitationAddress = z.object({
  id: z.string(),
  /** Whole, its token behind '#'. It cannot be shown again. */
  link: z.string(),
});

/** Somebody who comes along: by name, never by address. */
const Companion = z.object({
  id: z.string(),
  role,
  firstName: z.string(),
  lastName: z.string(),
  profileImageUrl: z.nullable(z.string()),
});

const OpenInvitation = z.object({
  id: z.string(),
  role,
  /** Where it was sent, if it was. */
  email: z.nullable(z.string()),
  expiresAt: DateTime,
});

export const Companions = z.object({
  /** By name. */
  companions: z.array(Companion),
  /** The ones that can still be accepted, oldest first; empty for everyone but the owner. */
  invitations: z.array(OpenInvitation),
  /** How else the trip is shared; only for the owner. */
  sharing: z.optional(Sharing),
});

/** What one sees of a trip before coming along. */
export const Invitation = z.object({
  title: z.string(),
  startDate: DateTime,
  endDate: DateTime,
  role,
  /** The name of who invites. */
  inviter: z.string(),
});

/** Another traveller's trip, as lists show it. */
export const SharedTrip = z.extend(Trip, { role });
