import { describe, expect, it } from 'vitest';
import { neededWords } from './needed-words.ts';
import { kept, PreparedPattern } from './prepared-pattern.ts';

let made = 0;
function prepared(source: string, flags: string): PreparedPattern {
  const needed = kept(neededWords(source, flags));
  return new PreparedPattern({ prepared: { source, flags, ...(needed ? { needed } : {}) } }, (...given) => {
    made += 1;
    return new RegExp(...given);
  });
}

const TEXTS = ['from Rome to Oslo, 3 nights', 'From 12 to 14', 'nothing of it', '', 'VON A NACH B', '日本から'];
const PATTERNS = [
  ['(?<!\\p{L})(?:from|von)\\s(\\S+)', 'iu'],
  ['(?<!\\p{L})(?:from|to)\\s(?<place>\\S+)', 'giu'],
  ['\\d+', 'g'],
  ['x*', 'gu'],
  ['から|,', 'u'],
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
    made = 0;
    const pattern = prepared('(?<!\\p{L})(?:from|von)\\s', 'giu');
    for (const text of ['nothing of it', 'a fromage', '']) expect(pattern.test(text)).toBe(false);
    expect(made).toBe(0);
    expect(pattern.test('FROM Rome')).toBe(true);
    expect(pattern.test('nothing of it')).toBe(false);
    expect(pattern.again().test('von Rom')).toBe(true);
    expect(made).toBe(1);
  });

  it('has a position of its own wherever it is used again', () => {
    const pattern = prepared('\\d', 'g');
    expect(pattern.exec('1 2')?.[0]).toBe('1');
    expect(pattern.again().exec('1 2')?.[0]).toBe('1');
    expect(pattern.exec('1 2')?.[0]).toBe('2');
  });
});
