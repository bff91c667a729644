import { expect, it } from 'vitest';
import { readTestMail as mail } from '../test-mail.ts';

it('a remark below an address is no part of it', async () => {
  const { bookings } = await mail(
    'Your table at Salthouse is booked',
    'Thursday 15th April 2027 at 7.45pm\nTable for four, name of Okafor\nSalthouse\n14 Merchants Quay\nGalway H91 X2P4\nYour table is yours until nine',
  );
  expect(bookings).toMatchObject([{ type: 'restaurant', location: 'Salthouse, 14 Merchants Quay, Galway H91 X2P4' }]);
  expect(bookings[0]?.location).not.toContain('until');
});

it('an address is read beside a line with a reference', async () => {
  const { bookings } = await mail(
    'Prenotazione confermata',
    'La vostra prenotazione è confermata: 19 marzo 2027, ore 20.30\nOsteria Tre Gobbi\nVia del Pratello 91/b, 40122 Bologna\nRiferimento 55123/b',
  );
  expect(bookings).toMatchObject([
    { location: 'Osteria Tre Gobbi, Via del Pratello 91/b, 40122 Bologna', confirmationNumber: '55123/b' },
  ]);
});
