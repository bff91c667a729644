import { describe, expect, it } from 'vitest';
import { sortActivities, sortDays } from '../trips/sort.ts';
import { isTimeZone, parseTime } from './time.ts';

describe('times', () => {
  it.each([
    ['9:30', '09:30'],
    ['09:30', '09:30'],
    ['9:30 PM', '21:30'],
    ['9:30pm', '21:30'],
    ['9:30 p.m.', '21:30'],
    ['12:00 AM', '00:00'],
    ['12:00 PM', '12:00'],
    ['12:59 am', '00:59'],
    ['11:59 pm', '23:59'],
    ['0:00', '00:00'],
    ['23:59', '23:59'],
    ['09:30:15', '09:30'],
    [' 9.30 ', '09:30'],
    ['9h30', '09:30'],
  ])('OPEN-87 %j is stored as %s', (text, time) => {
    expect(parseTime(text)).toBe(time);
  });

  it.each([
    '',
    '24:00',
    '9',
    '9:5',
    '9:60',
    '09:30:60',
    '09:30:99',
    '13:00 PM',
    '0:30 am',
    'noon',
    '9:30 XM',
    '9:30 - 10:30',
    '-1:00',
    '１２:００',
  ])('OPEN-87 %j is not a time', (text) => {
    expect(parseTime(text)).toBeUndefined();
  });

  it('OPEN-87 stored times sort in the order of the day', () => {
    const kept = ['11 pm', '9:30', '12:05 am', '12:00', '1:15 PM'].map((text) =>
      parseTime(text.replace('11 pm', '11:00 pm')),
    );
    expect([...kept].sort()).toEqual(['00:05', '09:30', '12:00', '13:15', '23:00']);
  });

  it('OPEN-87 a time zone is one of the IANA database', () => {
    expect(['Europe/Rome', 'UTC', 'America/Argentina/Ushuaia'].every(isTimeZone)).toBe(true);
    expect(['Rome', 'W. Europe Standard Time', '', 'Europe/Nowhere'].some(isTimeZone)).toBe(false);
  });
});

describe('order', () => {
  it('OPEN-86 activities with a time come first by time, equal times and the others by creation', () => {
    const activities = [
      { id: '5', time: null },
      { id: '4', time: '10:00' },
      { id: '3', time: '09:00' },
      { id: '2', time: null },
      { id: '1', time: '10:00' },
    ];
    expect(sortActivities(activities).map(({ id }) => id)).toEqual(['3', '1', '4', '2', '5']);
  });

  it('OPEN-79 days are sorted by date, then by creation', () => {
    const days = [
      { id: '3', date: '2027-06-04' },
      { id: '1', date: '2027-06-05' },
      { id: '2', date: '2027-06-04' },
    ];
    expect(sortDays(days).map(({ id }) => id)).toEqual(['2', '3', '1']);
  });
});
