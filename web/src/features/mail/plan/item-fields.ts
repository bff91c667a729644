import type { BookingPlan, FieldChange } from '#shared/mail/schema.ts';
import { formatDayWithYear } from '#shared/trips/dates.ts';
import { formatCost } from '../booking-line.ts';

/** The fields of an item in the timeline that a booking fills, and their labels. */
const ITEM_FIELDS = {
  date: 'Day',
  title: 'Title',
  time: 'Time',
  endTime: 'End time',
  endDate: 'End date',
  timeZone: 'Time zone',
  cost: 'Cost',
  currency: 'Currency',
  location: 'Location',
  endLocation: 'End location',
  category: 'Category',
  notes: 'Notes',
  confirmationNumber: 'Confirmation number',
} as const;

const LABELS = new Map<string, string>(Object.entries(ITEM_FIELDS));

export function itemFieldLabel(field: string): string {
  return LABELS.get(field) ?? field;
}

/** A formatted value of an item; 'nothing' when there is none. A cost is shown with its currency if given. */
export function itemFieldText(field: string, value: FieldChange['old'], currency?: string): string {
  if (value === null) return 'nothing';
  if (field === 'cost' && typeof value === 'number' && currency !== undefined) {
    return formatCost({ cost: value, currency }) ?? String(value);
  }
  const isDay = typeof value === 'string' && (field === 'date' || field === 'endDate');
  return isDay ? formatDayWithYear(value) : String(value);
}

/** The fields of a change that are ticked at first: all that were not edited by hand. */
export function tickedAtFirst({ changes }: BookingPlan): string[] {
  return changes.filter(({ edited }) => !edited).map(({ field }) => field);
}

/** What is sent when nobody ticked anything: by booking, all fields but those edited by hand. */
export function acceptedAtFirst(plans: readonly BookingPlan[]): { booking: number; fields: string[] }[] {
  return plans.flatMap((plan, booking) =>
    plan.outcome === 'change' ? { booking, fields: acceptedFields(plan, tickedAtFirst(plan)) } : [],
  );
}

/** What is sent: every field but those left unticked, so that later corrections are included, too. */
export function acceptedFields({ changes }: BookingPlan, ticked: readonly string[]): string[] {
  const unticked = changes.map(({ field }) => field).filter((field) => !ticked.includes(field));
  return Object.keys(ITEM_FIELDS).filter((field) => !unticked.includes(field));
}
