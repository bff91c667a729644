import type { Content } from './conversation.ts';

/** What was different in the plan before of the same destination: the parts of it that changed. */
export interface FormerFacts {
  readonly duration?: string;
  readonly estimatedCost?: string;
}

/** Compares the plan that is shown with the one before it; undefined when there is none or nothing of it changed. */
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
