import { freeFor } from '../activities/free-until.ts';
import { isBooking } from '../activities/is-booking.ts';
import { isJourney } from '../activities/kinds.ts';
import type { Activity } from '../activities/schema.ts';
import { formatMinutes, minutesBetween, overlap } from '../activities/span.ts';
import { daysBetween } from '../calendar/calendar.ts';
import type { TripDay } from '../days/schema.ts';
import { formatDay } from '../trips/dates.ts';
import { type Finding, finding } from './finding.ts';
import { distance, type Plan, type PlannedItem } from './planned-item.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const OPEN_DAYS = 14;
const FREE_HOURS = 48;

interface Spanned extends PlannedItem {
  readonly span: NonNullable<PlannedItem['span']>;
}

/** What takes place at an instant, but stays, in that order. */
function spanned({ items }: Plan): Spanned[] {
  return items
    .flatMap((item) => (item.span && item.stands && item.kind !== 'stay' ? [{ ...item, span: item.span }] : []))
    .sort((a, b) => a.span.start - b.span.start);
}

/** Two items that share minutes. */
export function overlaps(plan: Plan): Finding[] {
  const found: Finding[] = [];
  let open: Spanned[] = [];
  for (const item of spanned(plan)) {
    open = open.filter(({ span }) => span.end !== null && span.end > item.span.start);
    for (const other of open) if (overlap(other.span, item.span)) found.push(overlapOf(other, item));
    open.push(item);
  }
  return found;
}

function overlapOf(one: Spanned, other: Spanned): Finding {
  const minutes = (Math.min(one.span.end ?? 0, other.span.end ?? 0) - other.span.start) / MINUTE;
  return finding({
    ...{ rule: 'overlap', tails: [one.tail, other.tail], date: other.date },
    text: `"${one.activity.title}" and "${other.activity.title}" overlap`,
    why: `They share ${formatMinutes(minutes)}.`,
    fixes: [
      { kind: 'move after', tail: other.tail, after: one.tail },
      { kind: 'edit', tail: other.tail },
    ],
  });
}

/** Less time between two items than the way from one to the other takes. */
export function connections(plan: Plan): Finding[] {
  const items = spanned(plan);
  return items.flatMap((item, index) => {
    const before = items[index - 1];
    const minutes = minutesBetween(before?.span, item.span);
    if (!before?.to || !item.from || minutes === null || minutes < 0) return [];
    const needed = Math.ceil(
      wayMinutes(distance(before.to, item.from)) + earlyMinutes(item, () => items.slice(index + 1)),
    );
    if (minutes >= needed) return [];
    return finding({
      ...{ rule: 'connection', tails: [before.tail, item.tail], date: item.date },
      text: `Too little time to get to "${item.activity.title}"`,
      why: `${formatMinutes(minutes)} between them, and it takes about ${formatMinutes(needed)}.`,
      fixes: [{ kind: 'edit', tail: item.tail }],
    });
  });
}

/** On foot up to 2 km, through town up to 30, and beyond that overland. */
function wayMinutes(km: number): number {
  const speed = km <= 2 ? 5 : km <= 30 ? 25 : 70;
  return (km / speed) * 60;
}

/** How long before it begins one has to be there. A flight's country of arrival is that of the next place known. */
function earlyMinutes({ kind, activity: { country } }: PlannedItem, later: () => readonly PlannedItem[]): number {
  if (kind === 'train') return 10;
  if (kind !== 'flight') return 0;
  const next = later().find((each) => each.activity.country !== undefined)?.activity.country;
  return country !== undefined && next !== undefined && country !== next ? 120 : 60;
}

/** Journeys and bookings without a time. */
export function withoutTime({ items }: Plan): Finding[] {
  return items
    .filter(
      ({ activity, kind, stands }) => stands && activity.time === null && (isJourney(kind) || isBooking(activity)),
    )
    .map(({ tail, date, activity: { title } }) =>
      finding({
        ...{ rule: 'no time', tails: [tail], date, text: `"${title}" has no time` },
        why: `It is on ${formatDay(date)}, and nothing says when.`,
        fixes: [{ kind: 'edit', tail }],
      }),
    );
}

/** What is not booked 14 days before the trip, or can be cancelled free of charge for 48 hours at most. */
export function undecided({ items, trip, now }: Plan): Finding[] {
  const today = now.toISOString().slice(0, 10);
  const left = daysBetween(today, trip.startDate);
  return items.flatMap((item) => {
    const { activity, tail, date, stands } = item;
    const fixes = [{ kind: 'confirm', tail } as const];
    const about = { rule: 'open' as const, tails: [tail], date, fixes };
    if (stands && activity.status === 'pending' && left <= OPEN_DAYS && date >= today) {
      const when = left > 0 ? `The trip begins in ${left} ${left === 1 ? 'day' : 'days'}.` : 'The trip has begun.';
      return finding({ ...about, text: `"${activity.title}" is not booked yet`, why: when });
    }
    const hours = hoursOfFreedom(activity, now);
    if (!stands || hours === undefined || !isFreedomEnding(activity, now)) return [];
    const text = `"${activity.title}" can soon not be cancelled free of charge any more`;
    return finding({ ...about, text, why: `It is free for ${formatMinutes(Math.round(hours * 60))} more.` });
  });
}

/** Whether free cancellation ends within 48 hours. */
export function isFreedomEnding(activity: Activity, now: Date): boolean {
  const hours = hoursOfFreedom(activity, now);
  return hours !== undefined && hours >= 0 && hours <= FREE_HOURS;
}

function hoursOfFreedom(activity: Activity, now: Date): number | undefined {
  const left = freeFor(activity, now.getTime());
  return left === undefined ? undefined : left / HOUR;
}

/** Days outside the trip's dates, and two on one date. */
export function outside({ days, trip }: Plan): Finding[] {
  const [start, end] = [trip.startDate.slice(0, 10), trip.endDate.slice(0, 10)];
  const byDate = Map.groupBy(days, ({ date }) => date.slice(0, 10));
  return [...byDate].flatMap(([date, [first, ...others]]) => {
    const about = { rule: 'outside' as const, date, fixes: [{ kind: 'shift dates', date } as const] };
    const isOutside = first && (date < start || date > end);
    const why = `The trip is from ${formatDay(start)} to ${formatDay(end)}.`;
    return [
      ...(isOutside
        ? [finding({ ...about, tails: [tailOfDay(first)], text: `${formatDay(date)} is outside the trip`, why })]
        : []),
      ...others.map((day) =>
        finding({
          ...{ ...about, tails: [tailOfDay(day)], text: `Two days on ${formatDay(date)}` },
          why: `${others.length + 1} days have this date.`,
        }),
      ),
    ];
  });
}

/** The last part of its id. */
const tailOfDay = ({ id }: TripDay) => id.slice(-15);
