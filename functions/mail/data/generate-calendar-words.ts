/**
 * Writes calendar-words.json: the names of months and weekdays, folded (lower case, no diacritics), in the languages of
 * booking mails, from Unicode CLDR through Intl, and the other abbreviations that vendors use.
 */

import { writeFileSync } from 'node:fs';
import { fold } from '#shared/text/fold.ts';

const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'sv', 'da', 'nb', 'fi', 'pl', 'cs'];
/** Abbreviations that are everyday words elsewhere. */
const TOO_COMMON = new Set(['pro', 'led', 'dub', 'lut', 'per']);
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

function names(field: 'month' | 'weekday', date: Date): string[] {
  const found: string[] = [];
  for (const language of LANGUAGES)
    for (const width of ['long', 'short'] as const) {
      const options: Intl.DateTimeFormatOptions = { timeZone: 'UTC', [field]: width };
      found.push(new Intl.DateTimeFormat(language, options).format(date));
      const inDate = new Intl.DateTimeFormat(language, { ...options, day: 'numeric' }).formatToParts(date);
      for (const part of inDate) if (part.type === field) found.push(part.value);
    }
  return found;
}

const clean = (words: readonly string[]) =>
  [...new Set(words.map(plain))].filter((word) => /^\p{L}{2,}$/u.test(word) && !TOO_COMMON.has(word)).sort();
const months = MORE_MONTHS.map((more, index) =>
  clean([...names('month', new Date(Date.UTC(2023, index, 15))), ...more]),
);
const weekdays = MORE_WEEKDAYS.map((more, index) =>
  clean([...names('weekday', new Date(Date.UTC(2023, 0, 1 + index))), ...more]),
);
writeFileSync(
  new URL('calendar-words.json', import.meta.url),
  `${JSON.stringify({ months, weekdays }, null, 1)
    .replace(/\n {3}/g, ' ')
    .replace(/\n {2}\]/g, ' ]')}\n`,
);
