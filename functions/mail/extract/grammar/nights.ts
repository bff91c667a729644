import { inAllLanguages, SPOKEN_HOURS } from '../words/language-words.ts';
import { alternatives, countOf } from '../words/word-pattern.ts';

/** One to twelve as words, which the languages have for their hours. */
const NUMBERS = new Map(SPOKEN_HOURS.flatMap(({ hours }) => hours.map((word, index) => [word, index + 1] as const)));
const COUNTED = new RegExp(`(?<!\\p{L})(${alternatives([...NUMBERS.keys()])})\\s(?=\\p{L})`, 'giu');
const NIGHTS =
  /(?<![\d.,])(\d{1,2})\s?(?:x\s)?(?:nights?|nächte?|nacht|übernachtung(?:en)?|nuits?|nuitées?|noches?|nott[ei]|pernottament[oi]|nachten|overnachting(?:en)?|noites?|nätter|natt|nætter|nat|overnatning(?:er)?|泊|yö(?:tä)?|noc[ie]?|nocí)(?![\p{L}])/iu;

const MORE_NIGHTS = countOf(inAllLanguages(({ nights }) => nights));

/** 'three nights', read as '3 nights'. */
function nightsInWords(written: string): RegExpExecArray | null {
  const text = written.replace(COUNTED, (_, word: string) => `${NUMBERS.get(word.toLowerCase()) ?? word} `);
  return text === written ? null : (NIGHTS.exec(text) ?? MORE_NIGHTS.exec(text));
}

/** The number of nights in the text. */
export function nightsIn(written: string): number | undefined {
  const found = NIGHTS.exec(written) ?? MORE_NIGHTS.exec(written) ?? nightsInWords(written);
  const nights = Number(found?.[1]);
  return found && nights > 0 && nights < 90 ? nights : undefined;
}
