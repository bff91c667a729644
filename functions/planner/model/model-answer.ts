import * as z from 'zod/mini';
import type { Heard } from '../conversation/hear.ts';
import { AnswerSchema, type ModelAnswer } from './answer-schema.ts';
import { ignoredWishes } from './ignored-wishes.ts';

/** The requested answer, checked against what the traveller said. */
export function modelAnswer(heard: Heard, tripDays: number): z.ZodMiniType<ModelAnswer> {
  const { wish } = heard;
  return AnswerSchema.check(
    z.superRefine((answer, context) => {
      const issue = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
      const days = answer.trip?.days.length;
      if (days !== undefined && wish.days !== undefined && days !== wish.days) {
        issue('trip', `The traveller asked for ${wish.days} days, the plan has ${days}`);
      }
      const names = answer.trip?.days.flatMap(({ activities }) => activities.map(({ name }) => name)) ?? [];
      if (new Set(names).size < names.length) issue('trip', 'No activity may come twice');
      const ignored = ignoredWishes(answer, heard);
      if (ignored !== '') issue('trip', ignored);
      const wrongDay = answer.changes?.some(
        (change) => (change.action === 'add' ? change.day : change.action === 'move' ? change.toDay : 1) > tripDays,
      );
      if (wrongDay) issue('changes', `The trip has ${tripDays} days`);
    }),
  );
}
