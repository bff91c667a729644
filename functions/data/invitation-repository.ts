import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { AppError } from '#shared/contract/errors.ts';
import { ROLES } from '#shared/sharing/audiences.ts';
import { MAX_COMPANIONS, MAX_INVITATIONS } from '#shared/sharing/schema.ts';
import { roleOf } from './audience.ts';
import { companionWrites, withRole } from './companion-repository.ts';
import { getBatch } from './get-batch.ts';
import { INVITATION_PREFIX, invitationKey, sharedTripKey, TRIP_SORT_KEY, tripKey, tripPartition } from './keys.ts';
import { again, ChangedMeanwhile } from './plan-again.ts';
import { queryAll } from './query-all.ts';
import { countWithin } from './rate-repository.ts';
import type { Table } from './table.ts';
import { transact, type Write } from './transact.ts';
import { changeCheck, changeTrip, readable, writable } from './trip-access.ts';
import { TripItem, TripSummary } from './trip-item.ts';
import { create, remove, unexpected } from './writes.ts';

/** An invitation that nobody has accepted yet, under the hash of its token. */
const InvitationItem = z.object({
  hash: z.string(),
  role: z.enum(ROLES),
  email: z.nullable(z.string()),
  /** Seconds since 1970; DynamoDB removes it some time after. */
  expiresAt: z.number(),
});
export type InvitationItem = z.output<typeof InvitationItem>;

/** Where an invitation is: the trip in its token, and the token's hash. */
export interface NamedInvitation {
  readonly tripId: string;
  readonly hash: string;
}

const DAY_SECONDS = 24 * 60 * 60;
const MAILS_A_DAY = 10;

const Located = z.looseObject({ sk: z.string() });

export const noLongerValid = () => new AppError('not_found', 'This invitation is no longer valid');
const invitationNotFound = () => new AppError('not_found', 'Companion not found');
const changed = () => new ChangedMeanwhile();
const isOpen = ({ expiresAt }: InvitationItem) => expiresAt * 1000 > Date.now();

/** Invitations to come along on trips, in the partition of their trip. */
export function invitationRepository(table: Table) {
  const getTrip = async (tripId: string): Promise<unknown> =>
    (await table.client.send(new GetCommand({ TableName: table.name, Key: tripKey(tripId), ConsistentRead: true })))
      .Item;

  const openOf = async (tripId: string): Promise<InvitationItem[]> => {
    const items = await queryAll(table, {
      TableName: table.name,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
      ExpressionAttributeValues: { ':pk': tripPartition(tripId), ':prefix': INVITATION_PREFIX },
      ConsistentRead: true,
    });
    return items.map((item) => InvitationItem.parse(item)).filter(isOpen);
  };

  /** An open invitation and its trip. */
  const find = async ({ tripId, hash }: NamedInvitation) => {
    const found = z.array(Located).parse(await getBatch(table, [tripKey(tripId), invitationKey(tripId, hash)]));
    const trip = TripItem.safeParse(found.find(({ sk }) => sk === TRIP_SORT_KEY)).data;
    if (!trip || trip.deletedAt !== undefined) throw noLongerValid();
    const invitation = InvitationItem.safeParse(found.find(({ sk }) => sk !== TRIP_SORT_KEY)).data;
    return { trip, invitation: invitation && isOpen(invitation) ? invitation : undefined };
  };

  return {
    /** A trip with its companions, for those who come along; its open invitations for its owner, else none. */
    async list(tripId: string, callerId: string) {
      const [item, invitations] = await Promise.all([getTrip(tripId), openOf(tripId)]);
      const trip = readable(item, { travellerId: callerId });
      if (roleOf(trip, callerId)) return { trip, invitations: [] };
      return { trip: writable(trip, { callerId, only: 'owner' }), invitations };
    },

    /**
     * Adds an invitation to the owner's trip, and returns the trip; 409 when it has as many as there may be. One that is
     * sent by mail counts as that day's; 429 above ten.
     */
    create(tripId: string, ownerId: string, invitation: InvitationItem): Promise<TripItem> {
      const writer = { callerId: ownerId, only: 'owner' } as const;
      return again(async () => {
        const [item, others] = await Promise.all([getTrip(tripId), openOf(tripId)]);
        const trip = writable(item, writer);
        if (others.length >= MAX_INVITATIONS) throw tooMany();
        await transact(table, [
          // Two at once are one after the other.
          ...changeTrip(table, trip, writer, { asRead: true }),
          create(table, { ...invitationKey(tripId, invitation.hash), ...invitation }, unexpected('new invitation')),
          ...(invitation.email === null ? [] : [mailCounted(table, ownerId)]),
        ]);
        return trip;
      });
    },

    /** Takes an invitation back, as the trip's owner. */
    remove(tripId: string, ownerId: string, hash: string): Promise<void> {
      return transact(table, [
        changeCheck(table, tripId, { callerId: ownerId, only: 'owner' }),
        remove(table, invitationKey(tripId, hash), { condition: 'attribute_exists(pk)' }, invitationNotFound),
      ]);
    },

    /** What one is invited to; 404 when it was used, taken back, or has expired. */
    async read(named: NamedInvitation) {
      const { trip, invitation } = await find(named);
      if (!invitation) throw noLongerValid();
      return { trip, invitation };
    },

    /** Makes the traveller a companion, once; who comes along already, or owns the trip, stays as they are. */
    accept(named: NamedInvitation, travellerId: string): Promise<void> {
      return again(async () => {
        const { trip, invitation } = await find(named);
        if (trip.ownerId === travellerId || roleOf(trip, travellerId)) return;
        if (!invitation) throw noLongerValid();
        if ((trip.editors?.size ?? 0) + (trip.viewers?.size ?? 0) >= MAX_COMPANIONS) throw full();
        const { role, hash } = invitation;
        const card = { ...TripSummary.parse(trip), role };
        await transact(table, [
          ...companionWrites(
            table,
            trip,
            { callerId: travellerId, only: 'oneself' },
            withRole(trip, travellerId, role),
          ),
          remove(table, invitationKey(trip.id, hash), { condition: 'attribute_exists(pk)' }, noLongerValid),
          {
            item: { Put: { TableName: table.name, Item: { ...sharedTripKey(travellerId, trip.id), ...card } } },
            refused: changed,
          },
        ]);
      });
    },
  };
}
export type InvitationRepository = ReturnType<typeof invitationRepository>;

/** Whoever the mails are for, one traveller sends ten a day. */
function mailCounted(table: Table, who: string): Write {
  const counted = { route: 'invitation mails', who, seconds: DAY_SECONDS, now: Date.now() };
  const message = 'Too many invitations by mail today. Please make a link without an address and send it yourself.';
  return countWithin(table, counted, MAILS_A_DAY, () => new AppError('too_many_requests', message));
}

const full = () => new AppError('conflict', `This trip has ${MAX_COMPANIONS} companions already`);
const tooMany = () =>
  new AppError('conflict', `${MAX_INVITATIONS} invitations to this trip are open already. Please take one back first.`);
