// Runs on any Node from 20.19 on; the build itself runs on the project's Node.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { SetupProblem } from './install.mjs';

const SOURCES = ['web/index.html', 'web/vite.config.ts', 'web/public', 'web/src', 'shared', 'package-lock.json'];
const TEST = /\.test\.tsx?$/;
const COMPRESSIBLE = /\.(?:js|css|html|svg|json|webmanifest|txt)$/;
/** Below this many bytes an answer fits a packet or two anyway. */
const WORTH_COMPRESSING = 1024;

/**
 * Builds the web app into .build/web when its sources have changed since it was built last, with a brotli and a gzip
 * file beside each text file.
 *
 * @param {string} root the project's folder
 * @param {string} node the executable that runs Vite
 */
export function buildWeb(root, node) {
  const target = path.join(root, '.build', 'web');
  const record = path.join(root, '.build', 'web-sources.sha256');
  const sources = hashOf(root);
  const built = existsSync(path.join(target, 'index.html')) && existsSync(record);
  if (built && readFileSync(record, 'utf8') === sources) return;

  console.log('Building the web app …');
  const vite = path.join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const args = [vite, 'build', '--config', 'web/vite.config.ts', '--logLevel', 'warn'];
  const { status } = spawnSync(node, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new SetupProblem('The web app could not be built: see what Vite says above.');
  compress(target);
  writeFileSync(record, sources);
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

/** A file itself, or all files of a folder and the folders in it, in an order that is always the same. */
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
