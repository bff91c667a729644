import { describe, expect, it } from 'vitest';
import { clockAt, clockNote, readClock } from './zoned-clock.ts';

const iso = (instant: number) => new Date(instant).toISOString();
const read = (date: string, time: string, timeZone: string, which?: 'later') =>
  readClock({ date, time, timeZone }, which);

describe('a clock at a place', () => {
  it('TIME-01 gives an instant by its zone, also by a name that is an alias by now', () => {
    expect(iso(read('2027-05-03', '09:30', 'Asia/Calcutta').instant)).toBe('2027-05-03T04:00:00.000Z');
    expect(read('2027-05-03', '09:30', 'Asia/Kolkata')).toEqual(read('2027-05-03', '09:30', 'Asia/Calcutta'));
    expect(clockAt(Date.parse('2027-05-03T04:00:00Z'), 'Asia/Calcutta')).toEqual({
      ...{ date: '2027-05-03', time: '09:30', timeZone: 'Asia/Calcutta' },
    });
  });

  it('TIME-04 that does not exist is taken an hour later, and says so', () => {
    const clock = { date: '2027-03-28', time: '02:30', timeZone: 'Europe/Rome' };
    const { instant, occurs } = readClock(clock);
    expect([occurs, iso(instant)]).toEqual(['skipped', '2027-03-28T01:30:00.000Z']);
    expect(clockAt(instant, 'Europe/Rome').time).toBe('03:30');
    expect(clockNote(clock)).toBe('The clocks go forward: there is no 02:30, it is 03:30.');
  });

  it('TIME-04 that comes twice is the earlier, unless the later is chosen, and says so', () => {
    const clock = { date: '2027-10-31', time: '02:30', timeZone: 'Europe/Rome' };
    expect([readClock(clock), readClock(clock, 'later')].map(({ instant, occurs }) => [occurs, iso(instant)])).toEqual([
      ['repeated', '2027-10-31T00:30:00.000Z'],
      ['repeated', '2027-10-31T01:30:00.000Z'],
    ]);
    expect(clockNote(clock)).toBe('The clocks go back: 02:30 comes twice.');
  });

  it('that comes once is that, whichever is chosen, and nothing is said of it', () => {
    const clock = { date: '2027-10-31', time: '03:30', timeZone: 'Europe/Rome' };
    expect(readClock(clock, 'later')).toEqual({ instant: Date.parse('2027-10-31T02:30:00Z'), occurs: 'once' });
    expect(clockNote(clock)).toBeUndefined();
  });
});
