import { expect, it } from 'vitest';
import { answer } from '../built-in/answer.ts';
import { catalogue } from '../catalogue/catalogue.ts';
import { knowsHolidays, publicHolidayOn } from './public-holidays.ts';
import data from './season-notes.json' with { type: 'json' };
import { ramadanAt, seasonNotes } from './season-notes.ts';

const said = (message: string) =>
  answer({ message, chatHistory: [], suggestion: null, trip: null, today: '2026-11-23' });

it('knows the public holidays of every country of the catalogue', () => {
  const unknown = catalogue().destinations.filter(({ country }) => !knowsHolidays(country, '2027-05-01'));
  expect(unknown.map(({ name }) => name)).toEqual([]);
  expect(publicHolidayOn('IT', '2027-04-25')?.name).toMatch(/Liberation/);
  expect(publicHolidayOn('IT', '2027-04-26')).toBeUndefined();
  expect(knowsHolidays('IT', '2050-01-01')).toBe(false);
});

it('says which public holidays are within the dates of a plan, and only when its dates are said', () => {
  expect(said('Rome 30 April to 3 May').message).toMatch(/Public holiday then: Labour Day \(May 1\)/);
  expect(said('Rome 24 to 27 April').message).toMatch(/Liberation.*may be closed/);
  expect(said('Rome in April').message).not.toContain('Public holiday');
});

it.each([
  ['MA', '2027-02-14', 5, { from: '2027-02-08', to: '2027-03-08' }],
  ['EG', '2027-04-01', 5, undefined],
  ['IT', '2027-02-14', 5, undefined],
] as const)('in %s from %s on for %i days Ramadan is %j', (country, start, days, ramadan) => {
  expect(ramadanAt(country, start, days)).toEqual(ramadan);
});

it('every destination that a season note names is in the catalogue', () => {
  const named = [...data.notes.flatMap(({ destinations }) => destinations), ...Object.keys(data.altitude.destinations)];
  expect(named.filter((name) => !catalogue().destination(name))).toEqual([]);
  const hoiAn = catalogue().destination('Hoi An');
  expect(hoiAn && seasonNotes(hoiAn, 10).join(' ')).toMatch(/typhoons/);
});
