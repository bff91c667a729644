import { expect, it } from 'vitest';
import { textToDocument } from '../document/text-to-document.ts';
import { hasStartingPrice } from './starting-price.ts';
import { withoutOffers } from './without-offers.ts';

const left = (text: string) => withoutOffers(textToDocument(text)).lines.map((line) => line.text);

it.each([
  'Hotels in Rome from just $89',
  'Zürich – Wien ab CHF 29.–',
  'Hôtels dès 79 €',
  'Olbia–Roma da € 29,99',
  'Praha - Vídeň od 249 Kč',
  'Risteily Tukholmaan alk. 39 €',
  "Balon turu kişi başı TL 5.400'den başlayan fiyatlar",
  '親子音樂會 門票NT$500起',
  '제주 렌터카 24,000원부터',
])('a starting price is told from a payment in each language (%s)', (text) => {
  expect(hasStartingPrice(text)).toBe(true);
});

it.each(['desde las 14:00', 'resteranno da saldare 370 euro', 'Total: 240 €', 'ab 14:00 Uhr, 12 € Kurtaxe'])(
  'an hour, and an amount to pay, is no starting price (%s)',
  (text) => {
    expect(hasStartingPrice(text)).toBe(false);
  },
);

it('teasers with a price above a button are left out, whatever language they are in', () => {
  expect(left('Check-in: 12 May 2027\n\nAutot Roomassa\n41 $/vrk, 14.–20.4.\nVaraa ›\n\nTotal: 240 €')).toEqual([
    'Check-in: 12 May 2027',
    '',
    '',
    'Total: 240 €',
  ]);
});

it('a short booking above its button stays', () => {
  const text = 'Sea Museum\n12 May 2027, 14:00\nBooking reference: KX4471P\nTotal: 24 €\nShow ticket ›';
  expect(left(text)).toEqual(text.split('\n'));
});

it('a bill stays where an advertisement stands right below it', () => {
  const bill = ['Ücret: 21.340,00 TL', 'Toplam: 26.148,75 TL'];
  expect(left([...bill, "Bangkok'ta otel fırsatları gecelik 1.150 TL'den başlayan fiyatlarla!"].join('\n'))).toEqual(
    bill,
  );
});
