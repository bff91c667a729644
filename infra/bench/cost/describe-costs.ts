import type { SizeCosts } from './measure-size.ts';
import { type CallerRole, sampleStatus } from './prepare-call.ts';
import type { CallCost } from './run-calls.ts';
import type { EventCost } from './run-events.ts';

/** The limits for any call, whatever the size of the table. */
export const MOST_ROUND_TRIPS = 2;
/** The session check, and beside it the traveller's limit; or a visitor's limits, which are counted one after the other. */
export const MOST_CHECKS = 2;
export const MOST_READ_UNITS = 30;
/** Items that a move writes or checks in its transaction, as the sample of applyStep makes one. */
const MOST_ITEMS_OF_MOVE = 12;
/**
 * What reading the sample's trip costs in read units, as before activities had kinds and zones; one more for the findings
 * that those who may change it have ignored.
 */
const READING_A_TRIP: Readonly<Record<string, number>> = { getTrip: 3 + 1, listDays: 6, listActivities: 3 };
/** How much more expensive a call may be with the most trips than with the fewest. */
export const MOST_GROWTH = 1.05;

const COLUMNS = [
  ...['status', 'checks', 'in a row', 'reads', 'writes', 'read units', 'write units', 'bytes', 'growth'],
  ...['as editor', 'in a row', 'read units'],
];

/** A table of what every call costs with the most trips, next to the fewest. */
export function describeCosts(sizes: readonly SizeCosts[]): string {
  const [smallest, largest] = [sizes[0], sizes.at(-1)];
  if (!smallest || !largest) return '';
  const head = sizes.map(
    ({ trips, items, secondsToFill }) => `${trips} trips (${items} items, filled in ${secondsToFill} s)`,
  );
  const lines = largest.calls.map((call) => {
    const asEditor = largest.editorCalls.find(({ name }) => name === call.name);
    const cells = [
      ...[call.status, call.checks, call.roundTrips, call.reads, call.writes],
      ...[call.readUnits, call.writeUnits, call.bytes, growthOf(call, smallest).toFixed(2)],
      ...(asEditor ? [asEditor.status, asEditor.roundTrips, asEditor.readUnits] : ['–', '–', '–']),
    ];
    return `${call.name.padEnd(26)}${cells.map((cell) => String(cell).padStart(12)).join('')}`;
  });
  const columns = `${'call'.padEnd(26)}${COLUMNS.map((column) => column.padStart(12)).join('')}`;
  return [head.join(', '), columns, ...lines, '', mostOf(largest)].join('\n');
}

/** What comes nearest to the limits. */
function mostOf({ calls, editorCalls }: SizeCosts): string {
  const all = [...calls, ...editorCalls];
  const most = (of: (cost: CallCost) => number) => Math.max(0, ...all.map(of));
  const own = (name: string) => calls.filter((call) => call.name === name);
  const reading = Object.keys(READING_A_TRIP).flatMap(own);
  return [
    `at most ${most(({ roundTrips }) => roundTrips)} round trips in a row and ${most(({ readUnits }) => readUnits)} read units`,
    ...own('applyStep').map(({ itemsInTransaction }) => `a move writes or checks ${itemsInTransaction} items`),
    `reading a trip: ${reading.map(({ name, readUnits }) => `${name} ${readUnits}`).join(', ')} read units`,
  ].join('\n');
}

/** Describes every call that exceeds a limit. */
export function tooExpensive(sizes: readonly SizeCosts[]): string[] {
  const [smallest, largest] = [sizes[0], sizes.at(-1)];
  if (!smallest || !largest) return [];
  const limited = largest.calls.flatMap((call) => beyondLimits(call, 'owner'));
  const limitedAsEditor = largest.editorCalls.flatMap((call) =>
    beyondLimits(call, 'editor').map((problem) => `as editor, ${problem}`),
  );
  const grown = [...largest.calls, ...largest.events].flatMap((cost) => {
    const growth = growthOf(cost, smallest);
    const name = 'what' in cost ? `${cost.name}, ${cost.what}` : cost.name;
    return growth > MOST_GROWTH
      ? [`${name}: ${growth.toFixed(2)} times as expensive as with ${smallest.trips} trips`]
      : [];
  });
  return [...limited, ...limitedAsEditor, ...grown];
}

/** Which limits for any call this one exceeds. */
export function beyondLimits(cost: CallCost, role: CallerRole): string[] {
  const { name, status, roundTrips, checks, readUnits, itemsInTransaction } = cost;
  const asBefore = READING_A_TRIP[name] ?? MOST_READ_UNITS;
  return [
    ...(status !== sampleStatus(name, role)
      ? [`${name}: answered with ${status}, so that it did not do its work`]
      : []),
    ...(roundTrips > MOST_ROUND_TRIPS ? [`${name}: ${roundTrips} round trips in a row`] : []),
    ...(checks > MOST_CHECKS ? [`${name}: ${checks} checks in a row before it begins`] : []),
    ...(readUnits > asBefore ? [`${name}: ${readUnits} read units`] : []),
    ...(name === 'applyStep' && itemsInTransaction > MOST_ITEMS_OF_MOVE
      ? [`${name}: a move of ${itemsInTransaction} items`]
      : []),
  ];
}

/** The ratio of the cost of a call or event handler to that with the fewest trips, per what it does one by one. */
export function growthOf(cost: CallCost | EventCost, { calls, events }: SizeCosts): number {
  const before =
    'what' in cost ? events.find(({ what }) => what === cost.what) : calls.find(({ name }) => name === cost.name);
  return before && unitsOf(before) > 0 ? unitsOf(cost) / unitsOf(before) : 1;
}

/** Read and write units; for fan-outs, per follower, and for the sitemap, per public trip. */
export function unitsOf(cost: CallCost | EventCost): number {
  const { followers, publicTrips } = 'what' in cost ? cost : {};
  return (cost.readUnits + cost.writeUnits) / (followers || publicTrips || 1);
}

/** A table of what event handlers cost with the most trips. */
export function describeEvents(sizes: readonly SizeCosts[]): string {
  const [smallest, largest] = [sizes[0], sizes.at(-1)];
  if (!smallest || !largest) return '';
  const lines = largest.events.map((event) => {
    const { name, what, reads, writes, readUnits, writeUnits, followers, milliseconds } = event;
    const each = [reads, writes, readUnits, writeUnits, `${milliseconds} ms`, growthOf(event, smallest).toFixed(2)];
    const cells = each.map((cell) => String(cell).padStart(12)).join('');
    const share = followers ? `  ${followers} followers, ${unitsOf(event).toFixed(2)} units each` : '';
    return `${`${name}: ${what}`.padEnd(50)}${cells}${share}`;
  });
  const columns = ['reads', 'writes', 'read units', 'write units', 'here', 'growth'];
  return [`\n${'event'.padEnd(50)}${columns.map((column) => column.padStart(12)).join('')}`, ...lines].join('\n');
}
