import { isDeepStrictEqual } from 'node:util';
import { dayIdOf, isIdeasDay, tailOf } from '#shared/contract/ids.ts';
import { activityView, isFromMail } from './activity-view.ts';
import type { Sight } from './audience.ts';
import type { OwnCostItem } from './cost-item.ts';
import type { EventEntry, FieldEntry } from './event-item.ts';
import type { Told } from './told.ts';
import type { ActivityItem, DayItem, TripItem } from './trip-item.ts';

/*
 * What an event says of a change. What a field says is taken from the view of it without references; what that hides from
 * those who do not see addresses and costs of bookings is marked, and left out for them when it is read.
 */

const MOST_CHARACTERS = 200;

/** Everything but references and mails. */
const TOLD: Sight = {
  ...{ audience: 'editor', details: true, bookings: true, references: false, ideas: true, mails: false },
};
const WITHOUT_BOOKINGS: Sight = { ...TOLD, bookings: false };

type Fields = Readonly<Record<string, string | null>>;

/** What a change of a trip does, the trip itself first. */
export function entriesOf(trip: TripItem, after: TripItem, told: Told): EventEntry[] {
  return [...ofTrip(trip, after), ...ofDays(told), ...ofActivities(told), ...ofCosts(trip, told)];
}

function ofTrip(before: TripItem, after: TripItem): EventEntry[] {
  const said = ({ title, description, startDate, endDate, location, photos }: TripItem) => ({
    ...{ title, description, startDate, endDate, location },
    photos: String(photos.length),
  });
  const fields = [
    ...differences(said(before), said(after)),
    ...(before.coverImage === after.coverImage ? [] : [unsaid('coverImage')]),
  ];
  const own: EventEntry[] =
    fields.length === 0 ? [] : [{ did: 'changed', thing: 'trip', id: after.id, title: after.title, fields }];
  const merged = (trips: TripItem, others: TripItem, did: 'added' | 'removed'): EventEntry[] =>
    (trips.merges ?? [])
      .filter(({ batch }) => !others.merges?.some((each) => each.batch === batch))
      .map(({ id, title }) => ({ did, thing: 'trip', id, title, fields: [] }));
  return [...own, ...merged(after, before, 'added'), ...merged(before, after, 'removed')];
}

function ofDays({ before, after }: Told): EventEntry[] {
  const touched = new Set([...(before?.activities ?? []), ...(after?.activities ?? [])].map(({ id }) => dayIdOf(id)));
  const dated = (days: readonly DayItem[] = []) => days.filter(({ id }) => !isIdeasDay(id));
  return pairs(dated(before?.days), dated(after?.days), ({ id }) => id).flatMap(({ was, is }) => {
    if (!was || !is) return addedOrRemoved('day', was, is);
    const fields = [
      ...differences(saidOfDay(was), saidOfDay(is), ['accommodationAddress']),
      // Whatever comes to a day or leaves it changes its order too.
      ...(touched.has(is.id) || isDeepStrictEqual(was.order, is.order) ? [] : [unsaid('order')]),
    ];
    if (fields.length === 0) return [];
    const isMoved = fields.some(({ field }) => field === 'date' || field === 'order');
    return [{ did: isMoved ? 'moved' : 'changed', thing: 'day', id: is.id, title: is.title, fields }];
  });
}

function saidOfDay(day: DayItem): Fields {
  const { title, date, location, weather, accommodation, accommodationAddress, notes, photos } = day;
  return {
    ...{ title, date, location, weather, accommodation, accommodationAddress, notes },
    photos: String(photos.length),
  };
}

function ofActivities({ before, after }: Told): EventEntry[] {
  return pairs(before?.activities ?? [], after?.activities ?? [], ({ id }) => tailOf(id)).flatMap(({ was, is }) => {
    if (!was || !is) return addedOrRemoved('activity', was, is);
    const [from, to] = [dayIdOf(was.id), dayIdOf(is.id)];
    const [old, now] = [saidOfActivity(was, TOLD), saidOfActivity(is, TOLD)];
    const hidden = Object.keys(now).filter((field) => isOfBooking(was, field) || isOfBooking(is, field));
    const fields = differences(old, now, hidden);
    const moved: FieldEntry[] = from === to ? [] : [{ field: 'dayId', before: from, after: to }];
    if (moved.length + fields.length === 0 && isDeepStrictEqual(unsaidOf(was), unsaidOf(is))) return [];
    const did = moved.length > 0 ? 'moved' : 'changed';
    return [{ did, thing: 'activity', id: is.id, title: is.title, fields: [...moved, ...fields] }];
  });
}

function isOfBooking(activity: ActivityItem, field: string): boolean {
  return saidOfActivity(activity, TOLD)[field] !== saidOfActivity(activity, WITHOUT_BOOKINGS)[field];
}

/** An activity's fields as somebody with this sight reads them. */
function saidOfActivity(item: ActivityItem, sight: Sight): Fields {
  const seen = activityView(item, sight);
  const { title, time, endTime, endDate, timeZone, location, endLocation, notes, category, timeOfDay } = seen;
  const { carrier, number, terminal, gate, platform, checkInUntil } = seen.details ?? {};
  const said = {
    ...{ title, time, endTime, endDate, timeZone, location, endLocation, notes, category, timeOfDay },
    ...{ kind: seen.kind, endTimeZone: seen.endTimeZone, status: seen.status },
    ...{ carrier, number, terminal, gate, platform, checkInUntil },
    cost: seen.cost === null ? null : `${seen.cost} ${seen.currency ?? 'EUR'}`,
    rating: seen.rating === null ? null : String(seen.rating),
    photos: String(seen.photos.length),
  };
  return Object.fromEntries(Object.entries(said).map(([name, text]) => [name, text ?? null]));
}

/** What is changed without being told: references, and what belongs to them. */
function unsaidOf({ confirmationNumber, details, documents = [] }: ActivityItem) {
  return { confirmationNumber, details, documents };
}

function ofCosts(trip: TripItem, { before, after, paying, isMoney }: Told): EventEntry[] {
  const said = ({ title, date, category, amount, currency, paid }: OwnCostItem): Fields => ({
    ...{ title, date, category, cost: `${amount} ${currency}`, paid: paid ? 'yes' : 'no' },
  });
  const own = pairs(before?.costs ?? [], after?.costs ?? [], ({ id }) => id).flatMap(({ was, is }): EventEntry[] => {
    if (!was || !is) return addedOrRemoved('cost', was, is);
    const shared = [was, is].map(({ paidBy, split }) => ({ paidBy, split }));
    const fields = [
      ...differences(said(was), said(is)),
      ...(isDeepStrictEqual(shared[0], shared[1]) ? [] : [unsaid('split')]),
    ];
    return fields.length === 0 ? [] : [{ did: 'changed', thing: 'cost', id: is.id, title: is.title, fields }];
  });
  const ofActivity: EventEntry[] = paying
    ? [
        {
          ...{ did: 'changed', thing: 'cost', id: paying.id, title: paying.title, fields: [unsaid('split')] },
          ...(isFromMail(paying) && { booking: true }),
        },
      ]
    : [];
  const money: EventEntry[] = isMoney
    ? [{ did: 'changed', thing: 'money', id: trip.id, title: trip.title, fields: [] }]
    : [];
  return [...own, ...ofActivity, ...money];
}

interface Titled {
  readonly id: string;
  readonly title: string;
}

function addedOrRemoved(thing: EventEntry['thing'], was: Titled | undefined, is: Titled | undefined): EventEntry[] {
  const of = is ?? was;
  return of ? [{ did: is ? 'added' : 'removed', thing, id: of.id, title: of.title, fields: [] }] : [];
}

/** The same thing on both sides of a change, by what names it. */
function pairs<Item>(
  before: readonly Item[],
  after: readonly Item[],
  nameOf: (item: Item) => string,
): { readonly was: Item | undefined; readonly is: Item | undefined }[] {
  const [old, now] = [before, after].map((items) => new Map(items.map((item) => [nameOf(item), item])));
  const names = new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])]);
  return [...names].map((name) => ({ was: old?.get(name), is: now?.get(name) }));
}

/** The fields that are not the same; `booking`: those that not everybody sees. */
function differences(before: Fields, after: Fields, booking: readonly string[] = []): FieldEntry[] {
  return Object.keys(after).flatMap((field) => {
    const [old, now] = [before[field] ?? null, after[field] ?? null];
    if (old === now) return [];
    return [{ field, before: cut(old), after: cut(now), ...(booking.includes(field) && { booking: true as const }) }];
  });
}

/** A field of which only that it changed is told. */
const unsaid = (field: string): FieldEntry => ({ field, before: null, after: null });

function cut(text: string | null): string | null {
  if (text === null || text.length <= MOST_CHARACTERS) return text;
  return `${[...text].slice(0, MOST_CHARACTERS - 1).join('')}…`;
}
