import { expect, it } from 'vitest';
import { readMessage } from '../read-message.ts';
import { weigh } from './confirms.ts';

const mail = (subject: string, text: string) =>
  readMessage(
    new TextEncoder().encode(
      `From: Northline <info@north.example>\r\nSubject: ${subject}\r\nDate: Mon, 04 Jan 2027 10:00:00 +0000\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${text.replaceAll('\n', '\r\n')}`,
    ),
    {},
  );

const FLIGHT = 'Lisbon (LIS) - Funchal (FNC)\n2 July 2027 08:20 - 10:10 AL 1701\n\nTotal: EUR 318.40\n';

it('offers below a confirmation do not make it an offer', async () => {
  const { bookings } = await mail(
    'Your booking AB12CD',
    `Thank you for your booking.\nBooking reference: AB12CD\n\n${FLIGHT}\nMadeira hotels from EUR 49. Limited time, book by Sunday!\n`,
  );
  expect(bookings).toMatchObject([{ type: 'flight', startTime: '08:20', confirmationNumber: 'AB12CD' }]);
});

it('the same flight in a mail that asks one to come back and book it is none', async () => {
  const { bookings } = await mail(
    'Leonor, did you forget something?',
    `Did you forget something, Leonor?\n\n${FLIGHT}\nFinish your booking ›`,
  );
  expect(bookings).toEqual([]);
});

it('a stay that was over when the mail was sent is not a booking to come', async () => {
  const { bookings } = await mail(
    'How was Hotel Linde?',
    'Hotel Linde\nSeestrasse 4, 8002 Zürich\nCheck-in: 12 December 2026\nCheck-out: 14 December 2026\n',
  );
  expect(bookings).toEqual([]);
});

it('a verdict can be told in words: the signs that spoke most', () => {
  const { holds, because } = weigh({ 'has a reference': 1, 'head says cart': 2, 'has a time': 1 });
  expect(holds).toBe(false);
  expect(because).toEqual(['- head says cart', '+ has a reference', '+ has a time']);
});
