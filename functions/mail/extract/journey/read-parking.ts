import { hasRole } from '../labels/segment.ts';
import { foundDate, foundTime, type MailContext } from '../mail-context.ts';
import type { Draft } from '../mail-reading.ts';
import { bookingReference } from '../payment/booking-reference.ts';
import { placeAddress } from '../places/place-address.ts';
import { senderName } from '../places/sender-name.ts';
import { joinPlace } from '../stay/read-stays.ts';
import { PARKING } from './about-parking.ts';
import { findServices } from './find-services.ts';
import { type End, endOf } from './read-rentals.ts';

/**
 * Without words for entry and exit: a mail whose short lines speak of parking, and have exactly two moments, one below
 * the other.
 */
function twoMoments({ segments, subject }: MailContext): readonly End[] {
  const short = segments.filter(({ prose }) => !prose);
  const speaks = short.filter(({ label = '', text }) => PARKING.test(`${label} ${text}`)).length;
  if (speaks + (PARKING.test(subject) ? 1 : 0) < MIN_MENTIONS) return [];
  const moments = short.filter(
    (each) =>
      each.dates.length === 1 &&
      each.times.length === 1 &&
      each.money.length === 0 &&
      // 'Your return flight: XQ 182, 6 March 2027, 19:25'
      !findServices(each.text, false).some(({ flightLike }) => flightLike) &&
      !hasRole(each, 'deadline', 'bookedOn', 'partOfPrice'),
  );
  const ends = moments.flatMap((segment): End[] => {
    const [[date], [time]] = [segment.dates, segment.times];
    return date && time ? [{ date: foundDate(segment, date), time: foundTime(segment, time), segment }] : [];
  });
  return ends.length === 2 ? ends : [];
}

const MIN_MENTIONS = 2;

/** A parking space: times of entry and exit. */
export function readParking(context: MailContext): Draft[] {
  const [entry, exit] = [endOf(context, 'parkIn'), endOf(context, 'parkOut')];
  // A car that is dropped off before it is collected is parked, one that is picked up before it is returned is rented.
  const [left, fetched] = [endOf(context, 'dropOff'), endOf(context, 'pickUp')];
  const isLeft = left !== undefined && fetched !== undefined && left.date.value < fetched.date.value;
  const [first, last] = twoMoments(context);
  const from = entry ?? (isLeft ? left : undefined) ?? first;
  const until = exit ?? (isLeft || entry ? fetched : undefined) ?? last;
  if (!from || !until || until.date.value < from.date.value) return [];
  // Without a reference it is a ticket from the barrier.
  if (bookingReference(context) === undefined) return [];
  const company = senderName(context);
  const address = placeAddress(context, from.segment);
  const evidence = { kind: 'computed', how: 'entry to and exit from a car park, and the sender' } as const;
  const place = joinPlace(company ? { value: company, evidence } : undefined, address);
  return [
    {
      type: 'other',
      fields: {
        title: { value: `Parking${company ? ` ${company}` : ''}`, evidence },
        startDate: from.date,
        endDate: until.date,
        ...(from.time ? { startTime: from.time } : {}),
        ...(until.time ? { endTime: until.time } : {}),
        ...(place ? { location: place } : {}),
      },
    },
  ];
}
