import type { Mutant } from './sample.ts';

/**
 * The file with all its mutants in it: each is the original until MUTANT is its name. Which of them a test comes past, and
 * which files it loads, is collected in `globalThis.passedPlaces` where there is such a set. One copy of the sources then
 * serves every mutant, and processes and threads that a test starts have it too.
 */
export function instrument(file: string, source: string, mutants: readonly Mutant[]): string {
  const loaded = `globalThis.passedPlaces?.add('${file}');`;
  return `${loaded}${within(source, 0, source.length, mutants)}`;
}

function within(source: string, start: number, end: number, mutants: readonly Mutant[]): string {
  let text = '';
  let at = start;
  for (const mutant of outermost(mutants)) {
    const inner = mutants.filter((other) => other !== mutant && isInside(other, mutant));
    const original = within(source, mutant.start, mutant.end, inner);
    text += `${source.slice(at, mutant.start)}${either(mutant, original)}`;
    at = mutant.end;
  }
  return text + source.slice(at, end);
}

function either({ id, mutated }: Mutant, original: string): string {
  const chosen = `(globalThis.passedPlaces?.add('${id}'), globalThis.process?.env.MUTANT === '${id}')`;
  return `(${chosen} ? (${mutated}) : (${original}))`;
}

function outermost(mutants: readonly Mutant[]): readonly Mutant[] {
  return mutants
    .filter((mutant) => !mutants.some((other) => other !== mutant && isInside(mutant, other)))
    .sort((a, b) => a.start - b.start);
}

/** Of two that span the same, the one with the higher name is inside. */
function isInside(one: Mutant, other: Mutant): boolean {
  if (one.start === other.start && one.end === other.end) return one.id > other.id;
  return one.start >= other.start && one.end <= other.end;
}
