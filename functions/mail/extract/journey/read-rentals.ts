import { hasRole } from '../labels/segment.ts';
import { foundDate, foundText, foundTime, type MailContext, type ReadSegment } from '../mail-context.ts';
import type { Draft, Found } from '../mail-reading.ts';
import type { TopicScores } from '../outcome/topic.ts';
import { addressScore } from '../places/address.ts';
import { cityZone } from '../places/city-zone.ts';
import { leftoverName } from './leftover-name.ts';
import { rentalTitle } from './rental-title.ts';

export interface End {
  readonly date: Found<string>;
  readonly time?: Found<string>;
  readonly place?: Found<string>;
  readonly segment: ReadSegment;
}

/** A branch with its address, which is longer than a name. */
const addressOf = ({ text, dates, times, prose }: ReadSegment): string | undefined =>
  !prose && dates.length + times.length === 0 && text.length < 140 && /^\p{Lu}/u.test(text) && addressScore(text) >= 1.5
    ? text
    : undefined;

/** 'Aeropuerto de Palma (PMI), mostrador 22. Vuelo IV3812.': a place with a remark, below its date. */
function firstSentence({ text, roles, dates, money }: ReadSegment): string | undefined {
  const [first = ''] = text.split(/(?<=[\p{L})]|\d{2})\.\s|(?<=\([A-Z]{3}\))\s[–—-]\s/u);
  const isPlace = /^\p{Lu}/u.test(first) && first.length > 3 && first.length < 100 && first.split(' ').length < 14;
  return roles.size === 0 && dates.length + money.length === 0 && isPlace ? first : undefined;
}

type EndRole = 'pickUp' | 'dropOff' | 'departure' | 'parkIn' | 'parkOut';

/** Where the date of pick-up or return stands: in its label's cell, or just below it. */
function datedCell({ segments }: MailContext, which: EndRole): ReadSegment | undefined {
  const own = segments.find(
    (segment) =>
      hasRole(segment, which) &&
      segment.dates.length > 0 &&
      !segment.prose &&
      !hasRole(segment, 'deadline', 'bookedOn'),
  );
  if (own) return own;
  const label = segments.findIndex((segment) => hasRole(segment, which) && segment.labelOnly);
  return label < 0 ? undefined : segments.slice(label + 1, label + 5).find(({ dates }) => dates.length > 0);
}

const nameIn = (each: ReadSegment): string | undefined => leftoverName(each.text, [...each.dates, ...each.times]);

/** 'Counter hours 06:00 - 23:00': what stands beside a range of hours is rarely the name of the branch. */
const hasOpeningHours = ({ times }: ReadSegment): boolean => times.length > 1;

/** 'airport Split, 12-06-2027, 10:00' behind its label: what stands before the day, in whatever letters. */
function placeBeforeDate(segment: ReadSegment, which: EndRole): string | undefined {
  const [date] = segment.dates;
  if (!date || segment.via !== 'own' || !hasRole(segment, which)) return undefined;
  const first = Math.min(date.start, ...segment.times.map(({ start }) => start));
  const before = segment.text.slice(0, first).replace(/[\s,;:·|(–—-]+$/u, '');
  const words = before.match(/\p{L}{2,}/gu) ?? [];
  const isPlace = /[,;:·|(–—-]\s*$/u.test(segment.text.slice(0, first)) && words.some((word) => /^\p{Lu}/u.test(word));
  return isPlace && words.length <= 8 ? before : undefined;
}

/** Where a car is picked up or returned: the value of such a label, else a name in the cells around the date. */
function placeOfEnd(
  context: MailContext,
  which: EndRole,
  segment: ReadSegment,
  near: readonly ReadSegment[],
): Found<string> | undefined {
  const { segments } = context;
  const placeRole = which === 'dropOff' ? 'dropOffPlace' : 'pickUpPlace';
  const labelled = segments.find((each) => hasRole(each, placeRole) && each.text.length > 2);
  if (labelled) return foundText(labelled);
  // In a column of its own: the first of its cells that is neither a day nor an hour nor the value of another label.
  const column = segments.find(
    (each) =>
      each.via === 'header' &&
      hasRole(each, which) &&
      each.text !== '' &&
      segment.via === 'header' &&
      each.table === segment.table &&
      each.dates.length + each.times.length === 0,
  );
  if (column) return foundText(column);
  const beforeDate = placeBeforeDate(segment, which);
  if (beforeDate) return foundText(segment, beforeDate);
  const isPlace = (each: ReadSegment) => !each.prose && hasRole(each, which, 'venue', 'address');
  const isUnnamed = (each: ReadSegment) => !each.prose && each.roles.size === 0;
  const beside = near.flatMap((each) => {
    const name = addressOf(each) ?? nameIn(each);
    return name && (isPlace(each) || isUnnamed(each)) ? [{ each, name }] : [];
  });
  const place = beside.find(({ each }) => !hasOpeningHours(each));
  if (place) return foundText(place.each, place.name);
  const before = segments
    .slice(Math.max(0, segment.index - 3), segment.index)
    .findLast((each) => isPlace(each) && nameIn(each) !== undefined);
  if (before) return foundText(before, nameIn(before) ?? '');
  const [open] = beside;
  if (open) return foundText(open.each, open.name);
  const next = segments[segment.index + 1];
  const below = next && next.line - segment.line <= 2 ? firstSentence(next) : undefined;
  return next && below ? foundText(next, below) : undefined;
}

/** Date, time and place of pick-up or return: in the label's cell and the ones below it. */
export function endOf(context: MailContext, which: EndRole): End | undefined {
  const segment = datedCell(context, which);
  const date = segment?.dates[0];
  if (segment === undefined || date === undefined) return undefined;
  const others = which === 'dropOff' ? (['pickUp', 'departure'] as const) : (['dropOff'] as const);
  const following = context.segments.slice(segment.index + 1, segment.index + 4);
  const near = [segment, ...following.filter((next) => !hasRole(next, ...others))];
  const timed =
    near.find((each) => each.times.length > 0 && (each === segment || each.dates.length === 0)) ??
    context.segments.find((each) => hasRole(each, which) && each.times.length > 0);
  const time = timed?.times.find((each) => timed !== segment || each.start > date.start) ?? timed?.times[0];
  const place = placeOfEnd(context, which, segment, near);
  return {
    date: foundDate(segment, date),
    segment,
    ...(timed && time ? { time: foundTime(timed, time) } : {}),
    ...(place ? { place } : {}),
  };
}

/** Labels of a pick-up and of a later return, each with its day, in a mail about nothing else that lasts for days. */
function isHire(context: MailContext, topics: TopicScores): boolean {
  const [from, to] = [endOf(context, 'pickUp'), endOf(context, 'dropOff')];
  if (!from || !to || from.segment === to.segment || topics.lodging + topics.visiting + topics.transfer > 0)
    return false;
  return to.date.value > from.date.value;
}

/** Rental cars: pick-up and return. */
export function readRentals(context: MailContext, topics: TopicScores): Draft[] {
  const isSaid = topics.car >= 1 && (topics.car > 1 || topics.lodging < 3);
  if (!isSaid && !isHire(context, topics)) return [];
  const dropOff = endOf(context, 'dropOff');
  const pickUp =
    endOf(context, 'pickUp') ??
    (topics.car + 1 >= topics.air + topics.rail + topics.bus + topics.ferry ? endOf(context, 'departure') : undefined);
  if (!pickUp || !dropOff || dropOff.date.value < pickUp.date.value) return [];
  const vehicle = context.segments.find(
    (segment) => hasRole(segment, 'vehicle') && segment.text.length > 2 && segment.text.length < 80,
  );
  const zone = cityZone(context.places, pickUp.place?.value ?? '');
  return [
    {
      type: 'transport',
      fields: {
        title: rentalTitle(context),
        startDate: pickUp.date,
        endDate: dropOff.date,
        ...(pickUp.time ? { startTime: pickUp.time } : {}),
        ...(dropOff.time ? { endTime: dropOff.time } : {}),
        ...(pickUp.place ? { location: pickUp.place } : {}),
        ...((dropOff.place ?? pickUp.place) ? { endLocation: dropOff.place ?? pickUp.place } : {}),
        ...(vehicle ? { description: foundText(vehicle) } : {}),
        ...(zone ? { timeZone: zone } : {}),
      } as Draft['fields'],
    },
  ];
}
