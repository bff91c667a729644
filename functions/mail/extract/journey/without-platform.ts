import { inAllLanguages } from '../words/language-words.ts';
import { alternatives, caseless } from '../words/word-pattern.ts';

const WORDS = alternatives(inAllLanguages(({ platform }) => platform));
/** '9A-B', '1 & 2': the number or letter of a platform. */
const NUMBER = '(?:\\d{1,3}\\s?\\p{L}?|\\p{Lu}\\d{0,2})(?:\\s?[-–/&,]\\s?(?:\\d{1,3}|\\p{Lu}))*';
const IN_BRACKETS = caseless(`\\s?[(\\[](?:${WORDS})\\.?\\s?${NUMBER}[)\\]]`, 'giu');
const AT_THE_END = caseless(`[\\s,;·–-]+(?:${WORDS})\\.?\\s?${NUMBER}$`);

/** The name of a station, port or airport without the platform or gate behind it: 'Wien Hbf (Bahnsteig 9A-B)'. */
export function withoutPlatform(name: string): string {
  const rest = name.replace(IN_BRACKETS, '').replace(AT_THE_END, '').trim();
  return rest === '' ? name : rest;
}
