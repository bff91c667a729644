import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { foldText } from '../understand/fold-text.ts';
import { catalogue } from './catalogue.ts';
import mustSee from './must-see.json' with { type: 'json' };

it('the catalogue holds every data file, each once', () => {
  const files = readdirSync(new URL('../../../shared/planner/data/', import.meta.url)).sort();
  const named = catalogue().destinations.map(({ name }) => `${foldText(name).replace(/[^a-z]+/g, '-')}.json`);
  expect(named.toSorted()).toEqual(files);
});

it('what one must see of a destination is in its data file', () => {
  const known = new Map<string, readonly string[]>(Object.entries(mustSee));
  for (const { name, places } of catalogue().destinations) {
    const names = places.map((place) => place.name);
    expect(known.get(name)?.length, name).toBeGreaterThanOrEqual(3);
    for (const place of known.get(name) ?? []) expect(names, name).toContain(place);
  }
});
