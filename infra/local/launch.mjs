// `npm start`: runs on any Node from 20.19 on, before packages are installed, and hands over to start.ts on Node 24.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { buildWeb } from './build-web.mjs';
import { prepare, SetupProblem } from './install.mjs';
import { watchNpm } from './watch-npm.mjs';

const root = path.resolve(import.meta.dirname, '..', '..');
const args = process.argv.slice(2);

try {
  const node = prepare(root);
  if (!args.includes('--dev')) buildWeb(root, node);
  run(node);
} catch (error) {
  if (!(error instanceof SetupProblem)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** Runs start.ts until it ends, forwarding signals to it and its exit code to this process. */
function run(node) {
  // The IPC channel lets start.ts notice that this process is gone, even when it was killed.
  const child = spawn(node, [path.join(root, 'infra', 'local', 'start.ts'), ...args], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    // Later starts use the compile cache.
    env: { NODE_COMPILE_CACHE: path.join(root, 'node_modules', '.cache', 'compiled'), ...process.env },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  const endWatch = watchNpm(() => child.kill('SIGTERM'));
  child.on('exit', (code, signal) => {
    endWatch();
    process.exitCode = signal === null ? (code ?? 1) : 1;
  });
}
