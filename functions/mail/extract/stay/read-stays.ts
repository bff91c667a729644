import { daysBetween } from '#shared/calendar/calendar.ts';
import { nightsIn } from '../grammar/nights.ts';
import { isAboutParking } from '../journey/about-parking.ts';
import type { Role } from '../labels/roles.ts';
import { hasRole } from '../labels/segment.ts';
import { foundText, guessed, type MailContext, type ReadSegment } from '../mail-context.ts';
import type { Draft, Found } from '../mail-reading.ts';
import { type TopicScores, topicScores } from '../outcome/topic.ts';
import { partOfMail } from '../part-of-mail.ts';
import { bookingReference } from '../payment/booking-reference.ts';
import { nightsPrice } from '../payment/nights-price.ts';
import { withOwnPayment } from '../payment/own-payment.ts';
import { addressScore } from '../places/address.ts';
import { cityZone } from '../places/city-zone.ts';
import { placeAddress } from '../places/place-address.ts';
import { placeName } from '../places/place-name.ts';
import { freeStay } from './free-stay.ts';
import { isLodgingName, LODGING_NAME } from './lodging-name.ts';
import { nameInLine } from './name-in-line.ts';
import { inTheAfternoon, type StayDates, stayDates } from './stay-dates.ts';
import { timeInProse } from './times-in-prose.ts';

/** A row of a table whose header names the columns of arrival and departure, or one with both days of a stay. */
function isRow(line: readonly ReadSegment[]): boolean {
  const has = (count: number, ...roles: readonly Role[]) =>
    line.some((each) => each.via === 'header' && each.dates.length === count && hasRole(each, ...roles));
  return (has(1, 'checkIn') && has(1, 'checkOut')) || has(2, 'stay', 'date');
}

/** Hotels and other lodging; in a table, each row with a place, an arrival and a departure. */
export function readStays(context: MailContext, scores: TopicScores, hasJourneys: boolean): Draft[] {
  const rows = [...context.byLine.values()].filter(isRow);
  if (rows.length < 2 || hasJourneys) return readTogether(context, scores, hasJourneys);
  return rows.flatMap((row) => {
    const part = partOfMail(context, row);
    return readTogether(part, scores, false).map((draft) => withOwnPayment(draft, part));
  });
}

/** A stay that no label names, where the mail speaks of rooms more than of anything else. */
function unlabelledStay(context: MailContext, topics: TopicScores): StayDates[] {
  const others = topics.air + topics.rail + topics.car;
  if (topics.lodging < 1 || others >= topics.lodging + 3) return [];
  const free = freeStay(context);
  if (!free) return [];
  const named = isLodgingName(context.subject) ? 1 : 0;
  const isSure = free.surelyLodging || topics.lodging >= 3;
  if (!isSure && (topics.lodging + named < 2 || others + topics.dining >= topics.lodging)) return [];
  const [startTime, endTime] = [timeInProse(context, 'in'), timeInProse(context, 'out')];
  return [
    {
      ...(startTime ? { startTime: inTheAfternoon(context, startTime) } : {}),
      ...(endTime ? { endTime } : {}),
      ...free,
    },
  ];
}

/** A departure with its day and hour, and below it an arrival that is later: one travels, rather than stays. */
function departsFirst({ segments }: MailContext): boolean {
  const moments = segments.filter(
    (each) => hasRole(each, 'departure', 'arrival') && each.via !== 'none' && each.dates.length === 1,
  );
  const [first, second] = moments;
  if (!first || !second || first.times.length === 0 || second.times.length === 0) return false;
  const [left, came] = [first.dates[0]?.date ?? '', second.dates[0]?.date ?? ''];
  const is = (each: ReadSegment, role: 'departure' | 'arrival', other: 'departure' | 'arrival') =>
    hasRole(each, role) && !hasRole(each, other);
  return is(first, 'departure', 'arrival') && is(second, 'arrival', 'departure') && left <= came;
}

function readTogether(context: MailContext, scores: TopicScores, hasJourneys: boolean): Draft[] {
  const labelled = context.segments.some(
    (segment) => hasRole(segment, 'hotel', 'room', 'nights') && segment.via !== 'none',
  );
  const topics = labelled ? { ...scores, lodging: scores.lodging + 2 } : scores;
  // One word is no journey: a cabin has its boat.
  const travelling = hasJourneys || topics.air + topics.rail + topics.bus + topics.ferry + topics.car > 1;
  const dated = (...roles: readonly Role[]) =>
    context.segments.some(
      (segment) => hasRole(segment, ...roles) && segment.via !== 'none' && segment.dates.length > 0,
    );
  if (departsFirst(context)) return hasJourneys ? namedStays(context) : [];
  const isParked =
    scores.lodging === 0 &&
    context.segments.some(({ prose, label, text }) => !prose && isAboutParking(`${label ?? ''} ${text}`));
  const plain = dated('checkIn') && dated('checkOut') && !travelling && topics.dining === 0 && !isParked;
  const lodging = plain || (topics.lodging >= 2 && topics.lodging * 1.5 >= topics.dining && topics.car < 4);
  const stays = stayDates(context, lodging, hasJourneys).filter(
    (stay) => lodging || (stay.surelyLodging && (topics.lodging >= 1 || (stay.paired && topics.car === 0))),
  );
  if (hasJourneys && stays.length === 0) return namedStays(context);
  const all = distinct(stays.length > 0 ? stays : unlabelledStay(context, topics));
  const drafts = all.map((stay) => draftOf(context, stay, all.length));
  return all.length > 1 ? withOwnParts(context, all, drafts) : drafts;
}

/** How many lines are about a lodging, from the one with its name on. */
const NAMED_LINES = 4;

const isNameOfLodging = (each: ReadSegment): boolean =>
  hasRole(each, 'hotel') && each.via !== 'none' && !each.prose && each.text !== '';

/** As many nights lie between the days of a stay as its lines count. */
function hasCountedNights({ fields: { startDate, endDate } }: Draft, { segments }: MailContext): boolean {
  if (!startDate || !endDate) return false;
  const nights = daysBetween(startDate.value, endDate.value);
  return segments.some((each) => nightsIn(`${each.text} ${hasRole(each, 'nights') ? 'nights' : ''}`) === nights);
}

/**
 * The stays of a mail with journeys, whose days are not labelled: below the label and the name of a lodging, the two
 * days with as many nights between them as are counted there, 'HOTEL: Bahía Verde' above '6–13 Feb (7 nights)'.
 */
function namedStays(context: MailContext): Draft[] {
  const lines = [...new Set(context.segments.filter(isNameOfLodging).map(({ line }) => line))];
  const drafts = lines.flatMap((line, at) => {
    const end = Math.min(line + NAMED_LINES, lines[at + 1] ?? Number.POSITIVE_INFINITY);
    const part = partOfMail(
      context,
      context.segments.filter((each) => each.line >= line && each.line < end),
    );
    const topics = topicScores(part.segments.map(({ text, label }) => `${label ?? ''} ${text}`).join('\n'));
    const reference = bookingReference(part);
    return readTogether(part, { ...topics, air: 0, rail: 0, bus: 0, ferry: 0 }, false)
      .filter((draft) => hasCountedNights(draft, part))
      .map(({ type, fields }) => ({
        type,
        fields: { ...fields, ...(reference ? { confirmationNumber: reference } : {}) },
      }));
  });
  const daysOf = ({ fields }: Draft) => `${fields.startDate?.value} ${fields.endDate?.value}`;
  return drafts.filter((draft, at) => drafts.findIndex((other) => daysOf(other) === daysOf(draft)) === at);
}

/** Several stays one below the other: the lines from one name to the next belong to the first. */
function withOwnParts(context: MailContext, stays: readonly StayDates[], drafts: readonly Draft[]): Draft[] {
  const starts = stays.map((stay, index) => {
    const at = drafts[index]?.fields.title?.evidence.start;
    const named = context.segments.find(
      (each) => at !== undefined && each.start <= at && at < each.start + each.text.length,
    );
    return Math.min(stay.segment.line, named?.line ?? stay.segment.line);
  });
  if (new Set(starts).size < starts.length) return [...drafts];
  const parts = starts.map((start, index) => {
    const end = starts[index + 1] ?? (stays[index]?.last.line ?? start) + OWN_LINES;
    return partOfMail(
      context,
      context.segments.filter(({ line }) => line >= start && line < end),
    );
  });
  const references = parts.map((part) => bookingReference(part));
  const isOwn = new Set(references.map((each) => each?.value)).size === parts.length;
  return drafts.map((draft, index) => {
    const reference = isOwn ? references[index] : undefined;
    const part = parts[index];
    const price = part && nightsPrice(part);
    return {
      ...draft,
      fields: { ...draft.fields, ...(reference ? { confirmationNumber: reference } : {}), ...price },
    };
  });
}

/** How far below its dates a stay's own lines reach when no other follows. */
const OWN_LINES = 8;

/** The desktop and mobile copies of a block are equal. */
function distinct(stays: readonly StayDates[]): StayDates[] {
  return stays.filter((stay, index) => {
    const rival = stays.findIndex(
      (other, at) =>
        at !== index &&
        other.startDate.value === stay.startDate.value &&
        (other.endDate?.value ?? stay.endDate?.value) === (stay.endDate?.value ?? other.endDate?.value),
    );
    const other = stays[rival];
    if (other === undefined) return true;
    if ((other.endDate === undefined) !== (stay.endDate === undefined)) return stay.endDate !== undefined;
    return index < rival;
  });
}

function draftOf(context: MailContext, stay: StayDates, count: number): Draft {
  const near = count > 1 ? stay.segment : undefined;
  const told = nameInLine(stay.segment);
  const name =
    placeName(context, { labels: ['hotel', 'stay'], nameWords: LODGING_NAME, near: stay.segment }) ?? told.name;
  const nameAt =
    name &&
    context.segments.find(
      (segment) =>
        segment.start <= (name.evidence.start ?? -1) &&
        segment.start + segment.text.length >= (name.evidence.end ?? Number.POSITIVE_INFINITY),
    );
  const address = told.address ?? addressBehind(name, nameAt) ?? placeAddress(context, near ?? nameAt ?? stay.segment);
  const location = joinPlace(name, address);
  const zone = cityZone(context.places, address?.value ?? '');
  const rooms = context.segments.find(
    (segment) =>
      hasRole(segment, 'room') && segment.text.length > 2 && segment.text.length < 120 && segment.dates.length === 0,
  );
  return {
    type: 'hotel',
    fields: {
      title: name ?? {
        value: 'Hotel',
        evidence: { kind: 'guessed', how: 'the mail names no hotel that could be read' },
      },
      startDate: stay.startDate,
      ...(stay.endDate ? { endDate: stay.endDate } : {}),
      ...(stay.startTime ? { startTime: stay.startTime } : {}),
      ...(stay.endTime ? { endTime: stay.endTime } : {}),
      ...(location ? { location } : {}),
      ...(zone ? { timeZone: zone } : {}),
      ...(rooms
        ? {
            description: {
              value: rooms.text,
              evidence: { kind: 'found', quote: rooms.text, start: rooms.start, end: rooms.start + rooms.text.length },
            },
          }
        : {}),
    },
  };
}

/** The stay on these days, in a part of a mail that is about nothing else. */
export const stayOn = (part: MailContext, stay: StayDates): Draft => draftOf(part, stay, 1);

const MAX_BEHIND = 90;

/** 'Strandgaten 8, 5013 Bergen' of 'Strandgaten 8, 5013 Bergen, 3 nights, double room'. */
function beforeNights(text: string): string {
  const pieces = text.split(', ');
  const nights = pieces.findIndex((piece) => nightsIn(piece) !== undefined);
  return pieces.slice(0, nights < 0 ? pieces.length : nights).join(', ');
}

/** 'Thalassa Mare ****, 70014 Analipsi, Kreta': an address behind the name, in its own line. */
function addressBehind(name: Found<string> | undefined, at: ReadSegment | undefined): Found<string> | undefined {
  if (!name || !at || at.prose || !at.text.startsWith(name.value)) return undefined;
  const [, rest] = /^(?:\s*[*★☆]+)?\s*(?:\([^()]*\))?\s*,\s(.+)$/u.exec(at.text.slice(name.value.length)) ?? [];
  const behind = rest === undefined ? undefined : beforeNights(rest);
  const isAddress =
    behind !== undefined && behind.length <= MAX_BEHIND && addressScore(behind) >= (/\d{4}/.test(behind) ? 1 : 2);
  return isAddress ? foundText(at, behind) : undefined;
}

/** 'Name, address', or whichever is known. */
export function joinPlace(
  name: Found<string> | undefined,
  given: Found<string> | undefined,
): Found<string> | undefined {
  const address = given && { ...given, value: given.value.replace(/^[-–—•*·]\s+/u, '') };
  if (!address) return name && guessed(name, 'the mail has no address that could be read: the name of the place');
  if (!name || address.value.includes(name.value)) return address;
  return { value: `${name.value}, ${address.value}`, evidence: address.evidence };
}
