import * as z from 'zod/mini';
import { ActivityFields } from '../activities/schema.ts';
import { calendarDate } from '../contract/calendar-date.ts';
import { ActivityId, DayId } from '../contract/ids.ts';
import { DayFields } from '../days/schema.ts';

/** The maximum number of operations in a step. */
const MAX_OPS = 100;
/** The maximum number of days that a step fills in, and that a trip can have by it. */
export const MAX_FILLED_DAYS = 120;
export const MAX_DAYS = 366;
/** About a century. */
const MAX_SHIFT = 36_500;

/**
 * Puts an activity on a day of the same trip or of another of the traveller's own, or among a trip's ideas
 * (`ideasDayOf`). An untimed one stands before the activity `before`, without one at the day's end; a timed one stands in
 * time order. Its end moves along with its date. An idea has no date and time; `clearTime` takes the time off elsewhere.
 */
const Move = z.object({
  kind: z.literal('move'),
  activityId: ActivityId,
  dayId: DayId,
  before: z.optional(ActivityId),
  clearTime: z.optional(z.boolean()),
});

/** Replaces an activity's fields, as updateActivity does. */
const Edit = z.object({ kind: z.literal('edit'), activityId: ActivityId, fields: ActivityFields });

const Remove = z.object({ kind: z.literal('remove'), activityId: ActivityId });

/**
 * Gives the dates of these days to them in this order; other days stay. An activity's end moves along with its day, but a
 * stay's check-out keeps its date.
 */
const OrderDays = z.object({
  kind: z.literal('order-days'),
  dayIds: z.array(DayId).check(
    z.minLength(2),
    z.maxLength(MAX_DAYS),
    z.refine((ids) => new Set(ids).size === ids.length, { error: 'Each day can be named once' }),
  ),
});

/** Inserts a day on the date after another. The days on the dates from there on make room: each moves on by a day. */
const InsertDay = z.object({ kind: z.literal('insert-day'), after: DayId, day: z.omit(DayFields, { date: true }) });

/** Adds a day for each of the trip's dates that has none; only from and to a date, where they are given. */
const FillDays = z.object({
  kind: z.literal('fill-days'),
  from: z.optional(calendarDate('Please enter a date')),
  to: z.optional(calendarDate('Please enter a date')),
});

/**
 * Moves the trip's dates and its days by this many days, back when negative. 'keep': bookings stay on their dates, each on
 * the day that is there by then, or on a new one.
 */
const Shift = z.object({
  kind: z.literal('shift'),
  days: z.int().check(
    z.minimum(-MAX_SHIFT),
    z.maximum(MAX_SHIFT),
    z.refine((days) => days !== 0, { error: 'Please enter by how many days' }),
  ),
  bookings: z.enum(['move', 'keep']),
});

export const StepOp = z.discriminatedUnion('kind', [Move, Edit, Remove, OrderDays, InsertDay, FillDays, Shift]);
export type StepOp = z.output<typeof StepOp>;

export const Step = z.object({
  ops: z
    .array(StepOp, { error: 'Please choose at least one change' })
    .check(
      z.minLength(1, { error: 'Please choose at least one change' }),
      z.maxLength(MAX_OPS, { error: `At most ${MAX_OPS} changes can be made at once` }),
    ),
});
export type Step = z.output<typeof Step>;
