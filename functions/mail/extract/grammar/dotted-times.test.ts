import { expect, it } from 'vitest';
import { dottedTimes } from './dotted-times.ts';
import { findDates } from './find-dates.ts';

const dated = (text: string) => ({ text, dates: findDates(text) });

it.each([
  ['2027. július 9., péntek, 20.30', '20:30'],
  ['sobota 6. února 2027 v 19.00 hodin', '19:00'],
  ['tirsdag 9. marts 2027, 9.15', '09:15'],
])('an hour with a dot behind its day is a time (%s)', (text, time) => {
  expect(dottedTimes(dated(text), undefined).map((each) => each.time)).toEqual([time]);
});

it('an hour with a dot in the cell below a day is a time', () => {
  expect(dottedTimes(dated('sebelum 12.00'), dated('Min, 27 Jun 2027')).map((each) => each.time)).toEqual(['12:00']);
  expect(dottedTimes(dated('sebelum 12.00'), dated('Hotel Tugu'))).toEqual([]);
});

it('a price, a share and a version behind a day are no times', () => {
  for (const text of ['12 May 2027, 14.50 EUR', '12 May 2027 15.00 %', '12 May 2027, 10.15.2', '12 May 2027 € 12.30'])
    expect(dottedTimes(dated(text), undefined), text).toEqual([]);
});

it('an hour with a dot beside the place that a label calls an end of a way is a time', () => {
  for (const text of ['Nynäshamn 11.20', '11.20 Nynäshamn']) {
    expect(
      dottedTimes({ ...dated(text), isEnd: true }, undefined).map(({ time }) => time),
      text,
    ).toEqual(['11:20']);
    expect(dottedTimes(dated(text), undefined), text).toEqual([]);
  }
});
