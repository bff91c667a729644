import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { BatchOperation, Level } from 'dynalite/db/index.js';
import { StartProblem } from '../../start-problem.ts';
import { damagedLog, needRoomToOpen, openLevel, putBack } from './level-folder.ts';
import { StorageFailure } from './storage-failure.ts';
import { countFile, openWriteCount, type WriteCount } from './write-count.ts';

/** LevelDB in a folder that never loses an acknowledged write silently. */
export interface DurableLevel extends Level {
  /**
   * Must be awaited before reading what a write depends on. After a failed write it reopens LevelDB, which truncates a
   * partial record, and rejects with a StorageFailure until that succeeds.
   */
  beWhole(): Promise<void>;
}

/** The number of the last stored batch, a key of its own in each batch. */
const COUNT_KEY = 'counter~writes';

/**
 * Opens the folder, and calls `load` with its content, now and after each reopening. LevelDB would continue writing
 * after a record that a full disk has truncated, and at the next start skip everything behind it; so after a failure
 * nothing is written until the log is whole again. Rejects with a StartProblem when acknowledged writes are missing. A
 * write survives the death of the process, but not a loss of power.
 */
export async function openDurableLevel(
  directory: string,
  load: (level: Level) => Promise<void>,
): Promise<DurableLevel> {
  let opened = await openWhole(directory);
  await load(opened.level);
  let failure: StorageFailure | undefined;

  const fail = (cause: unknown): StorageFailure => {
    const message = `DynamoDB takes no writes until what it has stored in ${directory} is whole: ${reasonOf(cause)}`;
    if (failure?.message !== message) console.error(message);
    failure = new StorageFailure(message, { cause });
    return failure;
  };

  const writing = async (write: () => Promise<void>) => {
    if (failure) throw failure;
    try {
      await write();
      needInPlace(directory, opened.place);
    } catch (cause) {
      throw fail(cause);
    }
  };

  const openAnew = async () => {
    needInPlace(directory, opened.place);
    await needRoomToOpen(directory);
    await opened.close();
    opened = await openWhole(directory, opened.writes());
    await load(opened.level);
  };

  return {
    async beWhole() {
      try {
        if (failure) await openAnew();
        else return needInPlace(directory, opened.place);
      } catch (cause) {
        throw fail(cause);
      }
      failure = undefined;
      console.error(`DynamoDB takes writes again: what it has stored in ${directory} is whole`);
    },
    batch: (operations) => writing(() => opened.batch(operations)),
    clear: (range) => writing(() => opened.level.clear(range)),
    open: async () => undefined,
    close: () => opened.close(),
    get: (key) => opened.level.get(key),
    getMany: (keys) => opened.level.getMany(keys),
    iterator: (range) => opened.level.iterator(range),
    keys: (range) => opened.level.keys(range),
    values: (range) => opened.level.values(range),
  };
}

/** LevelDB's own message is in the cause of its client's error. */
function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  const told = cause instanceof StartProblem || cause instanceof StorageFailure;
  return told || !(cause.cause instanceof Error) ? cause.message : cause.cause.message;
}

interface Opened {
  readonly level: Level;
  /** See `placeOf`. */
  readonly place: string;
  /** How many batches were acknowledged. */
  writes(): number;
  batch(operations: BatchOperation[]): Promise<void>;
  close(): Promise<void>;
}

/** Throws a StartProblem when fewer writes are found than were acknowledged, by this process or the previous one. */
async function openWhole(directory: string, acknowledgedHere = 0): Promise<Opened> {
  await needUndamagedLogs(directory);
  const level = await openLevel(directory);
  try {
    const count = openWriteCount(directory);
    const stored = (await level.get<number>(COUNT_KEY)) ?? 0;
    const missing = Math.max(count.found ?? 0, acknowledgedHere) - stored;
    if (missing > 0)
      throw new StartProblem(
        `The last ${missing} writes that were acknowledged are missing from ${directory}.\n${putBack(directory)}`,
      );
    count.keep(stored);
    return openedLevel(level, { count, stored, place: placeOf(directory) });
  } catch (error) {
    await level.close();
    throw error;
  }
}

/** Whoever deleted the count continues with what is left. */
async function needUndamagedLogs(directory: string): Promise<void> {
  const damage = await damagedLog(directory);
  if (damage === undefined) return;
  if (existsSync(countFile(directory))) throw new StartProblem(`${damage}\n${putBack(directory)}`);
  console.error(`${damage} The tables go on without what cannot be read.`);
}

function openedLevel(level: Level, found: { count: WriteCount; stored: number; place: string }): Opened {
  const { count, place } = found;
  let writes = found.stored;
  return {
    level,
    place,
    writes: () => writes,
    async batch(operations) {
      await level.batch([...operations, { type: 'put', key: COUNT_KEY, value: writes + 1 }]);
      count.keep(writes + 1);
      writes += 1;
    },
    async close() {
      await level.close();
      count.close();
    },
  };
}

/** Throws when the folder is gone: what is written then would be lost with it. */
function needInPlace(directory: string, place: string): void {
  if (placeOf(directory) === place) return;
  throw new StorageFailure(
    `The folder ${directory} is gone, or another one is in its place. Put it back, and start again.`,
  );
}

/** Detects whether the opened folder was replaced, by a file that LevelDB only rewrites when it opens. */
function placeOf(directory: string): string {
  const found = statSync(path.join(directory, 'CURRENT'), { throwIfNoEntry: false });
  return found ? `${found.dev}/${found.ino}` : 'nowhere';
}
