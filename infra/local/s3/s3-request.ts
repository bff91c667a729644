import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { S3Error } from './s3-error.ts';

/** A request as S3 sees it: path-style, `/bucket/key`. */
export interface S3Request {
  readonly id: string;
  readonly method: string;
  /** Each segment decoded; S3 neither normalises nor collapses paths. */
  readonly path: readonly string[];
  readonly bucket: string;
  /** '' when the bucket itself is addressed. */
  readonly key: string;
  /** Decoded, in the order sent. */
  readonly query: readonly (readonly [name: string, value: string])[];
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly sourceAddress: string;
  /** Can be read once. */
  readonly body: AsyncIterable<Buffer>;
}

export function parameter(request: S3Request, name: string): string | undefined {
  return request.query.find(([candidate]) => candidate === name)?.[1];
}

/** Throws `InvalidURI` when the target is not percent-encoded UTF-8. */
export function readRequest(message: IncomingMessage): S3Request {
  const [rawPath = '/', rawQuery = ''] = splitOnce(message.url ?? '/', '?');
  const path = rawPath.slice(1).split('/').map(decodeUri);
  const [bucket = '', ...key] = path;
  return {
    id: randomBytes(8).toString('hex').toUpperCase(),
    method: message.method ?? 'GET',
    path,
    bucket,
    key: key.join('/'),
    query: rawQuery
      .split('&')
      .filter((pair) => pair !== '')
      .map((pair) => {
        const [name, value] = splitOnce(pair, '=');
        return [decodeUri(name.replaceAll('+', '%20')), decodeUri(value.replaceAll('+', '%20'))] as const;
      }),
    headers: Object.fromEntries(
      Object.entries(message.headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : value]),
    ),
    sourceAddress: message.socket.remoteAddress ?? '127.0.0.1',
    // An error in the middle of the body must still reach the client, so the socket outlives the reader.
    body: message.iterator({ destroyOnReturn: false }),
  };
}

function splitOnce(text: string, separator: string): readonly [string, string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + separator.length)];
}

/** Throws `InvalidURI` when the text is not percent-encoded UTF-8. */
function decodeUri(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (cause) {
    if (cause instanceof URIError) throw new S3Error(400, 'InvalidURI', "Couldn't parse the specified URI.");
    throw cause;
  }
}
