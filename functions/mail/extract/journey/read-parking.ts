import type { MailContext } from '../mail-context.ts';
import type { Draft } from '../mail-reading.ts';
import { bookingReference } from '../payment/booking-reference.ts';
import { placeAddress } from '../places/place-address.ts';
import { senderName } from '../places/sender-name.ts';
import { joinPlace } from '../stay/read-stays.ts';
import { endOf } from './read-rentals.ts';

/** A parking space: times of entry and exit. */
export function readParking(context: MailContext): Draft[] {
  const [entry, exit] = [endOf(context, 'parkIn'), endOf(context, 'parkOut')];
  // A car that is dropped off before it is collected is parked, one that is picked up before it is returned is rented.
  const [left, fetched] = [endOf(context, 'dropOff'), endOf(context, 'pickUp')];
  const isLeft = left !== undefined && fetched !== undefined && left.date.value < fetched.date.value;
  const from = entry ?? (isLeft ? left : undefined);
  const until = exit ?? (isLeft || entry ? fetched : undefined);
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
