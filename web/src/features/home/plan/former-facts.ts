import type { Content } from './conversation.ts';

/** The previous plan's values that differ, for the same destination. */
export interface FormerFacts {
  readonly duration?: string;
  readonly estimatedCost?: string;
}

/** Compares the shown plan with the previous one; undefined when there is none or nothing changed. */
export function formerFacts(contents: readonly Content[], shown: number): FormerFacts | undefined {
  const [before, now] = [contents[shown - 1], contents[shown]];
  if (before?.kind !== 'suggestion' || now?.kind !== 'suggestion') return undefined;
  if (before.suggestion.destination !== now.suggestion.destination) return undefined;
  const changed = (['duration', 'estimatedCost'] as const).filter(
    (fact) => before.suggestion[fact] !== now.suggestion[fact],
  );
  if (changed.length === 0) return undefined;
  return Object.fromEntries(changed.map((fact) => [fact, before.suggestion[fact]]));
}
