import { copyFile, mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settingsOf } from '#infra/aws/stage-settings.ts';
import { ArchiveError, checkArchive } from '#infra/deploy/check-archive.ts';
import type { Command } from '#infra/deploy/run-command.ts';
import { uploadArchive } from '#infra/deploy/upload-archive.ts';
import { madeArchive } from './basemap.ts';

/** Offsets in the header of PMTiles version 3. */
const CLUSTERED = 96;
const COMPRESSION = 98;
const TILE_TYPE = 99;
const MIN_ZOOM = 100;

let folder: string;
let world: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'archives-'));
  world = path.join(await madeArchive(), 'world.pmtiles');
}, 180_000);
afterAll(() => rm(folder, { recursive: true }));

async function spoilt(offset: number, byte: number): Promise<string> {
  const file = path.join(folder, `spoilt-${offset}.pmtiles`);
  await copyFile(world, file);
  const handle = await open(file, 'r+');
  await handle.write(Uint8Array.of(byte), 0, 1, offset);
  await handle.close();
  return file;
}

test('MAP-14: an archive in Protomaps’ layers is taken, and named by its content', async () => {
  const checked = await checkArchive(world);
  expect(checked).toMatchObject({ hasStreets: false, header: { maxZoom: 7 } });
  expect(checked.file).toMatch(/^map-[0-9a-f]{12}\.pmtiles$/);
  expect((await checkArchive(await spoilt(MIN_ZOOM + 18, 9))).file).not.toBe(checked.file);
});

test.each([
  ['of pictures', TILE_TYPE, 2, 'has pictures'],
  ['in a compression that browsers do not know', COMPRESSION, 4, 'must be gzip'],
  ['whose tiles are not in order', CLUSTERED, 0, 'is not clustered'],
  ['that begins at a later zoom', MIN_ZOOM, 5, 'begins at zoom 5'],
])('MAP-14: an archive %s is refused with what to do', async (_what, offset, byte, words) => {
  const file = await spoilt(offset, byte);
  await expect(checkArchive(file)).rejects.toThrow(ArchiveError);
  await expect(checkArchive(file)).rejects.toThrow(words);
});

test('MAP-14: an archive of which a part is missing, another file and no file are refused', async () => {
  const cut = path.join(folder, 'cut.pmtiles');
  await copyFile(world, cut);
  const handle = await open(cut, 'r+');
  await handle.truncate(1_000_000);
  await handle.close();
  await expect(checkArchive(cut)).rejects.toThrow('is not complete');
  const text = path.join(folder, 'text.pmtiles');
  await writeFile(text, 'x'.repeat(20_000));
  await expect(checkArchive(text)).rejects.toThrow('is no PMTiles archive');
  await expect(checkArchive(path.join(folder, 'none.pmtiles'))).rejects.toThrow('cannot be read');
});

test('MAP-14: an archive is uploaded into the bucket of the stage’s site, to be kept by browsers for a year', () => {
  const ran: string[] = [];
  const run = ({ command, args }: Command) => {
    ran.push([command, ...args].join(' '));
    return { held: true, answer: '["the-bucket"]', output: '' };
  };
  const file = 'map-0123456789ab.pmtiles';
  expect(uploadArchive({ settings: settingsOf('dev'), run, path: world, file })).toBe(true);
  expect(ran).toHaveLength(2);
  expect(ran[0]).toContain('cloudformation list-stack-resources --stack-name travel-timeline-dev-web');
  expect(ran[1]).toContain(`s3 cp ${world} s3://the-bucket/${file} --content-type application/vnd.pmtiles`);
  expect(ran[1]).toContain('--cache-control public, max-age=31536000, immutable');
});
