import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/*
 * `npm run types`: the native compiler on each folder. It uses all processors by itself, and remembers what it has
 * checked. The tools that read our sources use TypeScript 6, whose API it does not have yet.
 */

const compiler = fileURLToPath(new URL('bin/tsc', import.meta.resolve('typescript-native/package.json')));

const failed = ['shared', 'functions', 'web', 'infra'].filter((folder) => {
  const remembered = ['--incremental', '--tsBuildInfoFile', `.build/types/${folder}.tsbuildinfo`];
  const { status } = spawnSync(process.execPath, [compiler, '-p', folder, ...remembered], { stdio: 'inherit' });
  return status !== 0;
});
console.log(failed.length === 0 ? 'Types hold' : `Types do not hold in ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
