import type { Draft } from '../mail-reading.ts';

/** A calendar gives one event where the mail names its place and times in words. */
function isSame(entry: Draft, told: Draft): boolean {
  const [from, to] = [entry.fields, told.fields];
  if (from.startDate === undefined || from.startDate.value !== to.startDate?.value) return false;
  return (
    told.type === 'hotel' ||
    from.startTime === undefined ||
    to.startTime === undefined ||
    from.startTime.value === to.startTime.value
  );
}

/**
 * Calendar entries with what the mail says of the same bookings in words: an entry has a summary where the mail names type,
 * stops, times at the place, reference and price. Bookings that only the mail tells of count where it tells of all entries.
 */
export function withWords(entries: readonly Draft[], told: readonly Draft[]): Draft[] {
  const left = [...told];
  const merged = entries.map((entry) => {
    const at = left.findIndex((each) => isSame(entry, each));
    const [words] = at < 0 ? [] : left.splice(at, 1);
    return words ? { ...words, fields: { ...entry.fields, ...words.fields } } : undefined;
  });
  if (merged.every((each) => each !== undefined)) return [...merged.filter((each) => each !== undefined), ...left];
  return merged.map((each, index) => each ?? entries[index]).filter((each) => each !== undefined);
}
