import { addDays } from '#shared/calendar/calendar.ts';
import type { ParsedBooking } from '#shared/mail/schema.ts';
import { checkBookings } from '../check-bookings.ts';
import { candidateOf, joinModel } from '../decision/join-model.ts';
import { visibleValues } from '../decision/visible-values.ts';
import type { MailDocument } from '../document/mail-document.ts';
import { nightsIn } from '../grammar/nights.ts';
import { hasRole } from '../labels/segment.ts';
import { type ContextInput, evidenceAt, foundDate, foundTime, type MailContext, mailContext } from '../mail-context.ts';
import type { Draft, Found } from '../mail-reading.ts';
import { cityZone } from '../places/city-zone.ts';
import { type MailWords, mailWords, wordedValue } from './mail-words.ts';
import type { ModelBooking } from './model-booking.ts';

const LINES = ['description', 'location', 'endLocation', 'confirmationNumber', 'notes'] as const;

/**
 * What the mail confirms of the bookings that a model returned, each value with its offset. Values that do not occur in
 * the mail are dropped, and so is a booking without a date or a name that occurs.
 */
function provenBookings(given: readonly ModelBooking[], context: MailContext, document: MailDocument): Draft[] {
  const words = mailWords(document);
  return given.flatMap((booking) => proven(booking, context, words) ?? []);
}

/**
 * A mail's bookings, decided over what the built-in reader read and what the mail confirms of a model's answer. Undefined
 * if it confirms nothing of that.
 */
export function withModelBookings(
  own: readonly ParsedBooking[],
  given: readonly ModelBooking[],
  input: ContextInput,
): ParsedBooking[] | undefined {
  const context = mailContext(input);
  const model = provenBookings(given, context, input.document);
  if (model.length === 0) return undefined;
  return checkBookings(joinModel(own.map(candidateOf), model, visibleValues(context, input.document)));
}

function proven(booking: ModelBooking, context: MailContext, words: MailWords): Draft | undefined {
  const startDate = dateIn(context, booking.startDate);
  if (!startDate) return undefined;
  const fields: Draft['fields'] = { startDate };
  for (const name of LINES) {
    const value = booking[name];
    const found = value === undefined ? undefined : wordedValue(words, value);
    if (found) fields[name] = found;
  }
  const title = wordedValue(words, booking.title) ?? titleOf(fields);
  if (!title) return undefined;
  fields.title = title;
  const near = startDate.evidence.start ?? 0;
  const startTime = timeIn(context, booking.startTime, near);
  const endDate = dateIn(context, booking.endDate, near) ?? computedEnd(booking, startDate.value, context);
  const endTime = timeIn(context, booking.endTime, endDate?.evidence.start ?? near);
  const zone = cityZone(context.places, fields.location?.value ?? '');
  Object.assign(fields, {
    ...(startTime ? { startTime } : {}),
    ...(endDate ? { endDate } : {}),
    ...(endTime ? { endTime } : {}),
    ...(zone ? { timeZone: zone } : {}),
    ...costIn(context, booking),
  });
  return { type: booking.type, fields };
}

const titleOf = ({ location, endLocation }: Draft['fields']): Found<string> | undefined =>
  location && {
    value: endLocation ? `${location.value} → ${endLocation.value}` : location.value,
    evidence: { kind: 'computed', how: 'from the places' },
  };

/** The nearest mention of the date, one with a year before one without. */
function dateIn(context: MailContext, date: string | undefined, near = 0): Found<string> | undefined {
  const mentions = context.segments.flatMap((segment) =>
    segment.dates.filter((each) => each.date === date).map((each) => foundDate(segment, each)),
  );
  return (
    nearest(
      mentions.filter(({ evidence }) => evidence.kind === 'found'),
      near,
    ) ?? nearest(mentions, near)
  );
}

function timeIn(context: MailContext, time: string | undefined, near: number): Found<string> | undefined {
  return nearest(
    context.segments.flatMap((segment) =>
      segment.times.filter((each) => each.time === time).map((each) => foundTime(segment, each)),
    ),
    near,
  );
}

function nearest(mentions: readonly Found<string>[], place: number): Found<string> | undefined {
  const distance = ({ evidence }: Found<string>) => Math.abs((evidence.start ?? 0) - place);
  return mentions.toSorted((a, b) => distance(a) - distance(b))[0];
}

/**
 * A last day that the mail expresses otherwise: by a number of nights, by '+1', or by a journey that ends the same day.
 */
function computedEnd({ endDate, type }: ModelBooking, start: string, context: MailContext): Found<string> | undefined {
  if (endDate === undefined) return undefined;
  const isJourney = type === 'flight' || type === 'transport';
  for (const segment of context.segments) {
    const nights = isJourney ? undefined : nightsIn(segment.text);
    if (nights !== undefined && addDays(start, nights) === endDate) {
      const span = { start: 0, end: Math.min(200, segment.text.length) };
      return { value: endDate, evidence: evidenceAt(segment, span, 'computed', `${nights} nights after the arrival`) };
    }
    const later = segment.times.find(({ dayShift }) => dayShift !== undefined && addDays(start, dayShift) === endDate);
    if (later)
      return { value: endDate, evidence: evidenceAt(segment, later, 'computed', 'the day that the mail says') };
  }
  return undefined;
}

/** Where the amount is written, unless the mail only ever calls it a part of the price. */
function costIn(context: MailContext, { cost, currency }: ModelBooking): Pick<Draft['fields'], 'cost' | 'currency'> {
  const holder = context.segments.find(
    (segment) =>
      segment.money.some(({ amount }) => amount === cost) &&
      (hasRole(segment, 'total') || !hasRole(segment, 'partOfPrice', 'deadline')),
  );
  const money = holder?.money.find(({ amount }) => amount === cost);
  if (!holder || !money) return {};
  const evidence = evidenceAt(holder, money);
  const code = money.currency ?? (currency && context.document.text.includes(currency) ? currency : undefined);
  return { cost: { value: money.amount, evidence }, ...(code ? { currency: { value: code, evidence } } : {}) };
}
