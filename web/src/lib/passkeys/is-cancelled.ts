/** How browsers report that the traveller closed their window, waited too long, or began something else (WebIDL, 4.3). */
const CANCELLED = new Set(['NotAllowedError', 'AbortError']);

/** Whether making or using a passkey failed because the traveller did not want to go on. */
export function isCancelled(error: unknown): boolean {
  return error instanceof Error && CANCELLED.has(error.name);
}
