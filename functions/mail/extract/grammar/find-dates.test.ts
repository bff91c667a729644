import { describe, expect, test } from 'vitest';
import { findDates } from './find-dates.ts';
import { resolveDate } from './resolve-date.ts';

const reference = new Date('2027-03-01T10:00:00Z');
const read = (text: string, order: 'day-first' | 'month-first' | 'unknown' = 'unknown') =>
  findDates(text).map((mention) => resolveDate(mention, { reference, order })?.date ?? 'open');

describe('findDates', () => {
  test.each([
    ['Tuesday 13 April 2027', '2027-04-13'],
    ['Tue, Apr 13, 2027', '2027-04-13'],
    ['13th of April 2027', '2027-04-13'],
    ['13APR27', '2027-04-13'],
    ['13-Apr-2027', '2027-04-13'],
    ['13/ABR/2027', '2027-04-13'],
    ['2027-04-13', '2027-04-13'],
    ['Dienstag, 13. April 2027', '2027-04-13'],
    ['Di., 13.04.27', '2027-04-13'],
    ['mardi 13 avril 2027', '2027-04-13'],
    ['1er mai 2027', '2027-05-01'],
    ['12 เมษายน 2570', '2027-04-12'],
    ['14 يناير 2028', '2028-01-14'],
    ['15 באפריל 2027', '2027-04-15'],
    ['martes, 13 de abril de 2027', '2027-04-13'],
    ['martedì 13 aprile 2027', '2027-04-13'],
    ['di 13 apr. 2027', '2027-04-13'],
    ['mar 08/06/2027', '2027-06-08'],
    ['terça-feira, 13 de abril de 2027', '2027-04-13'],
    ['tisdag 13 april 2027', '2027-04-13'],
    ['tirsdag den 13. april 2027', '2027-04-13'],
    ['2027年4月13日(火)', '2027-04-13'],
    ['令和9年4月13日', '2027-04-13'],
  ])('a date is read in vendors’ languages and formats: %s', (text, date) => {
    expect(read(text)).toEqual([date]);
  });

  test('a range has both its days', () => {
    expect(read('12–15 May 2027')).toEqual(['2027-05-12', '2027-05-15']);
    expect(read('May 12-15, 2027')).toEqual(['2027-05-12', '2027-05-15']);
    expect(read('21 a 24 de maio de 2027')).toEqual(['2027-05-21', '2027-05-24']);
  });

  test('a missing year is that of the next such day after the mail, or the one its weekday determines', () => {
    expect(read('Fri 12 Mar')).toEqual(['2027-03-12']);
    expect(read('10 January')).toEqual(['2028-01-10']);
    expect(read('Mon 1 February')).toEqual(['2027-02-01']);
  });

  test('an ambiguous day and month stay open unless the mail reveals their order', () => {
    expect(read('04/05/2027')).toEqual(['open']);
    expect(read('04/05/2027', 'day-first')).toEqual(['2027-05-04']);
    expect(read('04/05/2027', 'month-first')).toEqual(['2027-04-05']);
    expect(read('25/04/2027')).toEqual(['2027-04-25']);
  });

  test('prices, versions and telephone numbers are not dates', () => {
    expect(read('1.234,56 € · v2.3.4 · 030 12 34 56 · 31.02.2027')).toEqual([]);
  });
});

test('a number after a word for the hour is a time rather than a day', () => {
  expect(read('søndag 3. oktober 2027, ankomst kl. 13.10.', 'day-first')).toEqual(['2027-10-03']);
});

test('the code of an airport before its terminal is no month', () => {
  expect(read('HELSINKI HEL 2')).toEqual([]);
});
