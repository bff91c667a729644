import type { ChatAnswer } from '#shared/planner/schema.ts';
import { hear } from '../conversation/hear.ts';
import { tripDates } from '../own-trip/trip-dates.ts';
import type { PlannerRequest } from '../planner.ts';
import type { ModelAnswer } from './answer-schema.ts';
import { checkedAnswer } from './checked-answer.ts';
import { modelAnswer } from './model-answer.ts';
import { conversation, systemPrompt } from './prompt.ts';

/** The question to a model for a planner's request, and what becomes of its answer. */
export function modelQuestion(request: PlannerRequest) {
  const heard = hear(request);
  const { wish } = heard;
  return {
    system: systemPrompt(wish),
    messages: conversation(request, wish),
    schema: modelAnswer(heard, request.trip ? tripDates(request.trip).length : 0),
    check: (answer: ModelAnswer): ChatAnswer => checkedAnswer(answer, request, wish),
  };
}
