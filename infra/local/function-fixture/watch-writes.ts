import type { Table } from '#functions/data/table.ts';

const WRITES = /^(Put|Update|Delete|Transact|Batch)/;
const READS = new Set(['BatchGetCommand', 'BatchGetItemCommand', 'TransactGetCommand', 'TransactGetItemsCommand']);
/** The counters of the rate limits count refused calls too. */
const COUNTER = '"RATE#';

/** Gives every write to the table that succeeded since it was last asked, but those of the rate limits. */
export function watchWrites({ client }: Table): () => string[] {
  let writes: string[] = [];
  client.middlewareStack.add(
    (next, { commandName = '' }) =>
      async (args) => {
        const result = await next(args);
        const written = JSON.stringify(args.input);
        const writing = WRITES.test(commandName) && !READS.has(commandName);
        if (writing && !written.includes(COUNTER)) writes.push(`${commandName} ${written}`);
        return result;
      },
    { step: 'initialize', name: 'watchWrites' },
  );
  return () => {
    const since = writes;
    writes = [];
    return since;
  };
}
