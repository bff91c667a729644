import { isBooking } from '#shared/activities/is-booking.ts';
import type { ChatAnswer, ProposedChange } from '#shared/planner/schema.ts';
import { foldInPlace } from '#shared/text/fold.ts';
import { formatDay } from '#shared/trips/dates.ts';
import { daysText, listed } from '../built-in/words.ts';
import { findPlaces } from '../understand/find-places.ts';
import type { Wish } from '../understand/wish.ts';
import { type AskedDates, askedDates } from './asked-dates.ts';
import { type FoundActivity, findActivities } from './find-activity.ts';
import type { OwnTrip } from './own-trip.ts';
import { proposeAdditions } from './propose-additions.ts';
import { type TripDate, tripDates } from './trip-dates.ts';

const planner = 'built-in' as const;
const MOVE =
  /\b(?:move|shift|reschedule|push|put|switch|postpone|bring)\s+(.+?)\s+(?:to|on|onto|until|forward to|back to)\s+((?:the\s+)?.+)$/;
const REMOVE = /\b(?:remove|delete|drop|cancel|skip|take out|get rid of|leave out|throw out)\s+(.+)$/;
const MEAL = /\b(?:dinner|lunch|breakfast|brunch|supper|(?:place|somewhere|where) to eat|restaurant)\b/;
const FILL = /\b(?:fill|plan|empty|free|rest|gaps?|open|unplanned|blank|remaining|nothing planned|complete|finish)\b/;

interface TripOnDates {
  readonly trip: OwnTrip;
  readonly dates: readonly TripDate[];
  /** 'YYYY-MM-DD' */
  readonly today: string;
}

/** Answers a message about a traveller's own trip with changes to it; undefined when it is about something else. */
export function answerOwnTrip(message: string, trip: OwnTrip, wish: Wish, today: string): ChatAnswer | undefined {
  const dates = tripDates(trip);
  const own: TripOnDates = { trip, dates, today };
  const folded = foldInPlace(message).replace(/[?!.]+\s*$/, '');
  const move = MOVE.exec(folded);
  if (move) return answerMove({ what: move[1] ?? '', to: move[2] ?? '' }, own);
  const removed = REMOVE.exec(folded);
  if (removed) return answerRemoval(removed[1] ?? '', own);
  const asked = askedDates(withoutTitle(message, trip.trip.title), dates, today);
  if (isElsewhere(message, dates) && asked.dates.length === 0) return undefined;
  return answerFill(folded, asked, own, wish);
}

/** The message without the trip's own name: 'the empty days of A Winter Weekend in Vienna' asks for no weekend. */
function withoutTitle(message: string, title: string): string {
  const at = message.toLowerCase().indexOf(title.toLowerCase());
  const around = (message[at - 1] ?? ' ') + (message[at + title.length] ?? ' ');
  // A trip called 'Sun' does not occur in 'Sunday'.
  return at < 0 || /[\p{L}\p{N}]/u.test(around)
    ? message
    : `${message.slice(0, at)} ${message.slice(at + title.length)}`;
}

/** A destination other than the trip's was named: the traveller wants a new plan. */
function isElsewhere(message: string, dates: readonly TripDate[]): boolean {
  return findPlaces(message).some(
    (each) =>
      each.role === 'go' && each.kind === 'city' && dates.every(({ destination }) => destination !== each.destination),
  );
}

function answerMove(
  { what, to }: { readonly what: string; readonly to: string },
  { trip, dates, today }: TripOnDates,
): ChatAnswer {
  const found = findActivities(what, dates);
  const asked = askedDates(to, dates, today);
  const [only, ...others] = found;
  if (!only) return say(`I do not find "${what}" on ${trip.trip.title}. What is it called there?`);
  if (others.length > 0) return say(`Which one do you mean: ${listed(found.map(named), 'or')}?`);
  if (isBooking(only.activity))
    return say(
      `${only.activity.title} is booked, so I leave it where it is: ${formatDay(only.date)}. Everything else can move around it.`,
    );
  const [target] = asked.dates;
  if (!target)
    return say(
      `${trip.trip.title} goes from ${formatDay(trip.trip.startDate)} to ${formatDay(trip.trip.endDate)}. To which of its days shall I move ${only.activity.title}?`,
    );
  if (target.date === only.date) return say(`${only.activity.title} is on ${formatDay(only.date)} already.`);
  return propose(
    trip,
    [
      {
        ...{ kind: 'move', activityId: only.activity.id, title: only.activity.title, from: only.date, to: target.date },
        why: 'You asked for it.',
      },
    ],
    `I would move ${only.activity.title} from ${formatDay(only.date)} to ${dayText(target)}.`,
  );
}

function answerRemoval(what: string, { trip, dates, today }: TripOnDates): ChatAnswer {
  const asked = askedDates(what, dates, today);
  const among = asked.dates.length > 0 ? asked.dates : dates;
  const found = findActivities(what, among);
  if (found.length === 0) return say(`I do not find "${what}" on ${trip.trip.title}. What is it called there?`);
  const isAll = /\b(?:all|every|both|any)\b/.test(what) || /s$/.test(what);
  if (found.length > 1 && !isAll) return say(`Which one do you mean: ${listed(found.map(named), 'or')}?`);
  const loose = found.filter(({ activity }) => !isBooking(activity));
  const booked = found.filter(({ activity }) => isBooking(activity)).map(({ activity }) => activity.title);
  const [stays, it] = booked.length === 1 ? ['is booked and stays', 'it'] : ['are booked and stay', 'them'];
  const fixed = booked.length > 0 ? ` ${listed(booked)} ${stays}: cancel ${it} where you booked ${it} first.` : '';
  if (loose.length === 0) return say(fixed.trim());
  return propose(
    trip,
    loose.map(({ activity, date }) => ({
      kind: 'remove',
      activityId: activity.id,
      title: activity.title,
      date,
      why: 'You asked for it.',
    })),
    `I would take ${listed(loose.map(named))} off.${fixed}`,
  );
}

function answerFill(
  folded: string,
  asked: AskedDates,
  { trip, dates }: TripOnDates,
  wish: Wish,
): ChatAnswer | undefined {
  if (asked.dates.length === 0 && asked.isOutside) {
    return say(
      `${trip.trip.title} goes from ${formatDay(trip.trip.startDate)} to ${formatDay(trip.trip.endDate)}, and that day is not in it.`,
    );
  }
  const empty = dates.filter(({ day }) => (day?.activities.length ?? 0) === 0);
  const wantsAll = /\b(?:all|every|each|whole|entire)\b/.test(folded);
  const isVague = asked.dates.length === 0 && asked.part === undefined && !FILL.test(folded) && !wantsAll;
  if (isVague && !wish.isUnderstood && !/\b(?:what|where|ideas?|suggest\w*|recommend\w*|do|see|add)\b/.test(folded)) {
    return say(
      `What shall I do with ${trip.trip.title}? I can fill its empty days, find something for one evening, move things or take them off. Your bookings stay where they are.`,
    );
  }
  const chosen =
    asked.dates.length > 0
      ? asked.dates
      : wantsAll || (asked.part !== undefined && !/\bempty|free\b/.test(folded))
        ? dates
        : empty;
  const wanted = { part: asked.part, isMeal: MEAL.test(folded) };
  const items = proposeAdditions(chosen, dates, wanted, wish);
  const unknown = chosen.filter(({ destination }) => !destination);
  if (items.length === 0) {
    if (unknown.length > 0)
      return say(
        `I do not know where you are on ${dayText(unknown[0])}, or do not know that place well enough. Give the day a location that I know, and ask again.`,
      );
    return say(
      chosen.length === 0
        ? `${trip.trip.title} has something on every day already. Name a day, and I look for what fits in between.`
        : `There is no room left on ${listed(chosen.slice(0, 3).map(dayText))}. Name another day, or say what I may take off.`,
    );
  }
  const days = [...new Set(items.map((item) => (item.kind === 'add' ? item.date : '')))];
  const cities = [...new Set(chosen.flatMap(({ destination }) => destination?.name ?? []))];
  const first = items.slice(0, 3).flatMap((item) => (item.kind === 'add' ? item.activity.title : []));
  const more = items.length > first.length ? ' and more' : '';
  const where = days.length === 1 ? dayText(chosen.find(({ date }) => date === days[0])) : daysText(days.length);
  return propose(
    trip,
    items,
    `For ${where} in ${listed(cities)} I would add ${listed(first)}${more}. Tick what you like; your bookings stay where they are.`,
  );
}

function propose(trip: OwnTrip, items: ProposedChange[], message: string): ChatAnswer {
  return { message, changes: { tripId: trip.trip.id, tripTitle: trip.trip.title, items }, planner };
}

function say(message: string): ChatAnswer {
  return { message, planner };
}

function named({ activity, date }: FoundActivity): string {
  return `${activity.title} (${formatDay(date)})`;
}

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' });

function dayText(day: TripDate | undefined): string {
  return day === undefined
    ? 'that day'
    : `${weekday.format(new Date(`${day.date}T00:00:00Z`))}, ${formatDay(day.date)}`;
}
