import { describe, expect, it } from 'vitest';
import { foldInPlace } from '#shared/text/fold.ts';
import { tripEnds } from './trip-ends.ts';

const TODAY = '2026-11-23';
const at = (hours: number, minutes = 0) => hours * 60 + minutes;
const ends = (text: string, dates?: { readonly start: string; readonly end: string }) =>
  tripEnds(foldInPlace(text), { today: TODAY, dates });

describe('the ends of a trip', () => {
  it.each([
    [
      'Porto, landing thu 14 january 11:25, flying home sun 17 jan at 19:05.',
      { start: '2027-01-14', end: '2027-01-17', arrival: at(11, 25), departure: at(19, 5) },
    ],
    [
      'this saturday 7pm to monday, train back at 16:40',
      { start: '2026-11-28', end: '2026-11-30', arrival: at(19), departure: at(16, 40) },
    ],
    [
      'we get in next wednesday 3pm, out sunday 8am',
      { start: '2026-12-02', end: '2026-12-06', arrival: at(15), departure: at(8) },
    ],
    ['from fri 5 feb, we leave on monday 8', { start: '2027-02-05', end: '2027-02-08' }],
    ['fri evening til sunday lunchtime', { start: '2026-11-27', end: '2026-11-29', departure: at(13, 30) }],
  ])('are the days and hours that "%s" gives to coming and going', (text, expected) => {
    expect(ends(text)).toMatchObject(expected);
  });

  it('are none of the days that something is to be done on, or left free', () => {
    const dates = { start: '2027-03-12', end: '2027-03-15' };
    for (const text of [
      'dinner on friday at 8pm and the museum on saturday morning',
      'leave saturday evening free',
      'swap friday and saturday',
      'leave sunday as it is',
    ])
      expect(ends(text, dates)).toEqual({});
  });

  it('are counted from the trip that is planned', () => {
    const dates = { start: '2027-03-12', end: '2027-03-14' };
    expect(ends('i fly home on monday instead', dates)).toEqual({ end: '2027-03-15' });
    expect(ends('we arrive saturday 2pm now', dates)).toEqual({
      start: '2027-03-13',
      isArrival: true,
      arrival: at(14),
    });
  });
});
