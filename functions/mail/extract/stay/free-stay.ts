import { daysBetween } from '#shared/calendar/calendar.ts';
import { nightsIn } from '../grammar/nights.ts';
import { hasRole } from '../labels/segment.ts';
import { type DateEntity, foundDate, type MailContext, type ReadSegment } from '../mail-context.ts';
import { nightsAfter, type StayDates, timesBeside } from './stay-dates.ts';
import { OUT } from './times-in-prose.ts';

/** Two dates a stay's length apart, with little between them: 'from 12 to 15 May'. */
function pairedStay(segment: ReadSegment, first: DateEntity, second: DateEntity): StayDates | undefined {
  const nights = nightsIn(segment.text);
  const apart = daysBetween(first.date, second.date);
  if (apart <= 0 || apart >= MAX_NIGHTS || (nights !== undefined && nights !== apart)) return undefined;
  const between = segment.text.slice(first.end, second.start).replace(/\([^)]*\)/g, '');
  if (between.length > (OUT.test(between) ? 120 : 40)) return undefined;
  return {
    startDate: foundDate(segment, first),
    endDate: foundDate(segment, second),
    ...timesBeside(segment, first.end, second.start, second.end),
    segment,
    last: segment,
    surelyLodging: nights !== undefined,
  };
}

/** 'three nights from 12 May' */
function countedStay(segment: ReadSegment, first: DateEntity): StayDates | undefined {
  const nights = nightsIn(segment.text);
  return nights === undefined
    ? undefined
    : {
        startDate: foundDate(segment, first),
        endDate: nightsAfter(first.date, nights, segment),
        segment,
        last: segment,
        surelyLodging: true,
      };
}

/** Two dates further apart are no stay. */
const MAX_NIGHTS = 60;

/**
 * Without labels: two dates in one sentence or line, a stay's length apart, 'from 12 to 15 May', or a date and nights.
 */
export function freeStay(context: MailContext): StayDates | undefined {
  for (const segment of context.segments) {
    if (hasRole(segment, 'deadline', 'bookedOn', 'pickUp', 'dropOff', 'partOfPrice')) continue;
    for (const [index, first] of segment.dates.entries()) {
      const second = segment.dates[index + 1];
      const stay = second ? pairedStay(segment, first, second) : countedStay(segment, first);
      if (stay) return stay;
    }
  }
  return undefined;
}
