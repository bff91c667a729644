import type { Planner } from '#functions/planner/planner.ts';
import { wrongWith } from './check-answer.ts';
import { wrongChanges } from './check-changes.ts';
import { readConversations } from './conversations.ts';
import { holdConversation, TODAY } from './hold-conversation.ts';
import { readTripQuestions } from './own-trips.ts';

export interface Outcome {
  readonly conversation: { readonly kind: string; readonly turns: readonly string[] };
  /** Empty when it passes. */
  readonly wrong: readonly string[];
  readonly milliseconds: readonly number[];
  /** The last answer. */
  readonly said: string;
}

/** Holds every written conversation with a planner and checks the answers. */
export async function runConversations(planner: Planner): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const conversation of readConversations()) {
    const { answers, milliseconds } = await holdConversation(conversation, planner);
    const wrong = [...new Set(wrongWith(conversation, answers))];
    outcomes.push({ conversation, wrong, milliseconds, said: answers.at(-1)?.message ?? '' });
  }
  for (const question of readTripQuestions()) {
    const { message, trip } = question;
    const begun = performance.now();
    const answer = await planner.answer({ message, trip, chatHistory: [], suggestion: null, today: TODAY });
    const milliseconds = [performance.now() - begun];
    const conversation = { kind: 'trips', turns: [message] };
    outcomes.push({ conversation, wrong: wrongChanges(question, answer), milliseconds, said: answer.message });
  }
  return outcomes;
}
