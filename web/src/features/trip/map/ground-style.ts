import { type Flavor, layers, namedFlavor } from '@protomaps/basemaps';
import type { StyleSpecification } from 'maplibre-gl';
import type { Basemap } from '#shared/map/basemap.ts';
import { BUILT_IN_LAYERS } from '#shared/map/built-in-layers.ts';

export type Theme = 'light' | 'dark';
type Layer = StyleSpecification['layers'][number];

/** Paper: land a little darker than the page, water pale teal, quiet names. */
const PAPER: Readonly<Record<Theme, Partial<Flavor>>> = {
  light: {
    ...{ background: '#d3e5e2', water: '#d3e5e2', earth: '#f3ecdf', boundaries: '#b9ac96' },
    ...{ city_label: '#4d4a42', city_label_halo: '#f3ecdf', country_label: '#6f6a5c' },
    ...{ state_label: '#857e6d', state_label_halo: '#f3ecdf', ocean_label: '#4f7f82' },
    ...{ subplace_label: '#6f6a5c', subplace_label_halo: '#f3ecdf', buildings: '#e8dfce' },
    ...{ park_a: '#e2e8d2', park_b: '#dbe4c9', wood_a: '#e2e8d2', wood_b: '#dbe4c9', scrub_a: '#e6e8d6' },
    ...{ scrub_b: '#e0e4cd', hospital: '#efe2d8', school: '#efe6d8', industrial: '#ebe4d8', pedestrian: '#f0e9da' },
  },
  dark: {
    ...{ background: '#0d2028', water: '#0d2028', earth: '#1a242d', boundaries: '#4a5a66' },
    ...{ city_label: '#b4bcc0', city_label_halo: '#1a242d', country_label: '#8f9aa2' },
    ...{ state_label: '#7c8890', state_label_halo: '#1a242d', ocean_label: '#5f8f93' },
    ...{ subplace_label: '#8f9aa2', subplace_label_halo: '#1a242d', buildings: '#222e38' },
    ...{ park_a: '#1b2b28', park_b: '#1b2e28', wood_a: '#1b2b28', wood_b: '#1b2e28', scrub_a: '#1d2a2a' },
    ...{ scrub_b: '#1d2a2a', hospital: '#28252a', school: '#252729', industrial: '#20272f', pedestrian: '#1f2932' },
  },
};

/** Shops, shields, arrows and house numbers would shout over the trip; the page's own colour is the background. */
const LEFT_OUT = /^(?:background|pois|roads_shields|roads_oneway|address_label|places_region)$/;
/** Layers of features that the built-in tiles have none of. */
const NOT_BUILT_IN = /^(?:boundaries|earth_label_islands|places_subplace)$/;
/** Names of the built-in tiles: a country's in English, a town's alone. */
const BUILT_IN_NAME = ['coalesce', ['get', 'name:en'], ['get', 'name']];

export const GROUND = 'ground';

/** The ground, where it comes as pictures. */
export const pictureLayer: Layer = { id: GROUND, type: 'raster', source: GROUND };

/**
 * The layers of the ground, which comes in tiles of Protomaps' schema. Each costs time whenever the map is drawn, even
 * when nothing is in it: of the built-in ground there are only those that it has.
 */
export function groundLayers(theme: Theme, kind: Basemap['kind']): Layer[] {
  // The typeface of the page: without glyph files the map draws letters with it.
  const flavor = { ...namedFlavor(theme), ...PAPER[theme], regular: 'Inter', bold: 'Inter', italic: 'Inter' };
  const all = layers(GROUND, flavor, { lang: 'en' })
    .filter((layer) => !LEFT_OUT.test(layer.id))
    .map(withoutIcon);
  return kind === 'built-in' ? all.filter(isBuiltIn).map(plain) : all;
}

function isBuiltIn(layer: Layer): boolean {
  return (
    'source-layer' in layer &&
    BUILT_IN_LAYERS.some((name) => name === layer['source-layer']) &&
    !NOT_BUILT_IN.test(layer.id)
  );
}

/** Names without their forms in other scripts, and lines without dashes, each of which takes time for nothing. */
function plain(layer: Layer): Layer {
  if (layer.type === 'symbol') return { ...layer, layout: { ...layer.layout, 'text-field': BUILT_IN_NAME } } as Layer;
  if (layer.type !== 'line') return layer;
  const { 'line-dasharray': _, ...paint } = layer.paint ?? {};
  return { ...layer, paint };
}

/** Dots of towns are pictures in a file that we do without. */
function withoutIcon(layer: Layer): Layer {
  if (layer.type !== 'symbol') return layer;
  const { 'icon-image': icon, ...layout } = layer.layout ?? {};
  return icon === undefined ? layer : { ...layer, layout };
}
