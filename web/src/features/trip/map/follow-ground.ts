import type { Map as MapLibreMap } from 'maplibre-gl';
import { BEYOND_PX } from './beyond-frame.ts';
import { type Camera, cameraOf, type Move, moveSince } from './moved-map.ts';

/** Fingers that rest so long want to see what is there. */
const HELD_MS = 150;
/** Scaled by more than this, letters would look wrong. */
const MOST_SCALE = 2;
/** A picture that takes longer than two frames of 60 a second, from its drawing to the next frame, is slow. */
const SLOW_MS = 34;
/** The first picture waits so long for all of the ground. */
const COMING_MS = 1_500;

/**
 * Draws the ground for the first time when all of it is there, and seldom where that takes long, as on a slow phone:
 * while the map moves, the browser shifts and scales the picture. It is drawn anew where the picture ends, when it is
 * scaled by much, and at rest.
 */
export function followGround(map: MapLibreMap): void {
  keepPlace(map);
  drawSeldom(map);
  // What drew it is lost with the context.
  map.on('webglcontextrestored', () => drawSeldom(map));
}

/**
 * MapLibre asks for the canvas with every move of a finger, to tell where that is on the map: it is told where the map is,
 * wherever its picture was shifted to. Measured once a gesture: every time, the page would be laid out for it.
 */
function keepPlace(map: MapLibreMap): void {
  const container = map.getContainer();
  let place: DOMRect | undefined;
  const forget = () => {
    place = undefined;
  };
  map.getCanvas().getBoundingClientRect = () => {
    if (!map.isMoving()) return container.getBoundingClientRect();
    place ??= container.getBoundingClientRect();
    return place;
  };
  for (const event of ['movestart', 'moveend', 'resize'] as const) map.on(event, forget);
}

/** What was drawn last, and how large its picture is in CSS pixels. */
interface Drawn {
  readonly camera: Camera;
  readonly width: number;
  readonly height: number;
}

function drawSeldom(map: MapLibreMap): void {
  const { painter } = map;
  const canvas = map.getCanvas();
  const draw = painter.render.bind(painter);
  let drawn: Drawn | undefined;
  let before = cameraOf(map);
  let movedAt = 0;
  let held = 0;
  let isSlow = true;
  const latest = performance.now() + COMING_MS;
  map.on('resize', () => {
    drawn = undefined;
  });
  painter.render = (...frame) => {
    clearTimeout(held);
    const patience = drawn || isThere(map) ? 0 : latest - performance.now();
    if (patience > 0) {
      held = window.setTimeout(() => map.triggerRepaint(), patience);
      return;
    }
    const now = cameraOf(map);
    if (!isSame(before, now)) movedAt = performance.now();
    before = now;
    const moves = map.isMoving() && performance.now() - movedAt < HELD_MS;
    const move = moves && isSlow && drawn ? moveSince(drawn.camera, map) : undefined;
    if (move && drawn && isEnough(move, drawn)) {
      canvas.style.transform = `translate(${move.x}px, ${move.y}px) scale(${move.scale})`;
      held = window.setTimeout(() => map.triggerRepaint(), HELD_MS);
      return;
    }
    canvas.style.transform = '';
    // Measured only here: after the pins have moved it has the page laid out.
    drawn = { camera: now, width: canvas.clientWidth, height: canvas.clientHeight };
    const began = performance.now();
    draw(...frame);
    window.requestAnimationFrame(() => {
      isSlow = performance.now() - began > SLOW_MS;
    });
  };
}

/** Whether everything in view has arrived, and its names have their places. */
function isThere(map: MapLibreMap): boolean {
  return map.loaded() && !map.style.placement.stale;
}

function isSame(one: Camera, other: Camera): boolean {
  return one.zoom === other.zoom && one.centre.lng === other.centre.lng && one.centre.lat === other.centre.lat;
}

/** Whether the moved picture still fills what is visible of the map, sharp enough. */
function isEnough({ x, y, scale }: Move, { width, height }: Drawn): boolean {
  const fills = (from: number, length: number) => from <= BEYOND_PX && from + scale * length >= length - BEYOND_PX;
  return scale <= MOST_SCALE && 1 / scale <= MOST_SCALE && fills(x, width) && fills(y, height);
}
