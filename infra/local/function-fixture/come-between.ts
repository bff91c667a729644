import type { Table } from '#functions/data/table.ts';

const WRITE = /^(?:Put|Update|Delete|TransactWrite)/;
/** Counters of rate limits. */
const COUNTER = /"pk":"RATE#/;

/**
 * Lets something happen between what a call reads and what it writes: `next` runs once, before the first write that the
 * table is sent.
 */
export function comeBetween({ client }: Table): (next: () => Promise<void>) => void {
  let waiting: (() => Promise<void>) | undefined;
  client.middlewareStack.add(
    (send, { commandName = '' }) =>
      async (args) => {
        const now = waiting;
        if (now === undefined || !WRITE.test(commandName) || COUNTER.test(JSON.stringify(args.input)))
          return send(args);
        waiting = undefined;
        await now();
        return send(args);
      },
    { step: 'initialize', name: 'comeBetween', override: true },
  );
  return (next) => {
    waiting = next;
  };
}
