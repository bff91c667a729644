import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Basemap } from '#shared/map/basemap.ts';
import { type Box, boxAround } from './geometry/box.ts';
import { type MapItems, type Pin, positionsOf } from './items.ts';
import { fitTo, makeMap, styleOf } from './make-map.ts';
import { ROUTE, routeFeatures } from './route-layers.ts';
import { useTheme } from './use-theme.ts';

/** Without a place the map shows the world. */
const WORLD: Box = { west: -150, south: -50, east: 150, north: 70 };

interface Shown {
  readonly basemap: Basemap;
  readonly lines: MapItems['lines'];
  /** What is fitted. */
  readonly chosen: readonly Pin[];
  /** From 1; undefined: all days. */
  readonly chosenDay: number | undefined;
}

export interface DrawnMap {
  /** Undefined until it is made. */
  readonly map: MapLibreMap | undefined;
  /** drawn: everything in view is there. broken: the ground could not be loaded. impossible: there is no WebGL 2. */
  readonly state: 'loading' | 'drawn' | 'broken' | 'impossible';
  /** Whether the traveller moved it away from what is chosen. */
  readonly moved: boolean;
  readonly fitAgain: () => void;
}

/** A map in an element, which shows these lines and fits what is chosen until the traveller moves it. */
export function useMap(box: RefObject<HTMLElement | null>, { basemap, lines, chosen, chosenDay }: Shown): DrawnMap {
  const theme = useTheme();
  const [map, setMap] = useState<MapLibreMap>();
  const [state, setState] = useState<DrawnMap['state']>('loading');
  const [moved, setMoved] = useState(false);
  const around = boxAround(positionsOf(chosen)) ?? WORLD;
  const fitted = `${chosenDay} ${Object.values(around).join(' ')}`;
  const route = () => routeFeatures(lines, chosenDay, colourOfPage);
  const first = useRef({ route, around, theme, basemap });

  // Synchronises with the map, which is made once.
  useEffect(() => {
    if (!box.current) return;
    const { route: firstRoute, around: firstBox, ...look } = first.current;
    const made = makeMap(box.current, styleOf({ ...look, route: firstRoute() }), firstBox);
    if (!made) {
      setState('impossible');
      return;
    }
    made.once('idle', () => setState((now) => (now === 'broken' ? now : 'drawn')));
    made.on('error', () => setState('broken'));
    made.on('movestart', ({ originalEvent }) => originalEvent && setMoved(true));
    setMap(made);
    return () => made.remove();
  }, [box]);

  const drawn = useRef({ theme, basemap, lines, chosenDay });
  // Synchronises with the map: its ground, colours and lines.
  useEffect(() => {
    const before = drawn.current;
    drawn.current = { theme, basemap, lines, chosenDay };
    const isSameLook = before.theme === theme && before.basemap === basemap;
    if (!map || (isSameLook && before.lines === lines && before.chosenDay === chosenDay)) return;
    const features = routeFeatures(lines, chosenDay, colourOfPage);
    if (!isSameLook) map.setStyle(styleOf({ theme, basemap, route: features }));
    else map.getSource<GeoJSONSource>(ROUTE)?.setData(features);
  }, [map, theme, basemap, lines, chosenDay]);

  const shown = useRef(fitted);
  const latest = useRef(around);
  latest.current = around;
  // Synchronises with the map: what is chosen is in view, unless the traveller looks elsewhere within it.
  useEffect(() => {
    if (!map || shown.current === fitted) return;
    const choseAgain = shown.current.split(' ')[0] !== fitted.split(' ')[0];
    shown.current = fitted;
    if (moved && !choseAgain) return;
    setMoved(false);
    fitTo(map, latest.current);
  }, [map, fitted, moved]);

  const fitAgain = () => {
    setMoved(false);
    if (map) fitTo(map, around);
  };
  return { map, state, moved, fitAgain };
}

function colourOfPage(property: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(property).trim();
}
