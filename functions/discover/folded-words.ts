import type { TravellerItem } from '../data/traveller-item.ts';

/** Words are told apart by this many characters at their beginning; a sort key holds 1024 bytes. */
const MAX_WORD = 40;

/** Letters that are others with a stroke, or two in one, which Unicode does not take apart. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', æ: 'ae', œ: 'oe', ς: 'σ' },
};

/**
 * Without regard to case and diacritics: 'jose' for 'José', 'strasse' for 'STRASSE' and 'Straße' (Unicode NFKD and full
 * case folding), 'kobenhavn' for 'København'; typographic apostrophes are plain ones.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[’ʼ]/gu, "'")
    .toUpperCase()
    .toLowerCase()
    .replace(/[øłđðþæœς]/gu, (letter) => LETTERS[letter] ?? letter);
}

const cut = (word: string) => [...word].slice(0, MAX_WORD).join('');
const spaced = (text: string) => fold(text).split(/\s+/u);

/** What a traveller is found by: username, first and last name, and every word in them; each once, in order. */
export function wordsOfTraveller(traveller: Pick<TravellerItem, 'username' | 'firstName' | 'lastName'>): string[] {
  const parts = [traveller.username ?? '', traveller.firstName, traveller.lastName].flatMap(spaced);
  const words = parts.flatMap((part) => [part, ...part.split(/[^\p{L}\p{N}]+/u)]);
  return [...new Set(words.map(cut))].filter((word) => word !== '').sort();
}

/** The words of a search, without the punctuation around them; none when it has fewer than 2 characters. */
export function wordsOfSearch(q: string): string[] {
  if ([...q.trim()].length < 2) return [];
  const words = spaced(q).map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '') || word);
  return [...new Set(words.map(cut))].filter((word) => word !== '');
}

/** Whether every word of a search begins one of the traveller's words. */
export function matchesAll(searched: readonly string[], words: readonly string[]): boolean {
  return searched.every((beginning) => words.some((word) => word.startsWith(beginning)));
}
