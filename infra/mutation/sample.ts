import { createHash } from 'node:crypto';
import type { Place } from './find-places.ts';

/** A place with what the environment variable MUTANT names it by. */
export type Mutant = Place & { readonly id: string };

/**
 * Names each place by its file and its text, not by its line, so that it keeps its name while other lines are added; of
 * those that read alike in one file, by which of them it is.
 */
export function nameMutants(places: readonly Place[]): readonly Mutant[] {
  const seen = new Map<string, number>();
  return places.map((place) => {
    const text = [place.file, place.original, place.mutated].join('\0');
    const before = seen.get(text) ?? 0;
    seen.set(text, before + 1);
    return { ...place, id: digest(`${text}\0${before}`) };
  });
}

/**
 * As many as asked for, each equally likely, the same for the same seed, in their first order. Whether one is drawn depends
 * on its name and hardly on the others, so most of a sample stays when files change.
 */
export function sample<T extends { readonly id: string }>(
  all: readonly T[],
  count: number,
  seed: number,
): readonly T[] {
  const drawn = all.map((each) => ({ each, rank: digest(`${seed}\0${each.id}`) }));
  drawn.sort((a, b) => a.rank.localeCompare(b.rank));
  const chosen = new Set(drawn.slice(0, count).map(({ each }) => each));
  return all.filter((each) => chosen.has(each));
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
