import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { catalogue } from './catalogue.ts';
import { DESTINATION_FILES } from './destination-files.ts';
import mustSee from './must-see.json' with { type: 'json' };

const FOLDER = new URL('../../../shared/planner/data/', import.meta.url);

it('the catalogue has every data file once', () => {
  const files = readdirSync(FOLDER).sort();
  expect(Object.keys(DESTINATION_FILES).map((file) => `${file}.json`)).toEqual(files);
  expect(catalogue().destinations.map(({ name }) => name)).toHaveLength(files.length);
  for (const [file, data] of Object.entries(DESTINATION_FILES)) {
    const read = JSON.parse(readFileSync(new URL(`${file}.json`, FOLDER), 'utf8'));
    expect(data, file).toEqual(read);
    expect(catalogue().destination(read.name), file).toEqual(read);
  }
});

it('a destination’s must-sees are in its data file', () => {
  const known = new Map<string, readonly string[]>(Object.entries(mustSee));
  for (const { name, places } of catalogue().destinations) {
    const names = places.map((place) => place.name);
    expect(known.get(name)?.length, name).toBeGreaterThanOrEqual(3);
    for (const place of known.get(name) ?? []) expect(names, name).toContain(place);
  }
});
