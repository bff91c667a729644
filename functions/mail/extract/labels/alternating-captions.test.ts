import { expect, it } from 'vitest';
import { readTestMail as mail } from '../test-mail.ts';

const lines = (texts: readonly string[]) => texts.map((text) => `<div>${text}</div>`).join('');
const PAIRS = [
  ['MF-20331', 'Rezervasyon no'],
  ['Yenikapı', 'Nereden'],
  ['Bandırma', 'Nereye'],
  ['14.06.2027', 'Tarih'],
  ['08:30', 'Kalkış'],
  ['10:35', 'Varış'],
] as const;
const FERRY = {
  type: 'transport',
  location: 'Yenikapı',
  endLocation: 'Bandırma',
  startTime: '08:30',
  endTime: '10:35',
};
const head = '<p>Biletiniz onaylandı. Feribot</p>';

it('of values and labels in one column, the shape of the values says whether a label names the one above it', async () => {
  const below = await mail('Biletiniz MF-20331', `${head}${lines(PAIRS.flat())}`, 'html');
  const above = await mail(
    'Biletiniz MF-20331',
    `${head}${lines(PAIRS.flatMap(([value, label]) => [label, value]))}`,
    'html',
  );
  expect(below.bookings).toMatchObject([FERRY]);
  expect(above.bookings).toMatchObject([FERRY]);
});

it('a label that means the way out as well as the departure begins no new leg below its time', async () => {
  const { bookings } = await mail(
    'Karta JL-88214',
    `<p>Poštovana Ana, vaša karta je izdana.</p>${lines([
      ...['JL-88214', 'Broj rezervacije', 'Split', 'Polazište', 'Supetar', 'Odredište'],
      ...['12.07.2027.', 'Datum', '11:00', 'Polazak', '12:05', 'Dolazak'],
    ])}`,
    'html',
  );
  expect(bookings).toMatchObject([{ endLocation: 'Supetar', startTime: '11:00', endTime: '12:05' }]);
});
