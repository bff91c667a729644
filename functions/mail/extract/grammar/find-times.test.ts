import { describe, expect, test } from 'vitest';
import { findTimes } from './find-times.ts';

const read = (text: string) =>
  findTimes(text).map(({ time, dayShift }) => (dayShift === undefined ? time : `${time}+${dayShift}`));

describe('findTimes', () => {
  test.each([
    ['11:05', '11:05'],
    ['7:30 PM', '19:30'],
    ['12:15 a.m.', '00:15'],
    ['4pm', '16:00'],
    ['ab 14 Uhr', '14:00'],
    ['bis 10.30 Uhr', '10:30'],
    ['à 20h30', '20:30'],
    ['kl. 16.45', '16:45'],
    ['ore 8.05', '08:05'],
    ['om 9.15 uur', '09:15'],
    ['午後7時30分', '19:30'],
    ['19時', '19:00'],
    ['12 noon', '12:00'],
    ['5:30 μ.μ.', '17:30'],
    ['10.15 odp.', '22:15'],
    ['du. 5:30', '17:30'],
    ['ÖS 7:05', '19:05'],
    ['6:40 مساءً', '18:40'],
    ['6:40 صباحاً', '06:40'],
    ['الساعة 7 مساءً', '19:00'],
    ['a las 7:30 de la tarde', '19:30'],
    ['7:30 вечера', '19:30'],
    ['8.15 abends', '20:15'],
    ['до 10:00 дня выезда', '10:00'],
    ['8:15 este viernes', '08:15'],
  ])('a time of day is read in the formats of each language: %s', (text, time) => {
    expect(read(text)).toEqual([time]);
  });

  test('an arrival on the next day keeps its time and says how many days later it is', () => {
    expect(read('09:20 (+1 day)')).toEqual(['09:20+1']);
    expect(read('00:40 +1')).toEqual(['00:40+1']);
  });

  test('durations, prices and scores are not times of day', () => {
    expect(read('3h 40m, 7 hr 15 min, 14.00 kr, 2.50 €')).toEqual([]);
  });

  test('a station that is named after the south is not noon', () => {
    expect(read('Bruxelles-Midi')).toEqual([]);
  });

  test.each([
    ['Samstag, 17.07.2027, 14 bis 21 Uhr', ['14:00', '21:00']],
    ['piątek, 2 lipca 2027, od 15 do 20', ['15:00', '20:00']],
    ['söndag 21 mars 2027 kl. 15–18', ['15:00', '18:00']],
    ['zwischen 15 und 18 Uhr', ['15:00', '18:00']],
    ['3–6 pm', ['15:00', '18:00']],
    ['dalle 14 alle 20', ['14:00', '20:00']],
  ])('a whole hour that only its range tells from other numbers is a time: %s', (text, times) => {
    expect(read(text)).toEqual(times);
  });

  test('numbers of people, ages and seats are no hours, though a range joins them', () => {
    expect(read('ab 2 bis 4 Personen, von 6 bis 12 Jahren, Coach 5 - 9:30')).toEqual(['09:30']);
  });
});
