import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { instrument, type Mutant } from './instrument.ts';

/** The project's own files in a checkout, untracked ones too. */
export function projectFiles(root: string): readonly string[] {
  const { stdout } = spawnSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
  return stdout.split('\0').filter((file) => file !== '');
}

/**
 * A copy of the checkout whose sources contain the mutants, and a Vitest configuration that records which tests reach
 * which.
 */
export function makeSandbox(root: string, folder: string, mutants: readonly Mutant[]): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const file of projectFiles(root)) cpSync(path.join(root, file), path.join(folder, file));
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  for (const file of new Set(mutants.map((mutant) => mutant.file))) {
    const source = readFileSync(path.join(root, file), 'utf8');
    const own = mutants.filter((mutant) => mutant.file === file);
    writeFileSync(path.join(folder, file), instrument(source, own));
  }
  writeFileSync(path.join(folder, 'vitest.mutation.ts'), CONFIGURATION);
}

const CONFIGURATION = `
import { mergeConfig } from 'vitest/config';
import config from './vitest.config.ts';
export default mergeConfig(config, { test: { setupFiles: ['./infra/mutation/note-passed-places.ts'] } });
`;
