import * as z from 'zod/mini';
import { RATE_PREFIX, SESSION_PREFIX } from '#functions/data/keys.ts';
import type { Table } from '#functions/data/table.ts';

/** What every call requests before its own work: whether its session is valid, and how often it was made. */
type Check = 'session' | 'limit';

/** One request to the table. */
export interface TableRequest {
  /** Undefined for the call's own work. */
  readonly check: Check | undefined;
  /** As in the SDK: 'QueryCommand'. */
  readonly command: string;
  readonly began: number;
  readonly ended: number;
  /** Read units; a transaction's are counted twice, as DynamoDB does. */
  readonly readUnits: number;
  readonly writeUnits: number;
  /** Items of a transaction, those that it only checks too. */
  readonly itemsInTransaction: number;
  /** Of the request's and the response's body. */
  readonly bytes: number;
  /** Partition keys in it, with repetitions. */
  readonly partitions: readonly string[];
}

const WRITES = /^(Put|Update|Delete|BatchWrite|TransactWrite)/;
const Capacity = z.object({ CapacityUnits: z.number() });
const Transaction = z.object({ TransactItems: z.array(z.unknown()) });
const Answered = z.looseObject({
  ConsumedCapacity: z._default(
    z.union([
      z.pipe(
        Capacity,
        z.transform((one) => [one]),
      ),
      z.array(Capacity),
    ]),
    [],
  ),
});

/** Records the cost of every request of a table's client. Returns what was recorded since the last call. */
export function measureRequests({ client }: Table): () => readonly TableRequest[] {
  let noted: TableRequest[] = [];
  client.middlewareStack.add(
    (next, context) => async (args) => {
      const began = performance.now();
      const asked = { ...args, input: { ...args.input, ReturnConsumedCapacity: 'TOTAL' } };
      const answer = await next(asked);
      const command = context.commandName ?? '';
      const { ConsumedCapacity } = Answered.parse(answer.output);
      const units = ConsumedCapacity.reduce((sum, { CapacityUnits }) => sum + CapacityUnits, 0);
      const isWrite = WRITES.test(command);
      noted.push({
        ...{ command, began, ended: performance.now(), check: checkOf(command, args.input) },
        readUnits: isWrite ? 0 : units,
        writeUnits: isWrite ? units : 0,
        itemsInTransaction: Transaction.safeParse(args.input).data?.TransactItems.length ?? 0,
        bytes: JSON.stringify(args.input).length + JSON.stringify(answer.output).length,
        partitions: partitionsIn(args.input),
      });
      return answer;
    },
    { step: 'initialize', name: 'measureRequests', override: true },
  );
  return () => {
    const since = noted;
    noted = [];
    return since;
  };
}

/** The requests of a call's own work. */
export function ownRequests(requests: readonly TableRequest[]): readonly TableRequest[] {
  return requests.filter(({ check }) => check === undefined);
}

/** The requests before a call's own work. */
export function checksOf(requests: readonly TableRequest[]): readonly TableRequest[] {
  return requests.filter(({ check }) => check !== undefined);
}

/** Sequential requests: the longest chain in which each began after the previous one was answered. */
export function sequentialRoundTrips(requests: readonly TableRequest[]): number {
  const depths = new Map<TableRequest, number>();
  for (const request of requests.toSorted((a, b) => a.began - b.began)) {
    const before = [...depths].filter(([earlier]) => earlier.ended <= request.began).map(([, depth]) => depth);
    depths.set(request, 1 + Math.max(0, ...before));
  }
  return Math.max(0, ...depths.values());
}

const Keyed = z.object({ Key: z.object({ pk: z.string(), sk: z.string() }) });

export function checkOf(command: string, input: unknown): Check | undefined {
  const { pk = '', sk = '' } = Keyed.safeParse(input).data?.Key ?? {};
  if (/^Get(?:Item)?Command$/.test(command) && sk.startsWith(SESSION_PREFIX)) return 'session';
  return /^Update(?:Item)?Command$/.test(command) && pk.startsWith(RATE_PREFIX) ? 'limit' : undefined;
}

/** Every value of a partition key in a request, however deep. */
function partitionsIn(input: unknown): string[] {
  if (typeof input !== 'object' || input === null) return [];
  return Object.entries(input).flatMap(([name, value]: [string, unknown]) =>
    (name === 'pk' || name === ':pk') && typeof value === 'string' ? [value] : partitionsIn(value),
  );
}
