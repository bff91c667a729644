/** What an answer of today says besides, which tells nothing of the trip. */
const SAID_SINCE: Readonly<Record<string, unknown>> = { audience: 'public' };

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The paths of all that an answer says and the former one did not: a field, an entry, a line, another value. */
export function newlySaid(now: unknown, before: unknown, at: string): string[] {
  if (now === null || now === undefined || Object.is(now, before)) return [];
  if (Array.isArray(now) && Array.isArray(before))
    return now.flatMap((each, index) => ofEntry(each, before, `${at}[${index}]`));
  if (isFields(now) && isFields(before)) return ofFields(now, before, at);
  if (typeof now === 'string' && typeof before === 'string' && now.includes('\r\n')) return ofLines(now, before, at);
  return [`${at}: ${JSON.stringify(now)}`];
}

function ofEntry(now: unknown, before: readonly unknown[], at: string): string[] {
  if (!isFields(now)) return before.includes(now) ? [] : [`${at}: ${JSON.stringify(now)}`];
  const same = before.filter(isFields).find((each) => nameOf(each) === nameOf(now));
  return same ? newlySaid(now, same, at) : [`${at}: ${JSON.stringify(now)}`];
}

/** What an entry of a list is known by. */
const nameOf = ({ id, name }: Fields) => id ?? name;

function ofFields(now: Fields, before: Fields, at: string): string[] {
  if ('latitude' in now && isRoundedOf(now, before)) return [];
  return Object.entries(now)
    .filter(([name, value]) => name in before || SAID_SINCE[name] !== value)
    .flatMap(([name, value]) => newlySaid(value, before[name], `${at}.${name}`));
}

/** A position to a tenth of a degree says less than it did. */
function isRoundedOf(now: Fields, before: Fields): boolean {
  return ['latitude', 'longitude'].every((name) => now[name] === Math.round(Number(before[name]) * 10) / 10);
}

function ofLines(now: string, before: string, at: string): string[] {
  const there = new Set(before.split('\r\n'));
  // DTSTAMP is when a calendar was written (RFC 5545, 3.8.7.2).
  const isNew = (line: string) => !there.has(line) && !line.startsWith('DTSTAMP:');
  return now.split('\r\n').flatMap((line) => (isNew(line) ? [`${at}: ${line}`] : []));
}
