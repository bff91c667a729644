import { useCallback, useSyncExternalStore } from 'react';
import { typedBefore } from '../../../lib/typed/typed-store.ts';
import { isText } from '../../../lib/typed/use-typed.ts';
import { beginConversation, type Conversation } from './conversation.ts';

/*
 * The chat lives as long as the page: it is still there after a look at another tab or at a trip, and gone with a
 * reload. It belongs to one traveller; another one starts over.
 */

/** What the message that is typed is called where it is kept when the session ends. */
export const DRAFT = 'message to the planner';

let owner: string | undefined;
let current = beginConversation(new Date());
const listeners = new Set<() => void>();

function conversationOf(userId: string): Conversation {
  if (owner !== userId) {
    owner = userId;
    const typed = typedBefore(userId, DRAFT);
    current = { ...beginConversation(new Date()), draft: isText(typed) ? typed : '' };
  }
  return current;
}

/** Changes a traveller's conversation; an answer that comes after somebody else signed in changes nothing. */
export function changeConversation(userId: string, change: (chat: Conversation) => Conversation): void {
  if (owner !== userId) return;
  current = change(current);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The traveller's conversation as it stands. */
export function useConversation(userId: string): Conversation {
  return useSyncExternalStore(
    subscribe,
    useCallback(() => conversationOf(userId), [userId]),
  );
}
