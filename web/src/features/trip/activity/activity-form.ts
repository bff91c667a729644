import * as z from 'zod/mini';
import { Details } from '#shared/activities/details.ts';
import { endProblem } from '#shared/activities/end-problem.ts';
import { type Activity, ActivityFields } from '#shared/activities/schema.ts';
import { Position } from '#shared/places/position.ts';
import type { ActivityDraft } from '../editor.ts';

/** The value of an empty select; Radix reserves ''. */
export const NO_CHOICE = 'none';

/** The form's values: what inputs and selects have is a string. */
const ActivityFormValues = z.object({
  title: z.string(),
  time: z.string(),
  endTime: z.string(),
  cost: z.string(),
  currency: z.string(),
  location: z.string(),
  category: z.string(),
  notes: z.string(),
  rating: z.string(),
  timeOfDay: z.string(),
  confirmationNumber: z.string(),
  timeZone: z.string(),
  /** '' as long as none was chosen: it is read from the others then. */
  kind: z.string(),
  endDate: z.string(),
  endLocation: z.string(),
  endTimeZone: z.string(),
  timeIsLater: z.boolean(),
  endTimeIsLater: z.boolean(),
  coordinates: z.nullable(Position),
  endCoordinates: z.nullable(Position),
  country: z.string(),
  status: z.string(),
  details: z.record(z.keyof(Details), z.string()),
});
export type ActivityFormValues = z.output<typeof ActivityFormValues>;

/**
 * Validates the form with the call's own rules and returns the call's input: cost as a number, rating as an integer,
 * what is empty as null.
 */
export const ActivityForm = z.pipe(
  z.pipe(
    ActivityFormValues,
    // ActivityFields decides whether it is valid.
    z.transform(({ cost, rating, category, timeOfDay, ...rest }): unknown => ({
      ...rest,
      cost: cost.trim() === '' ? null : Number(cost),
      category: category === NO_CHOICE ? null : category,
      rating: rating === NO_CHOICE ? null : Number.parseInt(rating, 10),
      timeOfDay: timeOfDay === NO_CHOICE ? null : timeOfDay,
      kind: rest.kind || null,
      endDate: rest.endDate || null,
      timeIsLater: rest.timeIsLater || null,
      endTimeIsLater: rest.endTimeIsLater || null,
      country: rest.country || null,
      status: rest.status === NO_CHOICE ? null : rest.status,
    })),
  ),
  ActivityFields,
);

/** The same for an activity of a day ('YYYY-MM-DD'), on which its end has to fit. Without a date only the server knows. */
export function activityFormOf(date: string | undefined) {
  return ActivityForm.check(({ value, issues }) => {
    const { endDate = null, endLocation = null, endTimeZone = null, kind, timeIsLater, endTimeIsLater } = value;
    const ends = { endDate, endLocation, endTimeZone, kind, timeIsLater, endTimeIsLater };
    const problem = date === undefined ? {} : (endProblem({ ...value, ...ends }, date) ?? {});
    for (const [field, message] of Object.entries(problem)) {
      issues.push({ code: 'custom', input: value, path: [field], message });
    }
  });
}

/** The form's initial values: of an activity to edit, or empty, with those of a draft. */
export function activityFormValues(activity?: Activity, draft?: ActivityDraft): ActivityFormValues {
  const given: { readonly [Field in keyof Activity]?: Activity[Field] | undefined } = { ...activity, ...draft };
  const { cost, rating, coordinates, endCoordinates, timeIsLater, endTimeIsLater, details } = given;
  return {
    title: text(given.title),
    time: text(given.time),
    endTime: text(given.endTime),
    cost: text(cost?.toString()),
    currency: given.currency ?? 'EUR',
    location: text(given.location),
    category: choice(given.category),
    notes: text(given.notes),
    rating: choice(rating?.toString()),
    timeOfDay: choice(given.timeOfDay),
    confirmationNumber: text(given.confirmationNumber),
    timeZone: text(given.timeZone),
    kind: text(given.kind),
    endDate: text(given.endDate),
    endLocation: text(given.endLocation),
    endTimeZone: text(given.endTimeZone),
    timeIsLater: timeIsLater ?? false,
    endTimeIsLater: endTimeIsLater ?? false,
    coordinates: coordinates ?? null,
    endCoordinates: endCoordinates ?? null,
    country: text(given.country),
    status: choice(given.status),
    details: detailValues(details),
  };
}

const text = (value: string | null | undefined): string => value ?? '';
const choice = (value: string | null | undefined): string => value ?? NO_CHOICE;

function detailValues(given: Details | undefined): ActivityFormValues['details'] {
  const { carrier = '', number = '', seat = '', coach = '', class: level = '', terminal = '', gate = '' } = given ?? {};
  const { platform = '', checkInUntil = '', phone = '', link = '', freeUntil = '' } = given ?? {};
  return {
    ...{ carrier, number, seat, coach, class: level, terminal, gate, platform },
    ...{ checkInUntil, phone, link, freeUntil },
  };
}
