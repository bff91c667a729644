import { format } from 'date-fns/format';
import type { Activity } from '#shared/activities/schema.ts';
import { calendarDay } from '#shared/calendar/calendar.ts';
import { isIdeasDay } from '#shared/contract/ids.ts';
import { othersOn, type Plan, standingOf, withMovedActivity } from './plan.ts';

/** An item that was picked up by keyboard. */
export interface Held {
  readonly activity: Activity;
  /** The plan as it was then. */
  readonly start: Plan;
  /** Where it would be dropped now. */
  readonly place: { readonly dayId: string; readonly position: number };
}

type AfterKey = Held['place'] | 'drop' | 'put back' | 'nowhere' | 'unknown';

/** What a key (KeyboardEvent.code) does to the held item. */
export function afterKey(code: string, held: Held, shownDayId: string | undefined): AfterKey {
  const { dayId, position } = held.place;
  switch (code) {
    case 'ArrowUp':
      return position > 0 ? { dayId, position: position - 1 } : 'nowhere';
    case 'ArrowDown':
      return position < othersOf(held).length ? { dayId, position: position + 1 } : 'nowhere';
    case 'ArrowLeft':
      return onNeighbour(held, -1, shownDayId);
    case 'ArrowRight':
      return onNeighbour(held, 1, shownDayId);
    case 'Space':
    case 'Enter':
      return 'drop';
    case 'Escape':
    case 'Tab':
      return 'put back';
    default:
      return 'unknown';
  }
}

const othersOf = ({ start, place, activity }: Held) => othersOn(start, place.dayId, activity.id);

/** On the day before or after, where its time says or last. From the ideas it goes to the day that is shown. */
function onNeighbour({ activity, start, place }: Held, step: 1 | -1, shownDayId: string | undefined): AfterKey {
  const { days } = start;
  const at = days.findIndex(({ id }) => id === place.dayId);
  const next = isIdeasDay(place.dayId) ? (days.find(({ id }) => id === shownDayId) ?? days[0]) : days[at + step];
  if (!next) return 'nowhere';
  const plan = withMovedActivity(start, activity.id, { dayId: next.id });
  return { dayId: next.id, position: standingOf(plan, activity.id)?.position ?? next.activities.length };
}

/** 'Tuesday, May 5, position 2 of 4' */
export function whereOf(held: Held): string {
  const { dayId, position } = held.place;
  const day = held.start.days.find(({ id }) => id === dayId);
  const name = day ? format(calendarDay(day.date), 'EEEE, MMMM d') : 'Ideas';
  return `${name}, position ${position + 1} of ${othersOf(held).length + 1}`;
}
