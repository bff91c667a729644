import { DAY_MS } from '#shared/calendar/calendar.ts';
import type { Draft } from '../mail-reading.ts';

/** A place for a value that the vendor's program never filled in: '{{event.name}}', '%%NAME%%', '${date}', '<%= %>'. */
const PLACEHOLDER = /\{\{|\}\}|%%[\w.]+%%|\$\{|<%|\[\[[\w.]+\]\]|\{[A-Za-z_]+(?:\.[A-Za-z_]+)*\}/;

/** A confirmation may come after the journey has begun, but not this much later. */
const MAX_DAYS_AGO = 400;

/** Whether markup is a vendor's template, sent without the values of this booking. */
export function isTemplate({ fields }: Draft, sent: Date | undefined): boolean {
  const values = Object.values(fields).map((found) => found.value);
  if (values.some((value) => typeof value === 'string' && PLACEHOLDER.test(value))) return true;
  const start = fields.startDate?.value;
  if (start === undefined || sent === undefined) return false;
  return sent.getTime() - Date.parse(`${start}T00:00:00Z`) > MAX_DAYS_AGO * DAY_MS;
}
