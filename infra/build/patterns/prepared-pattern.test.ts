import { describe, expect, it } from 'vitest';
import { choicesOf, neededWords } from './needed-words.ts';
import { keptChoices, keptNeeds, PreparedPattern, SharedPattern } from './prepared-pattern.ts';

let made: string[] = [];
function prepared(source: string, flags: string): PreparedPattern {
  const needs = keptNeeds(neededWords(source, flags));
  const choices = keptChoices(choicesOf(source, flags));
  return new PreparedPattern(
    new SharedPattern({ choices, flags, ...(needs === undefined ? {} : { needs }) }, (...given) => {
      made.push(given[0]);
      return new RegExp(...given);
    }),
  );
}

const TEXTS = ['from Rome to Oslo, 3 nights', 'From 12 to 14', 'nothing of it', '', 'VON A NACH B', '日本から'];
const PATTERNS = [
  ['(?<!\\p{L})(?:from|von)\\s(\\S+)', 'iu'],
  ['(?<!\\p{L})(?:from|to)\\s(?<place>\\S+)', 'giu'],
  ['\\d+', 'g'],
  ['x*', 'gu'],
  ['から|,', 'u'],
  [`(?<!\\p{L})(?:${'one|two|three|four|von|from|nights|a|b'})(?!\\p{L})`, 'giu'],
  [`(?<=(?<!\\p{L})(?:${'from|von|to|nach|in|at|on'})\\s)(?<place>\\S+)`, 'iu'],
  [`(?:one|two|three|four|five|six|${'nothing'})?\\s(?!of|it|to|oslo|one|two|three)\\S+`, 'giu'],
] as const;

const USES: Readonly<Record<string, (text: string, pattern: RegExp) => unknown>> = {
  exec: (text, pattern) => [pattern.exec(text), pattern.lastIndex, pattern.exec(text), pattern.lastIndex],
  test: (text, pattern) => [pattern.test(text), pattern.lastIndex, pattern.test(text)],
  match: (text, pattern) => text.match(pattern),
  matchAll: (text, pattern) => (pattern.global ? [...text.matchAll(pattern)] : undefined),
  replace: (text, pattern) => text.replace(pattern, (part, ...groups) => `<${part}|${JSON.stringify(groups)}>`),
  'replace by a text': (text, pattern) => text.replace(pattern, '[$&]'),
  search: (text, pattern) => text.search(pattern),
  split: (text, pattern) => text.split(pattern),
  source: (_, { source, flags, global }) => [source, flags, global],
};

describe('a prepared pattern', () => {
  it.each(Object.keys(USES))('does what a regular expression does: %s', (name) => {
    for (const [source, flags] of PATTERNS)
      for (const text of TEXTS)
        expect(USES[name]?.(text, prepared(source, flags)), `${source} in ${text}`).toEqual(
          USES[name]?.(text, new RegExp(source, flags)),
        );
  });

  it('is made for a text that has one of its words, and once', () => {
    made = [];
    const pattern = prepared('(?<!\\p{L})(?:from|von)\\s', 'giu');
    for (const text of ['nothing of it', 'a fromage', '']) expect(pattern.test(text)).toBe(false);
    expect(made).toEqual([]);
    expect(pattern.test('FROM Rome')).toBe(true);
    expect(pattern.test('nothing of it')).toBe(false);
    expect(pattern.again().test('von Rom')).toBe(true);
    expect(made).toHaveLength(1);
  });

  it('is made with the words that a text has, and made again for another’s', () => {
    made = [];
    const pattern = prepared('(?<!\\p{L})(?:one|two|three|four|five|six|seven)(?!\\p{L})', 'iu');
    expect(['two and six', 'two', 'SIX'].map((text) => pattern.exec(text)?.[0])).toEqual(['two', 'two', 'SIX']);
    expect(pattern.test('none')).toBe(false);
    expect(made).toEqual(['(?<!\\p{L})(?:two|six)(?!\\p{L})']);
    expect(pattern.exec('five or two')?.[0]).toBe('five');
    expect(made[1]).toBe('(?<!\\p{L})(?:two|five|six)(?!\\p{L})');
  });

  it('has a position of its own wherever it is used again', () => {
    const pattern = prepared('\\d', 'g');
    expect(pattern.exec('1 2')?.[0]).toBe('1');
    expect(pattern.again().exec('1 2')?.[0]).toBe('1');
    expect(pattern.exec('1 2')?.[0]).toBe('2');
  });
});
