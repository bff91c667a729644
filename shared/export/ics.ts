import { kindOf } from '../activities/kinds.ts';
import type { Activity } from '../activities/schema.ts';
import { endDateOf, endZoneOf } from '../activities/span.ts';
import { addDays } from '../calendar/calendar.ts';
import { tailOf } from '../contract/ids.ts';
import { PRODUCT_TITLE } from '../product.ts';
import { activitiesOf, type Dated, isCancelled, type Plan } from './plan.ts';
import { timeZoneLines } from './vtimezone.ts';

interface Calendar {
  /** The site's host name: an event is the same in every file of this site. */
  readonly domain: string;
  /** When the file is written, in milliseconds since 1970. */
  readonly now: number;
}

/**
 * A trip as iCalendar (RFC 5545): each activity is an event at the local time of its place with its zone, or floating
 * where no zone is known; without a time it takes the day, and a stay takes all days to its check-out. References are
 * left out, as calendars are shared.
 */
export function writeIcs(plan: Plan, { domain, now }: Calendar): string {
  const all = activitiesOf(plan);
  const stamp = `${utcText(now)}Z`;
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:-//${PRODUCT_TITLE}//Trips//EN`, 'CALSCALE:GREGORIAN'],
    `X-WR-CALNAME:${textOf(plan.trip.title)}`,
    ...zonesOf(all).flatMap(([zone, years]) => timeZoneLines(zone, Math.min(...years), Math.max(...years))),
    ...all.flatMap((dated) => [
      'BEGIN:VEVENT',
      `UID:${tailOf(dated.activity.id)}@${domain}`,
      `DTSTAMP:${stamp}`,
      ...eventLines(dated),
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function eventLines(dated: Dated): string[] {
  const { title, notes, location, endLocation, coordinates, details } = dated.activity;
  const where = [location, endLocation].filter((place) => place !== null).join(' → ');
  return [
    ...timeLines(dated),
    `SUMMARY:${textOf(title)}`,
    ...(where === '' ? [] : [`LOCATION:${textOf(where)}`]),
    ...(notes === null ? [] : [`DESCRIPTION:${textOf(notes)}`]),
    ...(coordinates ? [`GEO:${coordinates.latitude};${coordinates.longitude}`] : []),
    ...(details?.link ? [`URL:${details.link}`] : []),
    `STATUS:${statusOf(dated.activity)}`,
  ];
}

function statusOf(activity: Activity): 'CANCELLED' | 'CONFIRMED' | 'TENTATIVE' {
  if (isCancelled(activity)) return 'CANCELLED';
  return activity.status === 'pending' || activity.status === 'idea' ? 'TENTATIVE' : 'CONFIRMED';
}

function timeLines({ activity, date }: Dated): string[] {
  const { time, endTime, timeZone } = activity;
  const endDate = endDateOf(activity, date);
  if (kindOf(activity) === 'stay' && endDate !== null && endDate > date) {
    return [`DTSTART;VALUE=DATE:${dateText(date)}`, `DTEND;VALUE=DATE:${dateText(endDate)}`];
  }
  if (time === null)
    return [`DTSTART;VALUE=DATE:${dateText(date)}`, `DTEND;VALUE=DATE:${dateText(addDays(endDate ?? date, 1))}`];
  const start = clockLine('DTSTART', date, time, timeZone);
  // An end on an unknown clock could come before its start.
  const endZone = endZoneOf(activity);
  const endKnown = endTime !== null && (timeZone === null ? endZone === null && endTime > time : endZone !== null);
  return endKnown ? [start, clockLine('DTEND', endDate ?? date, endTime, endZone)] : [start];
}

/** A local time with its zone, or a floating one. */
function clockLine(name: string, date: string, time: string, zone: string | null): string {
  const clock = `${dateText(date)}T${time.replace(':', '')}00`;
  return zone === null ? `${name}:${clock}` : `${name};TZID=${zone}:${clock}`;
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
