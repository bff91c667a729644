import { describe, expect, it } from 'vitest';
import { calendarDate, toDateTime } from './calendar-date.ts';

const schema = calendarDate('Start date is required');
const parse = (text: string) => schema.safeParse(text).data;

describe('calendar dates', () => {
  it.each([
    ['2027-06-03', '2027-06-03'],
    [' 2027-06-03 ', '2027-06-03'],
    ['2027-06-03T00:00:00.000Z', '2027-06-03'],
    ['2027-06-03T00:00Z', '2027-06-03'],
    ['2027-06-03T23:59:59.999999999Z', '2027-06-03'],
    ['2027-06-03T23:30:00-01:00', '2027-06-04'],
    ['2027-06-03T00:30:00+01:00', '2027-06-02'],
    ['2028-02-29', '2028-02-29'],
    ['0000-01-01', '0000-01-01'],
    ['9999-12-31T23:59:59Z', '9999-12-31'],
  ])('OPEN-69 OPEN-78 %j is %s in UTC', (text, date) => {
    expect(parse(text)).toBe(date);
  });

  it.each([
    '',
    '2027-02-30',
    '2027-02-29',
    '2027-13-01',
    '2027-00-10',
    '2027-06-00',
    '2027-6-3',
    '03.06.2027',
    '06/03/2027',
    '20270603',
    '+012027-06-03',
    '2027-06-03T25:00:00Z',
    '2027-06-03T10:00:00',
    '2027-06-03 10:00:00Z',
    '9999-12-31T23:59:59-01:00',
    '0000-01-01T00:00:00+01:00',
    'June 3, 2027',
    '1812067200000',
  ])('OPEN-78 %j is not a date', (text) => {
    expect(parse(text)).toBeUndefined();
  });

  it('OPEN-69 are sent as midnight UTC', () => {
    expect(toDateTime('2027-06-03')).toBe('2027-06-03T00:00:00.000Z');
    expect(parse(toDateTime('2027-06-03'))).toBe('2027-06-03');
  });

  it('VAL-02 OPEN-78 a missing date and an invalid one have different messages', () => {
    const messageFor = (value: unknown) => schema.safeParse(value).error?.issues[0]?.message;
    expect([undefined, null, '', 7].map(messageFor)).toEqual(Array(4).fill('Start date is required'));
    expect(messageFor('2027-02-30')).toBe('Please enter a date that exists');
  });
});
