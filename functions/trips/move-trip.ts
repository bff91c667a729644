import { addDays, daysBetween, isRealDate } from '#shared/calendar/calendar.ts';
import { AppError } from '#shared/contract/errors.ts';
import { END_BEFORE_START, type TripChanges } from '#shared/trips/schema.ts';
import { again } from '../data/plan-again.ts';
import type { Writer } from '../data/trip-access.ts';
import type { ActivityItem, TripItem } from '../data/trip-item.ts';
import type { TripExpected, TripRepository } from '../data/trip-repository.ts';
import type { OnRead } from './with-creator.ts';

/** New fields of a trip; its start is 'YYYY-MM-DD'. */
type Move = Omit<TripChanges, 'moveDays'> & { readonly startDate: string };

/** Changes a trip's fields and shifts all its days, and the ends in them, by as much as its start moves; all or nothing. */
export function moveTrip(
  trips: TripRepository,
  { id, writer, onRead }: { readonly id: string; readonly writer: Writer; readonly onRead: OnRead },
  fields: Move,
  expected?: TripExpected,
): Promise<TripItem> {
  return again(async () => {
    const { trip, days } = await trips.readToMove(id, writer);
    onRead(trip);
    const { startDate, endDate = trip.endDate } = fields;
    if (endDate < startDate) {
      throw new AppError('bad_request', END_BEFORE_START, { fields: { endDate: END_BEFORE_START } });
    }
    const before = { days: days.map(({ day }) => day), activities: days.flatMap(({ activities }) => activities) };
    const by = daysBetween(trip.startDate, startDate);
    const moved = {
      days: before.days.map((day) => ({ ...day, date: addDays(day.date, by) })),
      activities: before.activities.flatMap((activity) => endLater(activity, by)),
    };
    const dates = [...moved.days.map(({ date }) => date), ...moved.activities.map(({ endDate }) => endDate)];
    if (!dates.every(isRealDate)) throw outOfCalendar();
    return trips.saveMoved({ trip, writer, before }, fields, moved, expected);
  });
}

/** An activity whose end has a date of its own: it moves along. */
function endLater(activity: ActivityItem, by: number): (ActivityItem & { readonly endDate: string })[] {
  return activity.endDate === null ? [] : [{ ...activity, endDate: addDays(activity.endDate, by) }];
}

/** Years have four digits. */
function outOfCalendar(): AppError {
  const message = 'This moves a day out of the calendar. Please enter a start date nearer to today';
  return new AppError('bad_request', message, { fields: { startDate: message } });
}
