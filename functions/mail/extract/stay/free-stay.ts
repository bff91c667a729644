import { addDays, daysBetween } from '#shared/calendar/calendar.ts';
import { hasRole } from '../labels/segment.ts';
import { foundDate, type MailContext } from '../mail-context.ts';
import { nightsIn, OUT, type StayDates, timesBeside } from './stay-dates.ts';

/**
 * Without labels: two dates in one sentence or line, a stay's length apart, 'from 12 to 15 May', or a date and nights.
 */
export function freeStay(context: MailContext): StayDates | undefined {
  for (const segment of context.segments) {
    if (hasRole(segment, 'deadline', 'bookedOn', 'pickUp', 'dropOff', 'partOfPrice')) continue;
    for (const [index, first] of segment.dates.entries()) {
      const second = segment.dates[index + 1];
      const nights = nightsIn(segment.text);
      if (second && second.date > first.date && daysBetween(first.date, second.date) < 60) {
        const between = segment.text.slice(first.end, second.start).replace(/\([^)]*\)/g, '');
        if (between.length > (OUT.test(between) ? 120 : 40)) continue;
        if (nights !== undefined && nights !== daysBetween(first.date, second.date)) continue;
        return {
          startDate: foundDate(segment, first),
          endDate: foundDate(segment, second),
          ...timesBeside(segment, first.end, second.start, second.end),
          segment,
          last: segment,
          surelyLodging: nights !== undefined,
        };
      }
      if (second === undefined && nights !== undefined)
        return {
          startDate: foundDate(segment, first),
          endDate: {
            value: addDays(first.date, nights),
            evidence: {
              kind: 'computed',
              quote: segment.text.slice(0, 200),
              start: segment.start,
              end: segment.start + Math.min(200, segment.text.length),
              how: `${nights} nights after the arrival`,
            },
          },
          segment,
          last: segment,
          surelyLodging: true,
        };
    }
  }
  return undefined;
}
