import { expect, it } from 'vitest';
import { countryDollar, withCountryDollar } from './country-dollar.ts';
import { findMoney } from './find-money.ts';

it.each([
  ['Compra confirmada. Movistar Arena, Santiago de Compostela y Santiago, Chile. Total: $ 118.450', '$ 118.450', 'CLP'],
  ['Su reserva en Bogotá, Colombia. Total: $ 480.000', '$ 480.000', 'COP'],
  ['Tu reserva en CDMX. Total: $2,450.00', '$2,450.00', 'MXN'],
  ['Compra exitosa. Salida: Buenos Aires - Retiro. Total: $ 186.400,00', '$ 186.400,00', 'ARS'],
  ['Booking confirmed. GRAND TOTAL (Canadian dollars) $2,984.36', '$2,984.36', 'CAD'],
  ['Booking confirmed. 12 Bay St, Sydney NSW 2000. Total: $320.00 incl. GST', '$320.00', 'AUD'],
  ['Booking confirmed. Auckland 1010, New Zealand. Total incl. GST $320.00', '$320.00', 'NZD'],
  ['Booking confirmed. Sydney NSW 2000, Australia. Total: $320.00', '$320.00', undefined],
  ['Tu reserva en Cancún. Total: $320.00', '$320.00', undefined],
  ['Tu reserva en México. Total: $320.00 USD', '$320.00', undefined],
])('a bare dollar sign is that of the country that writes like that: %s', (text, amount, currency) => {
  expect(countryDollar(text, [amount])).toBe(currency);
});

it('only amounts with a bare dollar sign are taken for those of the country, and no other currency', () => {
  const texts = ['Total: $283.36', 'Deposit: €40.00'];
  const read = texts.map((text) => ({ text, money: findMoney(text) }));
  const currencies = (about: string) =>
    withCountryDollar(read, `${texts.join('\n')}\n${about}`).map(({ money }) => money.map(({ currency }) => currency));
  expect(currencies('12 Bay St, Sydney NSW 2000, incl. GST')).toEqual([['AUD'], ['EUR']]);
  expect(currencies('12 Bay St, Portland')).toEqual([['USD'], ['EUR']]);
});
