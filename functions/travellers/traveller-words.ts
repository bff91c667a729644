import { fold } from '#shared/text/fold.ts';
import type { TravellerItem } from '../data/traveller-item.ts';

/** Words are cut to this many characters; a sort key holds 1024 bytes. */
const MAX_WORD = 40;

const cut = (word: string) => [...word].slice(0, MAX_WORD).join('');
const spaced = (text: string) => fold(text).split(/\s+/u);

/** What a traveller is found by: username, first and last name, and every word in them; sorted, without duplicates. */
export function wordsOfTraveller(traveller: Pick<TravellerItem, 'username' | 'firstName' | 'lastName'>): string[] {
  const parts = [traveller.username ?? '', traveller.firstName, traveller.lastName].flatMap(spaced);
  const words = parts.flatMap((part) => [part, ...part.split(/[^\p{L}\p{N}]+/u)]);
  return [...new Set(words.map(cut))].filter((word) => word !== '').sort();
}

/** The words of a search, without surrounding punctuation; none when it has fewer than 2 characters. */
export function wordsOfSearch(q: string): string[] {
  if ([...q.trim()].length < 2) return [];
  const words = spaced(q).map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '') || word);
  return [...new Set(words.map(cut))].filter((word) => word !== '');
}

/** Whether every word of a search is a prefix of one of the traveller's words. */
export function matchesAll(searched: readonly string[], words: readonly string[]): boolean {
  return searched.every((beginning) => words.some((word) => word.startsWith(beginning)));
}
