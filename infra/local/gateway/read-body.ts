import type { IncomingMessage } from 'node:http';

/** API Gateway's maximum: 10 MB. */
const MAX_BYTES = 10 * 1024 * 1024;

/** The request's body; undefined when it is larger than API Gateway allows. Rejects when the client disconnects. */
export async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const announced = Number(request.headers['content-length'] ?? 0);
  const chunks: Buffer[] = [];
  let bytes = 0;
  // A body that is too large is read to its end, so that the client can read the response.
  for await (const chunk of request) {
    const part: Buffer = Buffer.from(chunk);
    bytes += part.byteLength;
    if (bytes <= MAX_BYTES && announced <= MAX_BYTES) chunks.push(part);
  }
  return bytes <= MAX_BYTES ? Buffer.concat(chunks) : undefined;
}
