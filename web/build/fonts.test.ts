import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { facesOf } from './fonts.ts';
import { BASIC, TYPEFACES } from './typefaces.ts';
import { codePointsOf, unicodeRangeOf } from './unicode-range.ts';

it('parses a unicode-range and formats it again', () => {
  const range = 'U+0020-007E, U+00A0, U+20AC';
  expect(codePointsOf(range).size).toBe(97);
  expect(unicodeRangeOf(codePointsOf(range))).toBe(range);
  expect(() => codePointsOf('latin')).toThrow('latin is no unicode-range');
});

it.each(TYPEFACES)(
  'every character of $family is in one of its files, and none both in the basic one and another',
  (typeface) => {
    const [basic, ...scripts] = facesOf(typeface).map(({ range }) => codePointsOf(range));
    expect(basic).toEqual(codePointsOf(BASIC));
    const others = new Set(scripts.flatMap((points) => [...points]));
    expect([...others].filter((point) => basic?.has(point))).toEqual([]);
    for (const range of Object.values(typeface.ranges)) {
      const lost = [...codePointsOf(range)].filter((point) => !others.has(point) && !basic?.has(point));
      expect(lost).toEqual([]);
    }
  },
);

it('the basic files cover English text, and names in other scripts have their own', () => {
  const english = 'The quick brown fox, “jumps” – over 13 lazy dogs… 40 € · 5 × 2 → 10';
  expect([...english].filter((letter) => !codePointsOf(BASIC).has(letter.codePointAt(0) ?? 0))).toEqual([]);
  const inter = TYPEFACES.find(({ family }) => family === 'Inter');
  const points = inter && facesOf(inter).map(({ range }) => codePointsOf(range));
  for (const name of ['Zoë', 'Łukasz', 'Αθηνά', 'Дмитрий', 'Nguyễn'])
    for (const letter of name) expect(points?.some((face) => face.has(letter.codePointAt(0) ?? 0))).toBe(true);
});

it('style sheets use only available font weights', () => {
  const asked = new Set(
    ['global', 'tokens'].flatMap((sheet) =>
      [
        ...readFileSync(new URL(`../src/styles/${sheet}.css`, import.meta.url), 'utf8').matchAll(/font-weight: (\d+)/g),
      ].map(([, weight]) => Number(weight)),
    ),
  );
  for (const weight of asked) expect(weight >= 400 && weight <= 660).toBe(true);
});
