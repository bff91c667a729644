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
/**
 * Signs of the half of the day that are no word of another language: with a dot, of several words, or in letters beyond
 * a to z.
 */
const isHalfOfDay = (word: string) =>
  /\p{L}\.(?:\s?\p{L}\.?)?$|[^\p{ASCII}]|\p{L}\s\p{L}/u.test(word) && !/^[ap]\.?\s?m\.?$/i.test(word);

/** Words that say something else beside an hour too: '3:00 at night', 'до 10:00 дня выезда' (until 10:00 of the day). */
const MISLEADING = new Set(['at night', 'дня']);

/** How vendors spell them besides: Arabic with its marks elsewhere or without, Dutch with a plain apostrophe. */
const MORE_BEFORE: readonly string[] = ['صباحاً', 'صباحا', 'morgens', 'vormittags', "'s ochtends", "'s morgens"];
const MORE_AFTER: readonly string[] = [
  'مساءاً',
  'مساءا',
  'مساء',
  'ظهراً',
  'ظهرا',
  'عصراً',
  'عصرا',
  'nachmittags',
  'abends',
  "'s middags",
  "'s avonds",
];

const HALF_DAY = Array.from({ length: 11 }, (_, index) => index + 1);
/** Short signs, 'π.μ.', and parts of the day in words, 'مساءً', 'de la tarde'. */
const WIDTHS: readonly Intl.DateTimeFormatOptions[] = [{ hour12: true }, { hourCycle: 'h12', dayPeriod: 'long' }];

/** What stands beside any of the hours. */
function signsOfDay(hours: readonly number[]): Set<string> {
  const signs = hours.flatMap((hour) =>
    [...LANGUAGES, ...MORE_LANGUAGES].flatMap((language) =>
      WIDTHS.flatMap((width) =>
        new Intl.DateTimeFormat(language, { timeZone: 'UTC', hour: 'numeric', ...width })
          .formatToParts(new Date(Date.UTC(2023, 0, 1, hour)))
          .filter(({ type }) => type === 'dayPeriod')
          .map(({ value }) => value.toLowerCase().trim()),
      ),
    ),
  );
  return new Set(signs.filter((sign) => isHalfOfDay(sign) && !MISLEADING.has(sign)));
}

/** What stands beside an hour before noon only, or after it only: a word for the night can mean either. */
function halvesOfDay(): { readonly before: string[]; readonly after: string[] } {
  const [early, late] = [signsOfDay(HALF_DAY), signsOfDay(HALF_DAY.map((hour) => hour + 12))];
  return {
    before: [...[...early].filter((sign) => !late.has(sign)), ...MORE_BEFORE].sort(),
    after: [...[...late].filter((sign) => !early.has(sign)), ...MORE_AFTER].sort(),
  };
}

writeFileSync(
  new URL('calendar-words.json', import.meta.url),
  `${JSON.stringify({ months, weekdays, halves: halvesOfDay() }, null, 1)
    .replace(/\n {3}/g, ' ')
    .replace(/\n {2}\]/g, ' ]')}\n`,
);
