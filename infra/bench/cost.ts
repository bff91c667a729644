import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { parseArgs, promisify } from 'node:util';
import { describeCosts, describeEvents, tooExpensive } from './cost/describe-costs.ts';
import { describeMix, MixCosts } from './cost/hot-keys.ts';
import { measureSize, SizeCosts } from './cost/measure-size.ts';
import { MEASURED_COSTS, measuredCosts } from './cost/measured-costs.ts';
import { measureMix } from './cost/run-mix.ts';

/*
 * `npm run bench:cost`: what every call and every event handler asks of the table, as counted by DynamoDB, with 1,000,
 * 100,000 and 1,000,000 trips in it, or the sizes in `-- --sizes 1000,100000`. Exits with an error when a call is more
 * expensive than allowed, or more expensive than with a small table. `--keep` stores the measurements for `npm run
 * cost-model`.
 */

/** A measuring process may print much. */
const MAX_OUTPUT = 64 * 1024 * 1024;

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,100000,1000000' },
    keep: { type: 'boolean', default: false },
    /**
     * Measures one size, or the 'mix', and prints JSON: each in a process of its own, as functions keep their client.
     */
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
