import http from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface TestAnswer {
  readonly status: number;
  /** The parsed JSON, a text, or the bytes of a picture; undefined when there is no body. */
  readonly body: unknown;
  /** Of the body as it was sent. */
  readonly bytes: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies: readonly string[];
}

interface HttpRequest {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

const DECODERS: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  identity: (bytes) => bytes,
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

const agent = new http.Agent({ keepAlive: true });

/** Sends an HTTP request to a local server; fetch would not let a test choose every header. */
export async function sendRequest(port: number, request: HttpRequest, body: Buffer): Promise<TestAnswer> {
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    // Set here, as Node sets a body's length only for methods that usually have one.
    const length = body.length > 0 ? { 'content-length': String(body.length) } : {};
    const headers = { ...request.headers, ...length };
    const sent = http.request({ host: '127.0.0.1', port, agent, ...request, headers }, resolve);
    sent.on('error', reject);
    sent.end(body);
  });
  const bytes = Buffer.concat(await response.toArray());
  // An answer to HEAD names the coding of what it leaves out.
  const coding = bytes.length === 0 ? 'identity' : (response.headers['content-encoding'] ?? 'identity');
  const decoded = DECODERS[coding]?.(bytes) ?? bytes;
  const { 'set-cookie': cookies = [], ...headers } = response.headers;
  return {
    status: response.statusCode ?? 0,
    body: bodyOf(decoded, response.headers['content-type']),
    bytes: bytes.length,
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    cookies,
  };
}

function bodyOf(bytes: Buffer, contentType = ''): unknown {
  if (bytes.length === 0) return undefined;
  if (contentType.startsWith('text/')) return bytes.toString();
  return contentType.startsWith('image/') ? bytes : JSON.parse(bytes.toString());
}
