import { daysBetween } from '#shared/calendar/calendar.ts';
import { foldWords } from '#shared/text/fold.ts';
import type { Draft } from '../mail-reading.ts';

/** Maximum days between the old and the new version of a booking; beyond it they are two bookings. */
const MAX_DAYS = 7;
const WHEN = ['startDate', 'endDate', 'startTime', 'endTime'] as const;

/** What a change leaves unchanged: the ends of a leg, or the name of a place. */
function subject({ type, fields }: Draft): string {
  const isLeg = type === 'flight' || (type === 'transport' && fields.endLocation !== undefined);
  const words = isLeg ? [fields.location?.value, fields.endLocation?.value] : [fields.title?.value];
  return [type, ...words.map((each) => foldWords(each ?? ''))].join('|');
}

function areVersions(one: Draft, other: Draft): boolean {
  const [from, to] = [one.fields.startDate?.value, other.fields.startDate?.value];
  if (subject(one) !== subject(other)) return false;
  return from === undefined || to === undefined || Math.abs(daysBetween(from, to)) <= MAX_DAYS;
}

/** The booking with the values that both versions agree on. */
function agreed(one: Draft, other: Draft): Draft {
  const fields = { ...other.fields, ...one.fields };
  for (const name of WHEN) if (one.fields[name]?.value !== other.fields[name]?.value) delete fields[name];
  if (one.fields.title?.value !== other.fields.title?.value && fields.location && fields.endLocation)
    fields.title = {
      value: `${fields.location.value} → ${fields.endLocation.value}`,
      evidence: { kind: 'computed', how: 'from the two places' },
    };
  return { ...one, fields };
}

export interface OneVersion {
  readonly drafts: readonly Draft[];
  /** A sentence for the traveller when the mail leaves open which version is current. */
  readonly note?: string;
}

/**
 * In a mail about a change, the old and the new version are one booking. If no word says which is new, the values that
 * differ are left out.
 */
export function oneVersion(drafts: readonly Draft[]): OneVersion {
  const kept: Draft[] = [];
  let isOpen = false;
  for (const draft of drafts) {
    const at = kept.findIndex((other) => areVersions(other, draft));
    const known = kept[at];
    if (known === undefined) {
      kept.push(draft);
      continue;
    }
    isOpen ||= WHEN.some((name) => known.fields[name]?.value !== draft.fields[name]?.value);
    kept[at] = agreed(known, draft);
  }
  return {
    drafts: kept,
    ...(isOpen
      ? {
          note: 'The mail says that the booking has changed and names two versions of it, but not which is the new one: what they differ in is left out.',
        }
      : {}),
  };
}
