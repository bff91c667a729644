import { useCallback, useSyncExternalStore } from 'react';
import { beginConversation, type Conversation } from './conversation.ts';

/*
 * The chat lives as long as the page: it is still there after a look at another tab or at a trip, and gone with a
 * reload. It belongs to one traveller; another one starts over.
 */
let owner: string | undefined;
let current = beginConversation(new Date());
const listeners = new Set<() => void>();

function conversationOf(userId: string): Conversation {
  if (owner !== userId) {
    owner = userId;
    current = beginConversation(new Date());
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
