/*
 * Calls that begin before the code that needs their answers is there: the first script makes them, and whoever makes
 * the same call first takes the answer instead of asking again.
 */
const early = new Map<string, Promise<Response>>();

/** Begins a GET call; `address` is its path with its query, as it is sent. */
export function callEarly(address: string): void {
  const answer = fetch(address, { credentials: 'include' });
  // Whoever takes it finds out; if nobody does, nobody needs to know.
  answer.catch(() => undefined);
  early.set(address, answer);
}

/** The answer to a call that has begun; only once, since a later call wants what is true by then. */
export function takeEarly(address: string): Promise<Response> | undefined {
  const answer = early.get(address);
  early.delete(address);
  return answer;
}

/** Lets go of answers that nobody took; they are not the next traveller's, and old before long. */
export function forgetEarlyCalls(): void {
  early.clear();
}
