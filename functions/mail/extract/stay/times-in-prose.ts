import type { TimeMention } from '../grammar/time-mention.ts';
import { hasRole } from '../labels/segment.ts';
import { foundTime, type MailContext, type ReadSegment } from '../mail-context.ts';
import type { Found } from '../mail-reading.ts';
import { inAllLanguages } from '../words/language-words.ts';
import { anyWord, caseless, wholeWords } from '../words/word-pattern.ts';

/** Of a stay: arriving, or leaving. */
export type End = 'in' | 'out';

const IN = anyWord(inAllLanguages(({ arriving, checkIn }) => [...(arriving ?? []), ...(checkIn ?? [])]));
/** Words about leaving a room. */
export const OUT = anyWord(inAllLanguages(({ leaving, checkOut }) => [...(leaving ?? []), ...(checkOut ?? [])]));

const VERB_LAST = anyWord(inAllLanguages(({ leavingLast }) => leavingLast));

/** A text with its label before it, and how far that shifts the positions in it. */
function spoken({ via, label, text }: ReadSegment): { readonly text: string; readonly shift: number } {
  if (via !== 'own' && via !== 'before') return { text, shift: 0 };
  const led = `${label ?? ''}: `;
  return { text: `${led}${text}`, shift: led.length };
}

const CHECK_WORD = {
  in: anyWord(inAllLanguages(({ checkIn }) => checkIn)),
  out: anyWord(inAllLanguages(({ checkOut }) => checkOut)),
} as const;

const DESK = wholeWords(inAllLanguages(({ deskOfCheckIn }) => deskOfCheckIn));
/** 'online check-in', or the desk at which one checks in for a flight. */
const NOT_A_ROOM = caseless(`^\\s?(?:${DESK})|(?:${DESK})\\s?$`);

const EVERY_IN = caseless(IN.source, 'giu');
const EVERY_OUT = caseless(OUT.source, 'giu');

/** Where the word for arriving or leaving stands: of several, the one followed by a time. */
function wordFor(text: string, shift: number, times: readonly TimeMention[], end: End): RegExpExecArray | undefined {
  const check = CHECK_WORD[end].exec(text);
  if (check) return check;
  // 'Le jour du départ, … libérer la chambre pour 10h30'
  const all = [...text.matchAll(end === 'in' ? EVERY_IN : EVERY_OUT)];
  const isNear = ({ index, 0: { length } }: RegExpExecArray) =>
    times.some(({ start }) => start + shift > index && start + shift < index + length + 45);
  return all.find(isNear) ?? all[0];
}

/** 'bis 11 Uhr zu räumen', 'voor 11.00 uur te verlaten': the verb comes last. */
function timeBeforeVerb(text: string, shift: number, times: readonly TimeMention[]): TimeMention | undefined {
  const verb = VERB_LAST.exec(text);
  if (!verb) return undefined;
  return times.findLast(({ end }) => end + shift <= verb.index + 1 && verb.index - end - shift < 16);
}

/** The time that a text gives for arriving or leaving. */
function timeSaid(segment: ReadSegment, end: End): TimeMention | undefined {
  const { text, shift } = spoken(segment);
  const at = wordFor(text, shift, segment.times, end);
  if (!at) return undefined;
  const led = end === 'out' ? timeBeforeVerb(text, shift, segment.times) : undefined;
  if (led) return led;
  const after = at.index + at[0].length;
  const from = after - shift;
  const stop = (end === 'in' ? OUT : IN).exec(text.slice(after));
  const until = stop ? from + stop.index : Number.POSITIVE_INFINITY;
  if (NOT_A_ROOM.test(text.slice(Math.max(0, at.index - 8), at.index))) return undefined;
  const times = segment.times.filter((time) => time.start >= from && time.start < Math.min(until, from + 45));
  const time = end === 'in' ? times[0] : times.at(-1);
  const isOfDate = segment.dates.some((date) => time !== undefined && date.start > from && date.end <= time.start);
  return isOfDate ? undefined : time;
}

const isDeadline = (segment: ReadSegment): boolean =>
  hasRole(segment, 'deadline') && !hasRole(segment, 'checkIn', 'checkOut', 'checkInTime', 'checkOutTime');

/** A room is free in the afternoon, and left in the morning. */
const EARLIEST_IN = '12:00';
/** How far apart the two times of one sentence stand. */
const PAIR_REACH = 90;

/** 'The room is yours from 4pm, and we ask guests to check out by 10am': of two times, the word of one tells the other. */
function timeOfPair(segment: ReadSegment, end: End): TimeMention | undefined {
  const told = timeSaid(segment, end === 'in' ? 'out' : 'in');
  if (!told || !segment.prose) return undefined;
  const near = segment.times.filter(
    (time) =>
      time !== told && Math.abs(time.start - told.start) < PAIR_REACH && time.start < told.start === (end === 'in'),
  );
  return near.find(({ time }) =>
    end === 'in' ? time >= EARLIEST_IN && told.time < time : told.time >= EARLIEST_IN && time < told.time,
  );
}

/** 'Check-in from 3 PM, check-out by 11 AM' anywhere: the word, and a time within forty characters after it. */
export function timeInProse(context: MailContext, end: End): Found<string> | undefined {
  const spokenOf = context.segments.filter((segment) => segment.times.length > 0 && !isDeadline(segment));
  for (const find of [timeSaid, timeOfPair])
    for (const segment of spokenOf) {
      const time = find(segment, end);
      if (time) return foundTime(segment, time);
    }
  return undefined;
}
