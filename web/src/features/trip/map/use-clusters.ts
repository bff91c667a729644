import type { Map as MapLibreMap } from 'maplibre-gl';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { longitudeNear } from './geometry/box.ts';
import { clustersOf } from './geometry/clusters.ts';
import type { Pin } from './items.ts';
import { type Camera, cameraOf, type Move, moveSince, type Shift } from './moved-map.ts';

/** So near, pins cover each other. */
const REACH_PX = 30;
/** While zooming, pins are grouped anew after so much. */
const ZOOM_STEP = 0.35;
/** Moved farther, pins are placed again: around the world another of their places may be nearer. */
const FAR_PX = 128;
/** Scaled by more than this, pins would be seen to grow. */
const MOST_SCALE = 1.1;

const UNMOVED: Move = { x: 0, y: 0, scale: 1 };

/** Pins that are drawn as one, in the page's order. */
export interface Cluster {
  readonly key: string;
  readonly pins: readonly Pin[];
}

interface Clusters {
  readonly clusters: readonly Cluster[];
  /** For the element around those of the clusters, all of which follow the map without rendering. */
  readonly list: RefObject<HTMLOListElement | null>;
  /** For the element of each cluster; always the same function. */
  readonly place: (cluster: Cluster, element: HTMLElement | null) => void;
}

/**
 * Groups pins on the screen, those of the chosen day (from 1) first, and keeps the groups' elements where they belong
 * while the map moves: together as long as they can, so that a frame changes one element and not hundreds.
 */
export function useClusters(
  map: MapLibreMap | undefined,
  pins: readonly Pin[],
  chosenDay: number | undefined,
): Clusters {
  const [clusters, setClusters] = useState<readonly Cluster[]>([]);
  const elements = useRef(new Map<Cluster, HTMLElement>());
  const list = useRef<HTMLOListElement>(null);
  const move = useRef(UNMOVED);
  const latestMap = useRef(map);
  latestMap.current = map;

  // Synchronises with the map's camera.
  useEffect(() => {
    if (!map) return;
    let zoom = Number.NaN;
    let placed: Camera | undefined;
    const group = () => {
      zoom = map.getZoom();
      setClusters((before) => grouped(map, { pins, chosenDay, before }));
    };
    const moveAll = (next: Move) => {
      move.current = next;
      if (list.current) list.current.style.transform = `${translate(next)} scale(${next.scale})`;
    };
    const placeEach = () => {
      moveAll(UNMOVED);
      placed = cameraOf(map);
      for (const [cluster, element] of elements.current) put(map, cluster, element);
    };
    const follow = () => {
      if (Math.abs(map.getZoom() - zoom) > ZOOM_STEP) group();
      const together = placed && togetherSince(placed, map);
      if (together) moveAll(together);
      else placeEach();
    };
    const rest = () => {
      group();
      if (move.current.scale !== 1) placeEach();
    };
    follow();
    group();
    map.on('move', follow);
    map.on('moveend', rest);
    map.on('resize', group);
    return () => {
      map.off('move', follow);
      map.off('moveend', rest);
      map.off('resize', group);
    };
  }, [map, pins, chosenDay]);

  const place = useCallback((cluster: Cluster, element: HTMLElement | null) => {
    if (!element) {
      elements.current.delete(cluster);
      return;
    }
    elements.current.set(cluster, element);
    if (latestMap.current) put(latestMap.current, cluster, element, move.current);
  }, []);
  return { clusters, list, place };
}

interface ToGroup {
  readonly pins: readonly Pin[];
  readonly chosenDay: number | undefined;
  /** The clusters so far, of which those that stay are the same objects. */
  readonly before: readonly Cluster[];
}

function grouped(map: MapLibreMap, { pins, chosenDay, before }: ToGroup): readonly Cluster[] {
  const order = new Map(pins.map((pin, index) => [pin.activity.id, { pin, index }]));
  const known = new Map(before.map((cluster) => [cluster.key, cluster]));
  const isChosen = ({ dayNumber }: Pin) => dayNumber === chosenDay;
  const spots = [...pins.filter(isChosen), ...pins.filter((pin) => !isChosen(pin))].map((pin) => ({
    ...{ id: pin.activity.id, ...spotOf(map, pin) },
  }));
  const after = clustersOf(spots, REACH_PX)
    .toSorted(([a = ''], [b = '']) => (order.get(a)?.index ?? 0) - (order.get(b)?.index ?? 0))
    .map((ids): Cluster => {
      const [key = ''] = ids;
      const members = ids.flatMap((id) => order.get(id)?.pin ?? []);
      const same = known.get(key);
      return same && isSame(same.pins, members) ? same : { key, pins: members };
    });
  return isSame(before, after) ? before : after;
}

function isSame<T>(one: readonly T[], other: readonly T[]): boolean {
  return one.length === other.length && one.every((each, index) => each === other[index]);
}

/** How far all of them moved since then; undefined when each has to be placed again: moved far, or zoomed. */
function togetherSince(camera: Camera, map: MapLibreMap): Move | undefined {
  const move = moveSince(camera, map);
  const isNear = Math.hypot(move.x, move.y) < FAR_PX;
  return isNear && move.scale <= MOST_SCALE && 1 / move.scale <= MOST_SCALE ? move : undefined;
}

/** Places an element in its list, which was moved with the map. */
function put(map: MapLibreMap, { pins: [first] }: Cluster, element: HTMLElement, moved = UNMOVED): void {
  if (!first) return;
  const { x, y } = spotOf(map, first);
  element.style.left = pixels((x - moved.x) / moved.scale);
  element.style.top = pixels((y - moved.y) / moved.scale);
}

function translate({ x, y }: Shift): string {
  return `translate(${pixels(x)}, ${pixels(y)})`;
}

function pixels(length: number): string {
  return `${length.toFixed(1)}px`;
}

function spotOf(map: MapLibreMap, { position: { latitude, longitude } }: Pin): Shift {
  return map.project([longitudeNear(longitude, map.getCenter().lng), latitude]);
}
