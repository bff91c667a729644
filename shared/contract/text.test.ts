import { describe, expect, it } from 'vitest';
import { flag, isWebOrMediaUrl, optionalText, optionalUrl, requiredLine } from './text.ts';

describe('addresses of pictures', () => {
  it.each([
    'https://example.com/a.jpg',
    'http://example.com',
    'https://example.com/ä?q=1#x',
    '/media/abc/def.jpg',
    '/media/abc-1_2/def',
  ])('OPEN-48 %s is accepted', (url) => {
    expect(isWebOrMediaUrl(url)).toBe(true);
  });

  it.each([
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    'ftp://example.com/a.jpg',
    '//example.com/a.jpg',
    'example.com/a.jpg',
    '/a.jpg',
    '/media/',
    '/media/../secret.jpg',
    '/media/a.jpg?x=1',
    '/media/a b.jpg',
    `/media/${'a'.repeat(2000)}`,
    `https://example.com/${'a'.repeat(2000)}`,
    '',
  ])('OPEN-48 %s is refused', (url) => {
    expect(isWebOrMediaUrl(url)).toBe(false);
  });

  it('VAL-06 a missing, null or empty one is null', () => {
    for (const none of [undefined, null, '', '  ']) expect(optionalUrl.parse(none)).toBeNull();
    expect(optionalUrl.safeParse('nowhere').error?.issues[0]?.message).toBe('Please enter a valid URL');
  });
});

describe('texts', () => {
  it('VAL-01 a required line is trimmed, and a blank one counts as missing', () => {
    const title = requiredLine('Title');
    expect(title.parse('  Rome ')).toBe('Rome');
    for (const blank of [undefined, null, '', ' \n\t']) {
      expect(title.safeParse(blank).error?.issues[0]?.message).toBe('Title is required');
    }
  });

  it('OPEN-137 lengths are counted after trimming', () => {
    expect(requiredLine('Title', 3).parse(' abc ')).toBe('abc');
    expect(optionalText('Notes', 3).safeParse('abcd').error?.issues[0]?.message).toBe(
      'Notes can have at most 3 characters',
    );
  });

  it('VAL-07 VAL-21 an optional text that is missing, null or blank is null', () => {
    for (const none of [undefined, null, '', ' ']) expect(optionalText('Notes').parse(none)).toBeNull();
  });

  it('OPEN-62 a flag is true or false, as a boolean or as text, and nothing else', () => {
    const isPublic = flag('isPublic');
    expect(['true', true, 'false', false].map((value) => isPublic.parse(value))).toEqual([true, true, false, false]);
    for (const other of ['', 'True', '1', 1, 0, null, undefined, []]) {
      expect(isPublic.safeParse(other).error?.issues[0]?.message).toBe('isPublic must be true or false');
    }
  });
});
