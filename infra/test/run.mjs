// `npm test`: runs on any Node from 20.19 on, before packages are installed. Everything is run even when something
// fails.
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { buildWeb } from '../local/build-web.mjs';
import { prepare, SetupProblem } from '../local/install.mjs';
import { countCheck, countPlaywright, countVitest } from './count-results.mjs';
import { BROWSER_VARIABLE, findBrowser } from './find-browser.mjs';

const root = path.resolve(import.meta.dirname, '..', '..');
const reports = path.join(root, '.build', 'test-reports');

/** Each of these is one script of package.json, and counts as one test; longest first, as two run at a time. */
const CHECKS = [
  { name: 'types', script: 'types' },
  { name: 'import rules', script: 'imports' },
  { name: 'dead code', script: 'dead-code' },
  { name: 'format and lint', script: 'lint' },
];
const CHECKS_AT_ONCE = 2;

/** The product's Node comes first in the path, whatever Node runs this; compiled code is shared by all its processes. */
function environmentOf(node) {
  const folders = [path.dirname(node), path.join(root, 'node_modules', '.bin'), process.env.PATH ?? ''];
  const compiled = path.join(root, '.build', 'compile-cache');
  return { ...process.env, PATH: folders.join(path.delimiter), NODE_COMPILE_CACHE: compiled };
}

function announce(name) {
  console.log(`\n━━━ ${name}`);
}

/**
 * Runs a script of package.json. What it says is kept to be shown when it has ended, so that two at a time do not talk
 * across each other; `live` shows it at once. With `yields` it takes what of the processor the others leave, so that
 * it does not slow down tests that wait for something.
 */
function start(env, name, { args = [], live = false, yields = false } = {}) {
  return new Promise((resolve) => {
    const said = [];
    const stdio = live ? 'inherit' : ['ignore', 'pipe', 'pipe'];
    const child = spawn('npm', ['run', '--silent', name, '--', ...args], { cwd: root, env, stdio });
    // Whatever it starts inherits the priority.
    if (yields && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    child.stdout?.on('data', (chunk) => said.push(chunk));
    child.stderr?.on('data', (chunk) => said.push(chunk));
    child.once('error', () => resolve({ held: false, said }));
    child.once('close', (status) => resolve({ held: status === 0, said }));
  });
}

/** Shows what a script said; returns whether it succeeded. */
function show(heading, { held, said }) {
  announce(heading);
  process.stdout.write(Buffer.concat(said));
  return held;
}

/** Runs all checks; what each said is returned, to be shown between the tests. */
async function checkAll(env) {
  const waiting = [...CHECKS];
  const ended = [];
  const goOn = async () => {
    for (let each = waiting.shift(); each; each = waiting.shift()) {
      ended.push({ name: each.name, outcome: await start(env, each.script, { yields: true }) });
    }
  };
  await Promise.all(Array.from({ length: CHECKS_AT_ONCE }, goOn));
  return ended;
}

/** Once for all tests that start the product; it fails above its size budget. */
function webApp(node) {
  announce('web app');
  buildWeb(root, node);
  return countCheck('web app', true);
}

/** The unit tests of some projects of vitest.config.ts, with a report of their own. */
async function unitTests(env, { name, args, ...how }) {
  const report = path.join(reports, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const outcome = await start(env, 'unit', { args: [...args, ...reporters], ...how });
  return { outcome, count: trustworthy('unit tests', outcome.held, countVitest(report)) };
}

/** The checks take what the tests leave of the processor while they wait for servers. */
async function checksAndUnitTests(env) {
  announce('unit, protocol, handler and template tests');
  const [ended, { count }] = await Promise.all([
    checkAll(env),
    unitTests(env, { name: 'vitest', args: ['--project=!long'], live: true }),
  ]);
  return [...ended.map(({ name, outcome }) => countCheck(name, show(name, outcome))), count];
}

/** The browser tests come first: what runs beside them takes what they leave while they wait for pages. */
async function browserAndLongTests(env) {
  announce('browser tests');
  const [browser, long] = await Promise.all([
    browserTests(env),
    unitTests(env, { name: 'vitest-long', args: ['--project=long', '--maxWorkers=2'], yields: true }),
  ]);
  show('long unit tests', long.outcome);
  return [browser, long.count];
}

async function browserTests(env) {
  const found = findBrowser(root, env);
  if (!found) {
    return countCheck(`browser tests: no Chromium starts here; install one and name it in ${BROWSER_VARIABLE}`, false);
  }
  const report = path.join(reports, 'playwright.json');
  const withReport = { ...found, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const { held } = await start(withReport, 'e2e', { args: ['--reporter=list,json'], live: true });
  return trustworthy('browser tests', held, countPlaywright(report));
}

/** Which statements of events/acceptance.json this run proved, as a table. */
async function acceptance(env) {
  const held = show('acceptance', await start(env, 'acceptance'));
  return countCheck('acceptance: not every statement is proved, see above', held);
}

/** A run that exited with an error has failed even when its report contains no failure. */
function trustworthy(name, held, count) {
  if (!count) return countCheck(`${name}: ended without a report`, false);
  if (held || count.failed > 0) return count;
  return { ...count, failed: 1, failures: [`${name}: ended with an error, see above`] };
}

/** A failing setup counts as a failure; its message says what to do. */
async function orProblem(work) {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof SetupProblem)) throw error;
    return [countCheck(error.message, false)];
  }
}

async function runAll() {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const node = prepare(root);
  const env = environmentOf(node);
  return [
    ...(await orProblem(() => [webApp(node)])),
    // Not all at once: that takes as long, and tests reach their timeouts.
    ...(await checksAndUnitTests(env)),
    ...(await browserAndLongTests(env)),
    await acceptance(env),
  ];
}

const counts = await orProblem(runAll);
const failures = counts.flatMap((count) => count.failures);
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((line) => `  ${line}`).join('\n')}`);
const sum = (of) => counts.reduce((total, count) => total + count[of], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
