import { expect, it } from 'vitest';
import { readTestMail as mail } from '../test-mail.ts';

it.each([
  ['Hotel Alba', 'Ristorante Bello'],
  ['Ristorante Bello', 'Hotel Alba'],
])('of two names above addresses, %s first, a stay has the one that is called a hotel', async (first, second) => {
  const { bookings } = await mail(
    'Confirmed',
    `Check-in: 12 May 2027\nCheck-out: 15 May 2027\n${first}\nVia Roma 5, 50123 Firenze\n${second}\nVia Torino 7, 50123 Firenze`,
  );
  expect(bookings).toMatchObject([{ type: 'hotel', title: 'Hotel Alba' }]);
});
