import { expect, it } from 'vitest';
import { couldBePlace } from './could-be-place.ts';

it('names of stations, towns and streets can be places in every script', () => {
  for (const name of ['Praha hl.n.', '3 quai Saint-Vincent', 'Πειραιάς', '上海虹桥', '부산역', 'PIREUS', 'Göteborg C'])
    expect(couldBePlace(name), name).toBe(true);
});

it('a date, a label and the rest of a sentence are never a place', () => {
  for (const text of ['2027 senast', 'lördag', 'mai', 'Ankunft', 'nyckeln hämtas mellan', '12:30', 'Abfahrt:', '14. '])
    expect(couldBePlace(text), text).toBe(false);
});

it('a line with a telephone number and small print about prices are never a place', () => {
  for (const text of [
    'Kundenservice +43 1 555 01 73, täglich 8 bis',
    'Call 1300 555 014 between',
    '28日前：運賃額の約30%',
  ])
    expect(couldBePlace(text), text).toBe(false);
});
