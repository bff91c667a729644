import ICAL from 'ical.js';
import { confirmationIn } from '#shared/activities/confirmation-line.ts';
import { journeyNamed, KINDS, type Kind } from '#shared/activities/kinds.ts';
import { isTimeZone } from '#shared/activities/time.ts';
import { addDays } from '#shared/calendar/calendar.ts';
import { clockAt } from '#shared/time/zoned-clock.ts';
import type { SaidItem } from './found-trip.ts';

export interface CalendarOfEvent {
  /** IANA name; of what is told in UTC only. */
  readonly zone: string | undefined;
  /** All of it is cancelled (RFC 5546, 3.2.5). */
  readonly isWithdrawn: boolean;
}

interface Clock {
  readonly date: string;
  /** Undefined for a whole day. */
  readonly time: string | undefined;
  /** Undefined where it is floating, or in a zone that only its program knows. */
  readonly zone: string | undefined;
  readonly isUtc: boolean;
}

/** An event as an item; or why it is none. */
export function itemOfEvent(event: ICAL.Component, calendar: CalendarOfEvent): Omit<SaidItem, 'line'> | string {
  const said = clockOf(event, 'dtstart');
  const written = writtenIn(event, 'dtstart');
  if (!said) return written === undefined ? 'This event has no start.' : `Its start is no date: ${written}.`;
  const saidEnd = endOf(event, said);
  const home = calendar.zone ?? [said, saidEnd].find((clock) => clock && !clock.isUtc)?.zone ?? 'UTC';
  const [start, end] = [placed(said, home), saidEnd && placed(saidEnd, home)];
  const title = (textOf(event, 'summary') ?? '').replace(/\s+/g, ' ');
  const [location = null, endLocation = null] = textOf(event, 'location')?.split(/\s*→\s*/) ?? [];
  const kind = kindOf(event, { title, endLocation, nights: start.time === undefined && end && end.date > start.date });
  const { confirmationNumber, notes } = confirmationIn(textOf(event, 'description') ?? '');
  return {
    date: start.date,
    fields: {
      ...{ title, location, endLocation, notes, confirmationNumber, ...(kind && { kind }) },
      ...timesOf(start, end, kind),
      ...positionOf(event),
      ...linkOf(event),
      ...(uidOf(event) && { uid: uidOf(event) }),
      status: calendar.isWithdrawn || /^cancelled$/i.test(textOf(event, 'status') ?? '') ? 'cancelled' : 'pending',
    },
  };
}

/** A whole day's end is the day after its last, which for a stay is the one of checking out. */
function timesOf(start: Clock, end: Clock | undefined, kind: Kind | undefined): Readonly<Record<string, unknown>> {
  if (start.time === undefined) {
    const last = end && kind !== 'stay' ? addDays(end.date, -1) : end?.date;
    return last !== undefined && last > start.date ? { endDate: last } : {};
  }
  return {
    time: start.time,
    ...(start.zone && { timeZone: start.zone }),
    ...(end?.time !== undefined && (end.date !== start.date || end.time !== start.time) && endTimes(start, end)),
  };
}

function endTimes(start: Clock, end: Clock): Readonly<Record<string, unknown>> {
  return {
    endTime: end.time,
    ...(end.date !== start.date && { endDate: end.date }),
    ...(end.zone && end.zone !== start.zone && { endTimeZone: end.zone }),
  };
}

function clockOf(event: ICAL.Component, name: string): Clock | undefined {
  const property = event.getFirstProperty(name);
  const value: unknown = property?.getFirstValue();
  // What does not exist, like February 30, is rolled over.
  if (!(value instanceof ICAL.Time) || !writtenIn(event, name)?.startsWith(value.toString().slice(0, 10)))
    return undefined;
  const named = zoneNamed(String(property?.getFirstParameter('tzid') ?? ''));
  return clockAtTime(value, named);
}

/** A date as it is written, in the form of jCal (RFC 7265). */
function writtenIn(event: ICAL.Component, name: string): string | undefined {
  const [, , , written] = event.getFirstProperty(name)?.jCal ?? [];
  return written === undefined ? undefined : String(written);
}

function clockAtTime(value: ICAL.Time, zone: string | undefined): Clock {
  const [date = '', time] = value.toString().split('T');
  const isUtc = !value.isDate && value.zone?.tzid === 'UTC';
  return { date, time: value.isDate ? undefined : time?.slice(0, 5), zone, isUtc };
}

function endOf(event: ICAL.Component, start: Clock): Clock | undefined {
  const said = clockOf(event, 'dtend');
  const duration: unknown = event.getFirstPropertyValue('duration');
  if (said || !(duration instanceof ICAL.Duration)) return said;
  const begin: unknown = event.getFirstPropertyValue('dtstart');
  if (!(begin instanceof ICAL.Time)) return undefined;
  const end = begin.clone();
  end.addDuration(duration);
  return { ...clockAtTime(end, start.zone), isUtc: start.isUtc };
}

/** A time in UTC as the clock of a zone shows it. */
function placed(clock: Clock, zone: string): Clock {
  if (!clock.isUtc || clock.time === undefined) return clock;
  const { date, time } = clockAt(Date.parse(`${clock.date}T${clock.time}:00Z`), zone);
  return { date, time, zone, isUtc: false };
}

/** An IANA name, which some programs put behind a path of their own: '/example.org/20070129_1/Europe/Berlin'. */
function zoneNamed(tzid: string): string | undefined {
  const parts = tzid.split('/');
  const names = [tzid, parts.slice(-3).join('/'), parts.slice(-2).join('/')];
  return names.find((name) => name !== '' && isTimeZone(name));
}

const STAY = /\b(hotel|hostel|motel|inn|resort|airbnb|apartment|guest ?house|b&b|accommodation|check-?in|stay)\b/i;

interface EventToName {
  readonly title: string;
  readonly endLocation: string | null;
  readonly nights: boolean | undefined;
}

/** What a calendar of this site says in its categories, or else what title and length let one think. */
function kindOf(event: ICAL.Component, { title, endLocation, nights }: EventToName): Kind | undefined {
  const categories =
    event
      .getFirstProperty('categories')
      ?.getValues()
      .map((each) => String(each).toLowerCase()) ?? [];
  const said = KINDS.find((kind) => categories.includes(kind));
  if (said) return said;
  if (nights && STAY.test(title)) return 'stay';
  const isJourney = endLocation !== null || journeyNamed(title.split(' ')[0] ?? '') !== undefined;
  return isJourney ? (journeyNamed(title) ?? 'drive') : undefined;
}

function textOf(event: ICAL.Component, name: string): string | undefined {
  return String(event.getFirstPropertyValue(name) ?? '').trim() || undefined;
}

/** The event's UID; of one of a series its own (RFC 5545, 3.8.4.4). */
function uidOf(event: ICAL.Component): string | undefined {
  const uid = textOf(event, 'uid');
  const repeated = textOf(event, 'recurrence-id');
  return uid && (repeated ? `${uid}/${repeated}` : uid).slice(0, 255);
}

function positionOf(event: ICAL.Component): Readonly<Record<string, unknown>> {
  const value: unknown = event.getFirstPropertyValue('geo');
  if (!Array.isArray(value)) return {};
  const [latitude, longitude] = value.map(Number);
  return { coordinates: { latitude, longitude } };
}

function linkOf(event: ICAL.Component): Readonly<Record<string, unknown>> {
  const link = textOf(event, 'url') ?? '';
  return /^https?:\/\/\S{1,190}$/i.test(link) ? { details: { link } } : {};
}
