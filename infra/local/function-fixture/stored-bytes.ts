import type { Table } from '#functions/data/table.ts';
import { allItems } from './all-items.ts';

/** What counts on, or is about steps and repeated calls themselves. */
const PASSING = /^(PLAN#|JOB$)/;
const COUNTERS = new Set(['revision', 'version', 'schemaVersion']);

/**
 * The content of a table as text, the same bytes for the same content: every item with every attribute, but for revisions
 * and versions of formats, which go on counting, and what remembers steps and repeated calls.
 */
export async function storedBytes(table: Table): Promise<string> {
  const items = (await allItems(table)).filter(
    ({ pk, sk }) => !PASSING.test(sk) && !pk.startsWith('REPEAT#') && !pk.startsWith('RATE#') && sk !== 'BOOKING#',
  );
  const lines = items.map((item) =>
    JSON.stringify(sorted(item), (name, value: unknown) => (COUNTERS.has(name) ? undefined : value)),
  );
  return lines.toSorted().join('\n');
}

function sorted(item: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(item).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
