import { expect, it } from 'vitest';
import { readPastedText } from '../read-text.ts';

const card = (date: string, cells: readonly string[]) => `${date}\n${cells.join('\n\n')}\n\n`;

it('labels below their values name those above them', async () => {
  const text = `Booking reference: QK7T2M\n\n${card('Friday 14 May 2027', ['AT 1620\nflight', 'Cagliari CAG\nfrom', '07:15\ndeparture', 'Milano Linate LIN\nto', '08:40\narrival'])}`;
  const { bookings } = await readPastedText(text, { receivedAt: new Date('2027-01-04T10:00:00Z') });
  expect(bookings).toMatchObject([
    {
      type: 'flight',
      location: 'Cagliari (CAG)',
      startTime: '07:15',
      endLocation: 'Milano Linate (LIN)',
      endTime: '08:40',
    },
  ]);
});

it('labels above their values name those below them', async () => {
  const text = `Booking reference: QK7T2M\n\n${card('Friday 14 May 2027', ['Flight\nAT 1620', 'From\nCagliari CAG', 'Departure\n07:15', 'To\nMilano Linate LIN', 'Arrival\n08:40'])}`;
  const { bookings } = await readPastedText(text, { receivedAt: new Date('2027-01-04T10:00:00Z') });
  expect(bookings).toMatchObject([{ startTime: '07:15', endTime: '08:40' }]);
});
