import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { instrument } from './instrument.ts';
import type { Mutant } from './sample.ts';

/** What of a checkout is the project's own, new files too. */
export function projectFiles(root: string): readonly string[] {
  const { stdout } = spawnSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
  return stdout.split('\0').filter((file) => file !== '' && existsSync(path.join(root, file)));
}

/** The files whose operators may be turned round: what is ours in functions/ and shared/, without tests and generators. */
export function isSource(file: string): boolean {
  const ours = /^(functions|shared)\/.*\.ts$/.test(file) && !/\.(test|d)\.ts$/.test(file);
  return ours && !file.includes('/generate-');
}

/** A copy of the checkout whose sources have the mutants in them, and a Vitest configuration that notes who passes which. */
export function makeSandbox(root: string, folder: string, mutants: readonly Mutant[]): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const files = projectFiles(root);
  for (const file of files) cpSync(path.join(root, file), path.join(folder, file));
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  for (const file of files.filter(isSource)) {
    const source = readFileSync(path.join(root, file), 'utf8');
    const own = mutants.filter((mutant) => mutant.file === file);
    writeFileSync(path.join(folder, file), instrument(file, source, own));
  }
  writeFileSync(path.join(folder, 'vitest.mutation.ts'), CONFIGURATION);
}

const CONFIGURATION = `
import { mergeConfig } from 'vitest/config';
import config from './vitest.config.ts';
export default mergeConfig(config, { test: { setupFiles: ['./infra/mutation/note-passed-places.ts'] } });
`;
