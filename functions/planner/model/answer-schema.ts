import * as z from 'zod/mini';
import { ACTIVITY_CATEGORIES } from '#shared/activities/categories.ts';
import { TIMES_OF_DAY } from '#shared/activities/times-of-day.ts';

const line = (about: string) => z.string().check(z.trim(), z.minLength(1), z.maxLength(150), z.describe(about));

const ModelActivity = z.object({
  name: line('The name of one real place, as maps spell it; or a way, such as "Train from Rome to Florence"'),
  area: z.optional(z.string().check(z.maxLength(80))).check(z.describe('Its neighbourhood')),
  city: z.optional(z.string().check(z.maxLength(80))).check(z.describe('Its city')),
  timeOfDay: z.enum(TIMES_OF_DAY),
  category: z.enum(ACTIVITY_CATEGORIES),
  minutes: z.int().check(z.minimum(15), z.maximum(720)),
  costEur: z
    .number()
    .check(z.minimum(0), z.maximum(5000), z.describe('What one adult usually pays, in euros; 0 when it is free')),
  note: z.optional(z.string().check(z.maxLength(200))),
});
export type ModelActivity = z.output<typeof ModelActivity>;

const why = z.string().check(z.maxLength(200), z.describe('Why, in one short sentence'));

const ModelChange = z.discriminatedUnion('action', [
  z.object({ action: z.literal('add'), day: z.int().check(z.minimum(1)), activity: ModelActivity, why }),
  z.object({
    action: z.literal('move'),
    ref: z.string().check(z.maxLength(10)),
    toDay: z.int().check(z.minimum(1)),
    why,
  }),
  z.object({ action: z.literal('remove'), ref: z.string().check(z.maxLength(10)), why }),
]);

/** What the model is asked for, as its tool takes it. */
export const AnswerSchema = z.object({
  message: z
    .string()
    .check(
      z.trim(),
      z.minLength(1),
      z.maxLength(1500),
      z.describe('What the traveller reads first: short, warm, plain text'),
    ),
  trip: z
    .optional(
      z.object({
        title: line('For example "4 days in Lisbon"'),
        destination: line('The city, or the country of a route'),
        description: z.string().check(z.maxLength(1000)),
        highlights: z.array(line('A place of the plan')).check(z.maxLength(6)),
        days: z
          .array(
            z.object({
              title: line('What the day is about'),
              activities: z.array(ModelActivity).check(z.minLength(1), z.maxLength(7)),
            }),
          )
          .check(z.minLength(1), z.maxLength(30)),
      }),
    )
    .check(z.describe('When the destination is known: the whole plan, a day each, without dates')),
  ideas: z
    .optional(
      z
        .array(
          z.object({
            destination: line('A city'),
            title: line('A headline'),
            days: z.int().check(z.minimum(1), z.maximum(30)),
            costEur: z
              .number()
              .check(z.minimum(0), z.maximum(50_000), z.describe('For one adult without the journey there')),
            highlights: z.array(line('A real place')).check(z.minLength(1), z.maxLength(4)),
          }),
        )
        .check(z.maxLength(3)),
    )
    .check(z.describe('When no destination is chosen yet: three of them')),
  changes: z
    .optional(z.array(ModelChange).check(z.maxLength(60)))
    .check(z.describe('Only when a trip of the traveller is given: changes to it')),
});
export type ModelAnswer = z.output<typeof AnswerSchema>;
