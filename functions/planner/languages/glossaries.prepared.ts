import { MONTHS } from '#shared/calendar/english-names.ts';
import { foldInPlace } from '#shared/text/fold.ts';
import { countriesByName, nameOfCountry } from '../../places/countries.ts';
import { catalogue } from '../catalogue/catalogue.ts';
import data from './other-languages.json' with { type: 'json' };

export type Language = keyof typeof data.languages;

export const LANGUAGES = Object.keys(data.languages).filter((name): name is Language => name in data.languages);

const marksOf = (language: Language): string[] => data.languages[language].marks.split(' ').map(foldInPlace);

function entriesOf(language: Language): [string, string][] {
  const months = MONTHS.map((name, index): [string, string] => [
    new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2027, index, 15)),
    name,
  ]);
  // 3 January 2027 is a Sunday.
  const weekdays = WEEKDAYS.map((name, index): [string, string] => [
    new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2027, 0, 3 + index)),
    name,
  ]);
  // 'Samstagabend' is one word.
  const spans = language === 'de' ? spansOf() : [];
  const parts = language === 'de' ? weekdays.flatMap(([name, english]) => partsOf(name, english)) : [];
  // 'Granada' is the town, though Grenada is called so too.
  const countries = [...countriesByName([language])].flatMap(([name, code]): [string, string][] =>
    catalogue().destination(name) ? [] : [[name, nameOfCountry(code)]],
  );
  const words = Object.entries(data.languages[language].words);
  return [...countries, ...months, ...weekdays, ...parts, ...spans, ...words].map(([text, english]) => [
    foldInPlace(text),
    english,
  ]);
}

/** 'Do bis Sa' and 'Fr-So': two letters are a weekday where another one follows. */
function spansOf(): [string, string][] {
  const short = WEEKDAYS.map((name, index) => ({ name, said: SHORT_WEEKDAYS[index] ?? name }));
  return short.flatMap((first) =>
    short.flatMap((last) =>
      [' bis ', '-', ' - ', '–', ' – '].map((joint): [string, string] => [
        `${first.said}${joint}${last.said}`,
        `${first.name} to ${last.name}`,
      ]),
    ),
  );
}

const SHORT_WEEKDAYS = ['so', 'mo', 'di', 'mi', 'do', 'fr', 'sa'];

function partsOf(name: string, english: string): [string, string][] {
  return Object.entries(PARTS).map(([part, said]) => [`${name}${part}`, `${english} ${said}`]);
}

const PARTS = {
  ...{ morgen: 'morning', vormittag: 'morning', früh: 'morning', mittag: 'lunch' },
  ...{ nachmittag: 'afternoon', abend: 'evening', nacht: 'night' },
} as const;
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const ofEach = <Value>(make: (language: Language) => Value): Readonly<Record<Language, Value>> => ({
  ...{ de: make('de'), fr: make('fr'), es: make('es'), it: make('it') },
});

/** The small words that tell a language, folded. */
export const MARKS = ofEach(marksOf);

/** Folded words and phrases of each language, in English. */
export const GLOSSARIES = ofEach(
  (language): Readonly<Record<string, string>> => Object.fromEntries(entriesOf(language)),
);
