import { expect, it } from 'vitest';
import { foldInPlace } from '#shared/text/fold.ts';
import { catalogue } from '../catalogue/catalogue.ts';
import { findSights } from './find-sights.ts';
import { spokenSights } from './spoken-sights.ts';

/** The sights of a text, whether it calls them by a name of theirs or by a word for them. */
function spokenIn(city: string, text: string) {
  const destination = catalogue().destination(city);
  const found = [findSights, spokenSights].map((find) => find(foldInPlace(text), destination ? [destination] : []));
  return { wanted: found.flatMap(({ wanted }) => wanted), unwanted: found.flatMap(({ unwanted }) => unwanted) };
}

it.each([
  ['Lisbon', 'the yellow tram thing', ['Tram 28']],
  ['Lisbon', 'the 5yo wants the oceanario', ['Lisbon Oceanarium']],
  ['Sydney', 'harbour, bondi to coogee please', ['Bondi to Coogee coastal walk']],
  ['Buenos Aires', 'tango steak recoleta cemetery la boca', ['tango', 'caminito']],
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
