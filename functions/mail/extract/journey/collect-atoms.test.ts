import { expect, it } from 'vitest';
import { readTestMail as mail } from '../test-mail.ts';

it('an airport’s code alone in its line keeps its own name where the name beside it is that of another airport', async () => {
  const { bookings } = await mail(
    'Your flight 7XKQ2M',
    'Booking reference: 7XKQ2M\nFlight AW 1022\nFriday 15 January 2027\n09:30\nFRA\nHamburg\n10:35\nHAM\nHamburg',
  );
  expect(bookings).toMatchObject([{ location: 'Frankfurt am Main (FRA)', endLocation: 'Hamburg (HAM)' }]);
});

it('a number of digits alone is a bus’s where the word for it stands before it', async () => {
  const { bookings } = await mail(
    'Tu billete',
    'Valencia Est. Autobuses     Barcelona Nord\n16/05/2027 14:15            16/05/2027 18:30\nAutobús 5530   Asiento 21',
  );
  expect(bookings).toMatchObject([{ type: 'transport', title: '5530 Valencia Est. Autobuses → Barcelona Nord' }]);
});
