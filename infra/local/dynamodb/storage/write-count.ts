import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import path from 'node:path';

const DIGITS = 16;

/**
 * How many writes were acknowledged, in a file beside LevelDB's own: LevelDB takes a log whose end is missing for one
 * that just ends there. The file has always the same length, so that a full disk still takes it.
 */
export interface WriteCount {
  /** As the file was found; undefined where there was none. */
  readonly found: number | undefined;
  /** Throws where it cannot be kept: then the write must not be acknowledged. */
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
