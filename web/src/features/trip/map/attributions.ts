import type { Basemap } from '#shared/map/basemap.ts';

type Attribution = Extract<Basemap, { kind: 'archive' }>['attribution'][number];

/** What draws the map, whatever it is drawn on. */
const MAPLIBRE: Attribution = { name: 'MapLibre', href: 'https://maplibre.org/' };

/** Whose work the built-in map is: the archive names the same in its metadata (web/build/basemap/archive.ts). */
const BUILT_IN: readonly Attribution[] = [
  { name: '© GeoNames', href: 'https://www.geonames.org/' },
  { name: 'Natural Earth', href: 'https://www.naturalearthdata.com/' },
];

/** Whose work a map is. */
export function attributionsOf(basemap: Basemap): readonly Attribution[] {
  return [...(basemap.kind === 'built-in' ? BUILT_IN : basemap.attribution), MAPLIBRE];
}
