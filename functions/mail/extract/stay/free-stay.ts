import { daysBetween } from '#shared/calendar/calendar.ts';
import { nightsIn } from '../grammar/nights.ts';
import { hasRole } from '../labels/segment.ts';
import { type DateEntity, foundDate, type MailContext, type ReadSegment } from '../mail-context.ts';
import { inAllLanguages } from '../words/language-words.ts';
import { alternatives, caseless } from '../words/word-pattern.ts';
import { nightsAfter, type StayDates, timesBeside } from './stay-dates.ts';
import { OUT } from './times-in-prose.ts';

/** Two dates a stay's length apart, with little between them: 'from 12 to 15 May'. */
function pairedStay(segment: ReadSegment, first: DateEntity, second: DateEntity): StayDates | undefined {
  const nights = nightsIn(segment.text);
  const apart = daysBetween(first.date, second.date);
  // 'The two nights, Friday 11th and Saturday 12th June': the second day is that of the last night.
  if (nights === apart + 1 && AND.test(segment.text.slice(first.end, second.start))) return countedStay(segment, first);
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

/** 'From Saturday 10 July (4 pm)' above 'to Saturday 17 July (10 am), 7 nights': the nights lie between the two days. */
function stayOverTwoLines(segment: ReadSegment, next: ReadSegment | undefined): StayDates | undefined {
  const [[first, ...more], [second, ...others]] = [segment.dates, next?.dates ?? []];
  if (!next || !first || !second || more.length + others.length > 0 || next.line - segment.line > 1) return undefined;
  const apart = daysBetween(first.date, second.date);
  if (apart <= 0 || nightsIn(`${segment.text} ${next.text}`) !== apart) return undefined;
  const timeAfter = (each: ReadSegment, { end }: DateEntity) => {
    const rest = Number.POSITIVE_INFINITY;
    return timesBeside(each, end, rest, rest).startTime;
  };
  const [startTime, endTime] = [timeAfter(segment, first), timeAfter(next, second)];
  return {
    startDate: foundDate(segment, first),
    endDate: foundDate(next, second),
    ...(startTime ? { startTime } : {}),
    ...(endTime ? { endTime } : {}),
    segment,
    last: next,
    surelyLodging: true,
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

/** The nights in the line below, where a sentence was wrapped: 'you come on Sunday 8 August and' | 'stay for six nights'. */
function countedBelow(segment: ReadSegment, first: DateEntity, next: ReadSegment | undefined): StayDates | undefined {
  const isWrapped =
    segment.prose &&
    next?.prose === true &&
    next.line === segment.line + 1 &&
    next.dates.length + next.money.length === 0;
  const stay = isWrapped ? countedStay(next, first) : undefined;
  return stay && { ...stay, startDate: foundDate(segment, first), segment };
}

const AND = caseless(`^,?\\s(?:&|${alternatives(inAllLanguages(({ and }) => and))})(?!\\p{L})`);

/** Two dates further apart are no stay. */
const MAX_NIGHTS = 60;

/**
 * Without labels: two dates in one sentence or line, a stay's length apart, 'from 12 to 15 May', or a date and nights.
 */
export function freeStay(context: MailContext): StayDates | undefined {
  for (const [at, segment] of context.segments.entries()) {
    if (hasRole(segment, 'deadline', 'bookedOn', 'pickUp', 'dropOff', 'partOfPrice')) continue;
    for (const [index, first] of segment.dates.entries()) {
      const second = segment.dates[index + 1];
      const stay = second
        ? pairedStay(segment, first, second)
        : (stayOverTwoLines(segment, context.segments[at + 1]) ??
          countedStay(segment, first) ??
          countedBelow(segment, first, context.segments[at + 1]));
      if (stay) return stay;
    }
  }
  return undefined;
}
