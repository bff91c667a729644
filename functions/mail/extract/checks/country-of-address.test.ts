import { expect, it } from 'vitest';
import { countryOfAddress } from './country-of-address.ts';

it.each([
  ['12 High Street, Birmingham, AL 35203', 'US'],
  ['4 Mill Lane, Cambridge CB2 1RX', 'GB'],
  ['120 King Street, London, ON N6A 1C3', 'CA'],
  ['Welle 22, 7411 CC Deventer', 'NL'],
  ['Calle Mayor 3, Córdoba, Argentina', 'AR'],
  ['Parkstraße 4, Wien, Österreich', 'AT'],
  ['80 Sydney Road, Brunswick VIC 3056', 'AU'],
  ['14 Merchants Quay, Galway H91 X2P4', 'IE'],
  ['Rua da Penha de França 44, 9000-014 Funchal', 'PT'],
  ['Rua Augusta 1500, São Paulo 01304-001', 'BR'],
  ['ul. Długa 7, 31-146 Kraków', 'PL'],
])('%s is in %s', (address, country) => {
  expect(countryOfAddress(address)).toBe(country);
});

it.each(['Via Roma 3, 00184 Roma', 'Hotel Adler', 'Hauptstr. 5, 12345 Berlin'])('%s says no country', (address) => {
  expect(countryOfAddress(address)).toBeUndefined();
});
