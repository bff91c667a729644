/*
 * What Lambda takes of an HTTP API (Lambda quotas: invocation payload, 6 MB each way), as its own errors name it: event
 * and result as JSON, a body that is base64 as it stands there. API Gateway answers 413 for the one and 500 for the other.
 */
export const MAX_EVENT_BYTES = 6 * 1024 * 1024;
export const MAX_RESULT_BYTES = MAX_EVENT_BYTES + 100;

/** The bytes of an event or a result as Lambda counts them. */
export function payloadBytes(payload: unknown): number {
  return Buffer.byteLength(JSON.stringify(payload) ?? '');
}
