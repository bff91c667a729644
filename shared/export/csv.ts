import { kindOf } from '../activities/kinds.ts';
import { endDateOf, endZoneOf } from '../activities/span.ts';
import { activitiesOf, type Dated, isCancelled, type Plan } from './plan.ts';

type Cell = string | number | null | undefined;

const COLUMNS: readonly (readonly [heading: string, cell: (dated: Dated) => Cell])[] = [
  ['Day', ({ day }) => day.title],
  ['Date', ({ date }) => date],
  ['Time', ({ activity }) => activity.time],
  ['Time zone', ({ activity }) => activity.timeZone],
  ['End date', ({ activity, date }) => endDateOf(activity, date)],
  ['End time', ({ activity }) => activity.endTime],
  ['End time zone', ({ activity }) => activity.endTime && endZoneOf(activity)],
  ['Title', ({ activity }) => activity.title],
  ['Kind', ({ activity }) => kindOf(activity)],
  ['Category', ({ activity }) => activity.category],
  ['Location', ({ activity }) => activity.location],
  ['End location', ({ activity }) => activity.endLocation],
  ['Latitude', ({ activity }) => activity.coordinates?.latitude],
  ['Longitude', ({ activity }) => activity.coordinates?.longitude],
  ['Cost', ({ activity }) => activity.cost],
  ['Currency', ({ activity }) => (activity.cost === null ? null : (activity.currency ?? 'EUR'))],
  ['Confirmation number', ({ activity }) => activity.confirmationNumber],
  ['Status', ({ activity }) => (isCancelled(activity) ? 'cancelled' : activity.status)],
  ['Notes', ({ activity }) => activity.notes],
];

const BYTE_ORDER_MARK = '\uFEFF';
/** With these a spreadsheet begins a formula (OWASP, CSV Injection). */
const FORMULA = /^[=+\-@\t\r]/;
const NEEDS_QUOTES = /[",\r\n]/;

/**
 * A trip's activities as CSV by RFC 4180, one a row, in UTF-8 with its mark, so that spreadsheets read the letters right.
 * A text that a spreadsheet would calculate gets an apostrophe in front.
 */
export function writeCsv(plan: Plan): string {
  const rows = activitiesOf(plan).map((dated) => COLUMNS.map(([, cell]) => cell(dated)));
  const lines = [COLUMNS.map(([heading]) => heading), ...rows].map((row) => row.map(written).join(','));
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`;
}

function written(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const text = cell ?? '';
  const disarmed = FORMULA.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(disarmed) ? `"${disarmed.replaceAll('"', '""')}"` : disarmed;
}
