import { expect, it } from 'vitest';
import { countryOfAddress } from './country-of-address.ts';

it.each([
  ['12 High Street, Birmingham, AL 35203', 'US'],
  ['4 Mill Lane, Cambridge CB2 1RX', 'GB'],
  ['120 King Street, London, ON N6A 1C3', 'CA'],
  ['Welle 22, 7411 CC Deventer', 'NL'],
  ['Calle Mayor 3, Córdoba, Argentina', 'AR'],
  ['Parkstraße 4, Wien, Österreich', 'AT'],
])('%s is in %s', (address, country) => {
  expect(countryOfAddress(address)).toBe(country);
});

it.each(['Via Roma 3, 00184 Roma', 'Hotel Adler', 'Hauptstr. 5, 12345 Berlin'])('%s says no country', (address) => {
  expect(countryOfAddress(address)).toBeUndefined();
});
