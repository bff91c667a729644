import { expect, it } from 'vitest';
import { readPastedText } from '../read-text.ts';

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
