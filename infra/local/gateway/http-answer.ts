import type { ServerResponse } from 'node:http';
import * as z from 'zod/mini';
import type { ErrorBody } from '#shared/contract/error-body.ts';
import { ERROR_STATUS, type ErrorCode } from '#shared/contract/errors.ts';
import type { Refusal } from './refuse-request.ts';

/** A function's response in payload format 2.0. */
const StructuredAnswer = z.object({
  statusCode: z.int().check(z.minimum(100), z.maximum(599)),
  headers: z.optional(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))),
  cookies: z.optional(z.array(z.string())),
  body: z.optional(z.string()),
  isBase64Encoded: z.optional(z.boolean()),
});
type StructuredAnswer = z.output<typeof StructuredAnswer>;

/**
 * A function's result as a response: without a statusCode the whole result is the JSON body of a 200. Undefined when
 * API Gateway could not make a response of it.
 */
export function answerOf(result: unknown): StructuredAnswer | undefined {
  if (typeof result === 'object' && result !== null && 'statusCode' in result) {
    return StructuredAnswer.safeParse(result).data;
  }
  const body = typeof result === 'string' ? result : JSON.stringify(result ?? null);
  return { statusCode: 200, headers: { 'content-type': 'application/json' }, body };
}

export function sendAnswer(response: ServerResponse, answer: StructuredAnswer): void {
  response.statusCode = answer.statusCode;
  for (const [name, value] of Object.entries(answer.headers ?? {})) response.setHeader(name, String(value));
  if (answer.cookies?.length) response.setHeader('set-cookie', answer.cookies);
  if (answer.body === undefined) {
    response.end();
    return;
  }
  if (!response.hasHeader('content-type')) response.setHeader('content-type', 'text/plain;charset=UTF-8');
  response.end(answer.isBase64Encoded ? Buffer.from(answer.body, 'base64') : answer.body);
}

/** API Gateway's own errors: a message alone. */
export function sendMessage(response: ServerResponse, status: number, message: string): void {
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };
  sendAnswer(response, { statusCode: status, headers, body: JSON.stringify({ message }) });
}

/** The gateway's own errors, in the functions' error format. */
export function sendError(response: ServerResponse, code: ErrorCode, message: string): void {
  sendRefusal(response, { status: ERROR_STATUS[code], code, message });
}

/** The same with a status that functions do not use. */
export function sendRefusal(response: ServerResponse, { status, code, message }: Refusal): void {
  const body: ErrorBody = { message, code };
  sendAnswer(response, {
    statusCode: status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
    body: JSON.stringify(body),
  });
}
