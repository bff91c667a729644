import ICAL from 'ical.js';
import { isTimeZone } from '#shared/activities/time.ts';
import { foundTrip, type ReadTrip, type SaidItem, type Unread } from './found-trip.ts';
import { type CalendarOfEvent, itemOfEvent } from './ics-event.ts';

interface Block {
  readonly line: number;
  readonly source: string;
  readonly isWhole: boolean;
}

/**
 * Reads a calendar (RFC 5545). Each event is read for itself, so that one that is damaged costs only itself; of several
 * versions of an event the one with the highest SEQUENCE comes first, and the others are doubles.
 */
export function readIcs(text: string, name: string): ReadTrip {
  const lines = text.split(/\r\n|\r|\n/);
  const { events, rest } = blocksOf(lines);
  const head = headOf(rest);
  const read = newestFirst(events.map((block) => itemOf(block, head.calendar)));
  return foundTrip({
    title: head.title ?? name,
    said: read.filter((each) => 'fields' in each),
    unread: read.filter((each) => 'why' in each),
  });
}

/** The events, and what stands around them: the calendar's own lines. */
function blocksOf(lines: readonly string[]): { readonly events: Block[]; readonly rest: readonly string[] } {
  const events: Block[] = [];
  const rest: string[] = [];
  let from: number | undefined;
  const end = (at: number, isWhole: boolean) => {
    if (from === undefined) return;
    events.push({ line: from + 1, source: lines.slice(from, at).filter(Boolean).join('\r\n'), isWhole });
    from = undefined;
  };
  for (const [at, line] of lines.entries()) {
    const tag = line.trim().toUpperCase();
    if (tag === 'BEGIN:VEVENT' || tag === 'END:VCALENDAR') end(at, false);
    if (tag === 'BEGIN:VEVENT') from = at;
    else if (from === undefined) rest.push(line);
    else if (tag === 'END:VEVENT') end(at + 1, true);
  }
  end(lines.length, false);
  return { events, rest };
}

interface Head {
  readonly title: string | undefined;
  readonly calendar: CalendarOfEvent;
}

function headOf(rest: readonly string[]): Head {
  const said = (name: string) =>
    rest
      .find((line) => line.toUpperCase().startsWith(`${name}:`))
      ?.slice(name.length + 1)
      .trim() || undefined;
  const zones = rest.filter((line) => /^TZID:/i.test(line)).map((line) => line.slice(5).trim());
  const zone = [said('X-WR-TIMEZONE'), zones.length === 1 ? zones[0] : undefined].find(
    (each) => each && isTimeZone(each),
  );
  const title = said('NAME') ?? said('X-WR-CALNAME');
  return {
    title: title?.replace(/\\([\\;,])/g, '$1'),
    calendar: { zone, isWithdrawn: /^cancel$/i.test(said('METHOD') ?? '') },
  };
}

type ReadEvent = (SaidItem & { readonly sequence: number }) | Unread;

/** The versions of an event in the place of its first, the newest of them first. */
function newestFirst(read: readonly ReadEvent[]): ReadEvent[] {
  const versions = Map.groupBy(read, (each) => ('fields' in each && each.fields.uid) || each);
  return [...versions.values()].flatMap((each) =>
    each.toSorted((a, b) => ('sequence' in a && 'sequence' in b ? b.sequence - a.sequence : 0)),
  );
}

function itemOf({ line, source, isWhole }: Block, calendar: CalendarOfEvent): ReadEvent {
  if (!isWhole) return { line, why: 'This event has no end.' };
  try {
    const component = new ICAL.Component(ICAL.parse(source));
    const item = itemOfEvent(component, calendar);
    const sequence = Number(component.getFirstPropertyValue('sequence') ?? 0);
    return { line, ...(typeof item === 'string' ? { why: item } : { ...item, sequence }) };
  } catch (error) {
    // ical.js has no type of error of its own.
    if (error instanceof Error) return { line, why: `This event is damaged: ${error.message.split('\n')[0]}.` };
    throw error;
  }
}
