import { type Dictionary, lookUp } from '#shared/text/dictionary.ts';
import { foldInPlace } from '#shared/text/fold.ts';
import { catalogue } from '../catalogue/catalogue.ts';
import { isSmallWord } from '../understand/list-items.ts';
import { GLOSSARIES, LANGUAGES, type Language, MARKS } from './glossaries.prepared.ts';

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
  const own = new Set(MARKS[language]);
  const known = words.filter((word) => own.has(word) || Object.hasOwn(GLOSSARIES[language], word));
  const english = words.filter((word) => ENGLISH.has(word) && !own.has(word));
  return (known.length > 0 || hasPhrase(message, language)) && known.length >= english.length;
}

/** 'Commençons par': words that only together are known. */
function hasPhrase(message: string, language: Language): boolean {
  const words = wordsAndGaps(message);
  return words.some((_, at) => (longestAt(words, at, GLOSSARIES[language])?.length ?? 0) > 1);
}

function wordsAndGaps(message: string): string[] {
  return [...message.matchAll(/[\p{L}]+'?|[^\p{L}]+/gu)].map(([word]) => word);
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
    const marks = new Set(MARKS[language]);
    const glossary = GLOSSARIES[language];
    const isOwn = (word: string) =>
      marks.has(word) || (word.length > SHORT && !isEnglish(word) && Object.hasOwn(glossary, word));
    return { language, count: words.filter(isOwn).length };
  });
  const [best] = counted.sort((a, b) => b.count - a.count);
  return best && best.count >= FEWEST_MARKS && best.count > english ? best.language : undefined;
}

const foreign = new Set(LANGUAGES.flatMap((language) => MARKS[language]));

/** A small English word that is none of the words that tell another language. */
function isEnglish(word: string): boolean {
  return ENGLISH.has(word) || (isSmallWord(word) && !foreign.has(word));
}

/** The longest phrase that begins at each word is written in English; names and other words stay. */
function translated(message: string, language: Language): string {
  const known = GLOSSARIES[language];
  const words = wordsAndGaps(message);
  const english: string[] = [];
  for (let at = 0; at < words.length; ) {
    const found = longestAt(words, at, known);
    english.push(found?.english ?? words[at] ?? '');
    at += found?.length ?? 1;
  }
  const text = english.join('');
  return VERBS_LAST.has(language) ? text.split(CLAUSES).map(withVerbFirst).join('') : text;
}

/** Languages whose infinitives end a clause: 'Edinburgh bitte weglassen'. */
const VERBS_LAST: ReadonlySet<Language> = new Set(['de']);
const CLAUSES = /([,;!?]|(?<!\d)\.(?=\s|$)|\s(?:and|if|but)\s)/;
const VERB_LAST = /^(\s*)(\S.*?)\s+(leave out|remove|add|move|swap|replace|keep)(\s*)$/;

/** 'Edinburgh please leave out' as English has it. */
function withVerbFirst(clause: string): string {
  const [, before = '', rest, verb, after = ''] = VERB_LAST.exec(clause) ?? [];
  return verb === undefined ? clause : `${before}${verb} ${rest}${after}`;
}

const MOST_WORDS = 9;

function longestAt(
  words: readonly string[],
  at: number,
  known: Dictionary<string>,
): { readonly english: string; readonly length: number } | undefined {
  for (let length = MOST_WORDS; length > 0; length--) {
    const text = words.slice(at, at + length).join('');
    const english = at + length > words.length || isName(text) ? undefined : lookUp(known, foldInPlace(text));
    if (english !== undefined) return { english, length };
  }
  return undefined;
}

/** 'Nice' and 'Essen' are towns where they begin with a capital. */
function isName(text: string): boolean {
  return /^\p{Lu}/u.test(text) && catalogue().destination(text) !== undefined;
}
