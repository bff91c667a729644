import type { Basemap } from './basemap.ts';

/** Where a site says what its map is drawn on. */
export const BASEMAP_FILE = 'basemap.json';

/** The other origin that the map asks: 'https://tiles.example.com'. Undefined when it asks its own site alone. */
export function otherOrigin(basemap: Basemap): string | undefined {
  return 'address' in basemap ? /^https:\/\/[^/]+/.exec(basemap.address)?.[0] : undefined;
}
