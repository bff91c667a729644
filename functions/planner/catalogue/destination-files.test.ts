import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { kilometres } from '#shared/places/kilometres.ts';
import { foldWords } from '#shared/text/fold.ts';
import { catalogue } from './catalogue.ts';
import { DESTINATION_FILES } from './destination-files.ts';
import mustSee from './must-see.json' with { type: 'json' };

const FOLDER = new URL('../data/', import.meta.url);

it('the catalogue has every data file once', () => {
  const files = readdirSync(FOLDER).sort();
  expect(Object.keys(DESTINATION_FILES).map((file) => `${file}.json`)).toEqual(files);
  expect(catalogue().destinations.map(({ name }) => name)).toHaveLength(files.length);
  for (const [file, data] of Object.entries(DESTINATION_FILES)) {
    const read = JSON.parse(readFileSync(new URL(`${file}.json`, FOLDER), 'utf8'));
    expect(data, file).toEqual(read);
    expect(catalogue().destination(read.name), file).toMatchObject(read);
  }
});

it('every place of a destination is where it can be reached from it: 90 km, and 220 km on a day trip', () => {
  const far = catalogue().destinations.flatMap(({ name, at, places }) =>
    places
      .filter((place) => kilometres(place.at, at) > (place.kind === 'day-trip' ? 220 : 90))
      .map((place) => `${name}: ${place.name}`),
  );
  expect(far).toEqual([]);
});

it('every place of a destination is within 25 km of the middle of its area', () => {
  const far = catalogue().destinations.flatMap(({ name, areas, places }) =>
    places
      .filter(({ area, at }) => {
        const middle = areas.find((each) => each.name === area)?.at;
        return middle !== undefined && kilometres(middle, at) > 25;
      })
      .map((place) => `${name}: ${place.name}`),
  );
  expect(far).toEqual([]);
});

it('a place that two destinations share within a day’s journey is at one spot, to 3 km', () => {
  const all = catalogue().destinations.flatMap(({ name: from, places }) => places.map((place) => ({ from, ...place })));
  const apart = [...Map.groupBy(all, ({ name }) => foldWords(name)).values()].flatMap(([first, ...others]) =>
    others.flatMap((other) => {
      const km = first === undefined ? 0 : kilometres(first.at, other.at);
      return km > 3 && km < 220 ? `${other.name}: ${first?.from} and ${other.from}` : [];
    }),
  );
  expect(apart).toEqual([]);
});

it('what one must see of a destination is in its data file', () => {
  const known = new Map<string, readonly string[]>(Object.entries(mustSee));
  for (const { name, places } of catalogue().destinations) {
    const names = places.map((place) => place.name);
    expect(known.get(name)?.length, name).toBeGreaterThanOrEqual(3);
    for (const place of known.get(name) ?? []) expect(names, name).toContain(place);
  }
});
