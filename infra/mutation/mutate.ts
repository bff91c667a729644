import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { findPlaces, type Place } from './find-places.ts';
import type { Mutant } from './instrument.ts';
import { firstRun, isNoticed, type TestFile } from './run-tests.ts';
import { sample } from './sample.ts';
import { makeSandbox, projectFiles } from './sandbox.ts';

/*
 * `npm run mutate`: inverts an operator, a condition or a boolean at a seeded sample of places in functions/ and
 * shared/, one at a time, runs the tests that reach it, and reports the mutants that survive. Exits with an error when
 * fewer than NOTICED of the non-equivalent ones are killed. Equivalent mutants, which change nothing observable, are
 * listed one by one in equivalent.json with the reason.
 */

/** The share that has to be killed. */
const NOTICED = 0.8;

const { values } = parseArgs({
  options: {
    places: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    /** Mutants in parallel. */
    jobs: { type: 'string', default: '2' },
    /** Only files whose path contains this. */
    only: { type: 'string', default: '' },
    /** Only tests below these folders. */
    tests: { type: 'string', default: 'functions,shared' },
  },
});

const Equivalent = z.array(z.object({ file: z.string(), original: z.string(), reason: z.string() }));
const root = path.resolve(import.meta.dirname, '..', '..');
const equivalent = Equivalent.parse(
  JSON.parse(readFileSync(path.join(import.meta.dirname, 'equivalent.json'), 'utf8')),
);

const all = projectFiles(root).filter(isSource).flatMap(placesOf);
const mutants = sample(all, Number(values.places), Number(values.seed)).map((place, id) => ({ ...place, id }));
const sandbox = path.join(root, '.build', 'mutation');
makeSandbox(root, sandbox, mutants);
console.log(`${mutants.length} of ${all.length} places, seed ${values.seed}; first a run without a mutant`);

const tests = await firstRun(sandbox, values.tests.split(','));
const broken = tests.filter(({ held }) => !held).map(({ file }) => file);
if (broken.length > 0) console.log(`Left out, as they fail in the instrumented copy:\n  ${broken.join('\n  ')}`);
const usable = tests.filter(({ held }) => held);

const unnoticed: Mutant[] = [];
const waiting = [...mutants];
await Promise.all(Array.from({ length: Number(values.jobs) }, tryMutants));
report();

async function tryMutants(): Promise<void> {
  for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
    const noticed = await notices(mutant, passing(mutant));
    if (!noticed) unnoticed.push(mutant);
    console.log(`${noticed ? 'noticed  ' : 'UNNOTICED'} ${describe(mutant)}`);
  }
}

/** Fastest first, as one failure ends the search. */
async function notices(mutant: Mutant, passers: readonly TestFile[]): Promise<boolean> {
  const quick = passers.slice(0, 4);
  if (quick.length > 0 && (await isNoticed(sandbox, mutant.id, quick))) return true;
  const rest = passers.slice(4);
  return rest.length > 0 && (await isNoticed(sandbox, mutant.id, rest));
}

function passing({ id }: Mutant): readonly TestFile[] {
  return usable.filter(({ passed }) => passed.has(id)).sort((a, b) => a.ms - b.ms);
}

function report(): void {
  const isEquivalent = (place: Place) =>
    equivalent.some(({ file, original }) => file === place.file && original === place.original);
  const counted = mutants.filter((mutant) => !isEquivalent(mutant));
  const missed = unnoticed.filter((mutant) => !isEquivalent(mutant)).sort((a, b) => a.id - b.id);
  const share = 1 - missed.length / counted.length;
  mkdirSync(path.join(root, '.build'), { recursive: true });
  writeFileSync(path.join(root, '.build', 'mutation-report.json'), JSON.stringify(missed, undefined, 2));
  console.log(`\nUnnoticed:\n${missed.map((mutant) => `  ${describe(mutant)}`).join('\n')}`);
  const left = mutants.length - counted.length;
  console.log(
    `\n${counted.length - missed.length} of ${counted.length} noticed (${(share * 100).toFixed(1)} %), ${left} equivalent`,
  );
  process.exitCode = share >= NOTICED ? 0 : 1;
}

function describe(mutant: Mutant): string {
  const { id, file, line, original, mutated } = mutant;
  const short = (text: string) => text.replace(/\s+/g, ' ').slice(0, 90);
  const reached = passing(mutant).length > 0 ? '' : '  (no test comes past it)';
  return `${id} ${file}:${line}  ${short(original)}  →  ${short(mutated)}${reached}`;
}

function isSource(file: string): boolean {
  const ours = /^(functions|shared)\/.*\.ts$/.test(file) && !/\.(test|d)\.ts$/.test(file);
  return ours && !file.includes('/generate-') && file.includes(values.only);
}

function placesOf(file: string): readonly Place[] {
  return findPlaces(file, readFileSync(path.join(root, file), 'utf8'));
}
