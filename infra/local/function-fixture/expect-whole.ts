import { expect } from 'vitest';
import { itemKind } from '#functions/data/item-kind.ts';
import {
  FOLLOW_PREFIX,
  followersPartition,
  followingPartition,
  jobKey,
  ownTripKey,
  TRIP_SUMMARY_PREFIX,
  travellerKey,
  tripPartition,
  userPartition,
} from '#functions/data/keys.ts';
import { countingItems } from '#functions/data/staged-item.ts';
import type { StoredItem } from '#functions/data/stored-item.ts';
import type { Table } from '#functions/data/table.ts';
import { TravellerItem } from '#functions/data/traveller-item.ts';
import { assemble } from '#functions/data/trip-days.ts';
import { TripItem, TripSummary } from '#functions/data/trip-item.ts';
import { ideasIn, tripParts } from '#functions/data/trip-parts.ts';
import { allItems } from './all-items.ts';

const nameOf = ({ pk, sk }: { readonly pk: string; readonly sk: string }) => `${pk} ${sk}`;

/**
 * Expects that no write is done by half: every count is that of what is there, every trip has its summary and no deleted
 * one has, every traveller has the claims of email and username, nothing is still to be committed, and no booking is in
 * two places.
 */
export async function expectWhole(table: Table): Promise<void> {
  const items = await allItems(table);
  const byKey = new Map(items.map((item) => [nameOf(item), item]));
  const inPartition = (pk: string, prefix: string) =>
    items.filter((item) => item.pk === pk && item.sk.startsWith(prefix));
  for (const item of items) {
    if (itemKind(item) === 'trip') expectWholeTrip(TripItem.parse(item), byKey, inPartition);
    if (itemKind(item) === 'traveller') expectWholeTraveller(String(item.id), byKey, inPartition);
  }
}

type Items = ReadonlyMap<string, StoredItem>;
type InPartition = (pk: string, prefix: string) => readonly StoredItem[];

function expectWholeTrip(trip: TripItem, byKey: Items, inPartition: InPartition): void {
  const summary = byKey.get(nameOf(ownTripKey(trip.ownerId, trip.id)));
  if (trip.deletedAt !== undefined) {
    expect(summary, `summary of the deleted ${trip.title}`).toBeUndefined();
    return;
  }
  expect(TripSummary.parse(summary)).toEqual(TripSummary.parse(trip));
  expect(trip.settling).toBeUndefined();
  expect(byKey.has(nameOf(jobKey(trip.id)))).toBe(false);
  const items = countingItems(trip, inPartition(tripPartition(trip.id), 'DAY#'));
  const ideas = ideasIn(tripParts(trip, items));
  expect(ideas.day.activityCount, 'ideas').toBe(ideas.activities.length);
  const days = assemble(items);
  const activities = days.flatMap((each) => each.activities);
  expect({ dayCount: days.length, activityCount: activities.length }).toEqual({
    dayCount: trip.dayCount,
    activityCount: trip.activityCount,
  });
  for (const each of days) expect(each.day.activityCount, each.day.title).toBe(each.activities.length);
  for (const { photos } of [trip, ...days.map(({ day }) => day), ...activities]) {
    expect(new Set(photos).size).toBe(photos.length);
  }
  const costs = countingItems(trip, inPartition(tripPartition(trip.id), 'COST#')).filter(
    ({ amount }) => amount !== undefined,
  );
  expect(trip.costCount ?? 0, 'costs').toBe(costs.length);
  const bookings = activities.flatMap(({ bookingId }) => bookingId ?? []);
  expect(new Set(bookings).size, 'bookings').toBe(bookings.length);
}

function expectWholeTraveller(id: string, byKey: Items, inPartition: InPartition): void {
  const traveller = TravellerItem.parse(byKey.get(nameOf(travellerKey(id))));
  const { tripCount, followerCount, followingCount, username } = traveller;
  const claims = [...byKey.values()].filter(({ travellerId }) => travellerId === id);
  const kinds = claims.map((claim) => itemKind(claim));
  expect({
    ...{ tripCount, followerCount, followingCount },
    emails: kinds.filter((kind) => kind === 'email claim').length,
    usernames: kinds.filter((kind) => kind === 'username claim').length,
  }).toEqual({
    tripCount: inPartition(userPartition(id), TRIP_SUMMARY_PREFIX).length,
    followerCount: inPartition(followersPartition(id), FOLLOW_PREFIX).length,
    followingCount: inPartition(followingPartition(id), FOLLOW_PREFIX).length,
    emails: 1,
    usernames: username === null ? 0 : 1,
  });
}
