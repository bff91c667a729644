import { describe, expect, it } from 'vitest';
import { neededWords } from './needed-words.ts';

const NONE = { words: [], starts: [], within: [], digit: false };
const needed = (source: string) =>
  neededWords(source, 'iu').map(({ words, starts, within, digit }) => ({ words, starts, within, digit }));

describe('what a text needs for a pattern to match', () => {
  it.each([
    ['a word set apart by letters', '(?<!\\p{L})(?:Zimmer|à partir de)(?!\\p{L})', { words: ['zimmer', 'partir'] }],
    ['a word set apart by what is no \\w', '\\b(?:cheap|budget)\\b', { words: ['cheap', 'budget'] }],
    ['the beginning of a word', '(?<!\\p{L})reserv', { starts: ['rese'] }],
    ['letters anywhere', 'strasse|platz', { within: ['stra', 'plat'] }],
    ['signs', '→|[€£]', { within: ['→', '€', '£'] }],
    ['a digit', '\\d{1,2}(?::)?', { digit: true }],
    ['a word after a line’s beginning', '^\\s*(?:von|from)\\s', { words: ['von', 'from'] }],
    ['what has to stand before', '(?<=(?<!\\p{L})at\\s)\\p{Lu}', { words: ['at'] }],
    ['one of both cases', '(?<!\\p{L})[Ll]ei(?!\\p{L})', { words: ['lei'] }],
    ['Greek in any form of its letters', '(?<!\\p{L})ΤΙΜΉΣ(?!\\p{L})', { words: ['τιμήσ'] }],
    ['a list without words beside one', '(?<!\\p{L})(?:table)(?!\\p{L})|(?!)', { words: ['table'] }],
  ])('%s', (_, source, expected) => {
    expect(needed(source)).toEqual([{ ...NONE, ...expected }]);
  });

  it.each([
    ['another way without words', 'price|\\p{Lu}+'],
    ['words that may be left out', '(?:about )?[^x]'],
    ['what must not stand there', '(?!never)\\p{L}+'],
    ['a reference', '(\\p{L})\\1'],
  ])('nothing: %s', (_, source) => {
    expect(neededWords(source, 'u')).toEqual([]);
  });

  it('after an accented letter `\\b` begins no word of its own', () => {
    // In 'écafé' `\b` stands before the c.
    expect(needed('\\bcafé')).toEqual([{ ...NONE, starts: ['caf'] }]);
  });

  it('is one of each, where several things have to be there', () => {
    expect(needed('(?<!\\p{L})(?:per|pro)\\s(?:night|nacht)(?!\\p{L}).*\\d')).toEqual([
      { ...NONE, words: ['per', 'pro'] },
      { ...NONE, words: ['night', 'nacht'] },
      { ...NONE, digit: true },
    ]);
  });
});
