import { MONTHS } from '#shared/calendar/english-names.ts';
import { editDistance } from './edit-distance.ts';
import { NUMBER } from './numbers.ts';

const UNITS = ['days', 'nights', 'weeks', 'weekend'];
const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** What may be misspelt, by what stands before it: '2 dyas', 'in feburary', 'on wendesday'. */
const EXPECTED: readonly (readonly [RegExp, readonly string[]])[] = [
  [new RegExp(`(?:^|\\s)(?:${NUMBER})\\s*$`, 'i'), [...UNITS, ...MONTHS.map((name) => name.toLowerCase())]],
  [
    /(?:^|\s)(?:in|mid|early|late|of|next|this|during|until|end of|\d(?:st|nd|rd|th)?)[\s-]+$/i,
    MONTHS.map((name) => name.toLowerCase()),
  ],
  [/(?:^|\s)(?:on|from|to|until|till|til|this|next|by|and|leave|leaving|back)\s+$/i, WEEKDAYS],
  [/(?:^|\s)(?:a|the|next|this|long|for the)\s+$/i, ['weekend']],
];
/** Shorter words are too often others. */
const SHORTEST = 4;
const LONG = 6;

/** A message with words of time as they are spelt, where one was expected and something much like it stands. */
export function withTimesSpelt(message: string): string {
  let text = message;
  for (const { index, 0: word } of [...message.matchAll(/\p{L}+/gu)].toReversed()) {
    if (word.length < SHORTEST) continue;
    const before = message.slice(0, index);
    const meant = EXPECTED.filter(([pattern]) => pattern.test(before)).flatMap(([, words]) => words);
    const spelt = meant.find((each) => isMeant(word.toLowerCase(), each));
    if (spelt !== undefined) text = text.slice(0, index) + spelt + text.slice(index + word.length);
  }
  return text;
}

/** 'dyas' and 'feburary': the same letters in another order, or one letter of a long word wrong. */
function isMeant(word: string, meant: string): boolean {
  if (word === meant || word[0] !== meant[0] || word === meant.slice(0, -1) || word === `${meant}s`) return false;
  const isShuffled = [...word].sort().join('') === [...meant].sort().join('');
  return isShuffled || (meant.length >= LONG && editDistance(word, meant, 1) <= 1);
}
