import { kindOf } from '#shared/activities/kinds.ts';
import { daysBetween } from '#shared/calendar/calendar.ts';
import { AppError } from '#shared/contract/errors.ts';
import type { StepOp } from '#shared/steps/schema.ts';
import { newDay } from '../../data/day-repository.ts';
import type { ActivityItem, DayItem } from '../../data/trip-item.ts';
import { activitiesOn, type Draft, dateLater, moveEnd, ownDay, ownDays, putOnDate } from '../draft.ts';

type Op<Kind extends StepOp['kind']> = Extract<StepOp, { readonly kind: Kind }>;

/** Gives the days' dates to them in the order of the operation. */
export function orderDays(draft: Draft, { dayIds }: Op<'order-days'>): void {
  const days = dayIds.map((id) => ownDay(draft, id));
  const dates = days.map(({ date }) => date).sort();
  for (const [index, day] of days.entries()) {
    const date = dates[index] ?? day.date;
    for (const activity of activitiesOn(draft, day.id)) {
      if (kindOf(activity) === 'stay') checkStay(activity, day.date, date);
      else moveEnd(draft, activity, daysBetween(day.date, date));
    }
    putOnDate(draft, day.id, date);
  }
}

/** A stay's check-out keeps its date: it must be after the check-in, as it was. */
function checkStay({ title, endDate }: ActivityItem, from: string, to: string): void {
  if (endDate === null || to === from) return;
  if (endDate < to || (endDate === to && endDate > from)) {
    const message = `"${title}" would end before it begins. Change its check-out date first.`;
    throw new AppError('unprocessable', message);
  }
}

/** Inserts a day; those on its date and without a gap after it make room. */
export function insertDay(draft: Draft, { after, day }: Op<'insert-day'>): void {
  const date = dateLater(ownDay(draft, after).date, 1);
  const days = ownDays(draft);
  let free = date;
  while (days.some((each) => each.date === free)) free = dateLater(free, 1);
  for (const each of days) if (each.date >= date && each.date < free) carry(draft, each, 1);
  const made = newDay(draft.tripId, { ...day, date });
  draft.days.set(made.id, made);
  if (free > draft.endDate) draft.endDate = free;
  if (date < draft.startDate) draft.startDate = date;
}

/** Moves a day with what it holds by some days. */
export function carry(draft: Draft, day: DayItem, by: number): void {
  for (const activity of activitiesOn(draft, day.id)) moveEnd(draft, activity, by);
  putOnDate(draft, day.id, dateLater(day.date, by));
}
