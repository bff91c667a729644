import { foldWords } from '#shared/text/fold.ts';
import type { Draft } from '../mail-reading.ts';

const LEAST_LETTERS = 3;
const LEAST_TITLE_LETTERS = 4;
/** Of a number: 'IC 47'. */
const LEAST_DIGITS = 2;

/** Where the first word of a place's name stands in folded words; -1 where it does not. */
function placeAt(words: readonly string[], place: string | undefined, from: number): number {
  const [first] = foldWords(place ?? '')
    .split(' ')
    .filter((word) => word.length >= LEAST_LETTERS);
  return first === undefined ? -1 : words.indexOf(first, from);
}

/**
 * The legs whose way words name: 'Piraeus – Naxos' the one from Piraeus to Naxos, 'Stuttgart – Köln' the two over
 * Mannheim. Empty where none does, or more than one way could be meant.
 */
export function legsOfWay(head: string, drafts: readonly Draft[]): readonly number[] {
  const words = foldWords(head).split(' ');
  const ways = drafts.flatMap(({ fields }, from) => {
    const start = placeAt(words, fields.location?.value, 0);
    const last = drafts.findIndex(
      (leg, at) => at >= from && placeAt(words, leg.fields.endLocation?.value, start + 1) > start,
    );
    return start < 0 || last < 0 ? [] : [[...drafts.keys()].slice(from, last + 1)];
  });
  const [only = []] = ways;
  return ways.length === 1 ? only : [];
}

const titleWords = ({ fields }: Draft): string[] =>
  foldWords(fields.title?.value ?? '')
    .split(' ')
    .filter((word) => word.length >= (/\d/.test(word) ? LEAST_DIGITS : LEAST_TITLE_LETTERS));

/** The only booking whose title shares words with these that no other's has. */
export function calledLike(head: string, drafts: readonly Draft[]): number | undefined {
  const words = new Set(foldWords(head).split(' '));
  const titles = drafts.map(titleWords);
  const called = [...drafts.keys()].filter((at) =>
    (titles[at] ?? []).some(
      (word) => words.has(word) && !titles.some((other, one) => one !== at && other.includes(word)),
    ),
  );
  return called.length === 1 ? called[0] : undefined;
}
