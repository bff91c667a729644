import { isBooking } from '#shared/activities/is-booking.ts';
import type { StepOp } from '#shared/steps/schema.ts';
import { formatDayWithWeekday } from '#shared/trips/dates.ts';
import { newDay } from '../../data/day-repository.ts';
import type { ActivityItem, DayItem } from '../../data/trip-item.ts';
import { ordinalTitle, plannedDay } from '../../days/planned-day.ts';
import { activitiesOn, type Draft, dateLater, onDay, ownDays, takeOff } from '../draft.ts';
import { carry } from './days.ts';

interface Kept {
  readonly activity: ActivityItem;
  readonly day: DayItem;
}

/** Moves the trip's dates, and its days with what they hold; bookings that keep their dates change days instead. */
export function shift(draft: Draft, { days: by, bookings }: Extract<StepOp, { readonly kind: 'shift' }>): void {
  const days = ownDays(draft);
  const kept: Kept[] = days.flatMap((day) => {
    const stays = bookings === 'keep' ? activitiesOn(draft, day.id).filter(isBooking) : [];
    return stays.map((activity) => ({ activity, day }));
  });
  for (const { activity } of kept) takeOff(draft, activity);
  draft.startDate = dateLater(draft.startDate, by);
  draft.endDate = dateLater(draft.endDate, by);
  for (const { id } of days) {
    const day = draft.days.get(id);
    if (day) carry(draft, day, by);
  }
  for (const each of kept) putBack(draft, each);
}

/** Puts a booking on the day that is on its date by now, or on a new one. */
function putBack(draft: Draft, { activity, day: { date, location } }: Kept): void {
  const day =
    ownDays(draft).find((each) => each.date === date) ??
    newDay(draft.tripId, plannedDay(date, titleOf(draft, date), location));
  draft.days.set(day.id, day);
  const moved = onDay(activity, day.id);
  draft.activities.set(moved.id, moved);
}

/** 'Day 3' within the trip's dates, outside of them the date. */
function titleOf({ startDate, endDate }: Draft, date: string): string {
  const isInside = date >= startDate && date <= endDate;
  return isInside ? ordinalTitle(date, startDate) : formatDayWithWeekday(date);
}
