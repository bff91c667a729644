import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readMessage } from '../read-message.ts';
import { readPastedText } from '../read-text.ts';

const options = { receivedAt: new Date('2027-03-11T10:00:00Z') };

it.each([
  ['held-out/round-6/fr-gite-prose', '16:00', '10:00', '2027-031'],
  ['variants/k-es-casa-prosa', '17:00', '12:00', '2027-014'],
])('a stay in sentences has the hours of its ends and the number of its contract (%s)', async (name, ...said) => {
  const mail = await readFile(join(import.meta.dirname, '../../../../events/mail', name, 'mail.eml'));
  const [startTime, endTime, confirmationNumber] = said;
  const { bookings } = await readMessage(mail, {});
  expect(bookings).toMatchObject([
    { type: 'hotel', startDate: '2027-08-07', endDate: '2027-08-14', startTime, endTime, confirmationNumber },
  ]);
});

it('a row of a bill with its nights is no address', async () => {
  const { bookings } = await readPastedText(
    'Buchung bestätigt\n\nBuchungsnummer ... CP-27-04418\nUnterkunft ... Campingplatz Steilküste\nAnreise ... Samstag, 17.07.2027, 14 bis 21 Uhr\nAbreise ... Samstag, 31.07.2027, bis 11 Uhr\n\n14 Nächte Stellplatz ... 616,00 EUR\nGesamtbetrag ... 812,00 EUR\n\nAchtern Diek 4\n23769 Fehmarn',
    options,
  );
  expect(bookings).toMatchObject([
    { startTime: '14:00', endTime: '11:00', location: expect.stringContaining('Achtern Diek 4') },
  ]);
});
