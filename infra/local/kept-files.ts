import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { writeDurably } from './durable-file.ts';
import { StartProblem } from './start-problem.ts';

const Kept = z.array(z.string());
const listFile = (dataFolder: string) => path.join(dataFolder, 'kept.json');

/**
 * Throws a StartProblem when a file is missing without which a store would look new, so that nobody silently continues
 * with an empty table or bucket.
 */
export async function requireKeptFiles(dataFolder: string): Promise<void> {
  const gone: string[] = [];
  for (const file of await keptFiles(dataFolder)) {
    const isThere = await access(path.join(dataFolder, file)).then(
      () => true,
      () => false,
    );
    if (!isThere) gone.push(file);
  }
  if (gone.length === 0) return;
  throw new StartProblem(
    `What was stored in ${gone.map((file) => path.dirname(path.join(dataFolder, file))).join(' and ')} is gone. ` +
      `Put it back from a copy, with all of ${dataFolder}: its folders belong together. To begin without it ` +
      `instead, delete ${listFile(dataFolder)} and start again.`,
  );
}

/** Adds files, by their paths in the data folder, that every later start must find. */
export async function keepFiles(dataFolder: string, files: readonly string[]): Promise<void> {
  const kept = await keptFiles(dataFolder);
  const all = [...new Set([...kept, ...files])];
  if (all.length > kept.length) await writeDurably(listFile(dataFolder), JSON.stringify(all));
}

async function keptFiles(dataFolder: string): Promise<string[]> {
  try {
    return Kept.parse(JSON.parse(await readFile(listFile(dataFolder), 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
