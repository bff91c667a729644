import { inAllLanguages, SPOKEN_HOURS } from '../words/language-words.ts';
import { alternatives, caseless, countOf } from '../words/word-pattern.ts';

/** One to twelve as words, which the languages have for their hours. */
const NUMBERS = new Map(SPOKEN_HOURS.flatMap(({ hours }) => hours.map((word, index) => [word, index + 1] as const)));
const COUNTED = caseless(`(?<!\\p{L})(${alternatives([...NUMBERS.keys()])})\\s(?=\\p{L})`, 'giu');
const NIGHTS = countOf(inAllLanguages(({ nights }) => nights));

/** 'three nights', read as '3 nights'. */
function nightsInWords(written: string): RegExpExecArray | null {
  const text = written.replace(COUNTED, (_, word: string) => `${NUMBERS.get(word.toLowerCase()) ?? word} `);
  return text === written ? null : NIGHTS.exec(text);
}

/** The number of nights in the text. */
export function nightsIn(written: string): number | undefined {
  const found = NIGHTS.exec(written) ?? nightsInWords(written);
  const nights = Number(found?.[1]);
  return found && nights > 0 && nights < 90 ? nights : undefined;
}
