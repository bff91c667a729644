import { readCalendarToken } from '#functions/calendars/calendar-token.ts';
import { newActivity } from '#functions/data/activity-repository.ts';
import { tokenHash } from '#functions/data/audience.ts';
import type { CalendarItem } from '#functions/data/calendar-repository.ts';
import type { MoneyItem, OwnCostItem } from '#functions/data/cost-item.ts';
import { newDay } from '#functions/data/day-repository.ts';
import {
  activityKey,
  addressClaimKey,
  calendarKey,
  costKey,
  dayKey,
  emailClaimKey,
  invitationKey,
  type Key,
  moneyKey,
  ownTripKey,
  passkeyClaimKey,
  passkeyKey,
  passwordResetKey,
  sessionKey,
  sharedTripKey,
  travellerKey,
  travellerWordKey,
  tripKey,
  usernameClaimKey,
} from '#functions/data/keys.ts';
import { type PasskeyItem, passkeyIdOf } from '#functions/data/passkey-repository.ts';
import { SESSION_SECONDS } from '#functions/data/session.ts';
import type { Table } from '#functions/data/table.ts';
import type { TravellerItem } from '#functions/data/traveller-item.ts';
import { TripSummary } from '#functions/data/trip-item.ts';
import { newTrip } from '#functions/data/trip-repository.ts';
import { writeBatches } from '#functions/data/write-batches.ts';
import { hashPassword } from '#functions/session/password.ts';
import { readResetToken } from '#functions/session/reset-token.ts';
import { wordsOfTraveller } from '#functions/travellers/traveller-words.ts';
import { addEmail } from '#infra/local/function-fixture/sample-mail.ts';
import { softwarePasskey } from '#infra/local/function-fixture/software-passkey.ts';
import { ActivityFields } from '#shared/activities/schema.ts';
import { DayFields } from '#shared/days/schema.ts';

/*
 * What the sample events (events/*.json) refer to, under the same ids, so that every call can be made exactly as
 * written there: Mara Lind with two trips, of which the first has a week of days, and a mail.
 */

export const SAMPLE_TRAVELLER: TravellerItem = {
  id: 'k3v9x2m7q4w8z1n5b6c0',
  email: 'mara.lind@example.com',
  firstName: 'Mara',
  lastName: 'Lind',
  username: 'mara.lind',
  bio: 'Slow trains, fast espresso',
  profileImageUrl: 'https://pictures.example.com/mara.jpg',
  showEmail: false,
  createdAt: '2026-11-21T12:00:00.000Z',
  tripCount: 2,
  publicTripCount: 2,
  followerCount: 0,
  followingCount: 0,
  addressToken: 'k3v9x2m7q4w8z1n5b6c0',
};

const TRIP_ID = '0mk3f8q2xz7b4n9c1v5m8k2j6h3g0';
const OTHER_TRIP_ID = '0mk3f9a4tq2w8e5r1t6y3u9i7o0p4';
/** Who comes along on the other trip, and a trip of theirs. */
export const SAMPLE_COMPANION_ID = 'companion0000000000x';
const THEIR_TRIP_ID = '0mk3f9a4tq2w8e5r1t6y3u9i7o0p5';
const DAY_ID = `${TRIP_ID}-0mk3f8r7ab4k9x2`;
const ACTIVITY_ID = `${DAY_ID}-0mk3f8s5cd7p3q8`;
/** The day and the activities that the sample plan changes. */
const PLANNED_DAY_ID = `${TRIP_ID}-0mk3f9a4tq2w8e5`;
const PLANNED_IDS = [`${PLANNED_DAY_ID}-0mk3fa1c7u2i9o4`, `${PLANNED_DAY_ID}-0mk3fa1c7u2i9o5`];
/** Of the same dates as the first trip's first days. */
const OTHER_DAY_IDS = [`${OTHER_TRIP_ID}-0mk3f9b5tq7r2w4`, `${OTHER_TRIP_ID}-0mk3f9b5tq7r2w5`];
const EMAIL_ID = '0mk3g1b6t9r4e7w2q8y5u3i1o6p0a';
/** Of a calendar of all trips, as in getCalendar's sample. */
const SAMPLE_CALENDAR = `${SAMPLE_TRAVELLER.id}${SAMPLE_TRAVELLER.id}`;
/** A cost of the first trip, and somebody without an account who shares it. */
const COST_ID = '0mk3g2c7u0s5f8x';
const PERSON_ID = '0mk3g2d8v1t6g9y';
export const SAMPLE_TRIPS = [TRIP_ID, OTHER_TRIP_ID];
/** As in login's sample. */
export const SAMPLE_PASSWORD = 'correct horse battery';
/** Of a valid reset link. */
export const SAMPLE_RESET_TOKEN = `${SAMPLE_TRAVELLER.id}-${'k3v9x2m7'.repeat(4)}`;
/** Another session of the traveller, which ends when the sample ends it. */
const OTHER_SESSION = 'k3v9q2m7x4b8c1d6f5g0h2j4n';
/** The key in the mail bucket of the mail's message. */
export const SAMPLE_MESSAGE = 'inbound/sample';
const ACTIVITIES_A_DAY = 4;

/** A passkey of the traveller; its credential's id is the one that the samples name. */
export const SAMPLE_PASSKEY = softwarePasskey({
  credentialId: Buffer.from('mara.lind’s passkey'),
  travellerId: SAMPLE_TRAVELLER.id,
});

let passwordHash: string | undefined;

/** The link with the sample's token, valid for another hour. */
function passwordLink() {
  const link = readResetToken(SAMPLE_RESET_TOKEN);
  if (!link) throw new Error('SAMPLE_RESET_TOKEN is no token');
  const expiresAt = Math.floor(Date.now() / 1000) + 3600;
  return { ...passwordResetKey(link.travellerId, link.hash), email: SAMPLE_TRAVELLER.email, expiresAt };
}

function otherSession() {
  const now = Date.now();
  const dates = { createdAt: new Date(now).toISOString(), expiresAt: Math.floor(now / 1000) + SESSION_SECONDS };
  return { ...sessionKey(SAMPLE_TRAVELLER.id, OTHER_SESSION), ...dates };
}

function passkey(): readonly (Key & Record<string, unknown>)[] {
  const { kept } = SAMPLE_PASSKEY;
  const { id: travellerId, createdAt } = SAMPLE_TRAVELLER;
  const id = passkeyIdOf(kept.credentialId);
  const item: PasskeyItem = { id, travellerId, ...kept, counter: 0, name: 'Chrome on Linux', createdAt };
  return [
    { ...passkeyKey(travellerId, id), ...item },
    { ...passkeyClaimKey(id), travellerId },
  ];
}

function calendar(): Key & Record<string, unknown> {
  const named = readCalendarToken(SAMPLE_CALENDAR);
  const { createdAt } = SAMPLE_TRAVELLER;
  const item: CalendarItem = { ...named, tripId: null, tripTitle: null, withReferences: false, createdAt };
  return { ...calendarKey(named.travellerId, named.hash), ...item };
}

/** The other trip with a companion, an invitation and a link, as in the samples; and the traveller's card of a trip of his. */
function sharedTrip(): (Key & Record<string, unknown>)[] {
  const [item, summary] = trip(OTHER_TRIP_ID, OTHER_DAY_IDS);
  if (!item || !summary) throw new Error('the sample trip has no item');
  const hash = tokenHash(`${OTHER_TRIP_ID}-${'s'.repeat(20)}`);
  const expiresAt = Math.floor(Date.now() / 1000) + 3600;
  const link = { token: `${OTHER_TRIP_ID}-${'t'.repeat(20)}` };
  const { pk: _, sk: __, ...card } = summary;
  const names = { firstName: 'Jonas', lastName: 'Weber', email: 'jonas@example.com', username: null };
  return [
    {
      ...{
        ...travellerKey(SAMPLE_COMPANION_ID),
        ...SAMPLE_TRAVELLER,
        ...names,
        id: SAMPLE_COMPANION_ID,
        addressToken: null,
      },
      ...{ tripCount: 0, publicTripCount: 0 },
    },
    { ...emailClaimKey(names.email), travellerId: SAMPLE_COMPANION_ID, passwordHash },
    { ...item, viewers: new Set([SAMPLE_COMPANION_ID]), companionCount: 1, link },
    { ...summary, companionCount: 1 },
    { ...invitationKey(OTHER_TRIP_ID, hash), hash, role: 'editor', email: null, expiresAt },
    { ...sharedTripKey(SAMPLE_COMPANION_ID, OTHER_TRIP_ID), ...card, role: 'viewer' },
    {
      ...sharedTripKey(SAMPLE_TRAVELLER.id, THEIR_TRIP_ID),
      ...{ ...card, id: THEIR_TRIP_ID, ownerId: SAMPLE_COMPANION_ID, role: 'editor' },
    },
  ];
}

/** Writes the sample world, over what is left of it; with `retryable` its mail is one that could not be read. */
export async function writeSampleWorld(table: Table, { retryable = false } = {}): Promise<void> {
  passwordHash ??= await hashPassword(SAMPLE_PASSWORD);
  const travellerId = SAMPLE_TRAVELLER.id;
  const words = wordsOfTraveller(SAMPLE_TRAVELLER);
  await putAll(table, [
    { ...travellerKey(travellerId), ...SAMPLE_TRAVELLER, calendarCount: 1, passkeyCount: 1 },
    calendar(),
    ...passkey(),
    { ...emailClaimKey(SAMPLE_TRAVELLER.email), travellerId, passwordHash },
    { ...usernameClaimKey('mara.lind'), travellerId },
    passwordLink(),
    otherSession(),
    { ...addressClaimKey(travellerId), travellerId },
    ...words.map((word) => ({ ...travellerWordKey(word, travellerId), travellerId, words })),
    ...costs(),
    ...trip(TRIP_ID, [DAY_ID, PLANNED_DAY_ID, ...moreDays(5)]),
    ...trip(OTHER_TRIP_ID, OTHER_DAY_IDS).slice(2),
    ...sharedTrip(),
  ]);
  const mail = { id: EMAIL_ID, receivedAt: '2026-11-21T12:00:00.000Z', objectKey: SAMPLE_MESSAGE };
  await addEmail(SAMPLE_TRAVELLER, retryable ? [] : undefined, mail);
}

function costs(): (Key & Record<string, unknown>)[] {
  const people = [SAMPLE_TRAVELLER.id, PERSON_ID];
  const cost: OwnCostItem = {
    ...{ id: COST_ID, title: 'Night train', date: '2027-06-05', category: 'transport', amount: 90, currency: 'CHF' },
    ...{ paidBy: PERSON_ID, split: { by: 'equally', people }, paid: false, repayment: false, revision: 1 },
  };
  const money: MoneyItem = {
    ...{ currency: 'EUR', budget: { total: 1000, categories: {} }, people: [{ id: PERSON_ID, name: 'Grandma' }] },
    revision: 1,
  };
  return [
    { ...costKey(TRIP_ID, COST_ID), ...cost },
    { ...moneyKey(TRIP_ID), ...money },
  ];
}

function moreDays(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${TRIP_ID}-0mk3f8r7ab4k9y${index}`);
}

function trip(tripId: string, dayIds: readonly string[]): (Key & Record<string, unknown>)[] {
  const fields = { title: 'Lisbon in June', startDate: '2027-06-03', endDate: '2027-06-09', isPublic: true };
  const item = {
    ...newTrip(SAMPLE_TRAVELLER.id, { ...fields, description: 'Four days with Jonas', coverImage: null }),
    ...{
      id: tripId,
      costCount: tripId === TRIP_ID ? 1 : 0,
      dayCount: dayIds.length,
      activityCount: dayIds.length * ACTIVITIES_A_DAY,
    },
  };
  return [
    { ...tripKey(tripId), ...item },
    { ...ownTripKey(SAMPLE_TRAVELLER.id, tripId), ...TripSummary.parse(item) },
    ...dayIds.flatMap((dayId, index) => day(tripId, dayId, index)),
  ];
}

function day(tripId: string, dayId: string, index: number): (Key & Record<string, unknown>)[] {
  const fields = DayFields.parse({ title: 'Alfama', date: `2027-06-0${index + 3}`, location: 'Lisbon' });
  const activity = ActivityFields.parse({ title: 'Tile museum', location: 'Rua Me. Deus 4, Lisbon' });
  const activities = Array.from({ length: ACTIVITIES_A_DAY }, (_, at) => ({
    ...newActivity(dayId, activity),
    ...sampleId(dayId, at),
  }));
  return [
    { ...dayKey(dayId), ...newDay(tripId, fields), id: dayId, activityCount: activities.length },
    ...activities.map((each) => ({ ...activityKey(each.id), ...each })),
  ];
}

/** The samples' id for an activity, if they have one. */
function sampleId(dayId: string, at: number): { id?: string } {
  const ids = dayId === DAY_ID ? [ACTIVITY_ID] : dayId === PLANNED_DAY_ID ? PLANNED_IDS : [];
  const id = ids[at];
  return id === undefined ? {} : { id };
}

async function putAll(table: Table, items: readonly Record<string, unknown>[]): Promise<void> {
  await writeBatches(
    table,
    items.map((Item) => ({ PutRequest: { Item } })),
  );
}
