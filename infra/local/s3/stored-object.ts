import * as z from 'zod/mini';

/** An object's metadata. The object exists as soon as its file does. */
export const StoredObject = z.object({
  key: z.string(),
  /** The name of the file with the content. */
  contentId: z.string(),
  /** Bytes. */
  size: z.number(),
  /** Without the quotes. */
  eTag: z.string(),
  /** ISO 8601, UTC. */
  lastModified: z.string(),
  /** Of two writes to a key the later has the greater one. */
  sequencer: z.string(),
  /** Content-Type and the other headers that are returned, names in lower case. */
  headers: z.record(z.string(), z.string()),
  /** By header name. */
  checksums: z.record(z.string(), z.string()),
});
export type StoredObject = z.infer<typeof StoredObject>;

const KEPT_HEADERS = ['content-type', 'content-disposition', 'content-language', 'cache-control', 'expires'];

/** The request headers that S3 stores with the object. */
export function keptHeaders(given: Readonly<Record<string, string | undefined>>): StoredObject['headers'] {
  const headers: Record<string, string> = { 'content-type': 'binary/octet-stream' };
  for (const [name, value] of Object.entries(given)) {
    if (value !== undefined && (KEPT_HEADERS.includes(name) || name.startsWith('x-amz-meta-'))) headers[name] = value;
  }
  // aws-chunked is the transfer format, not the content's encoding.
  const encodings = (given['content-encoding'] ?? '').split(',').map((name) => name.trim());
  const kept = encodings.filter((name) => name !== '' && name !== 'aws-chunked');
  if (kept.length > 0) headers['content-encoding'] = kept.join(',');
  return headers;
}
