import { expect, it } from 'vitest';
import { foldInPlace } from '#shared/text/fold.ts';
import { catalogue } from '../catalogue/catalogue.ts';
import { spokenSights } from './spoken-sights.ts';

function spokenIn(city: string, text: string) {
  const destination = catalogue().destination(city);
  return spokenSights(foldInPlace(text), destination ? [destination] : []);
}

it.each([
  ['Lisbon', 'the yellow tram thing', ['Tram 28']],
  ['Lisbon', 'the 5yo wants the oceanario', ['Lisbon Oceanarium']],
  ['Sydney', 'harbour, bondi to coogee please', ['Bondi to Coogee coastal walk']],
  ['Buenos Aires', 'tango steak recoleta cemetery la boca', ['tango']],
  ['Lisbon', 'so basically we want something nice', []],
  ['Lisbon', 'my husband snores, no joke', []],
])('in %s "%s" speaks of %j', (city, text, names) => {
  const { wanted } = spokenIn(city, text);
  for (const name of names) expect(wanted.join(', ')).toMatch(new RegExp(name, 'i'));
  if (names.length === 0) expect(wanted).toEqual([]);
});

it('"no towers" leaves out all that are called so', () => {
  const { wanted, unwanted } = spokenIn('Lisbon', 'ok then no towers');
  expect(wanted).toEqual([]);
  expect(unwanted).toContain('Belém Tower from the waterside');
});
