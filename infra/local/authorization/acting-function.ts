import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import type { ClientRequest } from 'node:http';
import { kebabCase } from '#infra/function-entry.ts';

/*
 * On Lambda each function has a role, and its requests are signed with the keys of that role. On one machine functions
 * share a process and a key pair, so their requests say in a header, which is not signed, whose they are.
 */

/** Names the function in a request to the local DynamoDB and S3; others than functions send none. */
const HEADER = 'x-acting-function';

const acting = new AsyncLocalStorage<string>();

subscribe('http.client.request.created', (message) => {
  const { request } = message as { readonly request: ClientRequest };
  const name = acting.getStore();
  // A request that waits for '100 Continue', as the SDK's of more than 2 MB do, has sent its headers when it is made.
  if (name !== undefined && request.host === '127.0.0.1' && !request.headersSent) request.setHeader(HEADER, name);
});

/** Does the work of a function, named as in permissions.ts or as its file: what it asks of AWS is asked as its role. */
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

/** The file name of the function that sent a request; undefined for whoever is no function. */
export function actingFunction(headers: Readonly<Record<string, string | string[] | undefined>>): string | undefined {
  const name = headers[HEADER];
  return typeof name === 'string' ? name : undefined;
}
