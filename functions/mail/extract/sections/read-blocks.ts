import { daysBetween } from '#shared/calendar/calendar.ts';
import { couldBeName } from '../checks/could-be-name.ts';
import { nightsIn } from '../grammar/nights.ts';
import { leftoverName } from '../journey/leftover-name.ts';
import type { Role } from '../labels/roles.ts';
import { hasRole } from '../labels/segment.ts';
import { foundDate, foundText, foundTime, type MailContext, type ReadSegment } from '../mail-context.ts';
import type { Draft, Found } from '../mail-reading.ts';
import { topicScores } from '../outcome/topic.ts';
import { partOfMail } from '../part-of-mail.ts';
import { bookingReference } from '../payment/booking-reference.ts';
import { totalCost } from '../payment/total-cost.ts';
import { withoutPrice } from '../payment/without-price.ts';
import { cityZone } from '../places/city-zone.ts';
import { isNameLike } from '../places/name-in-sentence.ts';
import { placeAddress } from '../places/place-address.ts';
import { stayOn } from '../stay/read-stays.ts';
import { nightsAfter, type StayDates } from '../stay/stay-dates.ts';
import { EDGES, endsIn, endsOfWay } from './ends-of-way.ts';
import type { SectionKind } from './kind-sections.ts';
import { READERS } from './read-sections.ts';
import { type ServiceBlock, serviceBlocks } from './service-blocks.ts';

/** What one block of an itinerary gives. */
export interface BlockReading {
  readonly kind: SectionKind;
  readonly drafts: readonly Draft[];
}

interface Dated {
  readonly segment: ReadSegment;
  readonly date: ReadSegment['dates'][number];
}

const MAX_NIGHTS = 60;

/** 'Balance due 4 Sep 2027 | £1,107.05' */
const isOfBill = ({ byLine }: MailContext, { line, times }: ReadSegment): boolean =>
  times.length === 0 && byLine.get(line)?.some(({ money }) => money.length > 0) === true;

/** The days of a block in reading order, without those of payments and deadlines. */
const daysOf = (part: MailContext): Dated[] =>
  part.segments
    .filter((each) => !hasRole(each, 'deadline', 'bookedOn', 'partOfPrice') && !isOfBill(part, each))
    .flatMap((segment) => segment.dates.map((date) => ({ segment, date })));

/** The first day of a block, and the first later one that can be its last. */
function spanOf(part: MailContext): { readonly first: Dated; readonly last: Dated | undefined } | undefined {
  const days = daysOf(part);
  const [first] = days;
  if (!first) return undefined;
  const last = days.find(({ date }) => {
    const length = daysBetween(first.date.date, date.date);
    return length > 0 && length <= MAX_NIGHTS;
  });
  return { first, last };
}

/** The stay of a block about a lodging, whose days nothing labels: the first two, or the first and a number of nights. */
function stayOfBlock(part: MailContext): Draft[] {
  const span = spanOf(part);
  if (!span) return [];
  const { first, last } = span;
  const counting = part.segments.find((each) => nightsIn(each.text) !== undefined);
  const nights = counting && nightsIn(counting.text);
  const endDate = last
    ? foundDate(last.segment, last.date)
    : counting && nights !== undefined
      ? nightsAfter(first.date.date, nights, counting)
      : undefined;
  if (!endDate) return [];
  const stay: StayDates = {
    startDate: foundDate(first.segment, first.date),
    endDate,
    segment: first.segment,
    last: last?.segment ?? first.segment,
    surelyLodging: true,
  };
  return [stayOn(part, stay)];
}

/** The time and the place of a car's pick-up or return, whose label has no day of its own. */
function endOfHire(
  part: MailContext,
  role: 'pickUp' | 'dropOff',
): { readonly time?: Found<string>; readonly place?: Found<string> } {
  const called = part.segments.filter((each) => hasRole(each, role) && each.via !== 'none');
  const lines = new Set(called.map(({ line }) => line));
  const row = part.segments.filter(({ line }) => lines.has(line));
  const timed = row.find(({ times }) => times.length > 0);
  const [time] = timed?.times ?? [];
  const place = row.find(({ text, times, dates }) => /^\p{Lu}.*\p{L}/u.test(text) && times.length + dates.length === 0);
  return {
    ...(timed && time ? { time: foundTime(timed, time) } : {}),
    ...(place ? { place: foundText(place) } : {}),
  };
}

/** The hire of a block about a car, whose days stand apart from the labels of its ends. */
function hireOfBlock(part: MailContext, named: ReadSegment | undefined): Draft[] {
  const span = spanOf(part);
  if (!span?.last) return [];
  const { first, last } = span;
  // The vehicle that a ferry takes has no such words.
  if (!part.segments.some((each) => hasRole(each, 'pickUp', 'dropOff')) && first.segment.line !== last.segment.line)
    return [];
  const [out, back] = [endOfHire(part, 'pickUp'), endOfHire(part, 'dropOff')];
  const times = part.segments.flatMap((segment) => segment.times.map((time) => foundTime(segment, time)));
  const [from, until] = times.length === 2 ? times : [];
  const [startTime, endTime] = [out.time ?? from, back.time ?? until];
  const company = named ? foundText(named) : undefined;
  return [
    {
      type: 'transport',
      fields: {
        title: company ?? { value: 'Rental car', evidence: { kind: 'computed', how: 'the words above the hire' } },
        startDate: foundDate(first.segment, first.date),
        endDate: foundDate(last.segment, last.date),
        ...(startTime ? { startTime } : {}),
        ...(endTime ? { endTime } : {}),
        ...(out.place ? { location: out.place } : {}),
        ...((back.place ?? out.place) ? { endLocation: back.place ?? out.place } : {}),
      } as Draft['fields'],
    },
  ];
}

/** The ways of a block about transfers: what stands from each day, or from each line with two ends, to the next. */
function transfersOfBlock(part: MailContext): Draft[] {
  const dated = part.segments.filter((each) => each.dates.length > 0 && !isOfBill(part, each));
  const routed = part.segments.filter((each) => endsIn(each) !== undefined);
  const read = [dated, routed].map((starts) => {
    const lines = [...new Set(starts.map(({ line }) => line))];
    return lines.flatMap((line, at) => {
      const end = lines[at + 1] ?? Number.POSITIVE_INFINITY;
      return transferIn(
        part,
        part.segments.filter((each) => each.line >= line && each.line < end),
      );
    });
  });
  const [most = []] = read.sort((one, other) => other.length - one.length);
  return most.length > 0 ? most : transferIn(part, part.segments);
}

/** The part of a label's value that is neither a day nor an hour, up to a remark. */
function placeOf({ text, dates, times }: ReadSegment): string {
  const last = Math.max(0, ...[...dates, ...times].map(({ end }) => end));
  const behind = text.slice(last).replace(EDGES, '');
  return /\p{L}{3}/u.test(behind) ? behind : '';
}

function transferIn(context: MailContext, segments: readonly ReadSegment[]): Draft[] {
  const part = partOfMail(context, segments);
  const [day] = daysOf(part);
  const labelled = (...roles: readonly Role[]) => {
    const found = part.segments.find((each) => hasRole(each, ...roles) && each.via !== 'none' && placeOf(each) !== '');
    return found && foundText(found, placeOf(found));
  };
  const way = endsOfWay(part);
  const from = labelled('pickUpPlace', 'from') ?? way?.from ?? labelled('pickUp');
  const to = labelled('dropOffPlace', 'to', 'dropOff') ?? way?.to;
  if (!day || !from || !to) return [];
  const timed = part.segments.find((each) => each.times.length > 0 && !hasRole(each, 'deadline', 'service'));
  const [time] = timed?.times ?? [];
  const zone = cityZone(part.places, `${from.value} ${to.value}`);
  const title = `Transfer ${from.value} → ${to.value}`;
  return [
    {
      type: 'transport',
      fields: {
        title: { value: title, evidence: { kind: 'computed', how: 'from the two places' } },
        startDate: foundDate(day.segment, day.date),
        ...(timed && time ? { startTime: foundTime(timed, time) } : {}),
        location: from,
        endLocation: to,
        ...(zone ? { timeZone: zone } : {}),
      },
    },
  ];
}

/** A visit whose lines no label and no layout make one: its day, its hour and what stands beside them. */
function visitOfBlock(part: MailContext, { kind, named }: ServiceBlock): Draft[] {
  const [day] = daysOf(part);
  const timed = part.segments.find((each) => each.times.length > 0 && !hasRole(each, 'deadline', 'endTime'));
  const [time] = timed?.times ?? [];
  const beside = part.segments
    .filter(({ prose }) => !prose)
    .map((segment) => ({ segment, name: leftoverName(segment.text, [...segment.dates, ...segment.times]) }))
    .find(({ name }) => name !== undefined);
  const title = named ? foundText(named) : beside?.name && foundText(beside.segment, beside.name);
  if (!day || !timed || !time || !title) return [];
  const place = placeAddress(part, day.segment, ['meetingPoint', 'pickUpPlace', 'venue', 'address']);
  return [
    {
      type: kind === 'dining' ? 'restaurant' : 'activity',
      fields: {
        title,
        startDate: foundDate(day.segment, day.date),
        startTime: foundTime(timed, time),
        ...(place ? { location: place } : {}),
      },
    },
  ];
}

/** A stay that the block names, rather than days among words about lodging. */
const isNamed = ({ fields: { title } }: Draft): boolean => title?.evidence.quote !== undefined;

/** 'Boat trip to the islands, Tuesday 20 July 2027, 9:15': what the line with the day begins with. */
function nameBeforeDay({ segments }: MailContext): ReadSegment | undefined {
  const [first] = segments;
  const [date] = first?.dates ?? [];
  const text = first?.text.slice(0, date?.start).replace(EDGES, '') ?? '';
  if (!first || !date || text.length < 4 || text.length > MAX_NAME || !isNameLike(text) || !couldBeName(text))
    return undefined;
  return { ...first, text };
}

const MAX_NAME = 80;

const titled = (drafts: readonly Draft[], named: ReadSegment | undefined): readonly Draft[] =>
  named ? drafts.map((draft) => ({ ...draft, fields: { ...draft.fields, title: foundText(named) } })) : drafts;

/** The bookings of a block by the reader of its kind, else by where its days and places stand. */
function draftsOf(context: MailContext, block: ServiceBlock): readonly Draft[] {
  const { kind, segments, named } = block;
  const part = partOfMail(context, segments);
  const topics = topicScores(segments.map(({ text, label }) => `${label ?? ''} ${text}`).join('\n'));
  const read = READERS[kind](part, topics);
  switch (kind) {
    case 'transfer': {
      const ways = transfersOfBlock(part);
      return ways.length >= read.length ? ways : read;
    }
    case 'stay':
      return (read.length > 0 ? read : stayOfBlock(part)).filter(isNamed);
    case 'car': {
      const company = named ?? part.segments.find((each) => hasRole(each, 'carrier') && isNameLike(each.text));
      return titled(read.length > 0 ? read : hireOfBlock(part, company), company);
    }
    case 'visiting':
    case 'dining':
      return titled(read.length > 0 ? read : visitOfBlock(part, block), named ?? nameBeforeDay(part));
    case 'parking':
      return titled(read, named);
    default:
      return read;
  }
}

/** The drafts of a block with its own reference and its own price, which goes to the first of them. */
function withOwn(part: MailContext, drafts: readonly Draft[]): Draft[] {
  const reference = bookingReference(part);
  const total = totalCost(part);
  const isOwn = reference !== undefined && reference.evidence.kind !== 'guessed';
  const isPriced = total !== undefined && total.cost.evidence.kind !== 'guessed';
  return drafts.map((draft, index) => ({
    ...draft,
    fields: {
      ...draft.fields,
      ...(isOwn ? { confirmationNumber: reference } : {}),
      ...(isPriced && index === 0 ? { cost: total.cost, ...(total.currency ? { currency: total.currency } : {}) } : {}),
    },
  }));
}

/** What each service of an itinerary gives on its own; none for mails about one kind of thing. */
export function readBlocks(context: MailContext): BlockReading[] {
  const readings = serviceBlocks(context).flatMap((block): BlockReading[] => {
    const drafts = draftsOf(context, block);
    return drafts.length === 0
      ? []
      : [{ kind: block.kind, drafts: withOwn(partOfMail(context, block.segments), drafts) }];
  });
  if (new Set(readings.map(({ kind }) => kind)).size < 2) return [];
  // If only some have a price of their own, the total is for all of them.
  const isPriced = readings.every(({ drafts }) => drafts.some(({ fields }) => fields.cost !== undefined));
  return isPriced ? readings : readings.map((each) => ({ ...each, drafts: each.drafts.map(withoutPrice) }));
}
