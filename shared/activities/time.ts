const TIME = /^(\d{1,2})[:.h](\d{2})(?::[0-5]\d)?\s*(?:([ap])\.?m\.?)?$/i;

/** Parses '9:30', '09:30' or '9:30 PM' into 'HH:MM' (24 hours); undefined for anything else. */
export function parseTime(text: string): string | undefined {
  const match = TIME.exec(text.trim());
  if (!match) return undefined;
  const minute = Number(match[2]);
  let hour = Number(match[1]);
  const half = match[3]?.toLowerCase();
  if (half !== undefined) {
    if (hour < 1 || hour > 12) return undefined;
    hour = (hour % 12) + (half === 'p' ? 12 : 0);
  }
  if (hour > 23 || minute > 59) return undefined;
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

export const INVALID_ZONE = 'Please enter a time zone like Europe/Rome';

/** Whether a name is one of the IANA time zone database, as the runtime knows it. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
