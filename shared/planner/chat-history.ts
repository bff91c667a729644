import { type ChatRequest, MAX_HISTORY } from './schema.ts';

type ChatMessage = ChatRequest['chatHistory'][number];

/** The previous messages sent with a new one, greeting included: role and content, nothing else. */
export function chatHistory(messages: readonly ChatMessage[]): ChatMessage[] {
  return messages.slice(-MAX_HISTORY).map(({ role, content }) => ({ role, content }));
}
