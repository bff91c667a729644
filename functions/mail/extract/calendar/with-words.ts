import type { Draft } from '../mail-reading.ts';

/** A calendar has one event where the mail describes its place and times in words. */
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
 * Calendar entries completed by the mail's text: an entry has only a summary where the text has type, stops, local
 * times, reference and price. Bookings that only the text has are added if it has all entries, too.
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
