import type { ChatAnswer, PlanApplied, QuickSuggestion, TripSuggestion } from '#shared/planner/schema.ts';

export type Proposal = NonNullable<ChatAnswer['changes']>;

export type Account = NonNullable<ChatAnswer['account']>;

export interface Message {
  readonly id: number;
  readonly role: 'assistant' | 'user';
  readonly content: string;
  /** ISO 8601. */
  readonly timestamp: string;
  /** Which planner answered; none for the greeting. */
  readonly planner?: ChatAnswer['planner'];
  /** What it filled the column next to the chat with. */
  readonly brought?: Content['kind'];
  /** What became of each part of the question, where there is more to say than that all of it was done. */
  readonly account?: Account;
  /** Proposed changes to a trip, and what was done with them. */
  readonly proposal?: Proposal;
  readonly applied?: PlanApplied;
  /** No answer came: the planner never saw it. */
  readonly failed?: true;
}

/** What the column next to the chat shows, when it is not the placeholder. */
export type Content =
  | { readonly kind: 'ideas'; readonly ideas: readonly QuickSuggestion[] }
  | { readonly kind: 'suggestion'; readonly suggestion: TripSuggestion };

/** A chat with the planner, and its results. */
export interface Conversation {
  readonly messages: readonly Message[];
  /** Typed and not sent. */
  readonly draft: string;
  /** An answer is pending. */
  readonly waiting: boolean;
  /** The column's history since it was last empty, and the index of what it shows. */
  readonly contents: readonly Content[];
  readonly shown: number;
  /** The traveller's own trip that the messages are about. */
  readonly tripId: string | undefined;
}

/** Fixed, created without a call, and names no city of the quick-add list. */
export const GREETING =
  'Hello! Where would you like to go? Name a place, or only a wish: sun in February, good food, an easy pace. Tell me when, for how long and with whom, and I will plan it day by day.';

export function beginConversation(now: Date): Conversation {
  const greeting: Message = { id: 0, role: 'assistant', content: GREETING, timestamp: now.toISOString() };
  return { messages: [greeting], draft: '', waiting: false, contents: [], shown: 0, tripId: undefined };
}

/** Adds the traveller's message and waits for its answer. */
export function ask(chat: Conversation, content: string, now: Date): Conversation {
  const question: Message = { id: chat.messages.length, role: 'user', content, timestamp: now.toISOString() };
  return { ...chat, messages: [...chat.messages, question], draft: '', waiting: true };
}

/**
 * Adds the reply. Ideas win over a suggestion in the same reply; a reply with either replaces what the column shows,
 * one with neither leaves it.
 */
export function answer(chat: Conversation, reply: ChatAnswer, now: Date): Conversation {
  const content = contentOf(reply);
  const message: Message = {
    id: chat.messages.length,
    role: 'assistant',
    content: reply.message,
    timestamp: now.toISOString(),
    planner: reply.planner,
    ...(content && { brought: content.kind }),
    ...accountShown(reply.account),
    ...(reply.changes && reply.changes.items.length > 0 && { proposal: reply.changes }),
  };
  const contents = content ? [...chat.contents, content] : chat.contents;
  const shown = content ? contents.length - 1 : chat.shown;
  return { ...chat, messages: [...chat.messages, message], waiting: false, contents, shown };
}

/** A single part that was done or answered needs no list: the reply says so. */
function accountShown(account: Account = []): Pick<Message, 'account'> {
  const isPlain = account.every(({ outcome }) => outcome === 'done' || outcome === 'answered');
  return isPlain && account.length < 2 ? {} : { account };
}

function contentOf({ suggestion, quickSuggestions }: ChatAnswer): Content | undefined {
  if (quickSuggestions && quickSuggestions.length > 0) return { kind: 'ideas', ideas: quickSuggestions };
  return suggestion && { kind: 'suggestion', suggestion };
}

/** No answer came: the message stays, and its text is back in the input, before what was typed in the meantime. */
export function fail(chat: Conversation): Conversation {
  const last = chat.messages.at(-1);
  if (last?.role !== 'user') return { ...chat, waiting: false };
  const draft = chat.draft.trim() === '' ? last.content : `${last.content}\n${chat.draft}`;
  return { ...chat, messages: [...chat.messages.slice(0, -1), { ...last, failed: true }], draft, waiting: false };
}

/** The messages that the planner has received or sent. */
export function heard(chat: Conversation): Message[] {
  return chat.messages.filter(({ failed }) => failed === undefined);
}

/** What the column shows; undefined is the placeholder. */
export function contentShown(chat: Conversation): Content | undefined {
  return chat.contents[chat.shown];
}

/** Goes back (-1) or forward (1) in the column's history. */
export function turn(chat: Conversation, by: -1 | 1): Conversation {
  return { ...chat, shown: Math.min(Math.max(chat.shown + by, 0), Math.max(chat.contents.length - 1, 0)) };
}

/** After a trip was created from it: no suggestion and no ideas. */
export function clearColumn(chat: Conversation): Conversation {
  return { ...chat, contents: [], shown: 0 };
}

/** Restores the column, unless it has new content since. */
export function restoreColumn(chat: Conversation, { contents, shown }: Conversation): Conversation {
  return chat.contents.length > 0 ? chat : { ...chat, contents, shown };
}

/** Records what was applied of a message's proposal, or that it was undone (undefined). */
export function setApplied(chat: Conversation, messageId: number, applied: PlanApplied | undefined): Conversation {
  const messages = chat.messages.map((message) => {
    if (message.id !== messageId) return message;
    const { applied: _, ...unapplied } = message;
    return applied ? { ...unapplied, applied } : unapplied;
  });
  return { ...chat, messages };
}
