import type { Map as MapLibreMap } from 'maplibre-gl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followGround } from './follow-ground.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', globalThis);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A map whose frames are asked for by hand, and which counts those that are drawn; each takes so many milliseconds. */
function mapThatCounts() {
  const now = { loaded: false, stale: true, moving: false, x: 259, ms: 0 };
  let afterFrame: (() => void) | undefined;
  vi.stubGlobal('requestAnimationFrame', (call: () => void) => {
    afterFrame = call;
  });
  const render = vi.fn(() => {
    vi.advanceTimersByTime(now.ms);
  });
  const frame = () => {
    afterFrame?.();
    afterFrame = undefined;
    painter.render();
  };
  const painter = { render };
  const map = {
    painter,
    getContainer: () => ({}),
    getCanvas: () => ({ style: {}, clientWidth: 518, clientHeight: 836 }),
    getCenter: () => ({ lng: 259 - now.x, lat: 0 }),
    getZoom: () => 3,
    project: () => ({ x: now.x, y: 418 }),
    on: () => map,
    isMoving: () => now.moving,
    loaded: () => now.loaded,
    style: {
      placement: {
        get stale() {
          return now.stale;
        },
      },
    },
    triggerRepaint: () => painter.render(),
  };
  followGround(map as unknown as MapLibreMap);
  return { drawn: render, now, frame };
}

/** How many frames of thirty were drawn while the map was moved by 2 pixels a frame. */
function drawnWhileMoved(ms: number): number {
  const { drawn, now, frame } = mapThatCounts();
  Object.assign(now, { loaded: true, stale: false, ms });
  frame();
  drawn.mockClear();
  now.moving = true;
  for (let n = 0; n < 30; n++) {
    vi.advanceTimersByTime(16);
    now.x += 2;
    frame();
  }
  return drawn.mock.calls.length;
}

it('draws every frame where that is fast, and shifts the picture where it is slow', () => {
  expect(drawnWhileMoved(5)).toBe(30);
  expect(drawnWhileMoved(80)).toBe(0);
});

it('draws the ground for the first time when all of it is there and its names have their places', () => {
  const { drawn, now, frame } = mapThatCounts();
  frame();
  frame();
  now.loaded = true;
  frame();
  expect(drawn).not.toHaveBeenCalled();
  now.stale = false;
  frame();
  expect(drawn).toHaveBeenCalledTimes(1);
  now.loaded = false;
  frame();
  expect(drawn).toHaveBeenCalledTimes(2);
});

it('draws what is there of a ground that comes slowly, without another frame that asks for it', () => {
  const { drawn, frame } = mapThatCounts();
  vi.advanceTimersByTime(1_000);
  frame();
  vi.advanceTimersByTime(400);
  expect(drawn).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(drawn).toHaveBeenCalledTimes(1);
});
