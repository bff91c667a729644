import { monthNumber, weekdayNumbers } from '../grammar/calendar-words.ts';
import { hasTelephone } from '../grammar/find-telephone.ts';
import { labelAtStart } from '../labels/roles.ts';

const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/;

/** A day, a time or a sum: no words, or words of the calendar alone. */
function isOfCalendar(words: readonly string[]): boolean {
  return (
    words.length === 0 || words.every((word) => monthNumber(word) !== undefined || weekdayNumbers(word) !== undefined)
  );
}

/** Small print: a share of a price, or so many days. */
const SMALL_PRINT = /[%％]|\d\s?(?:日|天|일)(?:間|前|以)/u;

/** '(before': a piece of what stood in parentheses. */
const TORN = /^[（(][^()（）]*$/u;

/** A label without a value names what would stand there, rather than a place. */
function isBareLabel(text: string): boolean {
  const label = labelAtStart(text);
  return label !== undefined && /^[\s:：]*$/.test(text.slice(label.end));
}

/**
 * Whether words in the position of a place can be the name of one: not a date, a label, a telephone, or small print. For
 * scripts with capitals a name has one, or begins with a number ('3 quai Saint-Vincent').
 */
export function couldBePlace(name: string): boolean {
  const text = name.trim();
  const words = text.match(/\p{L}+/gu) ?? [];
  if (isOfCalendar(words) || YEAR.test(text) || isBareLabel(text)) return false;
  if (SMALL_PRINT.test(text) || hasTelephone(text) || TORN.test(text)) return false;
  const hasCase = /[\p{Ll}\p{Lu}]/u.test(text);
  return !hasCase || /\p{Lu}/u.test(text);
}
