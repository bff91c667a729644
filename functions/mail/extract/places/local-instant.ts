const formats = new Map<string, Intl.DateTimeFormat>();

/** Cached offsets by zone and quarter of an hour: zones never change theirs at finer times. */
const offsets = new Map<string, number>();
const MAX_OFFSETS = 5_000;
const QUARTER = 900_000;

function offsetMinutes(zone: string, utc: number): number {
  if (zone === 'UTC') return 0;
  const key = `${zone} ${Math.floor(utc / QUARTER)}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  if (offsets.size >= MAX_OFFSETS) offsets.clear();
  const offset = offsetAt(zone, utc);
  offsets.set(key, offset);
  return offset;
}

function offsetAt(zone: string, utc: number): number {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    });
    formats.set(zone, format);
  }
  const parts = new Map(format.formatToParts(utc).map(({ type, value }) => [type, Number(value)]));
  const local = Date.UTC(
    parts.get('year') ?? 0,
    (parts.get('month') ?? 1) - 1,
    parts.get('day') ?? 1,
    parts.get('hour') ?? 0,
    parts.get('minute') ?? 0,
  );
  return Math.round((local - Math.floor(utc / 60_000) * 60_000) / 60_000);
}

/** The instant, in milliseconds since 1970, of a local time in an IANA zone. */
export function instantOf(date: string, time: string, zone: string): number {
  const naive = Date.parse(`${date}T${time}:00Z`);
  const first = naive - offsetMinutes(zone, naive) * 60_000;
  return naive - offsetMinutes(zone, first) * 60_000;
}

/** The local time in an IANA zone at an instant. */
export function wallClock(instant: number, zone: string): { readonly date: string; readonly time: string } {
  const local = new Date(instant + offsetMinutes(zone, instant) * 60_000).toISOString();
  return { date: local.slice(0, 10), time: local.slice(11, 16) };
}

/** Whether this runtime knows the IANA zone. */
export function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: zone });
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
