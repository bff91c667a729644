/** Whose work the built-in map is: the archive names the same in its metadata (web/build/basemap/archive.ts). */
export const ATTRIBUTIONS = [
  { name: '© GeoNames', href: 'https://www.geonames.org/' },
  { name: 'Natural Earth', href: 'https://www.naturalearthdata.com/' },
  { name: 'MapLibre', href: 'https://maplibre.org/' },
] as const;
