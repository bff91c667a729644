import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import type { ClientRequest } from 'node:http';
import { kebabCase } from '#infra/function-entry.ts';

/*
 * On Lambda each function has a role, and its requests are signed with the keys of that role. Locally, functions share
 * a process and a key pair, so a header, which is not signed, says which function sent a request.
 */

/** Names the function in a request to the local DynamoDB and S3; only functions send it. */
const HEADER = 'x-acting-function';

const acting = new AsyncLocalStorage<string>();

subscribe('http.client.request.created', (message) => {
  const { request } = message as { readonly request: ClientRequest };
  const name = acting.getStore();
  // A request that waits for '100 Continue', as the SDK's of more than 2 MB do, has sent its headers by the time it is
  // created.
  if (name !== undefined && request.host === '127.0.0.1' && !request.headersSent) request.setHeader(HEADER, name);
});

/** Runs a function's work, named as in permissions.ts or by its file: its AWS requests are made with its role. */
export function actAs<T>(name: string, work: () => Promise<T>): Promise<T> {
  return acting.run(kebabCase(name), work);
}

/** A handler that acts as its function. */
export function asFunction<Arguments extends readonly unknown[], Result>(
  name: string,
  handler: (...given: Arguments) => Promise<Result>,
): (...given: Arguments) => Promise<Result> {
  return (...given) => actAs(name, () => handler(...given));
}

/** The file name of the function that sent a request; undefined for any other client. */
export function actingFunction(headers: Readonly<Record<string, string | string[] | undefined>>): string | undefined {
  const name = headers[HEADER];
  return typeof name === 'string' ? name : undefined;
}
