import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/*
 * `npm run types`: the native compiler on each folder, which remembers what it has checked. Each of its threads would
 * infer the types of what the others check too, and garbage, which takes a third of the time, needs no collecting before
 * the end. The tools that read our sources use TypeScript 6, whose API it does not have yet.
 */

const compiler = fileURLToPath(new URL('bin/tsc', import.meta.resolve('typescript-native/package.json')));

/** Garbage is collected only above 3 GiB. */
const environment = { ...process.env, GOGC: 'off', GOMEMLIMIT: '3GiB' };

const failed = ['shared', 'functions', 'web', 'infra'].filter((folder) => {
  const remembered = ['--incremental', '--tsBuildInfoFile', `.build/types/${folder}.tsbuildinfo`];
  const args = [compiler, '-p', folder, '--singleThreaded', ...remembered];
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit', env: environment });
  return status !== 0;
});
console.log(failed.length === 0 ? 'Types hold' : `Types do not hold in ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
