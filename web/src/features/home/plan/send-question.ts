import { chatHistory } from '#shared/planner/chat-history.ts';
import { tripChat } from '#shared/planner/routes.ts';
import type { ChatAnswer } from '#shared/planner/schema.ts';
import { callApi } from '../../../lib/api.ts';
import type { Press } from '../../../lib/press.ts';
import { type Conversation, contentShown, heard } from './conversation.ts';

export interface Question {
  readonly message: string;
  /** The trip that it is about. */
  readonly tripId: string | undefined;
  /** The conversation before it. */
  readonly chat: Conversation;
}

/** Asks the planner, with the previous messages and the suggestion shown next to the chat. */
export function sendQuestion({ message, tripId, chat }: Question, press: Press): Promise<ChatAnswer> {
  const content = contentShown(chat);
  const suggestion = content?.kind === 'suggestion' ? content.suggestion : null;
  const body = { message, chatHistory: chatHistory(heard(chat)), tripId: tripId ?? null, suggestion };
  return callApi(tripChat, { body, press });
}
