import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { findPlaces, type Place } from './find-places.ts';
import { hashOf, nearestFirst, observe, stillKnown, type TestFile } from './first-run.ts';
import { keepResults, readResults, type Verdict } from './kept-results.ts';
import { makeRunner, type Runner } from './runner.ts';
import { type Mutant, nameMutants, sample } from './sample.ts';
import { isSource, makeSandbox, projectFiles } from './sandbox.ts';

/*
 * `npm run mutate`: turns round an operator, a condition or a truth value at a seeded sample of places in functions/ and
 * shared/, one at a time, runs the tests that come past it, and says which nobody noticed. Ends badly when fewer than
 * NOTICED of those that are not equivalent are noticed. The equivalent ones, which change nothing that anybody could see,
 * are named one by one in equivalent.json with the reason.
 *
 * What was found out is kept in .build/mutation-results.json: a run that was cut off goes on, and a later one asks only
 * about what has changed since; `--fresh` asks everything again.
 */

/** The share that has to be noticed. */
const NOTICED = 0.8;
/** So many of the nearest tests are tried: what those of the chain of all calls would find last is not worth the hours. */
const MOST_TESTS = 20;

/** Thousands of random requests, a minute or more for each mutant. */
const TOO_LONG = /^functions\/http\/any-request/;
/** A failure that took longer than so many ms may be the machine's, so the test has to hold without the mutant. */
const SLOW_MS = 20_000;

const { values } = parseArgs({
  options: {
    places: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    /** Tests at a time. */
    jobs: { type: 'string', default: '2' },
    /** Only files whose path has this in it. */
    only: { type: 'string', default: '' },
    /** Only tests whose path has this in it. */
    tests: { type: 'string', default: '' },
    fresh: { type: 'boolean', default: false },
  },
});

const Equivalent = z.array(z.object({ file: z.string(), original: z.string(), reason: z.string() }));
const root = path.resolve(import.meta.dirname, '..', '..');
const equivalent = Equivalent.parse(
  JSON.parse(readFileSync(path.join(import.meta.dirname, 'equivalent.json'), 'utf8')),
);
const isEquivalent = ({ file, original }: Place) =>
  equivalent.some((each) => each.file === file && each.original === original);

const all = nameMutants(projectFiles(root).filter(isSource).flatMap(placesOf));
const drawn = sample(all, Number(values.places), Number(values.seed)).filter(({ file }) => file.includes(values.only));
const mutants = drawn.filter((mutant) => !isEquivalent(mutant));
const sandbox = path.join(root, '.build', 'mutation');
const resultsFile = path.join(root, '.build', 'mutation-results.json');
const { tests, verdicts } = values.fresh ? { tests: {}, verdicts: {} } : readResults(resultsFile);
makeSandbox(root, sandbox, mutants);
const testFiles = globSync('{functions,shared}/**/*.test.ts', { cwd: root })
  .filter((file) => !TOO_LONG.test(file) && file.includes(values.tests))
  .sort();
const unknown = testFiles.filter((file) => !stillKnown(root, tests[file], mutants));
console.log(
  `${drawn.length} of ${all.length} places, seed ${values.seed}; first ${unknown.length} tests without a mutant`,
);

await inParallel(unknown, async (file, runner) => {
  tests[file] = await observe(runner, root, file, mutants);
  keepResults(resultsFile, { tests, verdicts });
  if (!tests[file]?.held) console.log(`Left out, as it fails in a copy with mutants in it: ${file}`);
});
const usable = testFiles.flatMap((file) => tests[file] ?? []);
await inParallel(mutants, async (mutant, runner) => {
  const verdict = await tryMutant(mutant, runner);
  verdicts[mutant.id] = verdict;
  keepResults(resultsFile, { tests, verdicts });
  console.log(`${verdict.noticedBy ? 'noticed  ' : 'UNNOTICED'} ${describe(mutant)}`);
});
report();

/** Each of the runners takes the next when it is done with one. */
async function inParallel<T>(items: readonly T[], work: (item: T, runner: Runner) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const goOn = async () => {
    const runner = makeRunner(sandbox);
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item, runner);
    runner.stop();
  };
  await Promise.all(Array.from({ length: Number(values.jobs) }, goOn));
}

/** Tests that did not notice the same source before are not asked again. */
async function tryMutant(mutant: Mutant, runner: Runner): Promise<Verdict> {
  const source = hashOf(root, mutant.file);
  const known = verdicts[mutant.id];
  const before = known?.source === source ? known : undefined;
  const near = nearestFirst(mutant, usable).slice(0, MOST_TESTS);
  if (before?.noticedBy && near.some((test) => nameOf(test) === before.noticedBy)) return before;
  const tried = new Set(before?.tried);
  for (const test of near) {
    if (tried.has(nameOf(test))) continue;
    if (await fails(test, mutant, runner)) return { source, tried: [...tried], noticedBy: nameOf(test) };
    tried.add(nameOf(test));
  }
  return { source, tried: [...tried] };
}

/** Whether the test fails, or does not end, because of the mutant. */
async function fails({ file, ms }: TestFile, { id }: Mutant, runner: Runner): Promise<boolean> {
  const timeout = 60_000 + 5 * ms;
  const outcome = await runner.run(file, id, timeout);
  if (outcome.held) return false;
  return outcome.ms < SLOW_MS || (await runner.run(file, '', timeout)).held;
}

function nameOf({ file, hash }: TestFile): string {
  return `${file} ${hash}`;
}

function report(): void {
  const missed = mutants.filter(({ id }) => !verdicts[id]?.noticedBy);
  const share = 1 - missed.length / mutants.length;
  console.log(`\nUnnoticed:\n${missed.map((mutant) => `  ${describe(mutant)}`).join('\n')}`);
  const counts = `${mutants.length - missed.length} of ${mutants.length} noticed (${(share * 100).toFixed(1)} %)`;
  console.log(`\n${counts}, ${drawn.length - mutants.length} equivalent`);
  process.exitCode = share >= NOTICED ? 0 : 1;
}

function describe(mutant: Mutant): string {
  const { id, file, line, original, mutated } = mutant;
  const short = (text: string) => text.replace(/\s+/g, ' ').slice(0, 90);
  const reached = nearestFirst(mutant, usable).length > 0 ? '' : '  (no test comes past it)';
  return `${id} ${file}:${line}  ${short(original)}  →  ${short(mutated)}${reached}`;
}

function placesOf(file: string): readonly Place[] {
  return findPlaces(file, readFileSync(path.join(root, file), 'utf8'));
}
