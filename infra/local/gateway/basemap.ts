import { existsSync } from 'node:fs';
import sirv from 'sirv';
import type { Basemap } from '#shared/map/basemap.ts';
import { BASEMAP_FILE } from '#shared/map/basemap-address.ts';
import { splitTarget } from './http-event.ts';
import type { Site } from './site.ts';

/** The archives of maps in the data folder, where `npm run basemap` puts them. */
export const BASEMAPS = 'basemaps';

/** A site that says what its map is drawn on, and has the archives of a folder, as a stage's bucket has them. */
export function withBasemap(site: Site, basemap: Basemap, folder: string): Site {
  const said = JSON.stringify(basemap);
  // Named by their content, in ranges.
  const archives = existsSync(folder) ? sirv(folder, { etag: true, immutable: true, maxAge: 365 * 86_400 }) : undefined;
  return (request, response) => {
    const { path } = splitTarget(request.url ?? '/');
    if (path === `/${BASEMAP_FILE}`) {
      response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-cache' }).end(said);
    } else if (archives && /^\/map-[0-9a-f]{12}\.pmtiles$/.test(path)) {
      archives(request, response, () => site(request, response));
    } else site(request, response);
  };
}
