import { daysBetween, isRealDate } from '#shared/calendar/calendar.ts';
import { tooMuch } from '#shared/import/too-much.ts';
import { FileActivity, TRIP_FORMAT, type TripFile } from '#shared/import/trip-file.ts';

const OUTSIDE = 'Its position is none: latitudes are from -90 to 90, longitudes from -180 to 180.';

/** What could not be read, with its line counted from 1. */
export interface Unread {
  readonly line: number;
  readonly why: string;
}

/** A file as a trip, in which dates are '' where it has none, and what of it was not read; or why it is no trip. */
export type ReadTrip = { readonly trip: TripFile; readonly unread: readonly Unread[] } | { readonly problem: string };

/** An item as a file of another program says it, before it is checked. */
export interface SaidItem {
  readonly line: number;
  /** 'YYYY-MM-DD'; null for an idea. */
  readonly date: string | null;
  readonly dayTitle?: string;
  /** Those of FileActivity. */
  readonly fields: { readonly title?: unknown; readonly uid?: unknown; readonly [name: string]: unknown };
}

interface SaidTrip {
  readonly title: string;
  readonly said: readonly SaidItem[];
  readonly unread: readonly Unread[];
}

interface CheckedItem {
  readonly date: string | null;
  readonly dayTitle: string | undefined;
  readonly activity: FileActivity;
}

/** A trip out of the items of another program: what is wrong is left out and told with its line. */
export function foundTrip({ title, said, unread: before }: SaidTrip): ReadTrip {
  const checked = said.map(checkItem);
  const items = checked.filter((each) => 'activity' in each);
  const unread = [...before, ...checked.filter((each) => 'why' in each)].toSorted((a, b) => a.line - b.line);
  const [first] = unread;
  if (items.length === 0) {
    return { problem: first ? `Line ${first.line}: ${first.why}` : 'Nothing in this file can become part of a trip.' };
  }
  const dates = items.flatMap(({ date, activity }) => [date ?? [], (date && activity.endDate) || []].flat()).sort();
  const [startDate = '', endDate = ''] = [dates[0], dates.at(-1)];
  const trip: TripFile = {
    format: TRIP_FORMAT,
    trip: { ...{ title: title.slice(0, 200), description: null, startDate, endDate }, location: null, isPublic: false },
    days: daysOf(items, startDate),
    ideas: items.filter(({ date }) => date === null).map(({ activity }) => activity),
  };
  const problem = tooMuch(trip);
  return problem === undefined ? { trip, unread } : { problem };
}

function checkItem({ line, date, dayTitle, fields }: SaidItem): CheckedItem | Unread {
  if (date !== null && !isRealDate(date)) return { line, why: `There is no date ${date}.` };
  const { data, error } = FileActivity.safeParse({ status: 'pending', ...fields });
  if (data) return { date, dayTitle, activity: data };
  const [{ path = [], message = '' } = {}] = error.issues;
  const isOutside = String(path[0]).toLowerCase().endsWith('coordinates');
  return { line, why: isOutside ? OUTSIDE : `${message}.` };
}

/** By date; a day without a title is called by its place in the trip. */
function daysOf(items: readonly CheckedItem[], start: string): TripFile['days'] {
  const byDate = Map.groupBy(items, ({ date }) => date);
  const dates = [...byDate.keys()].flatMap((date) => date ?? []).sort();
  return dates.map((date) => {
    const own = byDate.get(date) ?? [];
    const title = own.find(({ dayTitle }) => dayTitle)?.dayTitle ?? `Day ${daysBetween(start, date) + 1}`;
    const rest = { location: null, weather: null, notes: null, accommodation: null, accommodationAddress: null };
    return { ...rest, title, date, activities: own.map(({ activity }) => activity) };
  });
}
