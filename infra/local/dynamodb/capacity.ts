/** How much detail a request wants about its consumed capacity. */
export type CapacityDetail = 'NONE' | 'TOTAL' | 'INDEXES';

/** The unit of a transaction's capacity; other responses do not name one. */
export type TransactionUnits = 'ReadCapacityUnits' | 'WriteCapacityUnits';

/** What a request consumed of one table. */
export interface Consumption {
  table: string;
  units: number;
}

type Capacity = { CapacityUnits: number } & { [unit in TransactionUnits]?: number };

export type ConsumedCapacity = Capacity & {
  TableName: string;
  /** For requests that ask for indexes too, of which there are none here. */
  Table?: Capacity;
};

/** A read is charged per started 4 KB, at least one unit, and half of it if eventually consistent. */
export function readUnits(bytes: number, consistent: boolean): number {
  return Math.max(1, Math.ceil(bytes / 4096)) * (consistent ? 1 : 0.5);
}

/** A write is charged per started KB, at least one. */
export function writeUnits(bytes: number): number {
  return Math.max(1, Math.ceil(bytes / 1024));
}

/** The response's ConsumedCapacity, with one entry per table. */
export function consumedCapacities(
  detail: CapacityDetail | undefined,
  consumptions: readonly Consumption[],
  units?: TransactionUnits,
): ConsumedCapacity[] | undefined {
  if (detail !== 'TOTAL' && detail !== 'INDEXES') return undefined;
  return byTable(consumptions).map(({ table, units: amount }) => {
    const capacity: Capacity = { CapacityUnits: amount, ...(units === undefined ? {} : { [units]: amount }) };
    return { TableName: table, ...capacity, ...(detail === 'INDEXES' ? { Table: capacity } : {}) };
  });
}

/** The response's ConsumedCapacity for a request on one table. */
export function consumedCapacity(
  detail: CapacityDetail | undefined,
  consumption: Consumption,
): ConsumedCapacity | undefined {
  return consumedCapacities(detail, [consumption])?.[0];
}

function byTable(consumptions: readonly Consumption[]): Consumption[] {
  const tables = new Map<string, Consumption>();
  for (const { table, units } of consumptions)
    tables.set(table, { table, units: units + (tables.get(table)?.units ?? 0) });
  return [...tables.values()];
}
