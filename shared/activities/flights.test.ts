import { expect, it } from 'vitest';
import { endDateOf, spanOf } from './span.ts';

/*
 * The second implementation: it knows nothing of offsets, and looks for an instant whose clock, as the runtime's own
 * formatter shows it, is the one asked for.
 */

const MINUTE = 60_000;
const STEP = 15 * MINUTE;
const HOUR = 60 * MINUTE;

const formats = new Map<string, Intl.DateTimeFormat>();

/** What a zone's clock shows at an instant, counted in milliseconds as if it were UTC's. */
function shown(instant: number, timeZone: string): number {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short', calendar: 'gregory' });
  formats.set(timeZone, format);
  return Date.parse(`${format.format(instant).replace(' ', 'T')}:00Z`);
}

/** All instants at which a clock shows this; of one that is skipped, the instant as much later as the clocks jumped. */
function instantsOf(clock: number, timeZone: string): number[] {
  const around = Array.from({ length: (2 * 26 * HOUR) / STEP }, (_, n) => clock - 26 * HOUR + n * STEP);
  const rest = ((clock % STEP) + STEP) % STEP;
  const at = around.map((instant) => Math.floor(instant / STEP) * STEP + rest);
  const exact = at.filter((instant) => shown(instant, timeZone) === clock);
  if (exact.length > 0) return exact;
  const jump = at.find((instant) => shown(instant, timeZone) > clock) ?? 0;
  return [jump + (clock - shown(jump - STEP, timeZone)) - STEP];
}

/** The instants between 2026 and 2029 at which a zone changes its clocks. */
function changesOf(timeZone: string): number[] {
  const days = Array.from({ length: 3 * 365 }, (_, n) => Date.UTC(2026, 0, 1 + n));
  const ahead = (instant: number) => shown(instant, timeZone) - instant;
  return days
    .filter((day) => ahead(day) !== ahead(day + 24 * HOUR))
    .map((day) => {
      const steps = Array.from({ length: (24 * HOUR) / STEP }, (_, n) => day + (n + 1) * STEP);
      return steps.find((instant) => ahead(instant) !== ahead(day)) ?? day;
    });
}

const text = (clock: number) => new Date(clock).toISOString();
const dateOf = (clock: number) => text(clock).slice(0, 10);
const timeOf = (clock: number) => text(clock).slice(11, 16);

/** Numbers that look random and are the same each time (a linear congruential generator). */
function numbers(): (below: number) => number {
  let state = 20_270_328;
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * below);
  };
}

it('TIME-05 two hundred flights around clock changes in sixty zones begin and end when a second implementation says', () => {
  const changing = Intl.supportedValuesOf('timeZone').flatMap((zone) => {
    const changes = changesOf(zone);
    return changes.length > 0 ? [{ zone, changes }] : [];
  });
  const step = changing.length / 60;
  const zones = Array.from({ length: 60 }, (_, n) => changing[Math.floor(n * step)]).flatMap((zone) => zone ?? []);
  expect(new Set(zones.map(({ zone }) => zone)).size).toBe(60);
  const next = numbers();
  const differing: unknown[] = [];
  for (let flight = 0; flight < 200; flight++) {
    const from = zones[flight % 60] ?? { zone: 'UTC', changes: [0] };
    // Every third flight lands where it took off, on the other side of the change.
    const to = flight % 3 === 0 ? from : (zones[next(60)] ?? from);
    const change = from.changes[next(from.changes.length)] ?? 0;
    const departs = shown(change - HOUR, from.zone) + HOUR + (next(33) - 16) * STEP;
    const [start = 0] = instantsOf(departs, from.zone);
    const arrives = shown(start + (3 + next(68)) * STEP, to.zone);
    const later = instantsOf(arrives, to.zone).find((instant) => instant > start) ?? 0;
    const [first = 0] = instantsOf(arrives, to.zone);
    const activity = {
      ...{ kind: 'flight' as const, title: 'Flight', category: 'transport', location: null, endLocation: 'There' },
      ...{ time: timeOf(departs), timeZone: from.zone, endTime: timeOf(arrives), endTimeZone: to.zone },
    };
    const date = dateOf(departs);
    const open = spanOf(activity, date);
    const dated = spanOf({ ...activity, endDate: dateOf(arrives) }, date);
    const ours = [open?.start, open?.end, dated?.end, endDateOf(activity, date)];
    const theirs = [start, later, first, dateOf(arrives)];
    if (JSON.stringify(ours) !== JSON.stringify(theirs)) differing.push({ from, to, date, activity, ours, theirs });
  }
  expect(differing).toEqual([]);
});
