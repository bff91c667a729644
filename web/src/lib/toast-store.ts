/** A short notice. One is shown at a time: a new one replaces the current one. */
export interface Toast {
  readonly title: string;
  readonly description?: string | undefined;
  readonly tone?: 'plain' | 'destructive' | undefined;
  /** Its action, such as Undo. A toast with an action stays for 10 s. */
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
  /** Called when it becomes visible. */
  readonly onShown?: (() => void) | undefined;
}

export interface ShownToast extends Toast {
  readonly id: number;
  readonly durationMs: number;
}

const DURATION_MS = 5_000;
const DURATION_WITH_ACTION_MS = 10_000;

let current: ShownToast | undefined;
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: ShownToast | undefined): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Shows a toast, replacing the current one. */
export function showToast(toast: Toast): void {
  lastId += 1;
  set({ ...toast, id: lastId, durationMs: toast.action ? DURATION_WITH_ACTION_MS : DURATION_MS });
}

/** Removes a toast, unless it was replaced already. */
export function dismissToast(id: number): void {
  if (current?.id === id) set(undefined);
}

/** For `useSyncExternalStore`. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentToast(): ShownToast | undefined {
  return current;
}
