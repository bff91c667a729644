/** How much a request wants to know of the capacity that it consumed. */
export type CapacityDetail = 'NONE' | 'TOTAL' | 'INDEXES';

/** Which units a transaction's capacity is in; answers to other requests do not say. */
export type TransactionUnits = 'ReadCapacityUnits' | 'WriteCapacityUnits';

/** What a request consumed of one table and of its indexes, by name. */
export interface Consumption {
  table: string;
  tableUnits: number;
  indexUnits: Record<string, number>;
}

type Capacity = { CapacityUnits: number } & { [unit in TransactionUnits]?: number };

export type ConsumedCapacity = Capacity & {
  TableName: string;
  Table?: Capacity;
  GlobalSecondaryIndexes?: Record<string, Capacity>;
};

/** A read is charged by 4 KB begun, at least one, and half of it where it need not be consistent. */
export function readUnits(bytes: number, consistent: boolean): number {
  return Math.max(1, Math.ceil(bytes / 4096)) * (consistent ? 1 : 0.5);
}

/** A write is charged by 1 KB begun, at least one. */
export function writeUnits(bytes: number): number {
  return Math.max(1, Math.ceil(bytes / 1024));
}

/** The answer's ConsumedCapacity, with one entry a table. */
export function consumedCapacities(
  detail: CapacityDetail | undefined,
  consumptions: readonly Consumption[],
  units?: TransactionUnits,
): ConsumedCapacity[] | undefined {
  if (detail !== 'TOTAL' && detail !== 'INDEXES') return undefined;
  return byTable(consumptions).map(({ table, tableUnits, indexUnits }) => {
    const capacity = (amount: number): Capacity => ({
      CapacityUnits: amount,
      ...(units === undefined ? {} : { [units]: amount }),
    });
    const indexes = Object.entries(indexUnits);
    const total = indexes.reduce((sum, [, amount]) => sum + amount, tableUnits);
    const answer: ConsumedCapacity = { TableName: table, ...capacity(total) };
    if (detail === 'INDEXES') {
      answer.Table = capacity(tableUnits);
      if (indexes.length > 0)
        answer.GlobalSecondaryIndexes = Object.fromEntries(indexes.map(([name, amount]) => [name, capacity(amount)]));
    }
    return answer;
  });
}

/** The answer's ConsumedCapacity for a request on one table. */
export function consumedCapacity(
  detail: CapacityDetail | undefined,
  consumption: Consumption,
): ConsumedCapacity | undefined {
  return consumedCapacities(detail, [consumption])?.[0];
}

function byTable(consumptions: readonly Consumption[]): Consumption[] {
  const tables = new Map<string, Consumption>();
  for (const { table, tableUnits, indexUnits } of consumptions) {
    const sum = tables.get(table) ?? { table, tableUnits: 0, indexUnits: {} };
    sum.tableUnits += tableUnits;
    for (const [index, units] of Object.entries(indexUnits))
      sum.indexUnits[index] = (sum.indexUnits[index] ?? 0) + units;
    tables.set(table, sum);
  }
  return [...tables.values()];
}
