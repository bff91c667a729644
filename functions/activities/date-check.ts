import { endProblem } from '#shared/activities/end-problem.ts';
import type { ActivityFields } from '#shared/activities/schema.ts';
import { AppError } from '#shared/contract/errors.ts';
import type { ActivityItem } from '../data/trip-item.ts';

/** Throws AppError; `date`: the day's, 'YYYY-MM-DD'; `before`: the activity as it is, undefined for a new one. */
export type DateCheck = (date: string, before: ActivityItem | undefined) => void;

/** What decides whether an end can be; a call without any of these changes nothing about it. */
const ENDS = ['kind', 'endDate', 'endTimeZone', 'timeIsLater', 'endTimeIsLater'] as const;

/**
 * Whether an activity's end fits the day that it is saved on; 400 beside the fields if not. Undefined where that does not
 * depend on the day, which then is not read.
 */
export function dateCheckOf(fields: ActivityFields, isNew: boolean): DateCheck | undefined {
  const ends = isNew ? (['endDate'] as const) : ENDS;
  if (ends.every((name) => fields[name] === undefined || fields[name] === null)) return undefined;
  return (date, before) => {
    const sent = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
    const problem = endProblem({ ...before, ...fields, ...sent }, date);
    const [message] = Object.values(problem ?? {});
    if (message !== undefined) throw new AppError('bad_request', message, { fields: problem ?? {} });
  };
}
