/** The most bytes of a function's result that Lambda takes (Lambda quotas: invocation payload, 6 MB). */
const MAX_RESULT_BYTES = 6 * 1024 * 1024;
/** For status, headers and cookies: API Gateway's quota for all headers of an answer is far below. */
const HEAD_BYTES = 64 * 1024;
/** The bytes that entries of a list may take of one answer. */
export const ANSWER_ROOM = MAX_RESULT_BYTES - HEAD_BYTES;

/**
 * The most bytes that a value takes of an answer, however it is sent: the body is a text inside the result's JSON, and a
 * compressed body, which in the worst case is no smaller, is base64.
 */
export function answerBytes(value: unknown): number {
  const json = JSON.stringify(value);
  const asText = Buffer.byteLength(JSON.stringify(json));
  const asBase64 = Math.ceil((Buffer.byteLength(json) * 4) / 3);
  return Math.max(asText, asBase64) + 1;
}

/** How many of the entries, taken in their order, fit into so many bytes of an answer. */
export function countFitting(entries: readonly unknown[], room: number = ANSWER_ROOM): number {
  let left = room;
  const tooMuch = entries.findIndex((entry) => {
    left -= answerBytes(entry);
    return left < 0;
  });
  return tooMuch === -1 ? entries.length : tooMuch;
}
