import ICAL from 'ical.js';
import { addDays } from '#shared/calendar/calendar.ts';
import { isZone, wallClock } from '../places/local-instant.ts';

/** A date-time of a calendar, in local time at the place where that is known (RFC 5545, 3.3.5). */
export interface CalendarTime {
  readonly date: string;
  readonly time?: string;
  /** Milliseconds since 1970, for a UTC time whose place is not known yet. */
  readonly instant?: number;
}

export interface CalendarEvent {
  readonly summary: string;
  readonly description: string;
  readonly location: string;
  readonly start: CalendarTime;
  readonly end?: CalendarTime;
  readonly cancelled: boolean;
  readonly wholeDay: boolean;
  /** People are asked whether they come (RFC 5545, 3.8.4.1: attendees with RSVP, iTIP's REQUEST). */
  readonly asksReply: boolean;
}

const two = (value: number) => String(value).padStart(2, '0');

function timeOf(value: unknown): CalendarTime | undefined {
  if (!(value instanceof ICAL.Time)) return undefined;
  const date = `${String(value.year).padStart(4, '0')}-${two(value.month)}-${two(value.day)}`;
  if (value.isDate) return { date };
  const time = `${two(value.hour)}:${two(value.minute)}`;
  return value.zone?.tzid === 'UTC' ? { date, time, instant: Date.parse(`${date}T${time}:00Z`) } : { date, time };
}

const text = (component: ICAL.Component, name: string): string =>
  String(component.getFirstPropertyValue(name) ?? '')
    .replace(/\r\n?/g, '\n')
    .slice(0, 20_000);

function dayBefore(end: CalendarTime | undefined): CalendarTime | undefined {
  return end && { date: addDays(end.date, -1) };
}

const MAX_EVENTS = 60;

/** Reads up to sixty events. */
function firstEvents(source: string): string {
  let at = -1;
  for (let count = 0; count <= MAX_EVENTS; count += 1) {
    at = source.indexOf('BEGIN:VEVENT', at + 1);
    if (at < 0) return source;
  }
  return `${source.slice(0, at)}END:VCALENDAR\r\n`;
}

/** The events of a calendar (RFC 5545). Throws for anything else. */
export function calendarEvents(whole: string): CalendarEvent[] {
  const source = firstEvents(whole);
  const calendars: unknown = ICAL.parse(source.replace(/\r?\n(?:[ \t]*\r?\n)+/g, '\r\n').trim());
  if (!Array.isArray(calendars)) return [];
  const roots = (Array.isArray(calendars[0]) ? calendars : [calendars]).map((each) => new ICAL.Component(each));
  return roots.flatMap((root) => {
    const withdrawn = /cancel/i.test(text(root, 'method'));
    const zone = text(root, 'x-wr-timezone');
    return root
      .getAllSubcomponents('vevent')
      .slice(0, 100)
      .flatMap((event): CalendarEvent[] => {
        const start = placed(timeOf(event.getFirstPropertyValue('dtstart')), zone);
        const end = placed(timeOf(event.getFirstPropertyValue('dtend')), zone);
        if (!start) return [];
        const wholeDay = start.time === undefined;
        const last = wholeDay && end && end.date > start.date ? dayBefore(end) : end;
        return [
          {
            summary: text(event, 'summary').replace(/\s+/g, ' ').trim(),
            description: text(event, 'description'),
            location: text(event, 'location')
              .replace(/\s*\n\s*/g, ', ')
              .trim(),
            start,
            ...(last ? { end: last } : {}),
            cancelled: withdrawn || /cancel/i.test(text(event, 'status')),
            wholeDay,
            asksReply: /request/i.test(text(root, 'method')) && isAsked(event),
          },
        ];
      });
  });
}

const isAsked = (event: ICAL.Component): boolean =>
  event.getAllProperties('attendee').some((attendee) => /true/i.test(String(attendee.getParameter('rsvp') ?? '')));

/** A UTC time, in the calendar's own zone if it names one. */
function placed(time: CalendarTime | undefined, zone: string): CalendarTime | undefined {
  if (time?.instant === undefined || zone === '' || !isZone(zone)) return time;
  return wallClock(time.instant, zone);
}
