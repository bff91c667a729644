import { addDays, daysBetween } from '#shared/calendar/calendar.ts';
import { AppError } from '#shared/contract/errors.ts';
import { MAX_DAYS, MAX_FILLED_DAYS, type StepOp } from '#shared/steps/schema.ts';
import { newDay } from '../../data/day-repository.ts';
import { ordinalTitle, plannedDay } from '../../days/planned-day.ts';
import { type Draft, ownDays } from '../draft.ts';

/** Adds a day for each of the trip's dates that has none. `made`: how many days the step has made before. */
export function fillDays(draft: Draft, op: Extract<StepOp, { readonly kind: 'fill-days' }>, made: number): void {
  const from = [op.from ?? draft.startDate, draft.startDate].sort().at(-1) ?? draft.startDate;
  const to = [op.to ?? draft.endDate, draft.endDate].sort()[0] ?? draft.endDate;
  const days = ownDays(draft);
  const there = new Set(days.map(({ date }) => date).filter((date) => date >= from && date <= to));
  const count = Math.max(0, daysBetween(from, to) + 1 - there.size);
  if (made + count > MAX_FILLED_DAYS) {
    throw tooMany(`At most ${MAX_FILLED_DAYS} days can be added at once. Name the first and last date.`);
  }
  if (days.length + count > MAX_DAYS) throw tooMany(`A trip can have at most ${MAX_DAYS} days`);
  for (let date = from; date <= to; date = addDays(date, 1)) {
    if (there.has(date)) continue;
    const day = newDay(draft.tripId, plannedDay(date, ordinalTitle(date, draft.startDate), null));
    draft.days.set(day.id, day);
  }
}

const tooMany = (message: string) => new AppError('unprocessable', message);
