import { endProblem } from '#shared/activities/end-problem.ts';
import { AppError } from '#shared/contract/errors.ts';
import { MAX_IMPORT_DAYS, MAX_IMPORT_ITEMS, TRIP_FORMAT, type TripFile } from '#shared/import/trip-file.ts';

/** Refuses a file of another format with 422, a larger one with 413, and an end that cannot be with 422. */
export function checkFile({ format, days, ideas }: TripFile): void {
  if (format !== TRIP_FORMAT) {
    throw new AppError('unprocessable', `This is no file of the format ${TRIP_FORMAT}, but of ${format.slice(0, 50)}.`);
  }
  const items = days.reduce((count, { activities }) => count + activities.length, ideas.length);
  if (days.length > MAX_IMPORT_DAYS) throw tooLarge(`${days.length} days; ${MAX_IMPORT_DAYS}`);
  if (items > MAX_IMPORT_ITEMS) throw tooLarge(`${items} items; ${MAX_IMPORT_ITEMS}`);
  for (const { date, activities } of days) {
    for (const activity of activities) {
      const [message] = Object.values(endProblem(activity, date) ?? {});
      if (message !== undefined) throw new AppError('unprocessable', `${date}, "${activity.title}": ${message}`);
    }
  }
}

function tooLarge(found: string): AppError {
  return new AppError('too_large', `This file has ${found} can be imported at once.`);
}
