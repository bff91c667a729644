import { readJourneys } from '../journey/read-journeys.ts';
import type { MailContext, ReadSegment } from '../mail-context.ts';
import type { Draft } from '../mail-reading.ts';
import { topicScores } from '../outcome/topic.ts';
import { partOfMail } from '../part-of-mail.ts';
import { bookingReference } from '../payment/booking-reference.ts';
import { readStays } from '../stay/read-stays.ts';
import { readVisits } from '../visit/read-visits.ts';

/** With fewer, dates on lines of their own are no programme. */
const MIN_DAYS = 3;
/** 'Day 3 –', '====', 'Tag 1': what may stand beside the date of a heading. */
const MAX_LETTERS_BESIDE = 8;

/** A line that is a day, or the first and the last of several, and nothing else. */
export function isDayHeading(row: readonly ReadSegment[]): boolean {
  const dates = row.flatMap((each) => each.dates);
  if (dates.length === 0 || dates.length > 2) return false;
  if (row.some(({ times, money, prose, via }) => prose || via !== 'none' || times.length + money.length > 0))
    return false;
  const written = dates.reduce((sum, { start, end }) => sum + end - start, 0);
  const letters = row.reduce((sum, { text }) => sum + (text.match(/\p{L}/gu)?.length ?? 0), 0);
  return letters - written <= MAX_LETTERS_BESIDE;
}

/** The heading without what stands beside its dates, which names nothing. */
function bareHeading(segment: ReadSegment): ReadSegment {
  const isDate = (at: number) => segment.dates.some(({ start, end }) => start <= at && at < end);
  return {
    ...segment,
    text: segment.text
      .split('')
      .map((sign, at) => (isDate(at) ? sign : ' '))
      .join(''),
  };
}

/** The bookings of one day: its journeys; the stays and visits in the lines that no journey took. */
function readDay(part: MailContext): Draft[] {
  const text = part.segments.map(({ text, label }) => `${label ?? ''} ${text}`).join('\n');
  const topics = topicScores(text);
  const journeys =
    topics.lodging > 0 && topics.air + topics.rail + topics.bus + topics.ferry === 0 ? [] : readJourneys(part, topics);
  const isTimed = (line: number) =>
    journeys.length > 0 && part.byLine.get(line)?.some(({ times }) => times.length > 0) === true;
  const rest = partOfMail(
    part,
    part.segments.filter(({ line }) => !isTimed(line)),
  );
  const stays =
    topics.lodging > 0
      ? readStays(rest, { ...topicScores(text), air: 0, rail: 0, bus: 0, ferry: 0, lodging: topics.lodging + 2 }, false)
      : [];
  const visits = journeys.length + stays.length > 0 ? [] : readVisits(part, topics);
  const reference = bookingReference(part);
  return [...journeys, ...stays, ...visits].map((draft) => ({
    ...draft,
    fields: { ...draft.fields, ...(reference ? { confirmationNumber: reference } : {}) },
  }));
}

/** The bookings of a programme, whose days are lines of their own; none for other mails. */
export function readProgramme(context: MailContext): Draft[] {
  const days = [...context.byLine].filter(([, row]) => isDayHeading(row)).map(([line]) => line);
  if (days.length < MIN_DAYS) return [];
  return days.flatMap((day, index) => {
    const until = days[index + 1] ?? Number.POSITIVE_INFINITY;
    const own = context.segments.filter(({ line }) => line >= day && line < until);
    return readDay(
      partOfMail(
        context,
        own.map((each) => (each.line === day ? bareHeading(each) : each)),
      ),
    );
  });
}
