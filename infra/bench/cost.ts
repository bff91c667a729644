import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { parseArgs, promisify } from 'node:util';
import { describeCosts, describeEvents, tooExpensive } from './cost/describe-costs.ts';
import { describeMix, MixCosts } from './cost/hot-keys.ts';
import { measureSize, SizeCosts } from './cost/measure-size.ts';
import { MEASURED_COSTS, measuredCosts } from './cost/measured-costs.ts';
import { measureMix } from './cost/run-mix.ts';

/*
 * `npm run bench:cost`: what every call and every function behind an event asks of the table, by DynamoDB's own counting,
 * with 1,000, 100,000 and 1,000,000 trips in it, or as many as `-- --sizes 1000,100000` says. Ends badly when a call is
 * more expensive than any may be, or than it is in a small table.
 * `--keep` writes what was measured down for `npm run cost-model`.
 */

/** An answer of a measuring process may be large. */
const MAX_OUTPUT = 64 * 1024 * 1024;

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,100000,1000000' },
    keep: { type: 'boolean', default: false },
    /** Measures one size, or the 'mix', and prints JSON: each in a process of its own, as functions keep their client. */
    measure: { type: 'string' },
  },
});

if (values.measure === undefined) await compare(values.sizes.split(',').map(Number));
else {
  const measured = values.measure === 'mix' ? await measureMix() : await measureSize(Number(values.measure));
  process.stdout.write(JSON.stringify(measured));
}

async function compare(trips: readonly number[]): Promise<void> {
  const sizes: SizeCosts[] = [];
  for (const size of trips) sizes.push(SizeCosts.parse(await measureApart(String(size))));
  const measured = measuredCosts(sizes, MixCosts.parse(await measureApart('mix')));
  console.log(describeCosts(sizes));
  console.log(describeEvents(sizes));
  console.log(describeMix(measured.mix));
  const problems = tooExpensive(sizes);
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
  if (values.keep) await writeFile(MEASURED_COSTS, `${JSON.stringify(measured, null, 2)}\n`);
}

async function measureApart(what: string): Promise<unknown> {
  const args = [import.meta.filename, '--measure', what];
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: MAX_OUTPUT });
  return JSON.parse(stdout);
}
