import { useCallback, useSyncExternalStore } from 'react';
import { typedBefore } from '../../../lib/typed/typed-store.ts';
import { isText } from '../../../lib/typed/use-typed.ts';
import { beginConversation, type Conversation } from './conversation.ts';

/*
 * The chat's state outlives its component: it survives switching tabs and opening a trip, but not a reload. It belongs
 * to one traveller; another one starts over.
 */

/** The name under which the typed message is stored when the session ends. */
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

/** Changes a traveller's conversation; an answer that arrives after someone else signed in changes nothing. */
export function changeConversation(userId: string, change: (chat: Conversation) => Conversation): void {
  if (owner !== userId) return;
  current = change(current);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The traveller's current conversation. */
export function useConversation(userId: string): Conversation {
  return useSyncExternalStore(
    subscribe,
    useCallback(() => conversationOf(userId), [userId]),
  );
}
