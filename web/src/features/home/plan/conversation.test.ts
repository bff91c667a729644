import { describe, expect, it } from 'vitest';
import type { ChatAnswer, QuickSuggestion, TripSuggestion } from '#shared/planner/schema.ts';
import {
  answer,
  ask,
  beginConversation,
  type Conversation,
  clearColumn,
  contentShown,
  fail,
  GREETING,
  heard,
  setApplied,
  turn,
} from './conversation.ts';

const now = new Date('2027-01-15T10:00:00Z');
const suggestion: TripSuggestion = {
  title: 'Four days in Porto',
  destination: 'Porto',
  description: 'Wine and tiles',
  duration: '4 days',
  estimatedCost: '€700',
  imageUrl: null,
  highlights: [],
  itinerary: [],
};
const idea: QuickSuggestion = { ...suggestion, destination: 'Porto' };
const reply = (given: Partial<ChatAnswer> = {}): ChatAnswer => ({ message: 'Gladly', planner: 'built-in', ...given });
const withReplies = (...replies: readonly ChatAnswer[]): Conversation =>
  replies.reduce((chat, each) => answer(ask(chat, 'And?', now), each, now), beginConversation(now));

describe('a conversation with the planner', () => {
  it('PLAN-02 begins with exactly one greeting', () => {
    expect(beginConversation(now).messages.map(({ role, content }) => [role, content])).toEqual([
      ['assistant', GREETING],
    ]);
  });

  it('ENT-16 a message has id, role, content and timestamp', () => {
    const { messages } = answer(ask(beginConversation(now), 'Porto', now), reply(), now);
    expect(messages.slice(1)).toMatchObject([
      { id: 1, role: 'user', content: 'Porto', timestamp: '2027-01-15T10:00:00.000Z' },
      { id: 2, role: 'assistant', content: 'Gladly', timestamp: '2027-01-15T10:00:00.000Z' },
    ]);
  });

  it('PLAN-09 PLAN-10 a message is added and its answer awaited, then the answer is added', () => {
    const asked = ask({ ...beginConversation(now), draft: 'Porto' }, 'Porto', now);
    expect(asked).toMatchObject({ waiting: true, draft: '' });
    const answered = answer(asked, reply(), now);
    expect(answered.waiting).toBe(false);
    expect(answered.messages.map(({ content }) => content)).toEqual([GREETING, 'Porto', 'Gladly']);
    expect(new Set(answered.messages.map(({ id }) => id)).size).toBe(3);
  });

  it('OPEN-15 without an answer the message stays, its text is back in the input, and the column is unchanged', () => {
    const failed = fail(ask(withReplies(reply({ suggestion })), 'Cheaper', now));
    expect(failed).toMatchObject({ waiting: false, draft: 'Cheaper' });
    expect(failed.messages.at(-1)).toMatchObject({ role: 'user', content: 'Cheaper' });
    expect(contentShown(failed)).toEqual({ kind: 'suggestion', suggestion });
    expect(fail({ ...ask(beginConversation(now), 'One', now), draft: 'Two' }).draft).toBe('One\nTwo');
  });

  it('OPEN-15 unanswered messages are not sent as history, so that sending one again does not repeat it', () => {
    const again = ask(fail(ask(beginConversation(now), 'Shorter', now)), 'Shorter', now);
    expect(heard(again).map(({ content }) => content)).toEqual([GREETING, 'Shorter']);
  });

  it('OPEN-20 ideas win over a suggestion, either replaces what was there, and a reply with neither leaves it', () => {
    const both = withReplies(reply({ suggestion, quickSuggestions: [idea] }));
    expect(contentShown(both)).toEqual({ kind: 'ideas', ideas: [idea] });
    const replaced = answer(ask(both, 'And?', now), reply({ suggestion }), now);
    expect(contentShown(replaced)).toEqual({ kind: 'suggestion', suggestion });
    const left = answer(ask(replaced, 'And?', now), reply({ quickSuggestions: [] }), now);
    expect(contentShown(left)).toEqual({ kind: 'suggestion', suggestion });
    expect(contentShown(beginConversation(now))).toBeUndefined();
  });

  it('PLAN-32 after a trip was created there is neither suggestion nor ideas, and no history', () => {
    const cleared = clearColumn(withReplies(reply({ quickSuggestions: [idea] }), reply({ suggestion })));
    expect(contentShown(cleared)).toBeUndefined();
    expect(contentShown(turn(cleared, -1))).toBeUndefined();
  });

  it('the column has a history to go back through, with a beginning', () => {
    const chat = withReplies(reply({ quickSuggestions: [idea] }), reply({ suggestion }));
    expect(contentShown(turn(turn(chat, -1), -1))?.kind).toBe('ideas');
    expect(contentShown(turn(turn(chat, -1), 1))?.kind).toBe('suggestion');
    expect(contentShown(turn(chat, 1))?.kind).toBe('suggestion');
  });

  it('remembers what was applied of a proposal, and forgets it when it is undone', () => {
    const chat = withReplies(reply({ changes: { tripId: 'trip', tripTitle: 'Porto', items: [] } }));
    const id = chat.messages.at(-1)?.id ?? 0;
    const applied = setApplied(chat, id, { undoId: 'undo', added: 1, moved: 0, removed: 0 });
    expect(applied.messages.at(-1)?.applied?.undoId).toBe('undo');
    expect(setApplied(applied, id, undefined).messages.at(-1)?.applied).toBeUndefined();
  });
});
