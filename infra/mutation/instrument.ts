import type { Place } from './find-places.ts';

/** A place with the number by which the environment variable MUTANT selects it. */
export type Mutant = Place & { readonly id: number };

/**
 * The file with all its mutants in it: each behaves like the original until MUTANT is its number.
 * `globalThis.passedPlaces`, if set, collects which of them a test reaches. One copy of the sources then serves every
 * mutant, also in processes and threads that a test starts.
 */
export function instrument(source: string, mutants: readonly Mutant[]): string {
  return within(source, 0, source.length, mutants);
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
  const chosen = `(globalThis.passedPlaces?.add(${id}), globalThis.process?.env.MUTANT === '${id}')`;
  return `(${chosen} ? (${mutated}) : (${original}))`;
}

function outermost(mutants: readonly Mutant[]): readonly Mutant[] {
  return mutants
    .filter((mutant) => !mutants.some((other) => other !== mutant && isInside(mutant, other)))
    .sort((a, b) => a.start - b.start);
}

/** Of two with the same span, the one with the higher number is inside. */
function isInside(one: Mutant, other: Mutant): boolean {
  if (one.start === other.start && one.end === other.end) return one.id > other.id;
  return one.start >= other.start && one.end <= other.end;
}
