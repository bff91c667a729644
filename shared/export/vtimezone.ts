import { clockAt } from '../time/zoned-clock.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/**
 * A zone's VTIMEZONE (RFC 5545, 3.6.5) for some years, of the runtime's own zone data: the offset that it begins with, and
 * each change of the clocks, so that a calendar shows the right hour without knowing the zone.
 */
export function timeZoneLines(timeZone: string, firstYear: number, lastYear: number): string[] {
  const from = Date.UTC(firstYear, 0, 1) - DAY;
  const changes = changesOf(timeZone, from, Date.UTC(lastYear + 1, 0, 1) + DAY);
  const first = { at: from, before: offsetAt(from, timeZone), after: offsetAt(from, timeZone) };
  const standard = Math.min(first.after, ...changes.map(({ after }) => after));
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    ...[first, ...changes].flatMap((change) => observance(change, change.after === standard ? 'STANDARD' : 'DAYLIGHT')),
    'END:VTIMEZONE',
  ];
}

interface Change {
  /** In milliseconds since 1970. */
  readonly at: number;
  /** Minutes ahead of UTC. */
  readonly before: number;
  readonly after: number;
}

/** From a change on; its start is what the clock showed that was put back or forward then. */
function observance({ at, before, after }: Change, name: 'STANDARD' | 'DAYLIGHT'): string[] {
  const shown = new Date(at + before * MINUTE).toISOString();
  return [
    `BEGIN:${name}`,
    `DTSTART:${shown.slice(0, 19).replace(/[-:]/g, '')}`,
    `TZOFFSETFROM:${offsetText(before)}`,
    `TZOFFSETTO:${offsetText(after)}`,
    `END:${name}`,
  ];
}

/** No zone changes its offset twice within a day. */
function changesOf(timeZone: string, from: number, to: number): Change[] {
  const changes: Change[] = [];
  for (let at = from; at < to; at += DAY) {
    const [before, after] = [offsetAt(at, timeZone), offsetAt(at + DAY, timeZone)];
    if (before !== after) changes.push({ at: changeBetween(timeZone, at, at + DAY), before, after });
  }
  return changes;
}

/** To the minute, by halving. */
function changeBetween(timeZone: string, from: number, to: number): number {
  const before = offsetAt(from, timeZone);
  let [low, high] = [from, to];
  while (high - low > MINUTE) {
    const middle = low + Math.floor((high - low) / 2 / MINUTE) * MINUTE;
    if (offsetAt(middle, timeZone) === before) low = middle;
    else high = middle;
  }
  return high;
}

/** Minutes that a zone's clock is ahead of UTC. */
function offsetAt(instant: number, timeZone: string): number {
  const { date, time } = clockAt(instant, timeZone);
  return Math.round((Date.parse(`${date}T${time}:00Z`) - Math.floor(instant / MINUTE) * MINUTE) / MINUTE);
}

/** '+0530' */
function offsetText(minutes: number): string {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${minutes < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}${String(rest).padStart(2, '0')}`;
}
