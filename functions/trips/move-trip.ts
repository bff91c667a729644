import { addDays, daysBetween, isRealDate } from '#shared/calendar/calendar.ts';
import { AppError } from '#shared/contract/errors.ts';
import { END_BEFORE_START, type TripChanges } from '#shared/trips/schema.ts';
import { again } from '../data/plan-again.ts';
import type { TripItem } from '../data/trip-item.ts';
import type { TripExpected, TripRepository } from '../data/trip-repository.ts';

/** New fields of a trip; its start is 'YYYY-MM-DD'. */
type Move = Omit<TripChanges, 'moveDays'> & { readonly startDate: string };

/** Changes a trip's fields and shifts all its days by as much as its start moves; all or nothing. */
export function moveTrip(
  trips: TripRepository,
  { id, ownerId }: Pick<TripItem, 'id' | 'ownerId'>,
  fields: Move,
  expected?: TripExpected,
): Promise<TripItem> {
  return again(async () => {
    const { trip, days } = await trips.readToMove(id, ownerId);
    const { startDate, endDate = trip.endDate } = fields;
    if (endDate < startDate) {
      throw new AppError('bad_request', END_BEFORE_START, { fields: { endDate: END_BEFORE_START } });
    }
    const by = daysBetween(trip.startDate, startDate);
    const shifted = days.map(({ day }) => ({ ...day, date: addDays(day.date, by) }));
    if (!shifted.every(({ date }) => isRealDate(date))) throw outOfCalendar();
    return trips.saveMoved(trip, fields, shifted, expected);
  });
}

/** Years have four digits. */
function outOfCalendar(): AppError {
  const message = 'This moves a day out of the calendar. Please enter a start date nearer to today';
  return new AppError('bad_request', message, { fields: { startDate: message } });
}
