import { expect, it } from 'vitest';
import towns from './data/towns.json' with { type: 'json' };
import { hasTownNamed, largestOfZones, rowsBeginning, rowsNamed, type TownFile } from './town-rows.ts';

const small: TownFile = {
  groups: ['FR Europe/Paris|paris', 'US America/Chicago|paris'],
  rows: ['nice|Nice|338|43.7|7.27|0', 'paris|Paris|2138|48.85|2.35|0', 'paris|Paris|25|33.66|-95.56|1'].join('\n'),
};

it('finds every town of the file by its name and by how it begins', () => {
  const lines = towns.rows.split('\n');
  expect(lines.length).toBeGreaterThan(14_000);
  const missing = lines.filter((line) => {
    const [key = '', name] = line.split('|');
    const isIt = (row: { readonly name: string }) => row.name === name;
    return !(
      hasTownNamed(towns, key) &&
      rowsNamed(towns, key).some(isIt) &&
      rowsBeginning(towns, key.slice(0, 4)).some(isIt)
    );
  });
  expect(missing).toEqual([]);
});

it('finds the first and the last town, all of one name with the largest first, and nothing else', () => {
  const named = (key: string) => rowsNamed(small, key).map(({ country, thousands }) => `${country} ${thousands}`);
  expect([named('nice'), named('paris')]).toEqual([['FR 338'], ['FR 2138', 'US 25']]);
  for (const key of ['', 'a', 'nic', 'nicea', 'par', 'parisx', 'zzz']) {
    expect([named(key), hasTownNamed(small, key)], key).toEqual([[], false]);
  }
  expect(rowsBeginning(small, 'n').map(({ name }) => name)).toEqual(['Nice']);
  expect(rowsBeginning({ groups: [], rows: '' }, 'n')).toEqual([]);
});

it('knows the largest town of each zone of a country', () => {
  expect(largestOfZones(small, 'US').map(({ zone, thousands }) => [zone, thousands])).toEqual([
    ['America/Chicago', 25],
  ]);
  expect(largestOfZones(small, 'DE')).toEqual([]);
});
