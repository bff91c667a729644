import { subscribe } from 'node:diagnostics_channel';
import type { ClientRequest, IncomingMessage } from 'node:http';
import type { Table } from '#functions/data/table.ts';
import { isWrite } from './is-write.ts';

/** Requests that change a bucket or send a mail. */
const CHANGES = new Set(['PUT', 'POST', 'DELETE']);
/**
 * What refused calls write too, invisibly: rate limit counters, and claims of files, which only set when a file without
 * an owner is deleted.
 */
const SILENT = /^(RATE|FILE)#/;

/**
 * Returns everything that was changed since the last call: successful writes to the table, except silent ones, objects
 * that were written or deleted, and sent mails.
 */
export function watchWrites({ client }: Table): () => string[] {
  let writes: string[] = [];
  client.middlewareStack.add(
    (next, { commandName = '' }) =>
      async (args) => {
        const result = await next(args);
        const loud =
          isWrite(commandName) && !partitionsWritten(args.input).every((partition) => SILENT.test(partition));
        if (loud) writes.push(`${commandName} ${JSON.stringify(args.input)}`);
        return result;
      },
    { step: 'initialize', name: 'watchWrites' },
  );
  subscribe('http.client.response.finish', (message) => {
    const { request, response } = message as { readonly request: ClientRequest; readonly response: IncomingMessage };
    const to = `http://${request.getHeader('host')}`;
    const outside = to === process.env.AWS_ENDPOINT_URL_S3 || to === process.env.AWS_ENDPOINT_URL_SES;
    const done = CHANGES.has(request.method) && (response.statusCode ?? 0) < 300;
    if (outside && done) writes.push(`${request.method} ${to}${request.path}`);
  });
  return () => {
    const since = writes;
    writes = [];
    return since;
  };
}

/** Partition keys of a command's writes, without those of condition checks. */
function partitionsWritten(input: unknown): string[] {
  if (typeof input !== 'object' || input === null) return [];
  return Object.entries(input).flatMap(([name, value]: [string, unknown]) => {
    if (name === 'ConditionCheck') return [];
    return name === 'pk' && typeof value === 'string' ? [value] : partitionsWritten(value);
  });
}
