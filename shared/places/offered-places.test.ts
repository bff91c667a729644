import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { DESTINATIONS } from './destinations.ts';
import { QUICK_ADD_CITIES } from './quick-add-cities.ts';

const NAMES = [...new Set<string>([...QUICK_ADD_CITIES, ...DESTINATIONS])];
/** A file may name a few places, as the sample of a form does; more of them are a list. */
const MOST_NAMED = 3;

it('the places that the product offers are spelled in their lists alone, each in one of them', () => {
  const spelled = ['shared', 'functions', 'web/src'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .flatMap((file) => {
        const text = readFileSync(`${folder}/${file}`, 'utf8');
        const names = NAMES.filter((name) => new RegExp(`(['"\`])${name}\\1`).test(text));
        return names.length > MOST_NAMED ? [{ file: `${folder}/${file}`, names }] : [];
      }),
  );
  expect(spelled.map(({ file }) => file).sort()).toEqual([
    'shared/places/destinations.ts',
    'shared/places/popular-destinations.ts',
    'shared/places/quick-add-cities.ts',
  ]);
  expect(spelled.flatMap(({ names }) => names).sort()).toEqual(NAMES.toSorted());
});
