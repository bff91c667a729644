import { describe, expect, it } from 'vitest';
import { chatHistory } from './chat-history.ts';
import { ChatRequest } from './schema.ts';

const messages = Array.from({ length: 13 }, (_, index) => ({
  role: index % 2 === 0 ? ('assistant' as const) : ('user' as const),
  content: `${index}`,
  id: index,
}));

describe('the history of a chat', () => {
  it('API-27 OPEN-14 is the last ten messages before the new one, as role and content', () => {
    expect(chatHistory(messages)).toEqual(messages.slice(3).map(({ role, content }) => ({ role, content })));
    expect(chatHistory(messages.slice(0, 2))).toHaveLength(2);
  });

  it('API-27 OPEN-14 the contract accepts no more than ten either', () => {
    const { chatHistory: used } = ChatRequest.parse({ message: 'Hello', chatHistory: messages });
    expect(used.map(({ content }) => content)).toEqual(['3', '4', '5', '6', '7', '8', '9', '10', '11', '12']);
  });
});
