import { type ChatRequest, MAX_HISTORY } from './schema.ts';

type ChatMessage = ChatRequest['chatHistory'][number];

/** What goes with a new message of the last ones before it, greeting included: role and content, nothing else. */
export function chatHistory(messages: readonly ChatMessage[]): ChatMessage[] {
  return messages.slice(-MAX_HISTORY).map(({ role, content }) => ({ role, content }));
}
