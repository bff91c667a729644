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

/** The window in which a fix is filled in; undefined when its day or activity is gone. */
function formOf(fix: Fix, findings: Findings): TripDialog | undefined {
  switch (fix.kind) {
    case 'shift dates':
      return { kind: 'edit-trip' };
    case 'add stay': {
      const day = findings.days.find(({ date }) => date.startsWith(fix.date));
      const draft = { kind: 'stay', category: 'accommodation', endDate: addDays(fix.date, 1) } as const;
      return day && { kind: 'add-activity', dayId: day.id, draft };
    }
    default: {
      const activity = activityOf(findings, fix.tail);
      return activity && { kind: 'edit-activity', activity };
    }
  }
}
