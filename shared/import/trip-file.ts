import * as z from 'zod/mini';
import { ActivityFields } from '../activities/schema.ts';
import { calendarDate } from '../contract/calendar-date.ts';
import { flag, MAX_TEXT, optionalText, requiredLine } from '../contract/text.ts';
import { FileCosts, FileSpending, namesOnly } from '../costs/cost-file.ts';
import { DayFields } from '../days/schema.ts';
import { END_BEFORE_START } from '../trips/schema.ts';

/** The format's name and version: a reader takes what it knows by name and version. */
export const TRIP_FORMAT = 'travel-timeline/1';

/** The most that an import brings. */
export const MAX_IMPORT_DAYS = 366;
export const MAX_IMPORT_ITEMS = 2000;
/** Characters of a UID. */
export const MAX_UID = 255;

/** An activity of a file: what a form saves, and what only mails, the planner and other programs say. */
export const FileActivity = z.extend(ActivityFields, {
  /** Left out, it follows from the activity's place, as country and positions do then; null means none. */
  timeZone: ActivityFields.shape.endTimeZone,
  cancelled: z._default(z.boolean(), false),
  unverified: z._default(z.boolean(), false),
  /** What names it in the program that it comes from, such as the UID of RFC 5545, by which it is found again. */
  uid: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_UID))),
  /** Who paid it, and how it is split. */
  spending: z.optional(FileSpending),
});
export type FileActivity = z.output<typeof FileActivity>;

/** In the order in which its activities stand. */
const FileDay = z.extend(DayFields, { activities: z._default(z.array(FileActivity), []) });

/** A trip as a file of its own, and as an import sends it: without what only this site knows, such as ids and photos. */
export const TripFile = z
  .object({
    format: z.string({ error: 'This is no trip that was downloaded here' }),
    trip: z
      .object({
        title: requiredLine('Title'),
        description: optionalText('Description', MAX_TEXT),
        startDate: calendarDate('Start date is required'),
        endDate: calendarDate('End date is required'),
        location: optionalText('Location'),
        isPublic: z._default(flag('isPublic'), false),
      })
      .check(
        z.refine(({ startDate, endDate }) => startDate <= endDate, { error: END_BEFORE_START, path: ['endDate'] }),
      ),
    days: z._default(z.array(FileDay), []),
    /** Activities without a date. */
    ideas: z._default(z.array(FileActivity), []),
    /** Left out by whoever may not see them; they come into a new trip alone. */
    costs: z.optional(FileCosts),
  })
  .check(z.refine(namesItsPeople, { error: 'A cost names somebody who is not among the people', path: ['costs'] }));
export type TripFile = z.output<typeof TripFile>;

interface Named {
  readonly days: readonly z.output<typeof FileDay>[];
  readonly costs?: FileCosts | undefined;
}

function namesItsPeople({ days, costs }: Named): boolean {
  const people = new Set(costs?.people.map(({ id }) => id));
  const spent = days.flatMap(({ activities }) => activities.flatMap(({ spending }) => spending ?? []));
  return [...spent, ...(costs?.costs ?? [])].every((each) => namesOnly(people, each));
}
