import { expect, it } from 'vitest';
import { readTestMail as mail } from '../test-mail.ts';

const referenceIn = async (subject: string, body: string) =>
  (await mail(subject, `${body}\nReef Tour\n7 Jul 2027, 7.15am`)).bookings.map(
    ({ confirmationNumber }) => confirmationNumber,
  );

it('a code that the subject and the text both have is the reference, and a date that both have is none', async () => {
  const subject = 'Thanks! 7 Jul 2027 TRV88123 booked';
  expect(await referenceIn(subject, 'We look forward to TRV88123')).toEqual(['TRV88123']);
  expect(await referenceIn(subject, 'We look forward to it')).toEqual([undefined]);
});

it('the code of a room is no reference', async () => {
  const { bookings } = await mail(
    'Your stay is booked',
    'Hotel Alba\nCheck-in: 12 May 2027\nCheck-out: 15 May 2027\nRoom: KX44719',
  );
  expect(bookings.map(({ title, confirmationNumber }) => [title, confirmationNumber])).toEqual([
    ['Hotel Alba', undefined],
  ]);
});
