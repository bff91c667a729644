import { type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ErrorBody } from '#shared/contract/error-body.ts';
import type { ErrorCode } from '#shared/contract/errors.ts';

export interface Refusal {
  readonly status: number;
  readonly code: ErrorCode;
  readonly message: string;
}

export const HEAD_TOO_LARGE: Refusal = {
  status: 431,
  code: 'too_large',
  message: 'The address and headers of this request are too long: at most 10 KB can be sent.',
};
const NOT_HTTP: Refusal = { status: 400, code: 'bad_request', message: 'This is not a valid HTTP request.' };
const NO_TUNNEL: Refusal = { status: 405, code: 'method_not_allowed', message: 'There is no tunnel here.' };

/** By the error codes of Node and its parser, llhttp; any other is NOT_HTTP. */
const REFUSALS: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: HEAD_TOO_LARGE,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, code: 'too_large', message: 'Request Entity Too Large' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'bad_request', message: 'This request took too long to arrive.' },
};

/**
 * For this many milliseconds the rest of a refused request is still read: a connection closed on unread bytes is reset,
 * and the client may lose the response (RFC 9112, 9.6).
 */
const LINGER = 1000;

/** Answers what Node refuses by itself, before there is a request, in the common error format. */
export function refuseInJson(server: Server): void {
  const latest = new WeakMap<Duplex, ServerResponse>();
  server.on('request', ({ socket }, response) => latest.set(socket, response));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const response = latest.get(socket);
    // Nothing can be sent on a connection that is closed or already refused, or in the middle of another response.
    if (!socket.writable) return;
    if (response?.headersSent && !response.writableEnded) socket.destroy();
    else refuse(socket, REFUSALS[error.code ?? ''] ?? NOT_HTTP);
  });
  server.on('connect', (_, socket) => refuse(socket, NO_TUNNEL));
}

function refuse(socket: Duplex, { status, code, message }: Refusal): void {
  const answer: ErrorBody = { message, code };
  const body = JSON.stringify(answer);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    'cache-control: no-store',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  const late = setTimeout(() => socket.destroy(), LINGER);
  socket.once('close', () => clearTimeout(late));
  // Nothing else handles a tunnel socket's errors: a client that resets it would crash the whole process.
  socket.on('error', () => socket.destroy());
  socket.resume().end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
