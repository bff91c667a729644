import type { Map as MapLibreMap } from 'maplibre-gl';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { longitudeNear } from './geometry/box.ts';
import { clustersOf } from './geometry/clusters.ts';
import type { Pin } from './items.ts';
import { type Camera, cameraOf, moveSince, type Shift } from './moved-map.ts';

/** So near, pins cover each other. */
const REACH_PX = 30;
/** While zooming, pins are grouped anew after so much. */
const ZOOM_STEP = 0.35;
/** Moved farther, pins are placed again: around the world another of their places may be nearer. */
const FAR_PX = 128;

const UNMOVED: Shift = { x: 0, y: 0 };

/** Pins that are drawn as one, in the page's order. */
export interface Cluster {
  readonly key: string;
  readonly pins: readonly Pin[];
}

interface Clusters {
  readonly clusters: readonly Cluster[];
  /** For the element around those of the clusters, all of which follow the map without rendering. */
  readonly list: RefObject<HTMLOListElement | null>;
  /** For the element of each cluster. */
  readonly place: (key: string) => (element: HTMLElement | null) => void;
}

/**
 * Groups pins on the screen, those of the chosen day (from 1) first, and keeps the groups' elements where they belong
 * while the map moves: together while it is dragged, so that a frame changes one element and not hundreds.
 */
export function useClusters(
  map: MapLibreMap | undefined,
  pins: readonly Pin[],
  chosenDay: number | undefined,
): Clusters {
  const [clusters, setClusters] = useState<readonly Cluster[]>([]);
  const elements = useRef(new Map<string, HTMLElement>());
  const list = useRef<HTMLOListElement>(null);
  const shift = useRef(UNMOVED);
  const shown = useRef(clusters);
  shown.current = clusters;

  // Synchronises with the map's camera.
  useEffect(() => {
    if (!map) return;
    let zoom = Number.NaN;
    let placed: Camera | undefined;
    const group = () => {
      zoom = map.getZoom();
      setClusters((before) => {
        const after = grouped(map, pins, chosenDay);
        return isSame(before, after) ? before : after;
      });
    };
    const follow = () => {
      if (Math.abs(map.getZoom() - zoom) > ZOOM_STEP) group();
      const together = placed && togetherSince(placed, map);
      shift.current = together ?? UNMOVED;
      if (list.current) list.current.style.transform = translate(shift.current);
      if (together) return;
      placed = cameraOf(map);
      for (const cluster of shown.current) put(map, cluster, elements.current.get(cluster.key));
    };
    follow();
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
    if (map && cluster) put(map, cluster, element, shift.current);
  };
  return { clusters, list, place };
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

/** How far all of them moved since then; undefined when each has to be placed again: the map was zoomed, or moved far. */
function togetherSince(camera: Camera, map: MapLibreMap): Shift | undefined {
  const { scale, ...shift } = moveSince(camera, map);
  return scale === 1 && Math.hypot(shift.x, shift.y) < FAR_PX ? shift : undefined;
}

/** Places an element in its list, which was moved with the map. */
function put(
  map: MapLibreMap,
  { pins: [first] }: Cluster,
  element: HTMLElement | undefined,
  moved: Shift = UNMOVED,
): void {
  if (!first || !element) return;
  const { x, y } = spotOf(map, first);
  element.style.transform = translate({ x: x - moved.x, y: y - moved.y });
}

function translate({ x, y }: Shift): string {
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
}

function spotOf(map: MapLibreMap, { position: { latitude, longitude } }: Pin): Shift {
  return map.project([longitudeNear(longitude, map.getCenter().lng), latitude]);
}
