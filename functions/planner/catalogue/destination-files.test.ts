import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { foldText } from '../understand/fold-text.ts';
import { catalogue, loadCatalogue, withDestinations } from './catalogue.ts';
import { DESTINATION_FILES } from './destination-files.ts';
import knownDestinations from './known-destinations.json' with { type: 'json' };
import mustSee from './must-see.json' with { type: 'json' };

const FOLDER = new URL('../../../shared/planner/data/', import.meta.url);

it('the catalogue holds every data file, each once', async () => {
  const files = readdirSync(FOLDER).sort();
  const held = Object.keys(DESTINATION_FILES).map((file) => `${file}.json`);
  expect(held.toSorted()).toEqual(files);
  expect(knownDestinations.map(({ file }) => `${file}.json`).toSorted()).toEqual(files);
});

it('only what is asked for is loaded, and what runs is run until it is there', async () => {
  let runs = 0;
  const read = () => {
    runs++;
    return [catalogue().destination('Lisboa')?.name, catalogue().inCountry('NO').length];
  };
  expect(await withDestinations(read)).toEqual(['Lisbon', 1]);
  expect(runs).toBe(3);
  expect(() => catalogue().destinations).toThrow('amsterdam');
  await expect(withDestinations(() => JSON.parse('{'))).rejects.toThrow(SyntaxError);
});

it('what is known of a destination before it is loaded is what its data file says', async () => {
  await loadCatalogue();
  for (const known of knownDestinations) {
    const { name, alsoKnownAs, country, at } = catalogue().destination(known.name) ?? {};
    expect({ file: known.file, name, alsoKnownAs, country, at }).toEqual(known);
    expect(known.file).toBe(foldText(known.name).replace(/[^a-z]+/g, '-'));
  }
});

it('what one must see of a destination is in its data file', async () => {
  await loadCatalogue();
  const known = new Map<string, readonly string[]>(Object.entries(mustSee));
  for (const { name, places } of catalogue().destinations) {
    const names = places.map((place) => place.name);
    expect(known.get(name)?.length, name).toBeGreaterThanOrEqual(3);
    for (const place of known.get(name) ?? []) expect(names, name).toContain(place);
  }
});
