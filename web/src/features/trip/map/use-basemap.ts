import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Basemap } from '#shared/map/basemap.ts';
import { otherOrigin } from '#shared/map/basemap-address.ts';
import { BUILT_IN, basemapQuery } from './basemap-query.ts';
import { changeMapSettings, useMapSettings } from './map-settings.ts';

export interface ChosenBasemap {
  /** What the map is drawn on: the site's own, until another origin may be asked. */
  readonly basemap: Basemap;
  /** A host that wants the traveller's word first; undefined: none, or it was answered. */
  readonly asks: string | undefined;
  readonly answer: (mayLoad: boolean) => void;
}

/** What the site's map is drawn on; undefined until that is known. Nothing is asked of another host before its yes. */
export function useBasemap(): ChosenBasemap | undefined {
  const { data: set } = useQuery(basemapQuery);
  const { host: allowed } = useMapSettings();
  const [isRefused, setRefused] = useState(false);
  if (!set) return undefined;
  const origin = otherOrigin(set);
  const host = origin === undefined ? undefined : new URL(origin).host;
  return {
    basemap: host === undefined || host === allowed ? set : BUILT_IN,
    asks: isRefused || host === allowed ? undefined : host,
    answer: (mayLoad) => {
      if (mayLoad && host !== undefined) changeMapSettings({ host });
      else setRefused(true);
    },
  };
}
