/**
 * Writes calendar-words.json: the names of months and weekdays, folded (lower case, no diacritics), in the languages of
 * booking mails, from Unicode CLDR through Intl, and the other abbreviations that vendors use.
 */

import { writeFileSync } from 'node:fs';
import { fold } from '#shared/text/fold.ts';

/** Languages whose mails are read with labels of their own: long names and short ones. */
const LANGUAGES = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'nl',
  'pt',
  'sv',
  'da',
  'nb',
  'fi',
  'pl',
  'cs',
  'hu',
  'tr',
  'el',
  'ko',
  'zh',
];
/** Further languages: long names only, as their short ones are words elsewhere ('LIS', 'tra', 'noi'). */
const MORE_LANGUAGES = [
  'ro',
  'sk',
  'bg',
  'uk',
  'ru',
  'ca',
  'et',
  'lv',
  'lt',
  'is',
  'sl',
  'hr',
  'sr',
  'id',
  'cy',
  'ar',
  'he',
  'th',
];
/** Abbreviations that are everyday words elsewhere. */
const TOO_COMMON = new Set(['pro', 'led', 'dub', 'lut', 'per', 'tem', 'ara', 'augusta', 'marta']);
const MORE_MONTHS: readonly string[][] = [
  ['ene', 'jaen', 'jänner', 'gen'],
  ['feber', 'fev', 'fevr'],
  ['mrz', 'maerz', 'mrt'],
  ['abr', 'avr'],
  ['mag'],
  ['giu', 'juin'],
  ['lug', 'juil'],
  ['ago', 'aout', 'août'],
  ['sept', 'set'],
  ['okt', 'ott', 'oct'],
  ['nov'],
  ['dez', 'dic', 'dec'],
];
const MORE_WEEKDAYS: readonly string[][] = [
  ['sun', 'dom', 'zo'],
  ['mon', 'lun', 'ma'],
  ['tue', 'tues', 'mar', 'di'],
  ['wed', 'weds', 'mer', 'mie', 'wo'],
  ['thu', 'thur', 'thurs', 'jeu', 'gio', 'jue', 'do'],
  ['fri', 'ven', 'vie', 'vr'],
  ['sat', 'sam', 'sab', 'za'],
];

const plain = (word: string) =>
  fold(word)
    .replace(/[.\s]+$/g, '')
    .trim();

function names(field: 'month' | 'weekday', date: Date, language: string): string[] {
  const widths = LANGUAGES.includes(language) ? (['long', 'short'] as const) : (['long'] as const);
  return widths.flatMap((width) => {
    const options: Intl.DateTimeFormatOptions = { timeZone: 'UTC', [field]: width };
    const alone = new Intl.DateTimeFormat(language, options).format(date);
    const inDate = new Intl.DateTimeFormat(language, { ...options, day: 'numeric' }).formatToParts(date);
    return [alone, ...inDate.filter(({ type }) => type === field).map(({ value }) => value)];
  });
}

/** Words, and single syllables of Hangul; numbers with a counter, '10월', are read as numbers. */
const isName = (word: string) => /^(?:\p{L}{2,}|[\uac00-\ud7af])$/u.test(word) && !TOO_COMMON.has(word);
const clean = (words: readonly string[]) => [...new Set(words.map(plain))].filter(isName).sort();

/** A word that names two months, such as 'listopad', is that of the language that comes first. */
function monthNames(): string[][] {
  const monthOf = new Map<string, number>();
  const claim = (words: readonly string[], month: number) => {
    for (const word of clean(words)) if (!monthOf.has(word)) monthOf.set(word, month);
  };
  for (const [month, more] of MORE_MONTHS.entries()) claim(more, month);
  for (const language of [...LANGUAGES, ...MORE_LANGUAGES])
    for (const month of MORE_MONTHS.keys()) claim(names('month', new Date(Date.UTC(2023, month, 15)), language), month);
  return MORE_MONTHS.map((_, month) =>
    [...monthOf]
      .filter(([, each]) => each === month)
      .map(([word]) => word)
      .sort(),
  );
}

const months = monthNames();
const weekdays = MORE_WEEKDAYS.map((more, index) => {
  const date = new Date(Date.UTC(2023, 0, 1 + index));
  return clean([...[...LANGUAGES, ...MORE_LANGUAGES].flatMap((language) => names('weekday', date, language)), ...more]);
});
/** Signs of the half of the day that are no word of another language: with a dot, or in letters beyond a to z. */
const isHalfOfDay = (word: string) =>
  /\p{L}\.(?:\s?\p{L}\.?)?$|[^\p{ASCII}]/u.test(word) && !/^[ap]\.?\s?m\.?$/i.test(word);

/** What stands beside an hour before noon (8), or after it (20). */
function halvesOfDay(hour: number): string[] {
  const date = new Date(Date.UTC(2023, 0, 1, hour));
  const words = LANGUAGES.flatMap((language) =>
    new Intl.DateTimeFormat(language, { timeZone: 'UTC', hour: 'numeric', hour12: true })
      .formatToParts(date)
      .filter(({ type }) => type === 'dayPeriod')
      .map(({ value }) => value.toLowerCase()),
  );
  return [...new Set(words.filter(isHalfOfDay))].sort();
}

writeFileSync(
  new URL('calendar-words.json', import.meta.url),
  `${JSON.stringify({ months, weekdays, halves: { before: halvesOfDay(8), after: halvesOfDay(20) } }, null, 1)
    .replace(/\n {3}/g, ' ')
    .replace(/\n {2}\]/g, ' ]')}\n`,
);
