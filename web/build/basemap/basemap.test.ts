import { open, stat } from 'node:fs/promises';
import path from 'node:path';
import { PMTiles, type Source } from 'pmtiles';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { madeArchive } from './basemap.ts';

let file: string;
let archive: PMTiles;
let requests: number;
let close: () => Promise<void>;

beforeAll(async () => {
  // The first time it is made, which takes half a minute on a busy machine.
  file = path.join(await madeArchive(), 'world.pmtiles');
  const handle = await open(file);
  close = () => handle.close();
  const source: Source = {
    getKey: () => file,
    getBytes: async (offset, length) => {
      requests += 1;
      const data = new ArrayBuffer(length);
      const { bytesRead } = await handle.read(new Uint8Array(data), 0, length, offset);
      return { data: data.slice(0, bytesRead) };
    },
  };
  archive = new PMTiles(source);
}, 180_000);
afterAll(() => close());

/** A tile as text: names of layers and places are plain in it. */
async function tileText(zoom: number, x: number, y: number): Promise<string | undefined> {
  const tile = await archive.getZxy(zoom, x, y);
  return tile && Buffer.from(tile.data).toString('utf8');
}

it('the archive holds the whole world as vector tiles of zooms 0 to 7', async () => {
  requests = 0;
  expect(await archive.getHeader()).toMatchObject({
    ...{ specVersion: 3, minZoom: 0, maxZoom: 7, tileType: 1, tileCompression: 2, clustered: true },
    ...{ minLon: -180, maxLon: 180, minLat: -85.0511287, maxLat: 85.0511287 },
  });
});

it('a tile takes two requests at most: its directory, which others share, and itself', async () => {
  requests = 0;
  expect(await tileText(7, 72, 49)).toContain('Athens');
  expect(requests).toBeLessThanOrEqual(2);
  requests = 0;
  expect(await tileText(7, 72, 50)).toContain('places');
  expect(requests).toBe(1);
});

it('land, borders and towns are in the layers of Protomaps’ schema', async () => {
  const tile = await tileText(5, 16, 11);
  for (const word of ['earth', 'boundaries', 'places', 'locality', 'kind_detail', 'population_rank', 'Zürich']) {
    expect(tile).toContain(word);
  }
});

it('countries have their names, large ones from afar', async () => {
  expect(await tileText(2, 2, 1)).toContain('name:en');
  expect(await tileText(6, 33, 22)).toContain('Liechtenstein');
});

it('land that crosses the 180th meridian is on both sides of the map', async () => {
  expect(await tileText(5, 0, 7)).toContain('earth');
  expect(await tileText(5, 31, 7)).toContain('earth');
});

it('open sea has no tile, and nothing crosses it from one edge of the world to the other', async () => {
  expect(await tileText(7, 20, 64)).toBeUndefined();
  expect(await tileText(5, 3, 4)).toBeUndefined();
});

it('the archive stays small enough for a file of the site', async () => {
  expect((await stat(file)).size).toBeLessThan(7_000_000);
});
