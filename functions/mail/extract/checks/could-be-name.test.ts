import { expect, it } from 'vitest';
import { couldBeName } from './could-be-name.ts';

it('names of houses, venues and shows can be names', () => {
  for (const name of ['Hotel Linde', '1899 Wirtshaus', 'X-Men 2', 'Area 51 Bar', '山ぶき荘', '3 Raben', 'Museum'])
    expect(couldBeName(name), name).toBe(true);
});

it('a reference, a telephone number, a row of a bill and a label are never a name', () => {
  for (const text of [
    'YB-20260311-08',
    'T2605110448',
    '+36 1 000 4567',
    '2 x Plein tarif',
    '3× Adult',
    'Booking number:',
    'Numéro de réservation',
    'Juli',
    'domingo',
  ])
    expect(couldBeName(text), text).toBe(false);
});
