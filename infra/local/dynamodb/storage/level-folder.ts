import { open, readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { create, type Level } from 'dynalite/db/index.js';
import { StartProblem } from '../../start-problem.ts';
import { damageIn } from './log-damage.ts';
import { countFile } from './write-count.ts';

/** Bytes that LevelDB needs for opening, in addition to the size of its logs. */
const ROOM_TO_OPEN = 256 * 1024;

/** Opens LevelDB in a folder, which is created if missing. */
export async function openLevel(directory: string): Promise<Level> {
  const { db: level } = create({ path: directory });
  await level.open().catch((error) => {
    if (error.cause?.code === 'LEVEL_LOCKED')
      throw new StartProblem(`Another process uses the DynamoDB directory ${directory}`, { cause: error });
    throw new StartProblem(
      `The tables in ${directory} cannot be opened: ${error.cause?.message ?? error}\n${putBack(directory)}`,
      { cause: error },
    );
  });
  return level;
}

/** Reports which log is damaged, and where: LevelDB would silently skip what it cannot read. */
export async function damagedLog(directory: string): Promise<string | undefined> {
  for (const log of await logs(directory)) {
    const offset = damageIn(await readFile(log));
    if (offset !== undefined)
      return `Writes that were acknowledged cannot be read: ${log} is damaged at byte ${offset}.`;
  }
  return undefined;
}

/** Throws when there is no disk space for what LevelDB writes while opening: interrupted then, it could not be read. */
export async function needRoomToOpen(directory: string): Promise<void> {
  const sizes = await Promise.all((await logs(directory)).map(async (log) => (await stat(log)).size));
  const bytes = sizes.reduce((sum, size) => sum + size, ROOM_TO_OPEN);
  const probe = path.join(directory, 'room');
  try {
    const file = await open(probe, 'w');
    try {
      await file.writeFile(Buffer.alloc(bytes, 1));
      await file.sync();
    } finally {
      await file.close();
    }
  } finally {
    await rm(probe, { force: true });
  }
}

/** What to do about tables with missing data. */
export function putBack(directory: string): string {
  return (
    `Put ${directory} back from a copy. To go on with what is left instead, delete ${countFile(directory)} ` +
    'and start again.'
  );
}

/** LevelDB's logs: writes that are in no table file yet. */
async function logs(directory: string): Promise<string[]> {
  const names = await readdir(directory).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });
  return names.filter((name) => name.endsWith('.log')).map((name) => path.join(directory, name));
}
