/*
 * Calls that start before the code that needs their answers is loaded: the first script makes them, and whoever makes
 * the same call first takes the answer instead.
 */
const early = new Map<string, Promise<Response>>();

/** Starts a GET call; `address` is its path with its query, as it is sent. */
export function startEarlyCall(address: string): void {
  const answer = fetch(address, { credentials: 'include' });
  // Rejections are reported to whoever takes it, if anyone does.
  answer.catch(() => undefined);
  early.set(address, answer);
}

/** The answer to a call that was started; only once, since a later call needs current data. */
export function takeEarlyCall(address: string): Promise<Response> | undefined {
  const answer = early.get(address);
  early.delete(address);
  return answer;
}

/** Drops unused answers; they must not reach the next traveller, and are soon stale. */
export function dropEarlyCalls(): void {
  early.clear();
}
