import type { PlanApplied, ProposedChange } from '#shared/planner/schema.ts';
import { formatDayWithWeekday } from '#shared/trips/dates.ts';

/** The label of a change, and the date ('YYYY-MM-DD') that it is listed under. */
export function changeWords(change: ProposedChange): {
  readonly verb: string;
  readonly title: string;
  readonly date: string;
} {
  switch (change.kind) {
    case 'add':
      return { verb: 'Add', title: change.activity.title, date: change.date };
    case 'move':
      return { verb: `Move to ${formatDayWithWeekday(change.to)}`, title: change.title, date: change.from };
    case 'remove':
      return { verb: 'Remove', title: change.title, date: change.date };
  }
}

/** The changes by date, earliest first; within a date as proposed. */
export function changesByDate(items: readonly ProposedChange[]): {
  readonly date: string;
  readonly changes: readonly { readonly change: ProposedChange; readonly index: number }[];
}[] {
  const numbered = items.map((change, index) => ({ change, index, date: changeWords(change).date }));
  return [...new Set(numbered.map(({ date }) => date))]
    .sort()
    .map((date) => ({ date, changes: numbered.filter((each) => each.date === date) }));
}

/** 'Apply 3 changes' */
export function applyLabel(chosen: number): string {
  return chosen === 1 ? 'Apply 1 change' : `Apply ${chosen} changes`;
}

/** '2 added, 1 moved' */
export function appliedWords({ added, moved, removed }: PlanApplied): string {
  const parts = [
    [added, 'added'],
    [moved, 'moved'],
    [removed, 'removed'],
  ] as const;
  const said = parts.filter(([n]) => n > 0).map(([n, word]) => `${n} ${word}`);
  return said.length === 0 ? 'Nothing changed' : said.join(', ');
}
