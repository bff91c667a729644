import { fold } from '#shared/text/fold.ts';
import words from '../../data/calendar-words.json' with { type: 'json' };
import { inAllLanguages } from '../words/language-words.ts';

const monthOf = new Map<string, number>();
for (const [index, names] of words.months.entries()) for (const name of names) monthOf.set(name, index + 1);

const weekdaysOf = new Map<string, Set<number>>();
for (const [index, names] of words.weekdays.entries())
  for (const name of names) weekdaysOf.set(name, (weekdaysOf.get(name) ?? new Set()).add(index));
const NO_MONTHS = new Set(inAllLanguages(({ noMonths }) => noMonths));
const JAPANESE_WEEKDAYS = '日月火水木金土';

/** Signs beside an hour before noon and after it, lower case: 'π.μ.', 'odp.'. */
export const HALVES: { readonly before: readonly string[]; readonly after: readonly string[] } = words.halves;

/** 1 to 12, or undefined when the word is not a month. */
export function monthNumber(word: string): number | undefined {
  // 'dès': without its accent it would be a Norwegian month.
  if (NO_MONTHS.has(word.normalize('NFC').toLowerCase())) return undefined;
  const folded = fold(word);
  const known = monthOf.get(folded);
  if (known !== undefined || folded.length < 3 || folded.length > 5) return known;
  // 'HEL 2' is a terminal: three capitals that no list has as a month are the code of an airport.
  if (/^[A-Z]{3}$/.test(word)) return undefined;
  const begun = new Set(
    [...monthOf].filter(([name]) => name.length > 4 && name.startsWith(folded)).map(([, month]) => month),
  );
  return begun.size === 1 ? [...begun][0] : undefined;
}

/** The days of the week (0 is Sunday) that a word can mean in any of the languages; undefined for other words. */
export function weekdayNumbers(word: string): ReadonlySet<number> | undefined {
  const japanese = /^([日月火水木金土])(?:曜日?)?$/.exec(word);
  if (japanese?.[1]) return new Set([JAPANESE_WEEKDAYS.indexOf(japanese[1])]);
  return weekdaysOf.get(fold(word).replace(/\.$/, ''));
}
