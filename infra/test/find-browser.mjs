// Runs on any Node from 20.19 on.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Read by the browser tests' configuration; unset for Playwright's own browser. */
export const BROWSER_VARIABLE = 'PLAYWRIGHT_CHROMIUM_PATH';

/** A browser without windows, as Playwright's own is: it takes three quarters of the processor of a whole browser. */
const SHELL = 'chromium-headless-shell';
const WHOLE_BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
/** How long a server of packages may take to answer; without a network, each says so at once or never. */
const PATIENCE_MS = 15_000;
/** Nothing that is installed goes for it. */
const APT_INSTALL = [
  ...['install', '--yes', '--quiet', '--no-install-recommends', '--no-remove'],
  ...['-o', 'Acquire::Retries=0', '-o', `Acquire::http::Timeout=${PATIENCE_MS / 1000}`],
];
/** Starts the browser once, as only that shows that its libraries are installed too. */
const PROBE = `
  import { chromium } from 'playwright';
  const executablePath = process.env.${BROWSER_VARIABLE} || undefined;
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  await (await chromium.launch({ ...(executablePath ? { executablePath } : {}), args })).close();
`;

/**
 * Finds a Chromium that starts: the one that PLAYWRIGHT_CHROMIUM_PATH names, Playwright's own, the system's headless
 * shell. Where there is none of these a shell is installed; where that fails too, a whole browser of the system's does.
 *
 * @param {string} root the project's folder
 * @param {NodeJS.ProcessEnv} env in which `node` is the product's
 * @returns {NodeJS.ProcessEnv | undefined} the environment for the browser tests; undefined when there is no browser
 */
export function findBrowser(root, env) {
  const find = (candidates) => firstThatStarts(root, env, candidates);
  if (env[BROWSER_VARIABLE]) return find([env[BROWSER_VARIABLE]]);
  const there = find(['', ...inPath(env, [SHELL])]);
  if (there) return there;

  console.log('There is no headless shell of Chromium here, so one is installed.');
  if (installPackage(root, env, SHELL) || installOwn(root, env)) {
    const installed = find(['', ...inPath(env, [SHELL])]);
    if (installed) return installed;
  }
  const findWhole = () => find([...inPath(env, WHOLE_BROWSERS), MAC]);
  return findWhole() ?? (installPackage(root, env, 'chromium') ? findWhole() : undefined);
}

/** Playwright's own shell. */
function installOwn(root, env) {
  const withPatience = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: String(PATIENCE_MS), ...env };
  return run(root, withPatience, 'npx', ['playwright', 'install', '--only-shell', 'chromium']);
}

/** One of Debian's packages; what the system knows of them may be missing or too old. */
function installPackage(root, env, name) {
  if (process.getuid?.() !== 0 || inPath(env, ['apt-get']).length === 0) return false;
  const install = () => run(root, env, 'apt-get', [...APT_INSTALL, name]);
  return install() || (run(root, env, 'apt-get', ['update', '--quiet']) && install());
}

function firstThatStarts(root, env, candidates) {
  for (const candidate of candidates) {
    const { [BROWSER_VARIABLE]: _, ...others } = env;
    const chosen = candidate === '' ? others : { ...others, [BROWSER_VARIABLE]: candidate };
    const { status } = spawnSync('node', ['--input-type=module', '--eval', PROBE], {
      cwd: root,
      env: chosen,
      stdio: 'ignore',
      timeout: 60_000,
    });
    if (status === 0) return chosen;
  }
  return undefined;
}

/** The paths of those of these commands that are installed. */
function inPath(env, names) {
  const folders = (env.PATH ?? '').split(path.delimiter);
  return names.flatMap(
    (name) => folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file)) ?? [],
  );
}

function run(root, env, command, args) {
  return spawnSync(command, args, { cwd: root, env, stdio: 'inherit' }).status === 0;
}
