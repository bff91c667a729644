import { MONTHS } from '#shared/calendar/english-names.ts';
import { foldInPlace } from '#shared/text/fold.ts';
import { countriesByName, nameOfCountry } from '../../places/countries.ts';
import { catalogue } from '../catalogue/catalogue.ts';
import { isSmallWord } from '../understand/list-items.ts';
import data from './other-languages.json' with { type: 'json' };

type Language = keyof typeof data.languages;

const LANGUAGES = Object.keys(data.languages).filter((name): name is Language => name in data.languages);
const FEWEST_MARKS = 2;
/** Shorter words of a glossary are words of other languages too. */
const SHORT = 4;
/** Words that tell English, which shares some with every other language. */
const ENGLISH = new Set(
  'the and with for days day week we i want would like to from of in on is are my our no not please what how trip at'.split(
    ' ',
  ),
);

/**
 * The messages of a conversation in English, word by word, those in German, French, Spanish or Italian; a short one is in
 * the language of the one before it. Good enough for places, lengths, dates, sums, companions and interests, which is all
 * that is read of them.
 */
export function conversationInEnglish(messages: readonly string[]): string[] {
  const languages = languagesOf(messages);
  return messages.map((message, index) => {
    const language = languages[index];
    return language === undefined ? message : translated(message, language);
  });
}

/** Whether the last message of a conversation is in another language than English. */
export function isInOtherLanguage(messages: readonly string[]): boolean {
  return languagesOf(messages).at(-1) !== undefined;
}

function languagesOf(messages: readonly string[]): (Language | undefined)[] {
  let spoken: Language | undefined;
  return messages.map((message) => {
    const own = languageOf(message);
    // Who writes one message in English goes on in their own language with the next.
    spoken = own ?? spoken;
    return spoken === undefined || !(own || couldBe(message, spoken)) ? undefined : spoken;
  });
}

/** Whether a message has words of a language, and no more small ones that are English alone: 'togli Lanes of Alfama'. */
function couldBe(message: string, language: Language): boolean {
  const words = foldInPlace(message).match(/\p{L}+/gu) ?? [];
  const own = new Set(data.languages[language].marks.split(' ').map(foldInPlace));
  const known = words.filter((word) => own.has(word) || glossaryOf(language).has(word));
  const english = words.filter((word) => ENGLISH.has(word) && !own.has(word));
  return known.length > 0 && known.length >= english.length;
}

const IN_ENGLISH: Readonly<Record<Language, string>> = {
  de: 'Ich lese Deutsch, antworte aber auf Englisch.',
  fr: 'Je lis le français, mais je réponds en anglais.',
  es: 'Leo español, pero respondo en inglés.',
  it: 'Leggo l’italiano, ma rispondo in inglese.',
};

/** Says in the language of a message that the answer is English; empty for an English one, or when it was said before. */
export function languageText(message: string, before: readonly string[]): string {
  const language = languageOf(message);
  const isSaid = before.some((each) => languageOf(each) === language);
  return language === undefined || isSaid ? '' : IN_ENGLISH[language];
}

/** The language that most words tell; undefined for English, and where too few do. */
function languageOf(message: string): Language | undefined {
  const words = foldInPlace(message).match(/[\p{L}]+/gu) ?? [];
  const english = words.filter(isEnglish).length;
  const counted = LANGUAGES.map((language) => {
    const marks = new Set(data.languages[language].marks.split(' ').map(foldInPlace));
    const glossary = glossaryOf(language);
    const isOwn = (word: string) => marks.has(word) || (word.length > SHORT && !isEnglish(word) && glossary.has(word));
    return { language, count: words.filter(isOwn).length };
  });
  const [best] = counted.sort((a, b) => b.count - a.count);
  return best && best.count >= FEWEST_MARKS && best.count > english ? best.language : undefined;
}

const foreign = new Set(LANGUAGES.flatMap((language) => data.languages[language].marks.split(' ').map(foldInPlace)));

/** A small English word that is none of the words that tell another language. */
function isEnglish(word: string): boolean {
  return ENGLISH.has(word) || (isSmallWord(word) && !foreign.has(word));
}

/** The longest phrase that begins at each word is written in English; names and other words stay. */
function translated(message: string, language: Language): string {
  const known = glossaryOf(language);
  const words = [...message.matchAll(/[\p{L}]+'?|[^\p{L}]+/gu)].map(([word]) => word);
  const english: string[] = [];
  for (let at = 0; at < words.length; ) {
    const found = longestAt(words, at, known);
    english.push(found?.english ?? words[at] ?? '');
    at += found?.length ?? 1;
  }
  return english.join('');
}

const MOST_WORDS = 9;

function longestAt(
  words: readonly string[],
  at: number,
  known: ReadonlyMap<string, string>,
): { readonly english: string; readonly length: number } | undefined {
  for (let length = MOST_WORDS; length > 0; length--) {
    const text = words.slice(at, at + length).join('');
    const english = at + length > words.length || isName(text) ? undefined : known.get(foldInPlace(text));
    if (english !== undefined) return { english, length };
  }
  return undefined;
}

/** 'Nice' and 'Essen' are towns where they begin with a capital. */
function isName(text: string): boolean {
  return /^\p{Lu}/u.test(text) && catalogue().destination(text) !== undefined;
}

const glossaries = new Map<Language, ReadonlyMap<string, string>>();

function glossaryOf(language: Language): ReadonlyMap<string, string> {
  const known = glossaries.get(language) ?? new Map(entriesOf(language));
  glossaries.set(language, known);
  return known;
}

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
  const parts = language === 'de' ? weekdays.flatMap(([name, english]) => partsOf(name, english)) : [];
  // 'Granada' is the town, though Grenada is called so too.
  const countries = [...countriesByName([language])].flatMap(([name, code]): [string, string][] =>
    catalogue().destination(name) ? [] : [[name, nameOfCountry(code)]],
  );
  const words = Object.entries(data.languages[language].words);
  return [...countries, ...months, ...weekdays, ...parts, ...words].map(([text, english]) => [
    foldInPlace(text),
    english,
  ]);
}

function partsOf(name: string, english: string): [string, string][] {
  return Object.entries(PARTS).map(([part, said]) => [`${name}${part}`, `${english} ${said}`]);
}

const PARTS = {
  ...{ morgen: 'morning', vormittag: 'morning', früh: 'morning', mittag: 'lunch' },
  ...{ nachmittag: 'afternoon', abend: 'evening', nacht: 'night' },
} as const;
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
