import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withBasemap } from './basemap.ts';
import { type Listening, listen } from './listen.ts';
import type { Site } from './site.ts';

const ARCHIVE = 'map-0123456789ab.pmtiles';
const basemap = {
  ...{ kind: 'archive' as const, file: ARCHIVE },
  attribution: [{ name: '© OpenStreetMap', href: 'https://www.openstreetmap.org/copyright' }],
};
const site: Site = (_request, response) => void response.end('The app');

let folder: string;
let server: Listening;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'basemaps-'));
  await writeFile(path.join(folder, ARCHIVE), 'PMTiles and what is in it');
  await writeFile(path.join(folder, 'other.txt'), 'not for everyone');
  server = await listen(withBasemap(site, basemap, folder), 0);
});
afterAll(async () => {
  await server.close(0);
  await rm(folder, { recursive: true });
});
const get = (target: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${server.port}${target}`, init);

test('MAP-14: the site says what its map is drawn on, revalidated', async () => {
  const answer = await get('/basemap.json');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(await answer.json()).toEqual(basemap);
});

test('MAP-14: an archive of the site is answered in parts, which browsers keep', async () => {
  const answer = await get(`/${ARCHIVE}`, { headers: { range: 'bytes=8-10' } });
  expect(answer.status).toBe(206);
  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect(await answer.text()).toBe('and');
});

test.each(['/map-ba9876543210.pmtiles', '/other.txt', '/trips/1'])('%s is for the site to answer', async (target) => {
  expect(await (await get(target)).text()).toBe('The app');
});
