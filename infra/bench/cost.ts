import { execFile } from 'node:child_process';
import { parseArgs, promisify } from 'node:util';
import { describeCosts, tooDear } from './cost/describe-costs.ts';
import { measureSize, SizeCosts } from './cost/measure-size.ts';

/*
 * `npm run bench:cost`: what every call asks of the table, by DynamoDB's own counting, with so many trips in it:
 * `-- --sizes 1000,100000,1000000`. Ends badly when a call is dearer than any may be, or than it is in a small table.
 */

/** An answer of the measuring process may be large. */
const MAX_OUTPUT = 64 * 1024 * 1024;

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,100000' },
    /** Measures this one size and prints JSON: a process of its own for each size, as functions keep their client. */
    measure: { type: 'string' },
  },
});

if (values.measure === undefined) await compare(values.sizes.split(',').map(Number));
else process.stdout.write(JSON.stringify(await measureSize(Number(values.measure))));

async function compare(trips: readonly number[]): Promise<void> {
  const sizes: SizeCosts[] = [];
  for (const size of trips) {
    const args = [import.meta.filename, '--measure', String(size)];
    const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: MAX_OUTPUT });
    sizes.push(SizeCosts.parse(JSON.parse(stdout)));
  }
  console.log(describeCosts(sizes));
  const problems = tooDear(sizes);
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
