import { hasRole } from '../labels/segment.ts';
import { foundDate, foundTime, type MailContext } from '../mail-context.ts';
import type { Draft } from '../mail-reading.ts';
import { bookingReference } from '../payment/booking-reference.ts';
import { placeAddress } from '../places/place-address.ts';
import { senderName } from '../places/sender-name.ts';
import { joinPlace } from '../stay/read-stays.ts';

/** A parking space: times of entry and exit. */
export function readParking(context: MailContext): Draft[] {
  const at = (role: 'parkIn' | 'parkOut' | 'dropOff' | 'pickUp') =>
    context.segments.find((each) => hasRole(each, role) && each.dates.length === 1 && each.via !== 'none');
  // 'Drop-off 1 July, collection 8 July': drop-off before collection means that a car is parked.
  const isLeft = /park|駐車/iu.test(context.subject);
  const [entry, exit] = [
    at('parkIn') ?? (isLeft ? at('dropOff') : undefined),
    at('parkOut') ?? (isLeft ? at('pickUp') : undefined),
  ];
  const [from, until] = [entry?.dates[0], exit?.dates[0]];
  if (!entry || !exit || !from || !until || until.date < from.date) return [];
  // Without a reference it is a ticket from the barrier.
  if (bookingReference(context) === undefined) return [];
  const company = senderName(context);
  const [start, end] = [entry.times[0], exit.times[0]];
  const address = placeAddress(context, entry);
  const evidence = { kind: 'computed', how: 'entry to and exit from a car park, and the sender' } as const;
  const place = joinPlace(company ? { value: company, evidence } : undefined, address);
  return [
    {
      type: 'other',
      fields: {
        title: { value: `Parking${company ? ` ${company}` : ''}`, evidence },
        startDate: foundDate(entry, from),
        endDate: foundDate(exit, until),
        ...(start ? { startTime: foundTime(entry, start) } : {}),
        ...(end ? { endTime: foundTime(exit, end) } : {}),
        ...(place ? { location: place } : {}),
      },
    },
  ];
}
