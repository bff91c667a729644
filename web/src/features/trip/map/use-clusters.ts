import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useRef, useState } from 'react';
import { longitudeNear } from './geometry/box.ts';
import { clustersOf } from './geometry/clusters.ts';
import type { Pin } from './items.ts';

/** So near, pins cover each other. */
const REACH_PX = 30;
/** While zooming, pins are grouped anew after so much. */
const ZOOM_STEP = 0.35;

/** Pins that are drawn as one, in the page's order. */
export interface Cluster {
  readonly key: string;
  readonly pins: readonly Pin[];
}

interface Clusters {
  readonly clusters: readonly Cluster[];
  /** For the element of each cluster, which follows the map without rendering. */
  readonly place: (key: string) => (element: HTMLElement | null) => void;
}

/**
 * Groups pins on the screen, those of the chosen day (from 1) first, and keeps the groups' elements where they belong while the map
 * moves.
 */
export function useClusters(
  map: MapLibreMap | undefined,
  pins: readonly Pin[],
  chosenDay: number | undefined,
): Clusters {
  const [clusters, setClusters] = useState<readonly Cluster[]>([]);
  const elements = useRef(new Map<string, HTMLElement>());
  const shown = useRef(clusters);
  shown.current = clusters;

  // Synchronises with the map's camera.
  useEffect(() => {
    if (!map) return;
    let zoom = Number.NaN;
    const group = () => {
      zoom = map.getZoom();
      setClusters((before) => {
        const after = grouped(map, pins, chosenDay);
        return isSame(before, after) ? before : after;
      });
    };
    const follow = () => {
      if (Math.abs(map.getZoom() - zoom) > ZOOM_STEP) group();
      for (const cluster of shown.current) put(map, cluster, elements.current.get(cluster.key));
    };
    group();
    map.on('move', follow);
    map.on('moveend', group);
    map.on('resize', group);
    return () => {
      map.off('move', follow);
      map.off('moveend', group);
      map.off('resize', group);
    };
  }, [map, pins, chosenDay]);

  const place = (key: string) => (element: HTMLElement | null) => {
    if (!element) {
      elements.current.delete(key);
      return;
    }
    elements.current.set(key, element);
    const cluster = clusters.find((each) => each.key === key);
    if (map && cluster) put(map, cluster, element);
  };
  return { clusters, place };
}

function grouped(map: MapLibreMap, pins: readonly Pin[], chosenDay: number | undefined): Cluster[] {
  const order = new Map(pins.map((pin, index) => [pin.activity.id, { pin, index }]));
  const isChosen = ({ dayNumber }: Pin) => dayNumber === chosenDay;
  const spots = [...pins.filter(isChosen), ...pins.filter((pin) => !isChosen(pin))].map((pin) => ({
    ...{ id: pin.activity.id, ...spotOf(map, pin) },
  }));
  return clustersOf(spots, REACH_PX)
    .toSorted(([a = ''], [b = '']) => (order.get(a)?.index ?? 0) - (order.get(b)?.index ?? 0))
    .map((ids) => ({ key: ids[0] ?? '', pins: ids.flatMap((id) => order.get(id)?.pin ?? []) }));
}

function isSame(before: readonly Cluster[], after: readonly Cluster[]): boolean {
  return (
    before.length === after.length &&
    before.every(({ pins }, index) => {
      const other = after[index]?.pins;
      return other?.length === pins.length && pins.every((pin, n) => pin === other[n]);
    })
  );
}

function put(map: MapLibreMap, { pins: [first] }: Cluster, element: HTMLElement | undefined): void {
  if (!first || !element) return;
  const { x, y } = spotOf(map, first);
  element.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
}

function spotOf(map: MapLibreMap, { position: { latitude, longitude } }: Pin): { x: number; y: number } {
  return map.project([longitudeNear(longitude, map.getCenter().lng), latitude]);
}
