import { expect, it } from 'vitest';
import { minutesBetween } from './minutes-between.ts';

const at = (zone: string, date: string, time: string) => ({ zone, date, time });

it('a way takes as long as the clocks of its two zones say', () => {
  expect(minutesBetween(at('Europe/Berlin', '2027-05-12', '10:00'), at('Europe/London', '2027-05-12', '10:40'))).toBe(
    100,
  );
  expect(
    minutesBetween(at('Asia/Tokyo', '2027-05-12', '17:00'), at('America/Los_Angeles', '2027-05-12', '10:30')),
  ).toBe(570);
});

it('a clock that is put forward on the way counts', () => {
  const [from, to] = [at('Europe/Berlin', '2027-03-27', '22:00'), at('Europe/Berlin', '2027-03-28', '06:00')];
  expect(minutesBetween(from, to)).toBe(7 * 60);
});

it('an arrival before its departure has a negative length', () => {
  expect(minutesBetween(at('UTC', '2027-05-12', '10:00'), at('UTC', '2027-05-12', '09:00'))).toBe(-60);
});
