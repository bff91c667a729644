import type { ChatAnswer, TripSuggestion } from '#shared/planner/schema.ts';
import { answer } from '../built-in/answer.ts';

/** What the built-in planner answered to messages in turn, and the suggestion that stands at the end. For tests. */
export interface Conversation {
  readonly answers: readonly ChatAnswer[];
  readonly last: ChatAnswer | undefined;
  readonly suggestion: TripSuggestion | null;
}

/** Says these messages one after the other, on November 23, 2026. */
export function converse(...turns: readonly string[]): Conversation {
  const chatHistory: { role: 'user' | 'assistant'; content: string }[] = [];
  let suggestion: TripSuggestion | null = null;
  const answers = turns.map((message) => {
    const each = answer({ message, chatHistory: [...chatHistory], suggestion, trip: null, today: '2026-11-23' });
    suggestion = each.suggestion ?? suggestion;
    chatHistory.push({ role: 'user', content: message }, { role: 'assistant', content: each.message });
    return each;
  });
  return { answers, last: answers.at(-1), suggestion };
}
