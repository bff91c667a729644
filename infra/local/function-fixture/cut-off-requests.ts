import { s3Client } from '#functions/adapters/s3-client.ts';
import type { Table } from '#functions/data/table.ts';

/** When a process dies: before it sends a request, or before it learns the answer. */
export type Death = 'before' | 'after';

class Died extends Error {}

/**
 * Runs work whose process dies at its `count`-th request to the table or the buckets, from which on it sends nothing
 * more. Returns how many requests it got to.
 */
export function cutOffRequests({ client }: Table) {
  let dying: { count: number; readonly death: Death } | undefined;
  let sent = 0;
  const mayDie =
    <Input, Output>(send: (input: Input) => Promise<Output>) =>
    async (input: Input): Promise<Output> => {
      const now = dying;
      if (now === undefined) return send(input);
      sent += 1;
      const number = sent;
      if (number > now.count || (number === now.count && now.death === 'before')) throw new Died('The process died');
      const answer = await send(input);
      if (sent >= now.count) throw new Died('The process died');
      return answer;
    };
  const asMiddleware = { step: 'initialize', name: 'mayDie', override: true } as const;
  client.middlewareStack.add(mayDie, asMiddleware);
  s3Client().middlewareStack.add(mayDie, asMiddleware);
  return async (count: number, death: Death, work: () => Promise<unknown>): Promise<number> => {
    sent = 0;
    dying = { count, death };
    await work();
    dying = undefined;
    return sent;
  };
}
