import { confirmationLine, withoutConfirmation } from '../activities/confirmation-line.ts';
import { kindOf } from '../activities/kinds.ts';
import type { Activity } from '../activities/schema.ts';
import { endDateOf, endZoneOf } from '../activities/span.ts';
import { addDays } from '../calendar/calendar.ts';
import { tailOf } from '../contract/ids.ts';
import { PRODUCT_TITLE } from '../product.ts';
import { readClock } from '../time/zoned-clock.ts';
import { activitiesOf, type Dated, isCancelled, type Plan } from './plan.ts';
import { timeZoneLines } from './vtimezone.ts';

interface Calendar {
  readonly title: string;
  /** The site's host name: an event is the same in every file of this site. */
  readonly domain: string;
  /** When the file is written, in milliseconds since 1970. */
  readonly now: number;
  /** Whether the references of bookings are in it; calendars are shared. */
  readonly withReferences: boolean;
  /** How many of these events are in it; all without it. */
  readonly howMany?: (events: readonly string[]) => number;
}

/** How often whoever is subscribed should look again (RFC 7986, 5.7, and the name that older programs know). */
const REFRESH = ['REFRESH-INTERVAL;VALUE=DURATION:PT1H', 'X-PUBLISHED-TTL:PT1H'];

/**
 * Trips as iCalendar (RFC 5545): each activity is an event at the local time of its place with its zone, or floating
 * where no zone is known; without a time it takes the day, and a stay takes all days to its check-out.
 */
export function writeIcs(plans: readonly Plan[], calendar: Calendar): string {
  const dated = plans.flatMap(activitiesOf);
  const events = dated.map((each) => textOfLines(eventLines(each, calendar)));
  const count = calendar.howMany?.(events) ?? events.length;
  const zones = zonesOf(dated.slice(0, count));
  const head = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:-//${PRODUCT_TITLE}//Trips//EN`, 'CALSCALE:GREGORIAN'],
    ...[`NAME:${textOf(calendar.title)}`, `X-WR-CALNAME:${textOf(calendar.title)}`, ...REFRESH],
    ...zones.flatMap(([zone, years]) => timeZoneLines(zone, Math.min(...years), Math.max(...years))),
  ];
  return [textOfLines(head), ...events.slice(0, count), textOfLines(['END:VCALENDAR'])].join('');
}

/** What a file says besides when it was written. */
export function withoutStamps(ics: string): string {
  return ics.replace(/^DTSTAMP:.*$/gm, '');
}

function eventLines(dated: Dated, { domain, now, withReferences }: Calendar): string[] {
  const { title, location, endLocation, coordinates, details } = dated.activity;
  const where = [location, endLocation].filter((place) => place !== null).join(' → ');
  const description = descriptionOf(dated.activity, withReferences);
  return [
    'BEGIN:VEVENT',
    `UID:${tailOf(dated.activity.id)}@${domain}`,
    `DTSTAMP:${utcText(now)}Z`,
    `SEQUENCE:${dated.activity.revision}`,
    ...timeLines(dated),
    `SUMMARY:${textOf(title)}`,
    ...(where === '' ? [] : [`LOCATION:${textOf(where)}`]),
    ...(description === '' ? [] : [`DESCRIPTION:${textOf(description)}`]),
    ...(coordinates ? [`GEO:${coordinates.latitude};${coordinates.longitude}`] : []),
    // Whoever follows the link of a booking may be in it.
    ...(details?.link && withReferences ? [`URL:${details.link}`] : []),
    `CATEGORIES:${kindOf(dated.activity)}`,
    `STATUS:${statusOf(dated.activity)}`,
    'END:VEVENT',
  ];
}

/** The notes, and above them the reference, or not even in them. */
function descriptionOf({ notes, confirmationNumber }: Activity, withReferences: boolean): string {
  if (!withReferences) return withoutConfirmation(notes, confirmationNumber) ?? '';
  const isThere = confirmationNumber === null || notes?.includes(confirmationNumber);
  return [isThere ? null : confirmationLine(confirmationNumber), notes].filter((text) => text !== null).join('\n');
}

function statusOf(activity: Activity): 'CANCELLED' | 'CONFIRMED' | 'TENTATIVE' {
  if (isCancelled(activity)) return 'CANCELLED';
  return activity.status === 'pending' || activity.status === 'idea' ? 'TENTATIVE' : 'CONFIRMED';
}

function timeLines({ activity, date }: Dated): string[] {
  const { time, endTime, timeZone, timeIsLater, endTimeIsLater } = activity;
  const endDate = endDateOf(activity, date);
  if (kindOf(activity) === 'stay' && endDate !== null && endDate > date) {
    return [`DTSTART;VALUE=DATE:${dateText(date)}`, `DTEND;VALUE=DATE:${dateText(endDate)}`];
  }
  if (time === null)
    return [`DTSTART;VALUE=DATE:${dateText(date)}`, `DTEND;VALUE=DATE:${dateText(addDays(endDate ?? date, 1))}`];
  const start = `DTSTART${clockText({ date, time, timeZone }, timeIsLater)}`;
  // An end on an unknown clock could come before its start.
  const endZone = endZoneOf(activity);
  const endKnown = endTime !== null && (timeZone === null ? endZone === null && endTime > time : endZone !== null);
  if (!endKnown) return [start];
  const end = { date: endDate ?? date, time: endTime, timeZone: endZone };
  return [start, `DTEND${clockText(end, endTimeIsLater)}`];
}

interface Clock {
  readonly date: string;
  readonly time: string;
  readonly timeZone: string | null;
}

/**
 * A local time with its zone, or a floating one. One that does not exist, or comes twice, is told in UTC, as programs
 * differ in what they make of it.
 */
function clockText({ date, time, timeZone }: Clock, isLater: boolean | undefined): string {
  const clock = `${dateText(date)}T${time.replace(':', '')}00`;
  if (timeZone === null) return `:${clock}`;
  const { occurs, instant } = readClock({ date, time, timeZone }, isLater ? 'later' : 'earlier');
  return occurs === 'once' ? `;TZID=${timeZone}:${clock}` : `:${utcText(instant)}Z`;
}

/** The zones that occur, with the years in which they do. */
function zonesOf(all: readonly Dated[]): (readonly [zone: string, years: number[]])[] {
  const used = all.flatMap(({ activity, date }) => {
    if (activity.time === null) return [];
    const zones = [activity.timeZone, activity.endTime && endZoneOf(activity)];
    const years = [date, endDateOf(activity, date) ?? date].map((each) => Number(each.slice(0, 4)));
    return zones.flatMap((zone) => (zone ? years.map((year) => ({ zone, year })) : []));
  });
  return [...Map.groupBy(used, ({ zone }) => zone)].map(([zone, each]) => [zone, each.map(({ year }) => year)]);
}

function dateText(date: string): string {
  return date.replaceAll('-', '');
}

function utcText(instant: number): string {
  return new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, '');
}

/** RFC 5545, 3.3.11. */
function textOf(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

function textOfLines(lines: readonly string[]): string {
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const MOST_OCTETS = 75;

/** RFC 5545, 3.1: a line has at most 75 octets, what follows begins with a space; no character is cut. */
function folded(line: string): string {
  const lines = [''];
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > MOST_OCTETS) {
      lines.push(' ');
      octets = 1;
    }
    lines.push(`${lines.pop() ?? ''}${character}`);
    octets += size;
  }
  return lines.join('\r\n');
}

/** How long a character is in UTF-8 (RFC 3629, 3). */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  return 1 + Number(code > 0x7f) + Number(code > 0x7ff) + Number(code > 0xffff);
}
