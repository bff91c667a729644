import type { Activity } from '#shared/activities/schema.ts';
import { tailOf } from '#shared/contract/ids.ts';
import type { FileActivity, TripFile } from '#shared/import/trip-file.ts';

/** An item of a file, as it can be chosen. */
export interface FoundItem {
  readonly key: string;
  readonly activity: FileActivity;
  /** Why it would be there twice. */
  readonly double: string | undefined;
}

/** A day of a file, or its ideas. */
export interface FoundGroup {
  readonly key: string;
  readonly title: string;
  /** 'YYYY-MM-DD'; null for ideas. */
  readonly date: string | null;
  readonly items: readonly FoundItem[];
}

/** Activities of a trip that items may be doubles of, with the date of their day. */
export type Standing = readonly { readonly activity: Activity; readonly date: string | null }[];

const IN_TRIP = 'Already in this trip';
const IN_FILE = 'Twice in this file';

/**
 * A file's days and ideas in their order. Doubles are found by UID: those of an earlier import, or of a calendar of this
 * site, whose UIDs begin with an activity's tail. What has no UID is the same at the same time with the same title.
 */
export function groupsOf({ days, ideas }: TripFile, standing: Standing): FoundGroup[] {
  const inTrip = new Set(
    standing.flatMap(({ activity, date }) => [
      ...[activity.uid, tailOf(activity.id)].filter((uid) => uid !== undefined).map(ofUid),
      ofContent(activity, date),
    ]),
  );
  const inFile = new Set<string>();
  const doubleOf = (names: readonly string[]) => {
    const found = names.some((name) => inTrip.has(name)) ? IN_TRIP : undefined;
    const twice = names.some((name) => inFile.has(name)) ? IN_FILE : undefined;
    for (const name of names) inFile.add(name);
    return found ?? twice;
  };
  const itemsOf = (group: string, date: string | null, activities: readonly FileActivity[]) =>
    activities.map((activity, index) => ({
      ...{ key: `${group}/${index}`, activity, double: doubleOf(namesOf(activity, date)) },
    }));
  const dated = days.map(({ title, date, activities }, index) => {
    const key = String(index);
    return { key, title, date, items: itemsOf(key, date, activities) };
  });
  const undated = { key: 'ideas', title: 'Ideas', date: null, items: itemsOf('ideas', null, ideas) };
  return ideas.length === 0 ? dated : [...dated, undated];
}

/** What is sent: days keep their chosen items, and a day without any is left out unless it is chosen itself. */
export function chosenOf(trip: TripFile, isChosen: (key: string) => boolean): TripFile {
  const chosenIn = (group: string, activities: readonly FileActivity[]) =>
    activities.filter((_, index) => isChosen(`${group}/${index}`));
  const days = trip.days.flatMap((day, index) => {
    const activities = chosenIn(String(index), day.activities);
    const isEmpty = day.activities.length === 0 ? !isChosen(String(index)) : activities.length === 0;
    return isEmpty ? [] : [{ ...day, activities }];
  });
  return { ...trip, days, ideas: chosenIn('ideas', trip.ideas) };
}

/** By any of its names an item is known. */
function namesOf(activity: FileActivity, date: string | null): string[] {
  const { uid } = activity;
  if (uid === undefined) return [ofContent(activity, date)];
  const tail = /^([0-9a-z]{15})@/.exec(uid)?.[1];
  return [ofUid(uid), ...(tail === undefined ? [] : [ofUid(tail)])];
}

function ofUid(uid: string): string {
  return `uid ${uid}`;
}

function ofContent({ title, time }: Pick<Activity, 'title' | 'time'>, date: string | null): string {
  return `${date} ${time} ${title.toLowerCase()}`;
}
