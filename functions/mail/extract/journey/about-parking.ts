import { inAllLanguages } from '../words/language-words.ts';
import { alternatives, caseless } from '../words/word-pattern.ts';

/** Also as the beginning of a longer word: 'Parkplatzbuchung', 'pysäköintialue'. */
export const PARKING = caseless(`(?<!\\p{L})(?:${alternatives(inAllLanguages(({ parking }) => parking))})`);

export const isAboutParking = (text: string): boolean => PARKING.test(text);
