import * as z from 'zod';
import { ACTIVITY_CATEGORIES, TIMES_OF_DAY } from '#shared/activities/schema.ts';
import type { Wish } from '../understand/wish.ts';

const line = (about: string) => z.string().trim().min(1).max(150).describe(about);

const ModelActivity = z.object({
  name: line('The name of one real place, as maps spell it; or a way, such as "Train from Rome to Florence"'),
  area: z.string().max(80).optional().describe('Its neighbourhood'),
  city: z.string().max(80).optional().describe('Its city'),
  timeOfDay: z.enum(TIMES_OF_DAY),
  category: z.enum(ACTIVITY_CATEGORIES),
  minutes: z.number().int().min(15).max(720),
  costEur: z.number().min(0).max(5000).describe('What one adult usually pays, in euros; 0 when it is free'),
  note: z.string().max(200).optional(),
});
export type ModelActivity = z.output<typeof ModelActivity>;

const why = z.string().max(200).describe('Why, in one short sentence');

const ModelChange = z.discriminatedUnion('action', [
  z.object({ action: z.literal('add'), day: z.number().int().min(1), activity: ModelActivity, why }),
  z.object({ action: z.literal('move'), ref: z.string().max(10), toDay: z.number().int().min(1), why }),
  z.object({ action: z.literal('remove'), ref: z.string().max(10), why }),
]);

const Answer = z.object({
  message: z.string().trim().min(1).max(1500).describe('What the traveller reads first: short, warm, plain text'),
  trip: z
    .object({
      title: line('For example "4 days in Lisbon"'),
      destination: line('The city, or the country of a route'),
      description: z.string().max(1000),
      highlights: z.array(line('A place of the plan')).max(6),
      days: z
        .array(z.object({ title: line('What the day is about'), activities: z.array(ModelActivity).min(1).max(7) }))
        .min(1)
        .max(30),
    })
    .optional()
    .describe('When the destination is known: the whole plan, a day each, without dates'),
  ideas: z
    .array(
      z.object({
        destination: line('A city'),
        title: line('A headline'),
        days: z.number().int().min(1).max(30),
        costEur: z.number().min(0).max(50_000).describe('For one adult without the journey there'),
        highlights: z.array(line('A real place')).min(1).max(4),
      }),
    )
    .max(3)
    .optional()
    .describe('When no destination is chosen yet: three of them'),
  changes: z
    .array(ModelChange)
    .max(60)
    .optional()
    .describe('Only when a trip of the traveller is given: changes to it'),
});
export type ModelAnswer = z.output<typeof Answer>;

/** The answer that is asked for, held against what the traveller said. */
export function modelAnswer(wish: Wish, tripDays: number): z.ZodType<ModelAnswer> {
  return Answer.superRefine((answer, context) => {
    const issue = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    const days = answer.trip?.days.length;
    if (days !== undefined && wish.days !== undefined && days !== wish.days) {
      issue('trip', `The traveller asked for ${wish.days} days, the plan has ${days}`);
    }
    const names = answer.trip?.days.flatMap(({ activities }) => activities.map(({ name }) => name)) ?? [];
    if (new Set(names).size < names.length) issue('trip', 'No activity may come twice');
    const wrongDay = answer.changes?.some(
      (change) => (change.action === 'add' ? change.day : change.action === 'move' ? change.toDay : 1) > tripDays,
    );
    if (wrongDay) issue('changes', `The trip has ${tripDays} days`);
  });
}
