import { inAllLanguages } from '../words/language-words.ts';
import { countOf } from '../words/word-pattern.ts';

const NIGHTS =
  /(?<![\d.,])(\d{1,2})\s?(?:x\s)?(?:nights?|nächte?|nacht|übernachtung(?:en)?|nuits?|nuitées?|noches?|nott[ei]|pernottament[oi]|nachten|overnachting(?:en)?|noites?|nätter|natt|nætter|nat|overnatning(?:er)?|泊|yö(?:tä)?|noc[ie]?|nocí)(?![\p{L}])/iu;

const MORE_NIGHTS = countOf(inAllLanguages(({ nights }) => nights));

/** The number of nights in the text. */
export function nightsIn(text: string): number | undefined {
  const found = NIGHTS.exec(text) ?? MORE_NIGHTS.exec(text);
  const nights = Number(found?.[1]);
  return found && nights > 0 && nights < 90 ? nights : undefined;
}
