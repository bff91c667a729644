import { addDays } from '../calendar/calendar.ts';
import { formatDay } from '../trips/dates.ts';
import { type Finding, finding } from './finding.ts';
import { distance, journeysOf, lastNightOf, type Plan, type PlannedItem, staysOf } from './planned-item.ts';

/** A journey that begins before this begins the night before. */
const SMALL_HOURS = '04:00';
/** A 'check-in until' before this is after midnight. */
const MORNING = '06:00';
const SAME_TOWN_KM = 50;

/** Nights between the first and the last day without a bed. A trip without activities has no plan yet. */
export function bedless(plan: Plan): Finding[] {
  const dates = plan.days.map(({ date }) => date.slice(0, 10)).sort();
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined || plan.items.length === 0) return [];
  const covered = new Set(plan.days.flatMap(({ date, accommodation }) => (accommodation ? [date.slice(0, 10)] : [])));
  for (const stay of staysOf(plan)) addNights(covered, stay.date, lastNightOf(stay));
  for (const journey of journeysOf(plan)) {
    if (journey.endDate > journey.date) addNights(covered, journey.date, addDays(journey.endDate, -1));
    if ((journey.activity.time ?? MORNING) < SMALL_HOURS) covered.add(addDays(journey.date, -1));
  }
  const found: Finding[] = [];
  for (let date = first; date < last; date = addDays(date, 1)) {
    if (covered.has(date)) continue;
    const why = `No stay and no night journey from ${formatDay(date)} to ${formatDay(addDays(date, 1))}.`;
    found.push(
      finding({
        rule: 'bed',
        tails: [],
        date,
        text: 'No bed for this night',
        why,
        fixes: [{ kind: 'add stay', date }],
      }),
    );
  }
  return found;
}

function addNights(nights: Set<string>, from: string, to: string): void {
  for (let date = from; date <= to; date = addDays(date, 1)) nights.add(date);
}

/** Two stays that share a night; one that is left on a day is none for its night. */
export function twoBeds(plan: Plan): Finding[] {
  const stays = staysOf(plan).toSorted((a, b) => (a.date < b.date ? -1 : 1));
  return stays.flatMap((one, index) =>
    stays.slice(index + 1).flatMap((other) => {
      const nights = Number(other.date <= lastNightOf(one));
      if (nights === 0) return [];
      const why = `"${one.activity.title}" is booked until ${formatDay(addDays(lastNightOf(one), 1))}, "${other.activity.title}" from ${formatDay(other.date)}.`;
      return finding({
        ...{ rule: 'two beds', tails: [one.tail, other.tail], date: other.date, text: 'Two stays for one night', why },
        fixes: [one, other].map(({ tail }) => ({ kind: 'edit', tail })),
      });
    }),
  );
}

/** Journeys that arrive after a stay's check-in ends, after its check-out, or on a later date than it begins. */
export function lateArrivals(plan: Plan): Finding[] {
  const journeys = journeysOf(plan);
  return staysOf(plan).flatMap((stay) => {
    const arrival = journeys
      .filter((journey) => arrivesFor(journey, stay))
      .toSorted(byArrival)
      .at(-1);
    const why = arrival && lateness(arrival, stay);
    if (!arrival || why === undefined) return [];
    return finding({
      ...{ rule: 'late', tails: [arrival.tail, stay.tail], date: stay.date, why },
      text: `You arrive too late for "${stay.activity.title}"`,
      fixes: [{ kind: 'edit', tail: stay.tail }],
    });
  });
}

/** The way to a stay begins by its first day, and ends there then or later; never far from it. */
function arrivesFor({ date, endDate, to }: PlannedItem, stay: PlannedItem): boolean {
  const isElsewhere = to !== null && stay.from !== null && distance(to, stay.from) > SAME_TOWN_KM;
  return date <= stay.date && endDate >= stay.date && !isElsewhere;
}

function byArrival(a: PlannedItem, b: PlannedItem): number {
  return `${a.endDate} ${a.activity.endTime}` < `${b.endDate} ${b.activity.endTime}` ? -1 : 1;
}

function lateness({ endDate, activity: { endTime } }: PlannedItem, stay: PlannedItem): string | undefined {
  const { endTime: checkOut, endDate: leaves, details } = stay.activity;
  const arrives = `${formatDay(endDate)}${endTime === null ? '' : ` at ${endTime}`}`;
  if (
    leaves !== null &&
    (endDate > leaves || (endDate === leaves && endTime !== null && endTime > (checkOut ?? '24')))
  ) {
    return `You arrive on ${arrives}, and check-out is on ${formatDay(leaves)}${checkOut === null ? '' : ` at ${checkOut}`}.`;
  }
  if (endDate > stay.date) return `You arrive on ${arrives}, and check-in is on ${formatDay(stay.date)}.`;
  const until = details?.checkInUntil;
  if (until === undefined || until < MORNING || endTime === null || endTime <= until) return undefined;
  return `You arrive at ${endTime}, and check-in ends at ${until}.`;
}
