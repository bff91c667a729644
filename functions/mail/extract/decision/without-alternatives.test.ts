import { expect, it } from 'vitest';
import type { Draft } from '../mail-reading.ts';
import { readPastedText } from '../read-text.ts';
import { withoutAlternatives } from './without-alternatives.ts';

const times = async (text: string) =>
  (await readPastedText(text, { receivedAt: new Date('2027-01-04T10:00:00Z') })).bookings.map(
    ({ startTime }) => startTime,
  );

const row = (flight: string, from: string, to: string, when: string) =>
  `${flight}  ${from} - ${to}  12 March 2027  ${when}`;

it('the same way at two times of one day is a choice rather than two flights', async () => {
  expect(
    await times(
      `Fly earlier?\n${row('NV 610', 'Oslo (OSL)', 'Bergen (BGO)', '07:00 - 07:55')}\n${row('NV 614', 'Oslo (OSL)', 'Bergen (BGO)', '09:00 - 09:55')}`,
    ),
  ).toEqual([]);
});

it('a way out and back on one day are two flights', async () => {
  expect(
    await times(
      `Your flights\n${row('NV 610', 'Oslo (OSL)', 'Bergen (BGO)', '07:00 - 07:55')}\n${row('NV 615', 'Bergen (BGO)', 'Oslo (OSL)', '19:00 - 19:55')}`,
    ),
  ).toEqual(['07:00', '19:00']);
});

it.each(['flight', 'transport'] as const)(
  'a %s at two times is a choice, at one time of two days it is none',
  (type) => {
    const found = (value: string) => ({ value, evidence: { kind: 'found', quote: value } }) as const;
    const journey = (startDate: string, startTime: string): Draft => ({
      type,
      fields: {
        ...{ location: found('Oslo'), endLocation: found('Bergen') },
        ...{ startDate: found(startDate), startTime: found(startTime) },
      },
    });
    const early = journey('2027-03-12', '07:00');
    expect(withoutAlternatives([early, journey('2027-03-12', '09:00')])).toEqual([]);
    const nextDay = [early, journey('2027-03-13', '07:00')];
    expect(withoutAlternatives(nextDay)).toEqual(nextDay);
  },
);
