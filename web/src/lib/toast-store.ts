/** A short notice. One shows at a time: a new one takes the place of the one that shows. */
export interface Toast {
  readonly title: string;
  readonly description?: string | undefined;
  readonly tone?: 'plain' | 'destructive' | undefined;
  /** One thing to do about it, such as Undo. A toast with an action stays for 10 s. */
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
  /** Called when it can be seen. */
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

/** Shows a toast, in place of the one that shows now. */
export function showToast(toast: Toast): void {
  lastId += 1;
  set({ ...toast, id: lastId, durationMs: toast.action ? DURATION_WITH_ACTION_MS : DURATION_MS });
}

/** Takes a toast away, unless another has taken its place already. */
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
