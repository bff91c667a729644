import { dayIdOf, ideasDayOf, isIdeasDay, tailOf, tripIdOf } from '#shared/contract/ids.ts';
import type { TripDay } from '#shared/days/schema.ts';
import type { ChangedThing, TripChange } from '#shared/sharing/changes.ts';

/** Where a changed thing is on the page. */
export interface ChangedPlace {
  /** Undefined for the whole trip. */
  readonly dayId?: string;
  readonly activityId?: string;
  readonly isCosts?: boolean;
}

/** Where a thing is now; undefined for one that is gone. An activity is found by its tail wherever it has moved since. */
export function placeOf(thing: ChangedThing, days: readonly TripDay[]): ChangedPlace | undefined {
  switch (thing.thing) {
    case 'trip':
      return {};
    case 'cost':
    case 'money':
      return { isCosts: true };
    case 'day':
      return days.some(({ id }) => id === thing.id) ? { dayId: thing.id } : undefined;
    case 'activity': {
      const isIt = ({ id }: { readonly id: string }) => tailOf(id) === tailOf(thing.id);
      const day = days.find(({ activities }) => activities.some(isIt));
      const activity = day?.activities.find(isIt);
      if (day && activity) return { dayId: day.id, activityId: activity.id };
      const isIdea = isIdeasDay(dayIdOf(thing.id)) && thing.did !== 'removed';
      return isIdea ? { activityId: thing.id } : undefined;
    }
  }
}

/** What was changed, in a few words: 'Day 2 was changed'. */
export function placeInWords(changes: readonly TripChange[], days: readonly TripDay[]): string {
  const things = changes.flatMap(({ what }) => what);
  const isCut = changes.some(({ more }) => more > 0);
  const [dayId, ...others] = isCut ? [] : touchedDays(things);
  const isElsewhere = things.some(({ thing }) => thing !== 'day' && thing !== 'activity');
  if (dayId !== undefined && others.length === 0 && !isElsewhere) return ofDay(dayId, days);
  const areCosts = things.length > 0 && things.every(({ thing }) => thing === 'cost' || thing === 'money');
  return areCosts ? 'The costs were changed' : 'The trip was changed';
}

/** The days on which something was changed, and those that something came from. */
export function touchedDays(things: readonly ChangedThing[]): string[] {
  const ids = things.flatMap(({ thing, id, fields }) => {
    if (thing === 'day') return [id];
    if (thing !== 'activity') return [];
    return [dayIdOf(id), ...fields.flatMap(({ field, before }) => (field === 'dayId' && before ? [before] : []))];
  });
  return [...new Set(ids)];
}

function ofDay(dayId: string, days: readonly TripDay[]): string {
  if (dayId === ideasDayOf(tripIdOf(dayId))) return 'The ideas were changed';
  const at = days.findIndex(({ id }) => id === dayId);
  return at === -1 ? 'A day was added' : `Day ${at + 1} was changed`;
}
