import {
  addProtocol,
  GPUInitializationError,
  LngLat,
  Map as MapLibreMap,
  prewarm,
  type SourceSpecification,
  type StyleSpecification,
  setWorkerUrl,
  type TransformConstrainFunction,
} from 'maplibre-gl';
import { PMTiles, Protocol } from 'pmtiles';
import world from '#basemap/world.pmtiles?url';
import type { Basemap } from '#shared/map/basemap.ts';
import { workerUrl } from './beside-map-code.ts';
import { BEYOND_PX } from './beyond-frame.ts';
import { followGround } from './follow-ground.ts';
import type { Box } from './geometry/box.ts';
import { GROUND, groundLayers, pictureLayer, type Theme } from './ground-style.ts';
import { ROUTE, routeLayers } from './route-layers.ts';

setWorkerUrl(workerUrl);
// The worker starts as soon as the code is here, which often is before the map is asked for.
prewarm();
const archives = new Protocol();
addProtocol('pmtiles', archives.tile);

/** A town fills the map, and a single place is seen in its town. */
const CLOSEST_FIT = 13;
const CLOSEST = 17;
const FARTHEST = -1;
/** A phone's screen has three pixels and more to a CSS pixel; drawing them all is slow, and is not seen on a map. */
const SHARPEST = 2;
/** Of the Web Mercator projection. */
const LAST_LATITUDE = 85.05;
/** Pixels around what is fitted: pins reach beyond their position. */
const MARGIN = 48;
const BESIDE_CONTROLS = 88;
/** In the style sheets: the side of the map where its controls are, if not the right. */
const CONTROLS_SIDE = '--controls-side';
const BELOW_CLOSE = 80;

/** What is drawn: the ground, and lines above it. */
export interface Drawn {
  readonly theme: Theme;
  readonly basemap: Basemap;
  readonly route: GeoJSON.FeatureCollection;
}

export function styleOf({ theme, basemap, route }: Drawn): StyleSpecification {
  return {
    version: 8,
    sources: {
      [GROUND]: groundOf(basemap),
      [ROUTE]: { type: 'geojson', data: route },
    },
    layers: [...(basemap.kind === 'raster' ? [pictureLayer] : groundLayers(theme, basemap.kind)), ...routeLayers()],
  };
}

function groundOf(basemap: Basemap): SourceSpecification {
  if (basemap.kind === 'built-in') return archiveAt(world);
  if (basemap.kind === 'archive') return archiveAt(`/${basemap.file}`);
  const { kind, address, maxZoom } = basemap;
  if (address.endsWith('.pmtiles')) return archiveAt(address);
  return { type: kind, tiles: [address], maxzoom: maxZoom, ...(kind === 'raster' ? { tileSize: 256 } : {}) };
}

function archiveAt(address: string): SourceSpecification {
  const { href } = new URL(address, window.location.href);
  return { type: 'vector', url: `pmtiles://${opened(href)}` };
}

/** An archive's directory is on its way while the map is made; whoever asks for it next has it, or its failure. */
function opened(address: string): string {
  if (archives.get(address)) return address;
  const archive = new PMTiles(address);
  archives.add(archive);
  archive.getHeader().catch(() => undefined);
  return address;
}

/**
 * Creates the map in an element; undefined where the browser has no WebGL 2, which is tried once, as it takes its time.
 * North stays up, and nothing moves for those who want no motion.
 */
export function makeMap(container: HTMLElement, style: StyleSpecification, box: Box): MapLibreMap | undefined {
  try {
    return newMap(container, style, box);
  } catch (error) {
    if (error instanceof GPUInitializationError) return undefined;
    throw error;
  }
}

function newMap(container: HTMLElement, style: StyleSpecification, box: Box): MapLibreMap {
  const map = new MapLibreMap({
    container,
    style,
    ...{ bounds: boundsOf(box), fitBoundsOptions: fitOptions(container), transformConstrain: whole },
    ...{ minZoom: FARTHEST, maxZoom: CLOSEST, maxPitch: 0, attributionControl: false },
    // The style is ours; validating it takes a slow phone longer than fetching it.
    ...{ validateStyle: false, ...(window.devicePixelRatio > SHARPEST && { pixelRatio: SHARPEST }) },
    ...{ dragRotate: false, pitchWithRotate: false, touchPitch: false },
    // The words of the region around it say what it is.
    locale: { 'Map.Title': 'Map: move it by the arrow keys, + and −' },
  });
  followGround(map);
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  return map;
}

/** Shows this part of the world in what is visible of the map. */
export function fitTo(map: MapLibreMap, box: Box): void {
  map.fitBounds(boundsOf(box), fitOptions(map.getContainer()));
}

function boundsOf({ west, south, east, north }: Box): [number, number, number, number] {
  return [west, south, east, north];
}

function fitOptions(container: HTMLElement) {
  // At the page's top the map may reach below the screen.
  const below = Math.max(0, container.getBoundingClientRect().bottom - BEYOND_PX - window.innerHeight);
  const width = container.clientWidth - 2 * BEYOND_PX;
  const height = container.clientHeight - 2 * BEYOND_PX - below;
  const margin = Math.min(MARGIN, width / 6, height / 6);
  // No pin lies under the controls.
  const beside = Math.max(margin, Math.min(BESIDE_CONTROLS, width / 4));
  const atLeft = getComputedStyle(container).getPropertyValue(CONTROLS_SIDE) === 'left';
  // Nor under what closes it, at the top.
  const top = Math.max(margin, Math.min(BELOW_CLOSE, height / 6));
  const padding = {
    ...{ top: BEYOND_PX + top, bottom: BEYOND_PX + below + margin },
    ...{ left: BEYOND_PX + (atLeft ? beside : margin), right: BEYOND_PX + (atLeft ? margin : beside) },
  };
  return { padding, maxZoom: CLOSEST_FIT, duration: 250, linear: true };
}

/** By default a tall map cannot show the width of the world. */
const whole: TransformConstrainFunction = ({ lng, lat }, zoom = 0) => ({
  center: new LngLat(lng, Math.min(LAST_LATITUDE, Math.max(-LAST_LATITUDE, lat))),
  zoom: Math.min(CLOSEST, Math.max(FARTHEST, zoom)),
});
