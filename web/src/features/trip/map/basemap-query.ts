import { queryOptions } from '@tanstack/react-query';
import type { Basemap } from '#shared/map/basemap.ts';
import { BASEMAP_FILE } from '#shared/map/basemap-address.ts';

export const BUILT_IN: Basemap = { kind: 'built-in' };

/** What the site's map is drawn on: asked for together with the map's code, which needs it at once. */
export const basemapQuery = queryOptions({
  queryKey: ['basemap'],
  queryFn: ({ signal }) => askSite(signal),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The built-in map where the site does not say, such as offline. */
async function askSite(signal: AbortSignal): Promise<Basemap> {
  try {
    const answer = await fetch(`/${BASEMAP_FILE}`, { signal });
    // Written by the deployment of the page itself, from checked settings.
    return await answer.json();
  } catch (error) {
    if (signal.aborted) throw error;
    return BUILT_IN;
  }
}
