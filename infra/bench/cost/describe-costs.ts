import type { SizeCosts } from './measure-size.ts';
import type { CallCost } from './run-calls.ts';

/** What no call may exceed, whatever the table holds. */
export const MOST_ROUND_TRIPS = 2;
export const MOST_READ_UNITS = 30;
/** How much dearer a call may be with the most trips than with the fewest. */
const MOST_GROWTH = 1.05;

const COLUMNS = ['status', 'in a row', 'reads', 'writes', 'read units', 'write units', 'bytes', 'growth'];

/** A table of what every call costs with the most trips, beside what it costs with the fewest. */
export function describeCosts(sizes: readonly SizeCosts[]): string {
  const [smallest, largest] = [sizes[0], sizes.at(-1)];
  if (!smallest || !largest) return '';
  const head = sizes.map(
    ({ trips, items, secondsToFill }) => `${trips} trips (${items} items, filled in ${secondsToFill} s)`,
  );
  const lines = largest.calls.map((call) => {
    const cells = [
      ...[call.status, call.roundTrips, call.reads, call.writes, call.readUnits, call.writeUnits, call.bytes],
      growthOf(call, smallest).toFixed(2),
    ];
    return `${call.name.padEnd(26)}${cells.map((cell) => String(cell).padStart(12)).join('')}`;
  });
  const columns = `${'call'.padEnd(26)}${COLUMNS.map((column) => column.padStart(12)).join('')}`;
  return [head.join(', '), columns, ...lines].join('\n');
}

/** Every call that exceeds what none may, in words. */
export function tooDear(sizes: readonly SizeCosts[]): string[] {
  const [smallest, largest] = [sizes[0], sizes.at(-1)];
  if (!smallest || !largest) return [];
  return largest.calls.flatMap((call) => {
    const growth = growthOf(call, smallest);
    return [
      ...(call.status >= 400 ? [`${call.name}: refused with ${call.status}, so that it did not do its work`] : []),
      ...(call.roundTrips > MOST_ROUND_TRIPS ? [`${call.name}: ${call.roundTrips} round trips in a row`] : []),
      ...(call.readUnits > MOST_READ_UNITS ? [`${call.name}: ${call.readUnits} read units`] : []),
      ...(growth > MOST_GROWTH
        ? [`${call.name}: ${growth.toFixed(2)} times as dear as with ${smallest.trips} trips`]
        : []),
    ];
  });
}

function growthOf(call: CallCost, smallest: SizeCosts): number {
  const before = smallest.calls.find(({ name }) => name === call.name);
  const units = ({ readUnits, writeUnits }: CallCost) => readUnits + writeUnits;
  return before && units(before) > 0 ? units(call) / units(before) : 1;
}
