import { isBooking } from '../activities/is-booking.ts';
import type { Activity } from '../activities/schema.ts';
import { addDays } from '../calendar/calendar.ts';
import type { TripDay } from '../days/schema.ts';
import type { ProposedChange } from '../planner/schema.ts';
import type { WholePlan } from './added-findings.ts';

/* What a plan becomes by a change that was not made yet, as far as its check looks at it. */

const NOTHING: Activity = {
  ...{ id: '', tripDayId: '', title: '', time: null, endTime: null, timeZone: null, cost: null, currency: null },
  ...{ rating: null, notes: null, photos: [], category: null, location: null, endDate: null, endLocation: null },
  ...{ timeOfDay: null, confirmationNumber: null, emailIds: [], cancelled: false, coordinates: null },
  ...{ unverified: false, revision: 0 },
};

const dateOf = (day: Pick<TripDay, 'date'>) => day.date.slice(0, 10);

/** A plan with activities on dates: each joins the first day on its date, or a new one, which the trip then spans. */
function withItems({ trip, days }: WholePlan, items: readonly { date: string; activity: Activity }[]): WholePlan {
  const next = days.map((day) => ({ ...day, activities: [...day.activities] }));
  for (const { date, activity } of items) {
    const there = next.find((day) => dateOf(day) === date);
    if (there) there.activities.push(activity);
    else next.push({ ...emptyDay(date), activities: [activity] });
  }
  const dates = items.map(({ date }) => date);
  return {
    trip: {
      startDate: [trip.startDate.slice(0, 10), ...dates].toSorted()[0] ?? trip.startDate,
      endDate: [trip.endDate.slice(0, 10), ...dates].toSorted().at(-1) ?? trip.endDate,
    },
    days: next.toSorted((a, b) => (a.date < b.date ? -1 : 1)),
  };
}

function emptyDay(date: string): TripDay {
  return {
    ...{ id: `new-${date}`, tripId: '', title: '', date, location: null, weather: null, accommodation: null },
    ...{ accommodationAddress: null, notes: null, photos: [], activities: [], revision: 0 },
  };
}

/** After the planner's changes. */
export function afterChanges(plan: WholePlan, changes: readonly ProposedChange[]): WholePlan {
  const gone = new Set(changes.flatMap((change) => (change.kind === 'add' ? [] : [change.activityId])));
  const all = plan.days.flatMap(({ activities }) => activities);
  const left = plan.days.map((day) => ({ ...day, activities: day.activities.filter(({ id }) => !gone.has(id)) }));
  const items = changes.flatMap((change, n) => {
    if (change.kind === 'remove') return [];
    if (change.kind === 'add') {
      const { title, category } = change.activity;
      const id = `${'x'.repeat(45)}-new${n}`;
      return { date: change.date, activity: { ...NOTHING, id, title, category } };
    }
    const activity = all.find(({ id }) => id === change.activityId);
    return activity ? { date: change.to, activity } : [];
  });
  return withItems({ trip: plan.trip, days: left }, items);
}

/** After a trip was merged into another. */
export function afterMerge(source: WholePlan, target: WholePlan): WholePlan {
  const missing = source.days.filter((day) => !target.days.some((other) => dateOf(other) === dateOf(day)));
  const dates = source.days.map(dateOf);
  const filled = target.days.map((day) => {
    const other = source.days.find((each) => dateOf(each) === dateOf(day));
    return { ...day, accommodation: day.accommodation ?? other?.accommodation ?? null };
  });
  const grown = withItems(
    { ...target, days: [...filled, ...missing.map((day) => ({ ...day, activities: [] }))] },
    source.days.flatMap((day) => day.activities.map((activity) => ({ date: dateOf(day), activity }))),
  );
  const { startDate, endDate } = grown.trip;
  return {
    ...grown,
    trip: {
      startDate: [startDate, ...dates].toSorted()[0] ?? startDate,
      endDate: [endDate, ...dates].toSorted().at(-1) ?? endDate,
    },
  };
}

/** After everything moved by some days, or everything but bookings, or only the trip's own dates. */
export function afterShift({ trip, days }: WholePlan, by: number, way: 'all' | 'keep-bookings' | 'range'): WholePlan {
  const range = { startDate: addDays(trip.startDate, by), endDate: addDays(trip.endDate, by) };
  if (way === 'range') return { trip: range, days };
  const stays = (activity: Activity) => way === 'keep-bookings' && isBooking(activity);
  const later = (activity: Activity) => ({
    ...activity,
    endDate: activity.endDate === null ? null : addDays(activity.endDate, by),
  });
  const moved = days.map((day) => ({
    ...day,
    date: addDays(day.date, by),
    activities: day.activities.filter((activity) => !stays(activity)).map(later),
  }));
  const kept = days.flatMap((day) => day.activities.filter(stays).map((activity) => ({ date: dateOf(day), activity })));
  return { trip: range, days: withItems({ trip: range, days: moved }, kept).days };
}
