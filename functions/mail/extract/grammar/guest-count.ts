import { inAllLanguages } from '../words/language-words.ts';
import { countOf } from '../words/word-pattern.ts';

const GUESTS = countOf(inAllLanguages(({ guests }) => guests));

/** Whether the text says for how many people the table or the ticket is. */
export function mentionsGuests(text: string): boolean {
  return GUESTS.test(text);
}
