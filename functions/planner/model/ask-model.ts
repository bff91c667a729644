import type { ChatAnswer } from '#shared/planner/schema.ts';
import { hear } from '../conversation/hear.ts';
import { tripDates } from '../own-trip/trip-dates.ts';
import type { PlannerRequest } from '../planner.ts';
import { checkedAnswer } from './checked-answer.ts';
import { type ModelAnswer, modelAnswer } from './model-answer.ts';
import { conversation, systemPrompt } from './prompt.ts';

/** The question to a model for a planner's request, and what becomes of its answer. */
export function modelQuestion(request: PlannerRequest) {
  const { wish } = hear(request);
  return {
    system: systemPrompt(wish),
    messages: conversation(request, wish),
    schema: modelAnswer(wish, request.trip ? tripDates(request.trip).length : 0),
    check: (answer: ModelAnswer): ChatAnswer => checkedAnswer(answer, request, wish),
  };
}
