import { expect, it } from 'vitest';
import { readTestMail as mail } from '../test-mail.ts';

it('a remark below an address is no part of it', async () => {
  const { bookings } = await mail(
    'Your table at Salthouse is booked',
    'Thursday 15th April 2027 at 7.45pm\nTable for four, name of Okafor\nSalthouse\n14 Merchants Quay\nGalway H91 X2P4\nYour table is yours until nine',
  );
  expect(bookings).toMatchObject([{ type: 'restaurant', location: expect.stringContaining('14 Merchants Quay') }]);
  expect(bookings[0]?.location).not.toContain('until');
});
