import { useState, useSyncExternalStore } from 'react';
import type { TripDay } from '#shared/days/schema.ts';
import { useAddressOf } from '../use-address-of.ts';
import { changeMapSettings, useMapSettings } from './map-settings.ts';
import type { TripMap } from './trip-map.ts';

/** From this width on the map stands beside the timeline. */
const WIDE = '(min-width: 80rem)';
/** The URL's search parameter of the open sheet. */
const MAP_PARAMETER = 'map';

export interface MapLayout extends TripMap {
  /** Undefined: closed. */
  readonly place: 'beside' | 'sheet' | undefined;
  /** Whether it opens as a sheet. */
  readonly isSheet: boolean;
  /** What was asked to be in the middle; a new object each time. */
  readonly centred: { readonly activityId: string } | undefined;
  /** In CSS pixels, as the traveller made it. */
  readonly width: number | undefined;
  readonly close: () => void;
}

/** Where the trip's map is: beside the timeline on a wide screen, else in a sheet that has an address of its own. */
export function useMapLayout(days: readonly TripDay[] | undefined): MapLayout {
  const isWide = useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches);
  const settings = useMapSettings();
  const sheet = useAddressOf(MAP_PARAMETER);
  const [centred, setCentred] = useState<MapLayout['centred']>();
  const hasPins = days?.some(({ activities }) => activities.some(({ coordinates }) => coordinates !== null)) ?? false;
  const place = isWide ? (settings.open ?? hasPins) && days && 'beside' : sheet.isOpen && days && 'sheet';

  const open = () => {
    if (isWide) return changeMapSettings({ open: true });
    sheet.open();
  };
  const close = () => {
    if (isWide) return changeMapSettings({ open: false });
    sheet.close();
  };
  return {
    hasPins,
    place: place || undefined,
    isSheet: !isWide,
    centred,
    width: settings.width,
    centre: (activityId) => {
      setCentred({ activityId });
      if (!place) open();
    },
    open: place ? undefined : open,
    close: () => {
      setCentred(undefined);
      close();
    },
  };
}

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
