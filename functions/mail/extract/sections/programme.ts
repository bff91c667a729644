import { readJourneys } from '../journey/read-journeys.ts';
import { hasRole } from '../labels/segment.ts';
import type { MailContext, ReadSegment } from '../mail-context.ts';
import type { Draft } from '../mail-reading.ts';
import { topicScores } from '../outcome/topic.ts';
import { partOfMail } from '../part-of-mail.ts';
import { bookingReference } from '../payment/booking-reference.ts';
import { readStays } from '../stay/read-stays.ts';
import { readVisits } from '../visit/read-visits.ts';
import { type DayItem, dayItems, stayOfItem, visitOfItem } from './day-items.ts';

/** With fewer, dates on lines of their own are no programme. */
export const MIN_DAYS = 3;
/** 'Day 3 –', '====', 'Tag 1': what may stand beside the date of a heading. */
const MAX_LETTERS_BESIDE = 8;

/** A line that is a day, or the first and the last of several, and nothing else. */
export function isDayHeading(row: readonly ReadSegment[]): boolean {
  const dates = row.flatMap((each) => each.dates);
  if (dates.length === 0 || dates.length > 2) return false;
  // 'DAY 1 – Monday 7 June 2027', 'Date: 7 June 2027'
  const isNamed = (each: ReadSegment) => each.via !== 'none' && !(each.via === 'own' && hasRole(each, 'date'));
  if (row.some((each) => each.prose || isNamed(each) || each.times.length + each.money.length > 0)) return false;
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

/** The legs of an item: two hours and two places make one, though no word says of what. */
function legsOf({ part, lines, topics }: DayItem): Draft[] {
  const travelling = topics.air + topics.rail + topics.bus + topics.ferry;
  if (topics.lodging > 0 && travelling === 0) return [];
  const isTimedTwice = lines.some(({ times, prose }) => times.length === 2 && !prose);
  return readJourneys(part, travelling === 0 && isTimedTwice ? { ...topics, bus: 1 } : topics);
}

/** The bookings of one day, service by service; `until` is the day of the next house. */
function readDay(part: MailContext, day: ReadSegment, until: string | undefined): Draft[] {
  const items = dayItems(part, day);
  const read = items.flatMap((item) => {
    const legs = legsOf(item);
    const stay = legs.length > 0 ? undefined : stayOfItem(item, until);
    const visit = legs.length > 0 || stay ? undefined : visitOfItem(item);
    const reference = bookingReference(item.part);
    return [...legs, ...[stay, visit].filter((each) => each !== undefined)].map((draft) => ({
      ...draft,
      fields: { ...draft.fields, ...(reference ? { confirmationNumber: reference } : {}) },
    }));
  });
  return read.length > 0 ? read : readTogether(part);
}

/** The bookings of a day whose lines are no services of their own. */
function readTogether(part: MailContext): Draft[] {
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

const isHouse = (each: ReadSegment): boolean => hasRole(each, 'hotel') && each.via !== 'none' && each.text !== '';

/** The nights in one house that the programme names on each of its days are one stay. */
function joinNights(drafts: readonly Draft[]): Draft[] {
  const joined: Draft[] = [];
  for (const draft of drafts) {
    const at = joined.findIndex(
      ({ type, fields }) =>
        type === 'hotel' &&
        draft.type === 'hotel' &&
        fields.title?.value === draft.fields.title?.value &&
        fields.endDate?.value === draft.fields.startDate?.value,
    );
    const known = joined[at];
    if (known && draft.fields.endDate)
      joined[at] = { ...known, fields: { ...known.fields, endDate: draft.fields.endDate } };
    else joined.push(draft);
  }
  return joined;
}

/** The bookings of a programme, whose days are lines of their own; none for other mails. */
export function readProgramme(context: MailContext): Draft[] {
  const days = [...context.byLine].filter(([, row]) => isDayHeading(row)).map(([line]) => line);
  if (days.length < MIN_DAYS) return [];
  const dayOf = (line: number | undefined) =>
    context.byLine.get(line ?? -1)?.flatMap(({ dates }) => dates.map(({ date }) => date))[0];
  const drafts = days.flatMap((day, index) => {
    const until = days[index + 1] ?? Number.POSITIVE_INFINITY;
    const nextHouse = context.segments.find((each) => each.line >= until && isHouse(each))?.line ?? days.at(-1) ?? day;
    const next = dayOf(days.findLast((each) => each <= nextHouse));
    const own = context.segments.filter(({ line }) => line >= day && line < until);
    const part = partOfMail(
      context,
      own.map((each) => (each.line === day ? bareHeading(each) : each)),
    );
    const heading = part.segments.find(({ line, dates }) => line === day && dates.length > 0);
    if (!heading) return [];
    return readDay(part, heading, next !== undefined && next > (dayOf(day) ?? '') ? next : undefined);
  });
  return joinNights(drafts);
}
