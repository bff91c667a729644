import { useSyncExternalStore } from 'react';

/** The activity that the pointer or the focus is on, in the timeline or on the map: its row and its pin show it. */
let pointed: string | undefined;
const listeners = new Set<() => void>();

/** Points at an activity by its id; undefined: at none. */
export function pointAt(id: string | undefined): void {
  if (id === pointed) return;
  pointed = id;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether one of these activities is pointed at. */
export function useIsPointed(...ids: readonly string[]): boolean {
  return useSyncExternalStore(subscribe, () => pointed !== undefined && ids.includes(pointed));
}
