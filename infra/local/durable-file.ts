import { randomUUID } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Suffix of files being written; the folder's owner removes leftovers at startup. */
export const UNFINISHED = '.unfinished';

/**
 * Replaces the file atomically: after a crash it has its old content or the new, and once this resolves the new. Only
 * its owner may read it. `replaced` is called as soon as readers find the new content; this may still reject after
 * that, when the disk does not confirm it.
 */
export async function writeDurably(path: string, content: string, replaced?: () => void): Promise<void> {
  const unfinished = `${path}.${randomUUID()}${UNFINISHED}`;
  try {
    const file = await open(unfinished, 'wx', 0o600);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
  } catch (cause) {
    await rm(unfinished, { force: true });
    throw cause;
  }
  replaced?.();
  await syncDirectory(dirname(path));
}

/** Renames and deletions in a folder survive a power cut only when the folder itself is synced. */
export async function syncDirectory(path: string): Promise<void> {
  const directory = await open(path, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}
