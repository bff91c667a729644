// Runs on any Node from 20.19 on; the build itself runs on the project's Node.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { SetupProblem } from './install.mjs';

const SOURCES = [
  'web/index.html',
  'web/vite.config.ts',
  'web/build',
  'web/public',
  'web/src',
  'shared',
  'package-lock.json',
];
const TEST = /\.test\.tsx?$/;
const COMPRESSIBLE = /\.(?:m?js|css|html|svg|json|webmanifest|txt)$/;
/** Below this many bytes a response fits into a packet or two anyway. */
const WORTH_COMPRESSING = 1024;

/** Milliseconds after which no server uses an old build any more: a day. */
const STALE = 24 * 60 * 60 * 1000;

/**
 * Builds the web app when its sources have changed since the last build, with a brotli and a gzip file next to each
 * text file. Each build has its own folder, and .build/web points to the latest: a running server keeps the build that
 * it started with.
 *
 * @param {string} root the project's folder
 * @param {string} node the executable that runs Vite
 */
export function buildWeb(root, node) {
  const current = path.join(root, '.build', 'web');
  const builds = path.join(root, '.build', 'web-builds');
  const build = path.join(builds, hashOf(root).slice(0, 16));
  if (
    existsSync(path.join(current, 'index.html')) &&
    existsSync(build) &&
    realpathSync(current) === realpathSync(build)
  )
    return;

  console.log('Building the web app …');
  const vite = path.join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const fresh = `${build}.${process.pid}`;
  const args = [vite, 'build', '--config', 'web/vite.config.ts', '--logLevel', 'warn', '--outDir', fresh];
  const { status } = spawnSync(node, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new SetupProblem('The web app could not be built: see what Vite says above.');
  compress(fresh);
  rmSync(build, { recursive: true, force: true });
  renameSync(fresh, build);
  rmSync(current, { recursive: true, force: true });
  symlinkSync(build, current, 'junction');
  for (const old of readdirSync(builds).map((name) => path.join(builds, name))) {
    if (old !== build && Date.now() - statSync(old).mtimeMs > STALE) rmSync(old, { recursive: true, force: true });
  }
}

function hashOf(root) {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap((source) => filesUnder(path.join(root, source)))) {
    if (!TEST.test(file))
      hash
        .update(`${path.relative(root, file)}\0`)
        .update(readFileSync(file))
        .update('\0');
  }
  return hash.digest('hex');
}

function compress(folder) {
  for (const file of filesUnder(folder)) {
    const bytes = readFileSync(file);
    if (!COMPRESSIBLE.test(file) || bytes.byteLength < WORTH_COMPRESSING) continue;
    const quality = { [constants.BROTLI_PARAM_QUALITY]: 9 };
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: quality }));
    writeFileSync(`${file}.gz`, gzipSync(bytes));
  }
}

/** A file itself, or all files of a folder and its subfolders, in a fixed order. */
function filesUnder(place) {
  if (!existsSync(place)) return [];
  try {
    return readdirSync(place)
      .sort()
      .flatMap((name) => filesUnder(path.join(place, name)));
  } catch (error) {
    if (error.code === 'ENOTDIR') return [place];
    throw error;
  }
}
