import { daysBetween } from '#shared/calendar/calendar.ts';
import { ParsedBooking } from '#shared/mail/schema.ts';
import { foldWords } from '#shared/text/fold.ts';
import type { Draft } from './mail-reading.ts';

/** A key for the same leg, stay or visit: where two readers, two passengers or two copies of a block agree. */
function identity(draft: Draft): string {
  const { startDate, startTime, location, title, endDate } = draft.fields;
  const place = foldWords(location?.value ?? '').slice(0, 12);
  if (draft.type === 'flight' || draft.type === 'transport')
    return [draft.type, startDate?.value, startTime?.value, place].join('|');
  if (draft.type === 'hotel')
    return ['hotel', startDate?.value, endDate?.value, foldWords(title?.value ?? '')].join('|');
  return [draft.type, startDate?.value, startTime?.value, foldWords(title?.value ?? '')].join('|');
}

/** One leg is one booking however many travellers share it; the first value of a field wins. */
function mergeDrafts(drafts: readonly Draft[]): Draft[] {
  const merged = new Map<string, Draft>();
  for (const draft of drafts) {
    const key = identity(draft);
    const known = merged.get(key);
    merged.set(key, known ? { ...known, fields: { ...draft.fields, ...known.fields } } : draft);
  }
  return [...merged.values()];
}

/** Drops contradictory values: an end before the start, a currency without a cost. */
function withoutContradictions(draft: Draft): Draft {
  const fields = { ...draft.fields };
  const [start, end] = [fields.startDate?.value, fields.endDate?.value];
  const overDateLine =
    draft.type === 'flight' && start !== undefined && end !== undefined && daysBetween(end, start) <= 1;
  if (start !== undefined && end !== undefined && end < start && !overDateLine) {
    delete fields.endDate;
    if (draft.type === 'hotel') delete fields.endTime;
  }
  if (draft.type === 'hotel' && start !== undefined && start === end) delete fields.endDate;
  if (fields.cost === undefined) delete fields.currency;
  return { ...draft, fields };
}

const FIELD_LIMITS = {
  title: 300,
  description: 2000,
  location: 500,
  endLocation: 500,
  confirmationNumber: 100,
  notes: 2000,
} as const;

/** A draft as a booking, or undefined when a required value is missing. */
function finish(draft: Draft): ParsedBooking | undefined {
  const { fields } = withoutContradictions(draft);
  const values: Record<string, unknown> = { type: draft.type };
  const evidence: Record<string, unknown> = {};
  for (const [name, found] of Object.entries(fields)) {
    const limit = Object.entries(FIELD_LIMITS).find(([field]) => field === name)?.[1];
    const value =
      typeof found.value === 'string' && limit !== undefined ? found.value.trim().slice(0, limit) : found.value;
    if (value === '') continue;
    values[name] = value;
    evidence[name] = found.evidence;
  }
  for (const name of ['startDate', 'startTime', 'location', 'cost', 'confirmationNumber'])
    if (values[name] === undefined) evidence[name] = { kind: 'missing' };
  const parsed = ParsedBooking.safeParse({ ...values, evidence });
  return parsed.success ? parsed.data : undefined;
}

/** Merges, checks and completes what the readers found. Cancelled bookings are left out. */
export function checkBookings(drafts: readonly Draft[]): ParsedBooking[] {
  return mergeDrafts(drafts.filter((draft) => draft.cancelled !== true))
    .map(finish)
    .filter((booking) => booking !== undefined)
    .sort((a, b) =>
      (a.startDate ?? '9') < (b.startDate ?? '9') ? -1 : (a.startDate ?? '9') > (b.startDate ?? '9') ? 1 : 0,
    )
    .slice(0, 50);
}
