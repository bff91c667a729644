import { addDays } from '#shared/calendar/calendar.ts';
import type { Finding, Fix } from '#shared/health/finding.ts';
import { stepsOf } from '#shared/health/fix-steps.ts';
import { useSteps } from '../arrange/use-steps.ts';
import { type TripDialog, useEditor } from '../editor.ts';
import type { Findings } from './findings.ts';
import { activityOf, titleOf } from './fix-words.ts';

/** Mends a finding: by a step, which can be undone, or by a form that is filled in. */
export function useFix(findings: Findings) {
  const editor = useEditor();
  const { apply, pending } = useSteps(findings.trip.id);
  const fix = (each: Fix, finding: Finding) => {
    const ops = stepsOf(each, finding, findings.days, new Date());
    if (ops && ops.length > 0) apply({ ops, title: titleOf(each, findings) });
    else {
      const form = formOf(each, findings);
      if (form) editor?.open(form);
    }
  };
  return { fix, pending };
}

/** The form of a stay from a date to another; undefined when the trip has no day on the first. */
export function stayForm({ days }: Pick<Findings, 'days'>, from: string, until: string): TripDialog | undefined {
  const day = days.find(({ date }) => date.startsWith(from));
  const draft = { kind: 'stay', category: 'accommodation', endDate: until } as const;
  return day && { kind: 'add-activity', dayId: day.id, draft };
}

/** The window in which a fix is filled in; undefined when its day or activity is gone. */
function formOf(fix: Fix, findings: Findings): TripDialog | undefined {
  switch (fix.kind) {
    case 'shift dates':
      return { kind: 'edit-trip' };
    case 'add stay':
      return stayForm(findings, fix.date, addDays(fix.date, 1));
    default: {
      const activity = activityOf(findings, fix.tail);
      return activity && { kind: 'edit-activity', activity };
    }
  }
}
