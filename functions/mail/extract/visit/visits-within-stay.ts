import { couldBeName } from '../checks/could-be-name.ts';
import { mentionsGuests } from '../grammar/guest-count.ts';
import { hasRole } from '../labels/segment.ts';
import {
  type DateEntity,
  foundDate,
  foundText,
  foundTime,
  type MailContext,
  type ReadSegment,
} from '../mail-context.ts';
import type { Draft, Found } from '../mail-reading.ts';
import { SAYINGS } from '../outcome/sayings.prepared.ts';
import { topicScores } from '../outcome/topic.ts';
import { isNameLike, namesInSentence } from '../places/name-in-sentence.ts';
import { sensesOf } from '../words/stem-index.ts';
import { LIMITS } from './visit-time.ts';

/** How many lines above its day what is booked is named. */
const NAME_REACH = 4;
const MAX_NAME = 80;
const MAX_VISITS = 8;

interface Dated {
  readonly segment: ReadSegment;
  readonly date: DateEntity;
  readonly row: readonly ReadSegment[];
}

const isOver = (each: ReadSegment): boolean =>
  hasRole(
    each,
    'deadline',
    'bookedOn',
    'partOfPrice',
    'total',
    'checkIn',
    'checkOut',
    'stay',
    'nights',
    'pickUp',
    'dropOff',
  );

/** The sentence of a text in which a day stands. */
function sentenceOf({ text }: ReadSegment, { start }: DateEntity): string {
  const from = Math.max(
    0,
    ...[...text.slice(0, start).matchAll(/[.!?]\s+(?=\p{Lu})/gu)].map(({ index, 0: end }) => index + end.length),
  );
  const rest = text.slice(from);
  return rest.slice(0, /(?<!\s\p{L}|\d)[.!?](?:\s|$)/u.exec(rest)?.index ?? rest.length);
}

const confirmsIn = (text: string): boolean =>
  [...sensesOf(SAYINGS, text)].some((sense) => sense.endsWith(' confirmed'));

/** A day of a stay that says what else is booked: neither a limit nor a price, and in no other booking. */
function isOfVisit(dated: Dated, taken: ReadonlySet<number>): boolean {
  const { segment, date, row } = dated;
  if (taken.has(segment.start + date.start) || row.some(isOver)) return false;
  // A leg, with an hour at either end.
  if (row.filter(({ times }) => times.length > 0).length > 1) return false;
  // 'Sat 15 May  £180': the price of a night.
  if (row.some(({ money }) => money.length > 0) && row.every(({ times }) => times.length === 0)) return false;
  const said = segment.prose
    ? sentenceOf(segment, date)
    : row.map(({ text, label }) => `${label ?? ''} ${text}`).join(' ');
  return !LIMITS.test(said);
}

const isFree = ({ prose, roles, dates, times, money, text }: ReadSegment): boolean =>
  !prose && roles.size === 0 && dates.length + times.length + money.length === 0 && /\p{L}{3}/u.test(text);

/** The lines right above a day that name what it is for, the nearest last. */
function linesAbove({ byLine, document }: MailContext, line: number): ReadSegment[] {
  const above: ReadSegment[] = [];
  for (let at = line - 1; at >= Math.max(0, line - NAME_REACH); at -= 1) {
    if (document.lines[at]?.blank === true) {
      // A heading stands apart from what is below it.
      if (above.length > 0 || at < line - 1) break;
      continue;
    }
    const row = byLine.get(at) ?? [];
    const [first] = row;
    if (!first || !row.every((each) => isFree(each) || hasRole(each, 'event', 'restaurant', 'guests'))) break;
    above.unshift(...row.filter((each) => each === first && each.text !== ''));
    if (first.heading) break;
  }
  return above;
}

/** 'Two-day tickets for' without the words that lead to the day. */
const trimmed = (text: string): string =>
  text
    .replace(/(?:\s\p{Ll}{1,4})+\s*$/u, '')
    .replace(/[\s,;:·|–—-]+$/u, '')
    .trim();

const isName = (text: string): boolean =>
  text.length > 3 && text.length <= MAX_NAME && isNameLike(text) && couldBeName(text);

/** 'COOKING', 'Park tickets' as a heading: it stands above what is booked. */
const isCaption = ({ heading, text }: ReadSegment): boolean =>
  heading || text === text.toUpperCase() || !/\s/.test(text.trim());

/** What is booked for the day: the line above it that is no mere heading, else what stands before it, else the heading. */
function nameOf({ segment, date }: Dated, above: readonly ReadSegment[]): Found<string> | undefined {
  const sentence = segment.prose ? sentenceOf(segment, date) : '';
  const [told] = confirmsIn(sentence) ? namesInSentence(sentence) : [];
  if (told !== undefined) return foundText(segment, told);
  if (segment.prose && above.length === 0) return undefined;
  const before = segment.prose ? '' : trimmed(segment.text.slice(0, date.start));
  if (isName(before) && /\p{L}{4}/u.test(before)) return foundText(segment, before);
  const names = above.filter(({ text }) => isName(withoutGuests(text)));
  const [first, second] = names;
  const named = second !== undefined && first !== undefined && isCaption(first) ? second : first;
  return named && foundText(named, withoutGuests(named.text));
}

/** 'Advanced course' of 'Advanced course, 2 persons'. */
const withoutGuests = (text: string): string => {
  const pieces = text.split(', ');
  const at = pieces.findIndex(mentionsGuests);
  return at > 0 ? pieces.slice(0, at).join(', ') : text;
};

/** The hour of a visit: in the line of its day, else alone in one of the two lines below it. */
function hourOf(
  { byLine }: MailContext,
  { segment, date, row }: Dated,
): { readonly segment: ReadSegment; readonly at: number } | undefined {
  const own = row.find(({ times }) => times.length > 0);
  if (own) {
    const at = own === segment ? own.times.findIndex(({ start }) => start > date.start) : 0;
    return { segment: own, at: Math.max(0, at) };
  }
  const below = [1, 2].map((step) => byLine.get(segment.line + step) ?? []);
  const timed = below.flat().find(({ times, dates, prose }) => times.length > 0 && dates.length === 0 && !prose);
  return timed && !isOver(timed) ? { segment: timed, at: 0 } : undefined;
}

function visitOn(context: MailContext, dated: Dated): Draft | undefined {
  const { segment, date } = dated;
  const above = linesAbove(context, segment.line);
  const title = nameOf(dated, above);
  if (!title) return undefined;
  const told = segment.prose ? [{ text: sentenceOf(segment, date), label: undefined }] : dated.row;
  const words = [...above, ...(above.length > 1 ? [] : told)]
    .map(({ text, label }) => `${label ?? ''} ${text}`)
    .join('\n');
  const topics = topicScores(words);
  const hour = hourOf(context, dated);
  if (segment.prose && !hour) return undefined;
  const isToldOf = topics.dining + topics.visiting > 0 || (above.length > 0 && date.weekday);
  if (!isToldOf || (!hour && !date.weekday) || topics.lodging > topics.dining + topics.visiting) return undefined;
  if (topics.air + topics.rail + topics.ferry + topics.car + topics.transfer > topics.dining + topics.visiting)
    return undefined;
  const time = hour?.segment.times[hour.at];
  return {
    type: topics.dining > topics.visiting ? 'restaurant' : 'activity',
    fields: {
      title,
      startDate: foundDate(segment, date),
      ...(hour && time ? { startTime: foundTime(hour.segment, time) } : {}),
    },
  };
}

/** The offsets of all days and hours that bookings are made of. */
const momentsOf = (drafts: readonly Draft[]): ReadonlySet<number> =>
  new Set(
    drafts.flatMap(({ fields }) =>
      [fields.startDate, fields.endDate, fields.startTime, fields.endTime].flatMap(
        (each) => each?.evidence.start ?? [],
      ),
    ),
  );

/**
 * What is booked together with a room: a table, a course or tickets for a day of the stay, which the mail names apart
 * from it and which is in none of the bookings.
 */
export function visitsWithinStay(context: MailContext, drafts: readonly Draft[]): Draft[] {
  const stays = drafts.filter(({ type, fields }) => type === 'hotel' && fields.startDate && fields.endDate);
  if (stays.length === 0) return [];
  const taken = momentsOf(drafts);
  const days = new Set<string>();
  return context.segments
    .flatMap((segment) => {
      const [date] = segment.dates;
      const row = context.byLine.get(segment.line) ?? [];
      return date ? [{ segment, date, row }] : [];
    })
    .filter(({ date: { date } }) =>
      stays.some(({ fields }) => (fields.startDate?.value ?? '') <= date && date <= (fields.endDate?.value ?? '')),
    )
    .filter((dated) => isOfVisit(dated, taken))
    .flatMap((dated) => visitOn(context, dated) ?? [])
    .filter(({ fields }) => {
      const key = `${fields.startDate?.value} ${fields.title?.value}`;
      const isKnown = drafts.some(
        (each) =>
          each.fields.startDate?.value === fields.startDate?.value &&
          (each.fields.title?.value === fields.title?.value ||
            each.fields.startTime?.value === fields.startTime?.value) &&
          each.type !== 'hotel',
      );
      return !isKnown && !days.has(key) && days.add(key);
    })
    .slice(0, MAX_VISITS);
}
