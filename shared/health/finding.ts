import type { Rule } from './rules.ts';

/** A way to mend it: a form to fill in, or a step. Activities are named by their tails. */
export type Fix =
  | { readonly kind: 'add stay' | 'shift dates'; readonly date: string }
  | { readonly kind: 'edit' | 'remove' | 'confirm' | 'keep'; readonly tail: string }
  | { readonly kind: 'move after'; readonly tail: string; readonly after: string };

export interface Finding {
  /** Of rule, tails and date: the same for the same thing, wherever its activities move meanwhile. */
  readonly id: string;
  readonly rule: Rule;
  readonly tails: readonly string[];
  /** The day that it is about, 'YYYY-MM-DD'. */
  readonly date: string;
  readonly severity: 'problem' | 'look';
  /** In the timeline: on this date, behind the activity of this tail, or at its end. */
  readonly place: { readonly date: string; readonly after: string | null };
  readonly text: string;
  /** The reason, in numbers. */
  readonly why: string;
  readonly fixes: readonly Fix[];
}

const PROBLEMS: ReadonlySet<Rule> = new Set<Rule>(['overlap', 'connection', 'late', 'elsewhere', 'two beds']);

export function finding(given: Omit<Finding, 'id' | 'severity' | 'place'>): Finding {
  const { rule, tails, date } = given;
  const id = [rule.replace(' ', '-'), ...tails.toSorted(), date].join('.');
  const severity = PROBLEMS.has(rule) ? 'problem' : 'look';
  return { ...given, id, severity, place: { date, after: tails.at(-1) ?? null } };
}
