import type { Planner } from '#functions/planner/planner.ts';
import { chatHistory } from '#shared/planner/chat-history.ts';
import type { ChatAnswer, ChatRequest, TripSuggestion } from '#shared/planner/schema.ts';
import type { Conversation } from './conversations.ts';

/** The date of all conversations. */
export const TODAY = '2026-11-21';
const GREETING = 'Where would you like to go?';

export interface Held {
  readonly answers: readonly ChatAnswer[];
  /** Of each answer. */
  readonly milliseconds: readonly number[];
}

/** Holds a conversation as the chat does: with the last messages, including the greeting, and the card's suggestion. */
export async function holdConversation({ turns }: Conversation, planner: Planner): Promise<Held> {
  const messages: ChatRequest['chatHistory'] = [{ role: 'assistant', content: GREETING }];
  const answers: ChatAnswer[] = [];
  const milliseconds: number[] = [];
  let suggestion: TripSuggestion | null = null;
  for (const message of turns) {
    const begun = performance.now();
    const answer = await planner.answer({
      ...{ message, suggestion, trip: null, today: TODAY },
      chatHistory: chatHistory(messages),
    });
    milliseconds.push(performance.now() - begun);
    answers.push(answer);
    if (answer.suggestion || answer.quickSuggestions) suggestion = answer.suggestion ?? null;
    messages.push({ role: 'user', content: message }, { role: 'assistant', content: answer.message });
  }
  return { answers, milliseconds };
}
