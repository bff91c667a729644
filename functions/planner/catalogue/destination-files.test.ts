import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { foldText } from '../understand/fold-text.ts';
import { catalogue } from './catalogue.ts';

it('the catalogue holds every data file, each once', () => {
  const files = readdirSync(new URL('../../../shared/planner/data/', import.meta.url)).sort();
  const named = catalogue().destinations.map(({ name }) => `${foldText(name).replace(/[^a-z]+/g, '-')}.json`);
  expect(named.toSorted()).toEqual(files);
});
