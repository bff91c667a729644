import type { Verdict } from './judge.ts';

/**
 * What is decided but not built: whole areas, and single statements of areas that are built otherwise. These may lack a
 * proof; an entry is removed with the commit that proves the last of its statements.
 */
export const PLANNED: readonly string[] = [...['KIND-09', 'KIND-10'], ...['OFF'], ...['LANG-02']];

const covers = (entry: string, { item }: Verdict): boolean => entry === item.area || entry === item.id;

/** The verdicts, where a missing proof of what is planned is no mistake yet. */
export function withPlanned(verdicts: readonly Verdict[], planned: readonly string[] = PLANNED): Verdict[] {
  return verdicts.map((verdict) => {
    const isPlanned = verdict.state === 'missing' && planned.some((entry) => covers(entry, verdict));
    return isPlanned ? { ...verdict, state: 'planned' } : verdict;
  });
}

/** Entries about nothing, or only about proved statements: with them, a proof could be lost unnoticed. */
export function outdatedEntries(verdicts: readonly Verdict[], planned: readonly string[] = PLANNED): string[] {
  return planned.filter((entry) =>
    verdicts.filter((verdict) => covers(entry, verdict)).every(({ state }) => state === 'proved'),
  );
}
