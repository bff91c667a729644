import { afterEach, describe, expect, it, vi } from 'vitest';
import { addDays } from '../calendar/calendar.ts';
import {
  count,
  durationInDays,
  formatDay,
  formatDayWithWeekday,
  formatLongDay,
  formatLongRange,
  formatRange,
  isAroundNow,
} from './dates.ts';

const at = (day: string) => `${day}T00:00:00.000Z`;

describe('trip dates', () => {
  it('TRIPS-07 OPEN-69 a range names both dates and the year once', () => {
    expect(formatRange(at('2026-06-03'), at('2026-06-09'))).toBe('Jun 3 - Jun 9, 2026');
  });

  it('OPEN-70 a range of one day names the date twice', () => {
    expect(formatRange(at('2026-06-03'), at('2026-06-03'))).toBe('Jun 3 - Jun 3, 2026');
  });

  it('OPEN-70 the start has its year only when it differs from the end', () => {
    expect(formatRange(at('2026-12-30'), at('2027-01-02'))).toBe('Dec 30, 2026 - Jan 2, 2027');
  });

  it('TRIP-09 the header card has long months', () => {
    expect(formatLongRange(at('2026-06-03'), at('2026-07-09'))).toBe('June 3 - July 9, 2026');
  });

  it('DAY-08 the day header has a long date', () => {
    expect(formatLongDay(at('2026-06-03'))).toBe('June 3, 2026');
  });

  it('every date of four years reads as en-US writes it', () => {
    const intl = (options: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
      return (date: string) => format.format(new Date(date));
    };
    const long = intl({ month: 'long', day: 'numeric', year: 'numeric' });
    const withWeekday = intl({ weekday: 'short', month: 'short', day: 'numeric' });
    const dates = Array.from({ length: 4 * 366 }, (_, day) => at(addDays('2027-12-30', day)));
    expect(dates.map(formatLongDay)).toEqual(dates.map(long));
    expect(dates.map(formatDayWithWeekday)).toEqual(dates.map(withWeekday));
  });

  it('CONST-10 dates elsewhere are short', () => {
    expect(formatDay(at('2026-06-03'))).toBe('Jun 3');
  });

  it('TRIP-26 the duration is the difference of the calendar dates', () => {
    expect(durationInDays(at('2026-06-01'), at('2026-06-07'))).toBe(6);
  });

  it('OPEN-68 a clock change adds no day, and a trip of one date is one day', () => {
    expect(durationInDays(at('2026-03-28'), at('2026-03-30'))).toBe(2);
    expect(durationInDays(at('2026-06-01'), at('2026-06-01'))).toBe(1);
  });

  it('OPEN-103 one is singular', () => {
    expect([count(1, 'day'), count(2, 'day'), count(0, 'activity', 'activities')]).toEqual([
      '1 day',
      '2 days',
      '0 activities',
    ]);
  });
});

describe('a trip', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  // Where its first day begins and its last one ends is not known, so a day to each side counts.
  it.each([
    ['2027-05-31T23:00:00Z', false],
    ['2027-06-01T01:00:00Z', true],
    ['2027-06-05T12:00:00Z', true],
    ['2027-06-10T23:00:00Z', true],
    ['2027-06-11T01:00:00Z', false],
  ])('from June 3 to 9 is around now at %s: %s', (now, isAround) => {
    vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
    expect(isAroundNow({ startDate: at('2027-06-03'), endDate: at('2027-06-09') })).toBe(isAround);
  });
});
