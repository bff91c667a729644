import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import path from 'node:path';

const DIGITS = 16;

/**
 * How many writes were acknowledged, in a file next to LevelDB's own: LevelDB takes a log whose end is missing for a
 * shorter one. The file's length is constant, so that it can be written even to a full disk.
 */
export interface WriteCount {
  /** The count found at startup; undefined if there was no file. */
  readonly found: number | undefined;
  /** Throws when it cannot be stored: then the write must not be acknowledged. */
  keep(writes: number): void;
  close(): void;
}

export const countFile = (directory: string) => path.join(directory, 'acknowledged');

export function openWriteCount(directory: string): WriteCount {
  const file = countFile(directory);
  const text = readIfThere(file);
  const descriptor = openSync(file, text === undefined ? 'w' : 'r+', 0o600);
  return {
    found: text === undefined || !/^\d+$/.test(text) ? undefined : Number(text),
    keep(writes) {
      writeSync(descriptor, String(writes).padStart(DIGITS, '0'), 0);
    },
    close: () => closeSync(descriptor),
  };
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
