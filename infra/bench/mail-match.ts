import type { ParsedBooking } from '#shared/mail/schema.ts';
import { foldWords } from '#shared/text/fold.ts';
import type { Expected } from './mail-cases.ts';

export const FIELDS = [
  'type',
  'startDate',
  'startTime',
  'endDate',
  'endTime',
  'location',
  'confirmationNumber',
  'cost',
  'currency',
] as const;
export type Field = (typeof FIELDS)[number];

const SMALL_WORDS = new Set(
  'the of and at in to from de der die das du la le el del di da und et y an airport international station hbf bahnhof gare street st str strasse rue via road rd avenue ave'.split(
    ' ',
  ),
);

/** The significant words of a name, folded. */
function words(text: string | undefined): string[] {
  return foldWords(text ?? '')
    .split(' ')
    .filter((word) => word !== '' && (word.length > 1 || /\d/.test(word)) && !SMALL_WORDS.has(word));
}

/** At least half of the words read are expected, and a third of the expected words, or two, are read. */
function overlaps(read: readonly string[], expected: readonly string[]): boolean {
  const [a, b] = [new Set(read), new Set(expected)];
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared > 0 && shared / a.size >= 0.5 && (shared / b.size >= 0.34 || shared >= 2);
}

const code = (text: string | undefined) => (text ?? '').toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');

function sameLocation(expected: Expected, read: ParsedBooking): boolean {
  const found = words(read.location);
  if ([expected.location, ...(expected._locationAlt ?? [])].some((each) => overlaps(found, words(each)))) return true;
  const ends = new Set([...words(expected._ends?.from), ...words(expected._ends?.to)]);
  return ends.size > 0 && found.filter((word) => ends.has(word)).length / Math.max(1, found.length) >= 0.5;
}

export function fieldMatches(field: Field, expected: Expected, read: ParsedBooking): boolean {
  if (field === 'location') return sameLocation(expected, read);
  if (field === 'confirmationNumber')
    return [expected.confirmationNumber, ...(expected._confirmationAlt ?? [])].some(
      (each) => code(each) === code(read.confirmationNumber),
    );
  if (field === 'cost')
    return [expected.cost ?? 0, ...(expected._costAlt ?? [])].some((each) => Math.abs(each - (read.cost ?? 0)) < 0.011);
  return expected[field] === read[field];
}

/** How similar two bookings are; below 3 they are different ones. */
function likeness(expected: Expected, read: ParsedBooking): number {
  const both = (field: Field) =>
    expected[field] !== undefined && read[field] !== undefined && fieldMatches(field, expected, read);
  const title = words(`${read.title} ${read.description ?? ''}`);
  const named = [expected.title, ...(expected._titleAlt ?? [])].some((each) =>
    words(each).some((word) => title.includes(word)),
  );
  return (
    (both('startDate') ? 3 : 0) +
    (both('confirmationNumber') ? 2 : 0) +
    (both('type') ? 2 : 0) +
    (both('startTime') ? 2 : 0) +
    (both('location') ? 1.5 : 0) +
    (named ? 1 : 0) +
    (both('endDate') ? 1 : 0)
  );
}

/** Pairs of expected and read bookings, most similar first; each is in one pair at most. */
export function pairs(
  expected: readonly Expected[],
  read: readonly ParsedBooking[],
): { readonly expected: Expected; readonly read: ParsedBooking }[] {
  const all = expected
    .flatMap((one) => read.map((other) => ({ expected: one, read: other, likeness: likeness(one, other) })))
    .filter((pair) => pair.likeness >= 3)
    .sort((a, b) => b.likeness - a.likeness);
  const taken = new Set<unknown>();
  return all.filter((pair) => {
    if (taken.has(pair.expected) || taken.has(pair.read)) return false;
    taken.add(pair.expected);
    taken.add(pair.read);
    return true;
  });
}
