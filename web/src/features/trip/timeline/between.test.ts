import { describe, expect, it } from 'vitest';
import { at, PIRAEUS, type SampleItem, sampleDay, stay, ZURICH } from '#shared/health/sample-plan.ts';
import { type Between, betweenRows } from './between.ts';
import { carriedOverTo } from './carried-over.ts';
import { clocksOf, zoneOfDay } from './clocks.ts';
import { entriesOf } from './entries.ts';
import { zoneBefore } from './moment.ts';

const [D3, D4] = ['2027-05-03', '2027-05-04'];
const SINGAPORE = { latitude: 1.36, longitude: 103.99 };

/** What lies between the rows of the last of these days. */
function between(...days: readonly ReturnType<typeof sampleDay>[]): string[] {
  const day = days.at(-1) ?? sampleDay(D3);
  const rows = entriesOf(day.activities, carriedOverTo(day, days));
  return betweenRows(rows, day.date.slice(0, 10), zoneBefore(day, days)).map(wordsOf);
}
const wordsOf = ({ clocks, free, way }: Between) => [clocks, free, way].filter(Boolean).join(' · ');

const flight = (tail: string, fields: Partial<SampleItem> = {}): SampleItem => ({
  ...{ tail, kind: 'flight', time: '10:00', timeZone: 'Europe/Zurich', coordinates: ZURICH, location: 'ZRH' },
  ...{ endTime: '17:20', endTimeZone: 'Asia/Tokyo', endLocation: 'Tokyo', ...fields },
});

describe('between the rows of a day', () => {
  it('TIME-11 stands the time that is free, by instants, and the way, on foot below 2 km', () => {
    const near = { latitude: 37.989, longitude: 23.735 };
    const items = [
      at('museum', '10:00', '12:00'),
      at('lunch', '13:20', '14:00', { coordinates: near }),
      at('harbour', '16:00', null, { coordinates: PIRAEUS }),
    ];
    expect(between(sampleDay(D3, items))).toEqual(['', '1 h 20 free · 13 min to walk', '2 h free · 10 km', '']);
  });

  it('TIME-11 stands nothing where a zone, an end or a position is missing, nor between what overlaps', () => {
    const bare = { coordinates: null };
    const silent = (...items: SampleItem[]) => expect(between(sampleDay(D3, items)).join('')).toBe('');
    silent(at('a', '10:00', null, bare), at('b', '12:00', null, bare));
    silent(at('a', '10:00', '11:00', { ...bare, timeZone: null }), at('b', '12:00', null, bare));
    silent(at('a', '10:00', '13:00', bare), at('b', '12:00', null, bare));
    silent(at('a', '10:00', '11:00', { status: 'idea' }), at('b', '12:00', null));
    silent(stay('inn', D4, bare), at('b', '18:00', null, bare));
  });

  it('TIME-07 stands how the clocks change, behind a flight and before what has a time there', () => {
    const items = [flight('fly', { endDate: D3 }), at('tea', '18:00', null, { timeZone: 'Asia/Tokyo' })];
    expect(between(sampleDay(D3, items))[1]).toMatch(/^Clocks \+7 h \(Tokyo\)/);
    expect(between(sampleDay(D3, [flight('fly')])).at(-1)).toBe('Clocks +7 h (Tokyo)');
    const india = { timeZone: 'Asia/Calcutta', endTimeZone: 'America/Argentina/Buenos_Aires', endDate: D4 };
    const overnight = sampleDay(D3, [flight('fly', india)]);
    expect(between(overnight)).toEqual(['', '']);
    expect(between(overnight, sampleDay(D4))).toEqual(['Clocks -8 h 30 (Buenos Aires)', '']);
  });

  it('TIME-07 stands on the day on which summer time begins or ends, with times on it or without', () => {
    const before = sampleDay('2027-03-27', [at('a', '10:00', null, { timeZone: 'Europe/Rome' })]);
    const walk = at('b', '10:00', null, { timeZone: 'Europe/Rome' });
    expect(between(before, sampleDay('2027-03-28', [walk]))).toEqual(['Clocks +1 h (Rome)', '']);
    expect(between(before, sampleDay('2027-03-28'))).toEqual(['Clocks +1 h (Rome)']);
    expect(between(before, sampleDay('2027-03-28'), sampleDay('2027-03-29', [walk]))).toEqual(['', '']);
    expect(between(sampleDay('2027-10-31', [walk, { ...walk, tail: 'c', time: '20:00' }]))).toEqual(['', '', '']);
    expect(
      between(
        sampleDay('2027-10-31', [
          { ...walk, time: '00:30' },
          { ...walk, tail: 'c' },
        ]),
      ),
    ).toEqual([...['', 'Clocks -1 h (Rome)', '']]);
  });
});

describe('the times of a day', () => {
  const clocks = (item: SampleItem, date: string, day: string | undefined, home?: string) => {
    const [activity] = sampleDay(date, [item]).activities;
    if (!activity) throw new Error('no activity');
    return clocksOf(activity, date, { day, home });
  };

  it('TIME-07 name their place where the clock is another than the day’s, and say when the date is', () => {
    const there = clocks(flight('fly', { endTime: '05:20' }), D3, 'Europe/Rome');
    expect(there).toMatchObject({ start: { place: undefined }, end: { place: 'Tokyo' }, daysLater: 1 });
    const pacific = { timeZone: 'Pacific/Auckland', time: '01:00', endTimeZone: 'Pacific/Honolulu', endTime: '09:45' };
    expect(clocks(flight('fly', pacific), D4, undefined).daysLater).toBe(-1);
  });

  it('TIME-08 are told on the clock at home, with its date', () => {
    const item = at('tea', '03:00', '05:00', { timeZone: 'Asia/Tokyo', coordinates: SINGAPORE });
    expect(clocks(item, D3, 'Asia/Tokyo', 'Europe/Zurich')).toMatchObject({
      start: { home: { time: '20:00', days: -1 } },
      end: { home: { time: '22:00', days: -1 } },
    });
    expect(clocks({ ...item, timeZone: null }, D3, undefined, 'Europe/Zurich').start.home).toBeUndefined();
  });

  it('TIME-07 have the zone that most of them are in', () => {
    const rows = (...items: SampleItem[]) => entriesOf(sampleDay(D3, items).activities, []);
    expect(zoneOfDay(rows(flight('fly', { endDate: D3 })), D3)).toBe('Europe/Zurich');
    const tea = at('tea', '18:00', null, { timeZone: 'Asia/Tokyo' });
    expect(zoneOfDay(rows(flight('fly', { endDate: D3 }), tea), D3)).toBe('Asia/Tokyo');
    expect(zoneOfDay(rows(), D3)).toBeUndefined();
  });
});
