import * as z from 'zod/mini';

const ISO_8601 = /^(\d{4})-(\d{2})-(\d{2})(T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2}))?$/;

/**
 * The calendar date of an ISO 8601 date or date-time, read in UTC, as 'YYYY-MM-DD'; undefined for an invalid date (30
 * February) or format.
 */
function parseCalendarDate(text: string): string | undefined {
  const match = ISO_8601.exec(text.trim());
  if (!match) return undefined;
  const day = `${match[1]}-${match[2]}-${match[3]}`;
  const midnight = new Date(`${day}T00:00:00.000Z`);
  if (Number.isNaN(midnight.getTime()) || midnight.toISOString().slice(0, 10) !== day) return undefined;
  if (match[4] === undefined) return day;
  const instant = new Date(text.trim());
  if (Number.isNaN(instant.getTime())) return undefined;
  const [date = ''] = instant.toISOString().split('T');
  // In UTC it may fall into the year 10000 or before 0, which have more than four digits.
  return ISO_8601.test(date) ? date : undefined;
}

/** Midnight UTC of a calendar date, the format in which dates are sent: '2027-06-03' is '2027-06-03T00:00:00.000Z'. */
export function toDateTime(day: string): string {
  return `${day}T00:00:00.000Z`;
}

/** Accepts an ISO 8601 date or date-time and returns its calendar date in UTC, 'YYYY-MM-DD'. */
export const calendarDate = (required: string, invalid = 'Please enter a date that exists') =>
  z.pipe(
    z.string({ error: required }).check(z.minLength(1, { error: required })),
    z.transform((text, context) => {
      const day = parseCalendarDate(text);
      if (day === undefined) {
        context.issues.push({ code: 'custom', input: text, message: invalid });
        return z.NEVER;
      }
      return day;
    }),
  );

/** How answers contain dates: midnight UTC as an ISO 8601 date-time. */
export const DateTime = z.string();
