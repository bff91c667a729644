import { addDays } from '#shared/calendar/calendar.ts';
import { couldBeName } from '../checks/could-be-name.ts';
import { nightsIn } from '../grammar/nights.ts';
import type { Role } from '../labels/roles.ts';
import { hasRole } from '../labels/segment.ts';
import { foundDate, foundText, foundTime, type MailContext, type ReadSegment } from '../mail-context.ts';
import type { Draft, Found } from '../mail-reading.ts';
import { type TopicScores, topicScores } from '../outcome/topic.ts';
import { partOfMail } from '../part-of-mail.ts';
import { cityZone } from '../places/city-zone.ts';
import { isNameLike } from '../places/name-in-sentence.ts';
import { nightsAfter } from '../stay/stay-dates.ts';

/** One service of a day of a programme: the line that begins it, and the lines that say more of it. */
export interface DayItem {
  /** The heading of the day, and the lines of the item. */
  readonly part: MailContext;
  readonly day: ReadSegment;
  readonly lines: readonly ReadSegment[];
  readonly topics: TopicScores;
}

/** Labels of what is a part of a service. */
const PARTS: readonly Role[] = [
  ...(['checkIn', 'checkOut', 'checkInTime', 'checkOutTime', 'room', 'nights', 'guests', 'person'] as const),
  ...(['reference', 'ticketNumber', 'departure', 'arrival', 'from', 'to', 'address', 'meetingPoint'] as const),
  ...(['time', 'endTime', 'detail', 'carrier'] as const),
];
/** '(2 nights, double room)', 'and back by boat' */
const GOES_ON = /^\s*(?:[（(]|\p{Ll})/u;

const goesOn = ([first]: readonly ReadSegment[]): boolean =>
  first === undefined || GOES_ON.test(first.label ?? first.text) || (first.via === 'own' && hasRole(first, ...PARTS));

/** The services of a day, whose heading is its first line. */
export function dayItems(context: MailContext, day: ReadSegment): DayItem[] {
  const items: ReadSegment[][] = [];
  for (const [line, row] of context.byLine) {
    if (line === day.line) continue;
    const last = items.at(-1);
    if (last && goesOn(row)) last.push(...row);
    else items.push([...row]);
  }
  return items.map((lines) => ({
    day,
    lines,
    part: partOfMail(context, [day, ...lines]),
    topics: topicScores(lines.map(({ text, label }) => `${label ?? ''} ${text}`).join('\n')),
  }));
}

/** 'Overnight: ', 'Hotel: ': a word or two before what is booked. */
const LEAD = /^\s*\p{L}[\p{L}\p{M}'’. -]{2,30}[:：]\s+/u;
/** 'Hotel Rumi, Calle 5, Cusco' of 'Hotel Rumi, Calle 5, Cusco (2 nights) – conf. 77'. */
const REMARKS = /\s*(?:[（(]|\s[–—-]\s|;).*$/su;

const isPriced = ({ lines }: DayItem): boolean => lines.some(({ money }) => money.length > 0);

/** A house with its address, and the nights that are counted there; else up to `until`. */
export function stayOfItem(item: DayItem, until: string | undefined): Draft | undefined {
  const { day, lines, topics, part } = item;
  const [first] = lines;
  const date = day.dates[0];
  const counting = lines.find(({ text }) => nightsIn(text) !== undefined);
  const isHouse = first !== undefined && hasRole(first, 'hotel') && first.via !== 'none';
  if (!first || !date || first.prose || !(isHouse || (topics.lodging > 0 && counting))) return undefined;
  const lead = isHouse ? 0 : (LEAD.exec(first.text)?.[0].length ?? 0);
  const written = first.text.slice(lead).replace(REMARKS, '').trim();
  const [name = '', ...rest] = written.split(/,\s/u);
  if (!isNameLike(name) || !couldBeName(name)) return undefined;
  const address = rest.filter((piece) => nightsIn(piece) === undefined).join(', ');
  const nights = counting ? nightsIn(counting.text) : undefined;
  const endDate: Found<string> =
    counting && nights !== undefined
      ? nightsAfter(date.date, nights, counting)
      : {
          value: until ?? addDays(date.date, 1),
          evidence: { kind: 'computed', how: 'until the next house of the programme' },
        };
  const timed = lines.find((each) => each.times.length > 0 && !hasRole(each, 'checkOut', 'checkOutTime', 'deadline'));
  const [time] = timed?.times ?? [];
  const zone = cityZone(part.places, address);
  return {
    type: 'hotel',
    fields: {
      title: foundText(first, name),
      startDate: foundDate(day, date),
      endDate,
      ...(timed && time ? { startTime: foundTime(timed, time) } : {}),
      location: foundText(first, address === '' ? name : address),
      ...(zone ? { timeZone: zone } : {}),
    },
  };
}

const MAX_NAME_WORDS = 8;
const MIN_NAME = 4;

/** What a day's line with an hour begins with: 'Tea ceremony, 14:00, at Camellia House'. */
export function visitOfItem(item: DayItem): Draft | undefined {
  const { day, lines, topics, part } = item;
  const [first] = lines;
  const date = day.dates[0];
  const [time] = first?.times ?? [];
  if (!first || !date || !time || first.prose || isPriced(item)) return undefined;
  const own = topicScores(first.text);
  if (own.lodging + own.transfer + own.air + own.rail + own.bus + own.car > 0) return undefined;
  const before = first.text.slice(0, time.start).replace(LEAD, '');
  const [name = '', ...more] = before.split(/,\s|\s[–—-]\s/u);
  const title = name.trim();
  if (more.length === 0 || title.length < MIN_NAME || title.split(/\s+/).length > MAX_NAME_WORDS) return undefined;
  if (!isNameLike(title) || !couldBeName(title)) return undefined;
  const behind = first.text
    .slice(time.end)
    .replace(/^[^,]*,\s*/u, '')
    .replace(REMARKS, '')
    .trim();
  const isPlace = /^\p{Lu}/u.test(behind) && isNameLike(behind.split(', ')[0] ?? '');
  const zone = cityZone(part.places, behind);
  return {
    type: topics.dining > topics.visiting ? 'restaurant' : 'activity',
    fields: {
      title: foundText(first, title),
      startDate: foundDate(day, date),
      startTime: foundTime(first, time),
      ...(isPlace ? { location: foundText(first, behind) } : {}),
      ...(zone ? { timeZone: zone } : {}),
    },
  };
}
