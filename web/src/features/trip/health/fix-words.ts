import type { Activity } from '#shared/activities/schema.ts';
import { tailOf } from '#shared/contract/ids.ts';
import type { Finding, Fix } from '#shared/health/finding.ts';
import { formatDay } from '#shared/trips/dates.ts';
import type { Findings } from './findings.ts';

/** The activity that a finding names by its tail. */
export function activityOf({ days }: Pick<Findings, 'days'>, tail: string | undefined): Activity | undefined {
  return days.flatMap(({ activities }) => activities).find(({ id }) => tailOf(id) === tail);
}

/** What a fix's button says; titles only where several activities are meant. */
export function labelOf(fix: Fix, findings: Findings, finding: Finding): string {
  const named = (tail: string) => `"${activityOf(findings, tail)?.title ?? 'it'}"`;
  switch (fix.kind) {
    case 'add stay':
      return findings.days.some(({ date }) => date.startsWith(fix.date)) ? 'Add a stay' : `Add ${formatDay(fix.date)}`;
    case 'shift dates':
      return 'Change the dates';
    case 'edit':
      if (finding.rule === 'late') return 'Change the stay';
      return finding.fixes.filter(({ kind }) => kind === 'edit').length > 1 ? `Edit ${named(fix.tail)}` : 'Edit';
    case 'remove':
      return 'Remove';
    case 'confirm':
      return 'Confirm';
    case 'keep':
      return `Keep the ${ordinal(finding, fix.tail)}`;
    case 'move after':
      return `Move after ${named(fix.after)}`;
  }
}

/** How a step that mends is named once it was made. */
export function titleOf(fix: Fix, findings: Findings): string {
  const named = (tail: string) => activityOf(findings, tail)?.title ?? 'It';
  if (fix.kind === 'confirm') return `Confirmed: ${named(fix.tail)}`;
  if (fix.kind === 'keep') return `Kept once: ${named(fix.tail)}`;
  if (fix.kind === 'move after') return `Moved after: ${named(fix.after)}`;
  return fix.kind === 'remove' ? `Removed: ${named(fix.tail)}` : 'Day added';
}

function ordinal({ tails }: Finding, tail: string): string {
  return tails[0] === tail ? 'first' : 'second';
}
