import { describe, expect, it } from 'vitest';
import { sortActivities } from '../trips/sort.ts';
import { endProblem } from './end-problem.ts';
import { endDateOf, formatMinutes, minutesBetween, minutesOf, overlap, spanOf, type Timed } from './span.ts';

const DAY = '2027-05-03';
const NOTHING = { title: 'x', category: null, location: null, timeZone: null, time: null, endTime: null };

type Ends = readonly [zone: string, time: string, date?: string];

const flight = ([from, time]: Ends, [to, endTime, endDate]: Ends): Timed => ({
  ...{ ...NOTHING, kind: 'flight', timeZone: from, time, endTimeZone: to, endTime },
  ...(endDate === undefined ? {} : { endDate }),
});
const [singapore, sanFrancisco] = ['Asia/Singapore', 'America/Los_Angeles'];
const [auckland, honolulu] = ['Pacific/Auckland', 'Pacific/Honolulu'];

describe('how long it takes', () => {
  it.each([
    ['Singapore to San Francisco', flight([singapore, '09:25'], [sanFrancisco, '09:15', DAY]), '14 h 50'],
    ['Auckland to Honolulu', flight([auckland, '23:55'], [honolulu, '09:45', DAY]), '7 h 50'],
    ['Honolulu to Auckland', flight([honolulu, '15:00'], [auckland, '22:05', '2027-05-04']), '9 h 05'],
  ])('TIME-03 %s: by instants, whatever the two clocks show', (_, journey, words) => {
    expect(formatMinutes(minutesOf(journey, DAY) ?? 0)).toBe(words);
    expect(endProblem(journey, DAY)).toBeUndefined();
  });

  it('a journey whose end has no zone of its own has no end that is known', () => {
    expect(minutesOf({ ...flight([singapore, '09:25'], ['', '09:15']), endTimeZone: null }, DAY)).toBeNull();
  });

  it('TIME-01 nothing without a time has an instant, and no instant is part of an activity', () => {
    const dinner = { ...NOTHING, timeZone: 'Europe/Rome', endTime: '22:00' };
    expect([spanOf(dinner, DAY), spanOf({ ...dinner, time: '20:00' }, DAY)]).toEqual([
      undefined,
      { start: Date.parse('2027-05-03T18:00:00Z'), end: Date.parse('2027-05-03T20:00:00Z') },
    ]);
  });
});

describe('an end without a date of its own', () => {
  it.each([
    ['20:00', '22:00', DAY, '2 h'],
    ['22:00', '01:00', '2027-05-04', '3 h'],
    ['22:00', '22:00', '2027-05-04', '24 h'],
  ])('TIME-05 is the first such clock after the start: %s to %s ends on %s, %s later', (time, endTime, date, words) => {
    const dinner = { ...NOTHING, kind: 'meal' as const, timeZone: 'Europe/Rome', time, endTime };
    expect([endDateOf(dinner, DAY), formatMinutes(minutesOf(dinner, DAY) ?? 0)]).toEqual([date, words]);
  });

  it('TIME-05 goes by instants: over the date line the same flight ends on the date before', () => {
    expect(endDateOf(flight([auckland, '10:00'], [honolulu, '20:00']), DAY)).toBe('2027-05-02');
    expect(endDateOf(flight([singapore, '09:25'], [sanFrancisco, '09:15']), DAY)).toBe(DAY);
  });

  it('TIME-04 is the later of two clocks where that was chosen', () => {
    const night = { ...NOTHING, timeZone: 'Europe/Rome', time: '01:00', endTime: '02:30', endDate: '2027-10-31' };
    expect(minutesOf(night, '2027-10-31')).toBe(90);
    expect(minutesOf({ ...night, endTimeIsLater: true }, '2027-10-31')).toBe(150);
    expect(minutesOf({ ...night, time: '02:15', timeIsLater: true, endTimeIsLater: true }, '2027-10-31')).toBe(15);
  });
});

describe('the items of a day', () => {
  // Noon in Berlin is 11:00 in London.
  const berlin = { ...NOTHING, id: '1', timeZone: 'Europe/Berlin', time: '12:00', endTime: '13:00' };
  const london = { ...NOTHING, id: '2', timeZone: 'Europe/London', time: '11:30', endTime: '12:30' };

  it('TIME-06 are sorted by local time, but overlap by instants', () => {
    expect(sortActivities([berlin, london]).map(({ id }) => id)).toEqual(['2', '1']);
    expect(overlap(spanOf(berlin, DAY), spanOf(london, DAY))).toBe(true);
    expect(overlap(spanOf(berlin, DAY), spanOf({ ...london, time: '12:00', endTime: '12:45' }, DAY))).toBe(false);
  });

  it('TIME-06 what lies between them is counted by instants', () => {
    expect(minutesBetween(spanOf(berlin, DAY), spanOf({ ...london, time: '12:30' }, DAY))).toBe(30);
    expect(minutesBetween(spanOf(berlin, DAY), spanOf(london, DAY))).toBe(-30);
    expect(minutesBetween(spanOf({ ...berlin, endTime: null }, DAY), spanOf(london, DAY))).toBeNull();
  });
});

describe('an end that cannot be', () => {
  const BEFORE = 'The end is before the start';
  const stay = (endDate: string) => ({ ...NOTHING, kind: 'stay' as const, endDate });
  const train = (endDate: string) => ({ ...NOTHING, kind: 'train' as const, endDate });

  it.each([
    ['a stay that ends before it begins', stay('2027-05-02'), { endDate: BEFORE }],
    ['one of 365 nights', stay('2028-05-02'), undefined],
    ['one of 366', stay('2028-05-03'), { endDate: 'A stay can have at most 365 nights' }],
    ['a journey of 30 days', train('2027-06-02'), undefined],
    ['one of 31', train('2027-06-03'), { endDate: 'A journey can take at most 30 days' }],
    ['over the date line', flight([auckland, '10:00'], [honolulu, '20:00', '2027-05-02']), undefined],
    [
      'over it without times',
      { ...flight([auckland, ''], [honolulu, '', '2027-05-02']), time: null, endTime: null },
      undefined,
    ],
    [
      'a day too early for it',
      flight([auckland, '10:00'], [honolulu, '20:00', '2027-05-01']),
      { endDate: BEFORE, endTime: BEFORE },
    ],
    ['an hour too early', flight([auckland, '23:55'], [honolulu, '01:45', DAY]), { endTime: BEFORE }],
    ['at its start', flight([singapore, '09:00'], [singapore, '09:00', DAY]), { endTime: BEFORE }],
    ['with one zone only', { ...flight([auckland, '10:00'], ['', '09:00', DAY]), endTimeZone: null }, undefined],
  ])('%s', (_, activity, problem) => {
    expect(endProblem(activity, DAY)).toEqual(problem);
  });
});
