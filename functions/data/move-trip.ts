import { differenceInCalendarDays } from 'date-fns';
import { AppError } from '#shared/contract/errors.ts';
import { calendarDay } from '#shared/trips/dates.ts';
import { END_BEFORE_START } from '#shared/trips/schema.ts';
import { DAY_PREFIX, dayKey } from './keys.ts';
import type { Table } from './table.ts';
import { MAX_WRITES, transact } from './transact.ts';
import { changeTrip, refusal } from './trip-access.ts';
import { readDays } from './trip-days.ts';
import { TripItem } from './trip-item.ts';
import { unexpected, update } from './writes.ts';

/** Changes a trip's fields and shifts all its days by as much as its start moves, in one transaction. */
export async function moveTrip(
  table: Table,
  tripId: string,
  ownerId: string,
  set: Readonly<Record<string, unknown>>,
  startDate: string,
): Promise<TripItem> {
  const { trip, days } = await readDays(table, tripId, DAY_PREFIX, ownerId);
  if (trip.ownerId !== ownerId) throw refusal(trip, ownerId);
  const by = differenceInCalendarDays(calendarDay(startDate), calendarDay(trip.startDate));
  const moved = TripItem.parse({ ...trip, ...set });
  if (moved.endDate < moved.startDate) {
    throw new AppError('bad_request', END_BEFORE_START, { fields: { endDate: END_BEFORE_START } });
  }
  if (days.length > MAX_WRITES - 2) {
    throw new AppError(
      'unprocessable',
      'This trip has too many days to move at once. Change the dates of its days instead.',
    );
  }
  await transact(table, [
    ...changeTrip(table, tripId, ownerId, {
      set,
      condition: 'version = :version',
      values: { ':version': trip.version },
    }),
    ...days.map(({ day }) =>
      update(
        table,
        dayKey(day.id),
        { set: { date: shifted(day.date, by) }, condition: 'attribute_exists(pk)' },
        unexpected('day of a trip'),
      ),
    ),
  ]);
  return moved;
}

function shifted(date: string, days: number): string {
  const at = new Date(`${date}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}
