// Runs on any Node from 20.19 on, before packages are installed: plain JavaScript with only Node's own modules.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The major version of Node that runs the product, as on Lambda; package.json pins the exact one. */
const NODE_MAJOR = 24;

/** A problem that the user can fix; its message says how. */
export class SetupProblem extends Error {}

/**
 * Installs what package-lock.json lists and node_modules lacks, and returns the path of the Node that runs the product.
 *
 * @param {string} root the project's folder
 * @returns {string} an executable file
 */
export function prepare(root) {
  if (!packagesAreCurrent(root)) {
    console.log('Installing packages …');
    // Not "npm ci": it fails when a registry lacks one package for some other system.
    npm(root, ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']);
  }
  return nodeOf(root);
}

/** Whether each package of package-lock.json is installed in its version, according to npm's own record. */
function packagesAreCurrent(root) {
  const record = path.join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const { '': _project, ...wanted } = readJson(path.join(root, 'package-lock.json')).packages;
  const installed = readJson(record).packages;
  return Object.entries(wanted).every(([folder, { version, optional, devOptional }]) =>
    installed[folder] ? installed[folder].version === version : Boolean(optional || devOptional),
  );
}

/**
 * The project's own Node, or the one that runs this if it is as new: the project's is installed by an install script.
 */
function nodeOf(root) {
  const own = path.join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  const { stdout, status } = spawnSync(own, ['--version'], { encoding: 'utf8' });
  if (status === 0 && majorOf(stdout) === NODE_MAJOR) return own;
  if (majorOf(process.version) === NODE_MAJOR) return process.execPath;
  throw new SetupProblem(
    `Node ${NODE_MAJOR} is missing. It comes with the packages by an install script, and it seems that npm's install ` +
      `scripts are switched off here: run "npm rebuild --ignore-scripts=false", or use Node ${NODE_MAJOR} itself.`,
  );
}

function majorOf(version) {
  return Number(/^v(\d+)\./.exec(version)?.[1]);
}

function npm(root, args) {
  // Within "npm start" this is the npm that runs it.
  const script = process.env.npm_execpath;
  const { status, error } = script?.endsWith('.js')
    ? spawnSync(process.execPath, [script, ...args], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (error || status !== 0) {
    throw new SetupProblem('The packages could not be installed: see what npm says above, then start again.');
  }
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
