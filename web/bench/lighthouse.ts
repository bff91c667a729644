/*
 * `npm run bench:lighthouse`: Lighthouse's mobile scores of the start page, a public trip and Discover, as a visitor who is
 * not signed in sees them: the median of several runs, with what blocked the page, next to its limit. Fails below one. On
 * a machine that does other things as well, pages wait for their turn and the scores are lower: `speed` is how fast
 * Lighthouse found the processor. Lighthouse itself is fetched by npx, not installed: it brings 110 packages.
 *
 *  npm run bench:lighthouse -- [--runs 3]
 */
import { execFile } from 'node:child_process';
import { loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { chromium } from '@playwright/test';
import * as z from 'zod/mini';
import { fillDemoWorld } from '../../infra/local/demo/fill.ts';
import { BROWSER_VARIABLE, findBrowser } from '../../infra/test/find-browser.mjs';
import { startStack } from '../e2e/stack.ts';
import { LIGHTHOUSE_BARS } from './page-bars.ts';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const LARGEST_REPORT = 64 * 1024 * 1024;
const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' } } });

const score = z.object({ score: z.number() });
const Report = z.object({
  categories: z.object({ performance: score, accessibility: score }),
  audits: z.object({ 'total-blocking-time': z.object({ numericValue: z.number() }) }),
  environment: z.object({ benchmarkIndex: z.number() }),
});

const found = findBrowser(path.resolve(import.meta.dirname, '..', '..'), process.env);
if (!found) throw new Error(`No Chromium starts here; install one and name it in ${BROWSER_VARIABLE}`);
const CHROME_PATH = found[BROWSER_VARIABLE] || chromium.executablePath();
const stack = await startStack();
try {
  await fillDemoWorld(stack.url, stack.smtpPort);
  const pages = { start: '/', trip: `/trips/${await publicTrip(stack.url)}`, discover: '/?tab=discover' };
  for (const [name, address] of Object.entries(pages)) {
    const reports: z.output<typeof Report>[] = [];
    for (let run = 0; run < Number(values.runs); run++) reports.push(await reportOf(stack.url + address));
    report(name, reports);
  }
} finally {
  await stack.stop();
}

/** The id of the newest public trip of the demo world. */
async function publicTrip(site: string): Promise<string> {
  const answer = await fetch(`${site}/api/trips/public`);
  const [trip] = z.array(z.object({ id: z.string() })).parse(await answer.json());
  if (!trip) throw new Error('The demo world has no public trip');
  return trip.id;
}

async function reportOf(address: string): Promise<z.output<typeof Report>> {
  const flags = `--headless${process.getuid?.() === 0 ? ' --no-sandbox' : ''}`;
  const only = `--only-categories=${Object.keys(LIGHTHOUSE_BARS)}`;
  const args = ['--yes', LIGHTHOUSE, address, '--quiet', '--output=json', only, `--chrome-flags=${flags}`];
  const settings = { env: { ...process.env, CHROME_PATH }, maxBuffer: LARGEST_REPORT };
  const { stdout } = await promisify(execFile)('npx', args, settings);
  return Report.parse(JSON.parse(stdout));
}

function report(name: string, reports: readonly z.output<typeof Report>[]): void {
  const median = (of: (each: z.output<typeof Report>) => number) =>
    reports.map(of).toSorted((a, b) => a - b)[Math.floor(reports.length / 2)] ?? Number.NaN;
  const blocking = median(({ audits }) => audits['total-blocking-time'].numericValue);
  const speed = median(({ environment }) => environment.benchmarkIndex);
  console.log(`\n${name}: median of ${reports.length}, machine's load ${loadavg()[0]?.toFixed(1)}`);
  for (const category of ['performance', 'accessibility'] as const) {
    const points = 100 * median(({ categories }) => categories[category].score);
    const least = LIGHTHOUSE_BARS[category];
    if (points < least) process.exitCode = 1;
    console.log(
      `  ${category.padEnd(18)}${points.toFixed(0).padStart(7)}  at least ${least}${points < least ? '  TOO LOW' : ''}`,
    );
  }
  console.log(`  ${'blocking, ms'.padEnd(18)}${blocking.toFixed(0).padStart(7)}`);
  console.log(`  ${'speed'.padEnd(18)}${speed.toFixed(0).padStart(7)}`);
}
