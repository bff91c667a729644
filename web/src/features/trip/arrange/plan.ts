import type { Activity } from '#shared/activities/schema.ts';
import { ideasDayOf, idOnDay, isIdeasDay, tailOf } from '#shared/contract/ids.ts';
import type { TripDay } from '#shared/days/schema.ts';
import { arranged } from '#shared/trips/arrange.ts';

/** What a trip holds: its days in their order, and its ideas, which have no date yet. */
export interface Plan {
  readonly tripId: string;
  readonly days: readonly TripDay[];
  readonly ideas: readonly Activity[];
}

/** Where an activity stands or is to stand. */
export interface Place {
  /** A day's id, or that of the ideas. */
  readonly dayId: string;
  /** Its index among the others there. Undefined: where its time says, or last. */
  readonly position?: number | undefined;
}

/** Where an activity is to go, which may be in another trip: then with what that is called, and its date if it has one. */
export interface Destination extends Place {
  readonly name?: string | undefined;
  readonly date?: string | undefined;
}

interface Standing extends Place {
  readonly activity: Activity;
  readonly position: number;
}

/** The activities of a day or, by the id of the ideas, those. */
export function activitiesOn({ days, ideas }: Plan, dayId: string): readonly Activity[] {
  if (isIdeasDay(dayId)) return ideas;
  return days.find(({ id }) => id === dayId)?.activities ?? [];
}

/** Finds an activity by its id or, when it has moved since, by the id's tail. */
export function standingOf(plan: Plan, activityId: string): Standing | undefined {
  const tail = tailOf(activityId);
  for (const dayId of [...plan.days.map(({ id }) => id), ideasDayOf(plan.tripId)]) {
    const activities = activitiesOn(plan, dayId);
    const position = activities.findIndex(({ id }) => tailOf(id) === tail);
    const activity = activities[position];
    if (activity) return { activity, dayId, position };
  }
  return undefined;
}

/** The others on a day, among which `position` counts. */
export function othersOn(plan: Plan, dayId: string, activityId: string): readonly Activity[] {
  return activitiesOn(plan, dayId).filter(({ id }) => tailOf(id) !== tailOf(activityId));
}

/** The plan with an activity moved just there, whatever its time says. */
export function withActivityAt(plan: Plan, activity: Activity, { dayId, position }: Required<Place>): Plan {
  const moved = { ...activity, id: idOnDay(activity.id, dayId), tripDayId: dayId };
  const on = (id: string) => {
    const others = othersOn(plan, id, activity.id);
    return id === dayId ? others.toSpliced(position ?? others.length, 0, moved) : others;
  };
  return {
    ...plan,
    days: plan.days.map((day) => {
      const activities = on(day.id);
      const same = day.id !== dayId && activities.length === day.activities.length;
      return same ? day : { ...day, activities: [...activities] };
    }),
    ideas: on(ideasDayOf(plan.tripId)),
  };
}

/** The same, in the order in which the day then shows its activities: timed ones in time order. */
export function withMovedActivity(
  plan: Plan,
  activityId: string,
  { dayId, position, clearTime = false }: Place & { readonly clearTime?: boolean | undefined },
): Plan {
  const standing = standingOf(plan, activityId);
  if (!standing) return plan;
  const untimed = clearTime || isIdeasDay(dayId);
  const activity = untimed ? { ...standing.activity, time: null, endTime: null } : standing.activity;
  const put = withActivityAt(plan, activity, { dayId, position });
  // Without a position the others keep their order, and it comes where its time says, or last.
  const order = (position === undefined ? othersOn(plan, dayId, activityId) : activitiesOn(put, dayId)).map(({ id }) =>
    tailOf(id),
  );
  const sort = (activities: readonly Activity[]) => arranged(activities, order);
  if (isIdeasDay(dayId)) return { ...put, ideas: sort(put.ideas) };
  return {
    ...put,
    days: put.days.map((day) => (day.id === dayId ? { ...day, activities: sort(day.activities) } : day)),
  };
}

/** The plan with the days in another order: each takes the date of the place that it comes to. */
export function withDaysInOrder(plan: Plan, dayIds: readonly string[]): Plan {
  const named = plan.days.filter(({ id }) => dayIds.includes(id));
  const dates = named.map(({ date }) => date).values();
  const inOrder = dayIds.flatMap((id) => named.find((day) => day.id === id) ?? []).values();
  const days = plan.days.map((day) => (dayIds.includes(day.id) ? (inOrder.next().value ?? day) : day));
  return {
    ...plan,
    days: days.map((day) => (dayIds.includes(day.id) ? { ...day, date: dates.next().value ?? day.date } : day)),
  };
}
