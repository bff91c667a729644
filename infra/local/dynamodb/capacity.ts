/** How much a request wants to know of the capacity that it consumed. */
export type CapacityDetail = 'NONE' | 'TOTAL' | 'INDEXES';

/** Which units a transaction's capacity is in; answers to other requests do not say. */
export type TransactionUnits = 'ReadCapacityUnits' | 'WriteCapacityUnits';

/** What a request consumed of one table. */
export interface Consumption {
  table: string;
  units: number;
}

type Capacity = { CapacityUnits: number } & { [unit in TransactionUnits]?: number };

export type ConsumedCapacity = Capacity & {
  TableName: string;
  /** For those who ask for indexes too, of which there are none here. */
  Table?: Capacity;
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
  return byTable(consumptions).map(({ table, units: amount }) => {
    const capacity: Capacity = { CapacityUnits: amount, ...(units === undefined ? {} : { [units]: amount }) };
    return { TableName: table, ...capacity, ...(detail === 'INDEXES' ? { Table: capacity } : {}) };
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
  for (const { table, units } of consumptions)
    tables.set(table, { table, units: units + (tables.get(table)?.units ?? 0) });
  return [...tables.values()];
}
