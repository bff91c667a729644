import { expect, it } from 'vitest';
import { BUILT_IN_LAYERS } from '#shared/map/built-in-layers.ts';
import { groundLayers } from './ground-style.ts';

const sourceLayersOf = (kind: 'built-in' | 'archive') =>
  new Set(groundLayers('light', kind).flatMap((layer) => ('source-layer' in layer ? layer['source-layer'] : [])));

it('the built-in ground has a style for each layer of its tiles, and for none that they lack', () => {
  expect(sourceLayersOf('built-in')).toEqual(new Set(BUILT_IN_LAYERS));
});

it('each layer of the built-in ground draws a kind of feature that its tiles have', () => {
  expect(groundLayers('light', 'built-in').map(({ id }) => id)).toEqual([
    ...['earth', 'boundaries_country', 'places_locality', 'places_country'],
  ]);
});

it('a ground with streets has styles for them and for water', () => {
  expect([...sourceLayersOf('archive')]).toEqual(expect.arrayContaining(['roads', 'water', ...BUILT_IN_LAYERS]));
});
