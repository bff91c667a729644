import { foldWords } from '#shared/text/fold.ts';
import { rolesOfPhrase } from '../labels/roles.ts';
import { hasRole } from '../labels/segment.ts';
import type { ReadSegment } from '../mail-context.ts';

const isPickUpWord = (word: string): boolean => rolesOfPhrase(foldWords(word))?.has('pickUp') === true;

/** '2:50 PM pickup', 'Pick up at the lobby: 11:30', or the value of such a label. */
export function isPickUpTime(each: ReadSegment): boolean {
  const words = each.text.match(/\p{L}[\p{L}-]*/gu) ?? [];
  return (
    hasRole(each, 'pickUp') ||
    words.some((word, at) => (word.length > 3 && isPickUpWord(word)) || isPickUpWord(`${word} ${words[at + 1] ?? ''}`))
  );
}
