import { labelAtStart } from '../labels/roles.ts';
import { hasRole } from '../labels/segment.ts';
import { foundDate, foundText, foundTime, type MailContext, type ReadSegment } from '../mail-context.ts';
import type { Draft, Found } from '../mail-reading.ts';
import { type TopicScores, topicScores } from '../outcome/topic.ts';
import { partOfMail } from '../part-of-mail.ts';
import { cityZone } from '../places/city-zone.ts';
import { oneOf } from '../words/language-words.ts';
import { caseless } from '../words/word-pattern.ts';
import { lodgingTransfers } from './lodging-transfers.ts';
import { isPickUpTime } from './pick-up-time.ts';
import { type End, endOf } from './read-rentals.ts';
import { splitRoute } from './split-route.ts';

const MAX_HEADING = 48;

/** 'ARRIVAL TRANSFER', 'Fahrt zum Flughafen': a short line of its own that speaks of a transfer and says nothing else. */
export function isTransferHeading({ byLine, document }: MailContext, line: number): boolean {
  const text = document.lines[line]?.text ?? '';
  const row = byLine.get(line) ?? [];
  const isBare = row.every(
    ({ dates, times, money, prose }) => !prose && dates.length + times.length + money.length === 0,
  );
  return row.length > 0 && isBare && text.length <= MAX_HEADING && topicScores(text).transfer > 0 && !/\d/.test(text);
}

const transferHeadings = (context: MailContext): number[] =>
  [...context.byLine.keys()].filter((line) => isTransferHeading(context, line));

/** A label says that this is a pick-up, or headings that these are transfers: a flight is only what the driver awaits. */
export const isFetched = (context: MailContext): boolean =>
  transferHeadings(context).length > 1 ||
  context.segments.some(
    (each) =>
      hasRole(each, 'pickUpPlace', 'pickUp') &&
      each.via !== 'none' &&
      (hasRole(each, 'pickUpPlace') ? each.text !== '' : each.dates.length + each.times.length > 0),
  );

/** The day of a way: a label calls it the date or the pick-up. */
const isDayOfWay = (each: ReadSegment): boolean =>
  hasRole(each, 'pickUp', 'date') &&
  !hasRole(each, 'dropOff', 'deadline', 'bookedOn') &&
  each.via !== 'none' &&
  each.dates.length === 1 &&
  !each.prose;

/** 'Friday 15/01/2027, 16:20': the day and hour of a way, without a label. */
const isMomentOfWay = (each: ReadSegment): boolean =>
  each.via === 'none' && !each.prose && each.dates.length === 1 && each.times.length === 1;

/** '1) ARRIVAL Sat 3 July 2027': a line with a day and nothing else that counts. */
const isDayHeading = ({ via, prose, dates, times, money }: ReadSegment): boolean =>
  via === 'none' && !prose && dates.length === 1 && times.length + money.length === 0;

/** Taxis and transfers: a pick-up and a destination, without a return of a vehicle; one for each day of several. */
export function readTransfers(context: MailContext, topics: TopicScores): Draft[] {
  if (topics.transfer < 1) return [];
  const both = lodgingTransfers(context);
  if (both.length > 0) return both;
  const days = context.segments.filter(isDayOfWay);
  const isOneEach = new Set(days.map(({ dates }) => dates[0]?.date)).size === days.length;
  const linesOf = (segments: readonly ReadSegment[]) => segments.map(({ line }) => line);
  const moments = linesOf(context.segments.filter(isMomentOfWay));
  const dated = linesOf(context.segments.filter(isDayHeading));
  for (const starts of [transferHeadings(context), isOneEach ? linesOf(days) : [], moments, dated]) {
    const read = starts.length < 2 ? [] : partsFrom(context, starts).flatMap(oneTransfer);
    if (read.length > 0 && read.length === starts.length) return read;
  }
  return oneTransfer(context);
}

/** The lines from each start to the next, as mails of their own. */
const partsFrom = (context: MailContext, starts: readonly number[]): MailContext[] =>
  starts.map((start, index) =>
    partOfMail(
      context,
      context.segments.filter(({ line }) => line >= start && line < (starts[index + 1] ?? Number.POSITIVE_INFINITY)),
    ),
  );

const FLIGHT_BEHIND = caseless(
  `[,(–-]?\\s*(?<!\\p{L})(?:${oneOf(({ numbered }) => numbered?.flight)})\\s(?:n[°ºr.]\\S*\\s)?[A-Z\\d]{2}\\s?\\d{2,4}.*$`,
);

/** 'Aeropuerto de Palma (PMI), vuelo ZT 6017': the place without the arriving flight. */
function withoutFlight(segment: ReadSegment): Found<string> {
  const flight = FLIGHT_BEHIND.exec(segment.text);
  const place = flight ? segment.text.slice(0, flight.index).trim() : '';
  return place.length > 2 ? foundText(segment, place) : foundText(segment);
}

function oneTransfer(context: MailContext): Draft[] {
  const pickUp = endOf(context, 'pickUp') ?? dated(context);
  if (!pickUp) return [];
  const from = context.segments.find(
    (segment) =>
      (hasRole(segment, 'pickUpPlace', 'from') || (hasRole(segment, 'pickUp') && segment.times.length === 0)) &&
      !segment.labelOnly &&
      segment.text.length > 2 &&
      segment.dates.length === 0,
  );
  const to = context.segments.find(
    (segment) =>
      hasRole(segment, 'dropOffPlace', 'to', 'dropOff') &&
      !segment.labelOnly &&
      segment.text.length > 2 &&
      segment.dates.length === 0,
  );
  const routed = context.segments
    .filter((segment) => !segment.prose && !isBilled(context, segment))
    .map((segment) => ({ segment, route: splitRoute(segment.text) }))
    .find(({ route }) => route?.arrow === true || (route && !route.dash));
  const led = (role: 'from' | 'to') =>
    context.segments.map((each) => ledBy(each, role)).find((each) => each !== undefined);
  const called = context.segments.find((each) => hasRole(each, 'pickUp', 'pickUpPlace') && each.via !== 'none');
  const start = from
    ? withoutFlight(from)
    : (pickUp.place ??
      placeBesideTime(called) ??
      placeBelow(context, called) ??
      (routed?.route ? foundText(routed.segment, routed.route.from) : led('from')));
  const end = to ? withoutFlight(to) : routed?.route ? foundText(routed.segment, routed.route.to) : led('to');
  if (!start || !end || !pickUp.time) return [];
  const zone = cityZone(context.places, `${start.value} ${end.value}`);
  return [
    {
      type: 'transport',
      fields: {
        title: {
          value: `Transfer ${start.value} → ${end.value}`,
          evidence: { kind: 'computed', how: 'from the two places' },
        },
        startDate: pickUp.date,
        startTime: pickUp.time,
        location: start,
        endLocation: end,
        ...(zone ? { timeZone: zone } : {}),
      },
    },
  ];
}

/** 'Total charged to Visa 4242    $ 80.00': a row with an amount names no way. */
const isBilled = ({ byLine }: MailContext, { line }: ReadSegment): boolean =>
  byLine.get(line)?.some(({ money }) => money.length > 0) === true;

/** 'Ferenc Liszt Airport (BUD), terminal 2B, 16:40': what stands before the hour of a pick-up. */
function placeBesideTime(called: ReadSegment | undefined): Found<string> | undefined {
  const [time] = called?.times ?? [];
  if (!called || !time || called.dates.length > 0) return undefined;
  const place = called.text.slice(0, time.start).replace(/[\s,;:·|–-]+$/u, '');
  return /^[\p{Lu}\p{Lo}].*\p{L}{2}/u.test(place) ? foundText(called, place) : undefined;
}

/** The line right below the moment of a pick-up, which names nothing else. */
function placeBelow({ segments }: MailContext, called: ReadSegment | undefined): Found<string> | undefined {
  if (!called) return undefined;
  const moment = segments.findLast(
    ({ line, times }) => times.length > 0 && line <= called.line + 1 && line >= called.line,
  );
  const below = moment && segments.find(({ line }) => line === moment.line + 1);
  const isPlace =
    below?.via === 'none' && !below.prose && below.dates.length + below.times.length + below.money.length === 0;
  return below && isPlace && /^[\p{Lu}\p{Lo}].*\p{L}{2}/u.test(below.text) ? foundText(below) : undefined;
}

/** 'To Plumeria Cove Resort': a line that begins with the word for its end, without a colon. */
function ledBy(segment: ReadSegment, role: 'from' | 'to'): Found<string> | undefined {
  const { text, prose, via, dates, times } = segment;
  const label = via === 'none' && !prose && dates.length + times.length === 0 ? labelAtStart(text) : undefined;
  const place = label?.roles.has(role) ? text.slice(label.end).trim() : '';
  return /^\p{Lu}/u.test(place) ? foundText(segment, place) : undefined;
}

/** The day by its label, and the time of the pick-up, else the first that is not that of a flight. */
function dated({ segments, byLine }: MailContext): End | undefined {
  const days = segments.filter(
    (each) => each.dates.length > 0 && !each.prose && !hasRole(each, 'bookedOn', 'deadline'),
  );
  const only = (all: readonly ReadSegment[]) => (all.length === 1 ? all[0] : undefined);
  const segment =
    days.find((each) => hasRole(each, 'date', 'departure')) ?? only(days) ?? only(days.filter(isMomentOfWay));
  const date = segment?.dates[0];
  if (!segment || !date) return undefined;
  const near = segments
    .slice(segment.index, segment.index + PICK_UP_REACH)
    .filter((each) => each.times.length > 0 && !hasRole(each, 'deadline'));
  const isOfFlight = ({ line }: ReadSegment) => byLine.get(line)?.some((each) => hasRole(each, 'service')) === true;
  const timed = near.find(isPickUpTime) ?? near.find((each) => !isOfFlight(each));
  const time = timed?.times[0];
  return { date: foundDate(segment, date), segment, ...(timed && time ? { time: foundTime(timed, time) } : {}) };
}

/** How many cells below its day the time of a pick-up may stand. */
const PICK_UP_REACH = 7;
