// Runs on any Node from 20.19 on.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Read by the browser tests' configuration; unset for Playwright's own browser. */
export const BROWSER_VARIABLE = 'PLAYWRIGHT_CHROMIUM_PATH';

/** The shell, which Playwright's own browser is too, takes a sixth less of the processor than the whole browser. */
const SYSTEM_NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const MAC_BROWSER = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
/** Starts the browser once, as only that shows that its libraries are installed too. */
const PROBE = `
  import { chromium } from 'playwright';
  const executablePath = process.env.${BROWSER_VARIABLE} || undefined;
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  await (await chromium.launch({ ...(executablePath ? { executablePath } : {}), args })).close();
`;

/**
 * Finds a Chromium that starts, and installs one where there is none: the one that PLAYWRIGHT_CHROMIUM_PATH names,
 * Playwright's own, the system's.
 *
 * @param {string} root the project's folder
 * @param {NodeJS.ProcessEnv} env in which `node` is the product's
 * @returns {NodeJS.ProcessEnv | undefined} the environment for the browser tests; undefined when there is no browser
 */
export function findBrowser(root, env) {
  const candidates = env[BROWSER_VARIABLE] ? [env[BROWSER_VARIABLE]] : ['', ...systemBrowsers(env)];
  const found = firstThatStarts(root, env, candidates);
  if (found !== undefined || env[BROWSER_VARIABLE]) return found;

  console.log('There is no Chromium here, so one is installed.');
  if (run(root, env, 'npx', ['playwright', 'install', 'chromium'])) {
    const own = firstThatStarts(root, env, ['']);
    if (own) return own;
  }
  if (process.getuid?.() === 0 && isThere(env, 'apt-get')) {
    run(root, env, 'apt-get', ['update', '--quiet']);
    run(root, env, 'apt-get', ['install', '--yes', '--quiet', '--no-install-recommends', 'chromium']);
    return firstThatStarts(root, env, ['', ...systemBrowsers(env)]);
  }
  return undefined;
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

function systemBrowsers(env) {
  const inPath = SYSTEM_NAMES.flatMap((name) => isThere(env, name) ?? []);
  return existsSync(MAC_BROWSER) ? [...inPath, MAC_BROWSER] : inPath;
}

/** The path of a command's executable, undefined when there is none. */
function isThere(env, name) {
  return (env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file));
}

function run(root, env, command, args) {
  return spawnSync(command, args, { cwd: root, env, stdio: 'inherit' }).status === 0;
}
