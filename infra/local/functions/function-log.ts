import { type FileHandle, mkdir, open, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';

/** Bytes after which a file is rotated; the previous rotated one is deleted. */
const MOST_BYTES = 20_000_000;
/** Powertools' levels, most verbose first. */
const LEVELS = ['TRACE', 'DEBUG', 'INFO', 'WARN', 'ERROR', 'CRITICAL', 'SILENT'];
/** Logged whatever the level: one line per call, as on AWS. */
const KEPT = 'INFO';

const Line = z.looseObject({ level: z.string() });

/** What functions print: stored in files, and shown from a level on. */
export interface FunctionLog {
  /** The LOG_LEVEL that functions need for it. */
  readonly level: string;
  write(line: string): void;
  /** Resolves when everything is written to the file. */
  close(): Promise<void>;
}

export const logFiles = (dataFolder: string): readonly [string, string] => {
  const folder = path.join(dataFolder, 'logs');
  return [path.join(folder, 'functions.1.jsonl'), path.join(folder, 'functions.jsonl')];
};

/**
 * `shown` is the level from which lines are printed too; output that is not a log line is always printed, except for
 * 'SILENT'.
 */
export async function openFunctionLog(
  dataFolder: string,
  shown: string,
  print: (line: string) => void,
): Promise<FunctionLog> {
  const [former, current] = logFiles(dataFolder);
  await mkdir(path.dirname(current), { recursive: true });
  let file: FileHandle = await open(current, 'a');
  let bytes = (await stat(current)).size;
  let waiting: string[] = [];
  let writing: Promise<void> = Promise.resolve();
  let closed = false;

  const flush = async () => {
    const text = waiting.join('');
    waiting = [];
    if (text === '') return;
    try {
      await file.appendFile(text);
    } catch (error) {
      // A line truncated by a full disk must not merge with the next one.
      await file.truncate(bytes);
      throw error;
    }
    bytes += Buffer.byteLength(text);
    if (bytes < MOST_BYTES) return;
    await rename(current, former);
    const next = await open(current, 'a');
    await file.close();
    file = next;
    bytes = 0;
  };

  return {
    level: rank(shown) < rank(KEPT) ? shown : KEPT,
    write(line) {
      const level = levelOf(line);
      if (level === undefined ? shown !== 'SILENT' : rank(level) >= rank(shown)) print(line);
      if (level === undefined || closed) return;
      waiting.push(`${line}\n`);
      writing = writing.then(flush).catch((error: unknown) => print(`The log cannot be written: ${String(error)}`));
    },
    async close() {
      closed = true;
      await writing;
      await file.close();
    },
  };
}

const rank = (level: string) => LEVELS.indexOf(level);

/** Undefined for a line that is not from the product's log. */
function levelOf(line: string): string | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    return Line.safeParse(JSON.parse(line)).data?.level;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
