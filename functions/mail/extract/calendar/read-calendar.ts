import { textToDocument } from '../document/text-to-document.ts';
import { knownStop } from '../journey/find-stops.ts';
import { readJourneys } from '../journey/read-journeys.ts';
import { mailContext } from '../mail-context.ts';
import type { Draft, Found } from '../mail-reading.ts';
import { topicScores } from '../outcome/topic.ts';
import { bookingReference } from '../payment/booking-reference.ts';
import type { Gazetteer } from '../places/airports.ts';
import { cityZone } from '../places/city-zone.ts';
import { wallClock } from '../places/local-instant.ts';
import { oneOf } from '../words/language-words.ts';
import { caseless } from '../words/word-pattern.ts';
import { type CalendarEvent, type CalendarTime, calendarEvents } from './calendar-events.ts';

const HOW = 'from the calendar entry in the mail';
const found = <T>(value: T, quote: string): Found<T> => ({
  value,
  evidence: { kind: 'found', quote: quote.slice(0, 300), how: HOW },
});

/**
 * The local time at the place: as written, or converted from UTC where the place's zone is known; else only the day.
 */
function atPlace(
  time: CalendarTime | undefined,
  zone: string | undefined,
): { date: string; time?: string } | undefined {
  if (time === undefined) return undefined;
  if (time.instant === undefined) return time;
  return zone === undefined ? { date: time.date } : wallClock(time.instant, zone);
}

function whenOf(event: CalendarEvent, from: string | undefined, to: string | undefined): Draft['fields'] {
  const start = atPlace(event.start, from);
  const end = atPlace(event.end, to);
  return {
    ...(start ? { startDate: found(start.date, start.date) } : {}),
    ...(start?.time ? { startTime: found(start.time, start.time) } : {}),
    ...(end ? { endDate: found(end.date, end.date) } : {}),
    ...(end?.time ? { endTime: found(end.time, end.time) } : {}),
  };
}

function readEvent(event: CalendarEvent, places: Gazetteer): Draft[] {
  const day = event.start.date;
  const source = `${day}\n${event.summary}\n${event.description.replace(/\s*\n/g, '\n')}`;
  const context = mailContext({
    document: textToDocument(source),
    subject: event.summary,
    date: new Date(`${day}T00:00:00Z`),
    options: {},
    places,
  });
  const topics = topicScores(source);
  const reference = bookingReference(context);
  const extra = { ...(reference ? { confirmationNumber: reference } : {}) };
  const mark = (draft: Draft): Draft => (event.cancelled ? { ...draft, cancelled: true } : draft);
  const legs = readJourneys(context, topics);
  const [leg] = legs;
  if (leg && legs.length === 1) {
    const zoneOf = (name: string | undefined) => {
      const code = /\(([A-Z]{3})\)/.exec(name ?? '')?.[1];
      return (
        (code ? places.airport(code)?.zone : undefined) ??
        (name ? (knownStop(name, places)?.zone ?? cityZone(places, name)?.value) : undefined)
      );
    };
    const from = zoneOf(leg.fields.location?.value);
    const times = whenOf(event, from, zoneOf(leg.fields.endLocation?.value) ?? from);
    return [mark({ ...leg, fields: { ...leg.fields, ...times, ...extra } })];
  }
  if (legs.length > 1) return legs.map((each) => mark({ ...each, fields: { ...each.fields, ...extra } }));
  // An invitation without a reference is somebody's meeting.
  if (event.summary === '' || (event.asksReply && reference === undefined)) return [];
  const route = bareJourney(event, places, topics.air >= topics.rail + topics.bus + topics.ferry);
  if (route) return [mark({ ...route, fields: { ...route.fields, ...extra } })];
  const lodging = topics.lodging >= 2 && event.end !== undefined && event.end.date > event.start.date;
  const type = lodging ? 'hotel' : topics.dining >= 2 && topics.dining > topics.visiting ? 'restaurant' : 'activity';
  const zone = cityZone(places, event.location)?.value;
  return [
    mark({
      type,
      fields: {
        title: found(event.summary, event.summary),
        ...whenOf(event, zone, zone),
        ...(event.location && /\p{L}/u.test(event.location) ? { location: found(event.location, event.location) } : {}),
        ...(zone ? { timeZone: { value: zone, evidence: { kind: 'computed', how: 'time zone of the city' } } } : {}),
        ...extra,
      },
    }),
  ];
}

const SEAT = oneOf(({ seats }) => seats?.seat);
const TO = oneOf(({ route }) => [...(route?.to ?? []), ...(route?.toShort ?? [])]);
const ROUTE = caseless(
  `(?<!\\p{L})(?:${oneOf(({ route }) => route?.from)})\\s+(.{2,60}?),?\\s+(?:${TO})\\s+(.{2,60}?)(?:$|,?\\s(?:${SEAT}|on|am)\\b|[(|])`,
);
const SEAT_BEHIND = caseless(`[,:]\\s*(?:${SEAT}).*$`);

/** 'Flight AB 8075 from HEL to TXL' as the whole text of an entry. */
function bareJourney(event: CalendarEvent, places: Gazetteer, byAir: boolean): Draft | undefined {
  const match = ROUTE.exec(event.summary);
  const [from, to] = [match?.[1]?.trim(), match?.[2]?.replace(SEAT_BEHIND, '').trim()];
  if (!from || !to) return undefined;
  const [origin, destination] = [
    places.airport(from) ?? knownStop(from, places),
    places.airport(to) ?? knownStop(to, places),
  ];
  const air = byAir && /^[A-Z]{3}$/.test(from) && /^[A-Z]{3}$/.test(to);
  const number = /\b([A-Z\d]{2}\s?\d{1,4})\b/.exec(event.summary)?.[1];
  const name = (code: string, place: typeof origin) => (air && place?.city ? `${place.city} (${code})` : code);
  return {
    type: air ? 'flight' : 'transport',
    fields: {
      title: found([number, `${from} → ${to}`].filter(Boolean).join(' '), event.summary),
      location: found(name(from, origin), from),
      endLocation: found(name(to, destination), to),
      ...whenOf(event, origin?.zone, destination?.zone),
    },
  };
}

/** Bookings in calendar parts. An unreadable calendar has none. */
export function readCalendar(source: string, places: Gazetteer): Draft[] {
  let events: CalendarEvent[];
  try {
    events = calendarEvents(source);
  } catch (error) {
    if (error instanceof Error) return [];
    throw error;
  }
  return events.flatMap((event) => readEvent(event, places));
}
