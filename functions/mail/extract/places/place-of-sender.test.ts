import { expect, it } from 'vitest';
import { readMessage } from '../read-message.ts';

const sentBy = (name: string, signature: string) =>
  readMessage(
    new TextEncoder().encode(
      `From: ${name} <stay@house.example>\r\nSubject: Booked! Ref SB-7731\r\nDate: Mon, 04 Jan 2027 10:00:00 +0000\r\n\r\n` +
        `Your booking is confirmed. Reference SB-7731\n\nYour room at The Salt Barn\nCheck in: 14 May 2027\nCheck out: 16 May 2027\n\n${signature}`,
    ),
    {},
  );

it('a house that tells its address only below what it books is where one sleeps, as a guess', async () => {
  const { bookings } = await sentBy('The Salt Barn', 'The Salt Barn, 12 Quay Lane, Wells-next-the-Sea NR23 1AH');
  expect(bookings).toMatchObject([
    { type: 'hotel', location: expect.stringContaining('12 Quay Lane, Wells-next-the-Sea NR23 1AH') },
  ]);
});
