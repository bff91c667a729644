import type { Planner } from '#functions/ports/planner.ts';
import { wrongWith } from './check-answer.ts';
import { type Conversation, readConversations } from './conversations.ts';
import { holdConversation } from './hold-conversation.ts';

export interface Outcome {
  readonly conversation: Conversation;
  /** Empty when it holds. */
  readonly wrong: readonly string[];
  readonly milliseconds: readonly number[];
  /** What was answered last. */
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
  return outcomes;
}
