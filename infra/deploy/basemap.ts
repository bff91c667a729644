import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { StageError, settingsOf } from '#infra/aws/stage-settings.ts';
import { BASEMAPS } from '#infra/local/gateway/basemap.ts';
import { readSettings } from '#infra/local/settings.ts';
import type { Basemap } from '#shared/map/basemap.ts';
import { ArchiveError, checkArchive } from './check-archive.ts';
import { runCommand } from './run-command.ts';
import { uploadArchive } from './upload-archive.ts';

/*
 * `npm run basemap -- FILE.pmtiles -c stage=dev`: checks a map's archive and uploads it into the bucket of the stage's
 * site, or, without a stage, copies it into the data folder. Prints the setting that draws the map on it.
 */

const OPENSTREETMAP = { name: '© OpenStreetMap', href: 'https://www.openstreetmap.org/copyright' };

async function addBasemap(): Promise<number> {
  const context = { type: 'string', short: 'c' } as const;
  const { values, positionals } = parseArgs({ options: { context }, allowPositionals: true });
  const [from] = positionals;
  if (from === undefined) throw new ArchiveError('Which archive? npm run basemap -- FILE.pmtiles -c stage=dev');
  const stage = values.context?.replace(/^stage=/, '');
  const settings = stage === undefined ? undefined : settingsOf(stage);
  const { file, bytes, header, hasStreets } = await checkArchive(from);
  const megabytes = Math.max(1, Math.round(bytes / 1_000_000));
  console.log(`${from}: zooms 0 to ${header.maxZoom}, ${megabytes} MB, with${hasStreets ? '' : 'out'} streets`);
  const basemap: Basemap = { kind: 'archive', file, attribution: [OPENSTREETMAP] };
  if (settings) {
    if (!uploadArchive({ settings, run: runCommand, path: from, file })) return 1;
    console.log(`Put this into the stage's settings (infra/aws/stage-settings.ts), with whose data it is, and deploy:`);
    console.log(`  basemap: ${JSON.stringify(basemap)},`);
    return 0;
  }
  const folder = path.join(readSettings(process.env, process.cwd()).dataFolder, BASEMAPS);
  await mkdir(folder, { recursive: true });
  await copyFile(from, path.join(folder, file));
  console.log('Start the product with it, naming whose data it is:');
  console.log(`  BASEMAP='${JSON.stringify(basemap)}' npm start`);
  return 0;
}

try {
  process.exitCode = await addBasemap();
} catch (error) {
  if (!(error instanceof StageError || error instanceof ArchiveError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
