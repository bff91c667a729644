import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    readonly stagesFolder: string;
  }
}

/** A folder for synthesised stages while tests run: the files of a worker share the stages in it. */
export function setup({ provide }: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'stages-'));
  provide('stagesFolder', folder);
  return () => rmSync(folder, { recursive: true });
}
