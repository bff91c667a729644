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

/** A map whose frames are asked for by hand, and which counts those that are drawn. */
function mapThatCounts() {
  const render = vi.fn();
  const now = { loaded: false, stale: true };
  const painter = { render };
  const map = {
    painter,
    getContainer: () => ({}),
    getCanvas: () => ({ style: {}, clientWidth: 518, clientHeight: 836 }),
    getCenter: () => ({ lng: 0, lat: 0 }),
    getZoom: () => 3,
    project: () => ({ x: 259, y: 418 }),
    on: () => map,
    isMoving: () => false,
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
  return { drawn: render, now, frame: () => painter.render() };
}

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
