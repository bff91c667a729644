import { addDays, daysBetween, isRealDate } from '#shared/calendar/calendar.ts';
import { AppError } from '#shared/contract/errors.ts';
import { END_BEFORE_START } from '#shared/trips/schema.ts';
import { randomCharacters } from './ids.ts';
import { DAY_PREFIX } from './keys.ts';
import { ChangedMeanwhile } from './plan-again.ts';
import { commitStaged, writeChanges } from './staged-writes.ts';
import { storedDay } from './stored-item.ts';
import type { Table } from './table.ts';
import { changeTrip, refusal } from './trip-access.ts';
import { readDays } from './trip-days.ts';
import { TripItem } from './trip-item.ts';

interface Move {
  /** The trip's new fields. */
  readonly set: Readonly<Record<string, unknown>>;
  /** 'YYYY-MM-DD' */
  readonly startDate: string;
}

/** Changes a trip's fields and shifts all its days by as much as its start moves; all or nothing. */
export async function moveTrip(table: Table, tripId: string, ownerId: string, move: Move): Promise<TripItem> {
  const { trip, days } = await readDays(table, tripId, DAY_PREFIX, ownerId);
  if (trip.ownerId !== ownerId) throw refusal(trip, ownerId);
  if (trip.settling !== undefined) {
    await commitStaged(table, tripId, trip.settling);
    return moveTrip(table, tripId, ownerId, move);
  }
  const { set, startDate } = move;
  const by = daysBetween(trip.startDate, startDate);
  const moved = TripItem.parse({ ...trip, ...set });
  if (moved.endDate < moved.startDate) {
    throw new AppError('bad_request', END_BEFORE_START, { fields: { endDate: END_BEFORE_START } });
  }
  const batch = randomCharacters(16);
  const shifted = days.map(({ day }) => ({ ...day, date: addDays(day.date, by) }));
  if (!shifted.every(({ date }) => isRealDate(date))) throw outOfCalendar();
  const put = shifted.map(storedDay);
  await writeChanges(table, [{ tripId, batch, changes: { fresh: [], put, remove: [] } }], ([staged]) =>
    changeTrip(table, tripId, ownerId, {
      set,
      setOnTrip: staged?.setOnTrip ?? {},
      condition: 'version = :version',
      values: { ':version': trip.version },
      otherwise: () => new ChangedMeanwhile(),
    }),
  );
  return moved;
}

/** Years have four digits. */
function outOfCalendar(): AppError {
  const message = 'This moves a day out of the calendar. Please enter a start date nearer to today';
  return new AppError('bad_request', message, { fields: { startDate: message } });
}
