import type { EmailItem } from '#functions/data/email-item.ts';
import { emailRepository } from '#functions/data/email-repository.ts';
import { randomCharacters } from '#functions/data/ids.ts';
import { table } from '#functions/data/table.ts';
import type { ParsedBooking } from '#shared/mail/schema.ts';

export const HOTEL: ParsedBooking = {
  type: 'hotel',
  title: 'Hotel Alba',
  startDate: '2027-06-03',
  endDate: '2027-06-06',
  startTime: '15:00',
  location: 'Via Roma 5, 50123 Firenze, Italy',
  cost: 420,
  currency: 'EUR',
  confirmationNumber: 'ALBA-77',
};

export const DINNER: ParsedBooking = {
  type: 'restaurant',
  title: 'Trattoria Da Nonna',
  startDate: '2027-06-04',
  startTime: '19:30',
  location: 'Borgo Pinti 3, Firenze',
};

let received = 0;

/** A stay and a table that nobody booked before. */
function newBookings(): ParsedBooking[] {
  return [
    { ...HOTEL, confirmationNumber: `ALBA-${received}` },
    { ...DINNER, confirmationNumber: `NONNA-${received}` },
  ];
}

/** Puts a mail with these bookings in a traveller's inbox: pending, or failed when there are none. */
export async function addEmail(
  traveller: { readonly id: string },
  parsedBookings: readonly ParsedBooking[] = newBookings(),
  fields: Partial<EmailItem> = {},
): Promise<EmailItem> {
  const receivedAt = new Date(Date.UTC(2027, 0, 1) + received++ * 1000);
  const email: EmailItem = {
    id: receivedAt.getTime().toString(36).padStart(9, '0') + randomCharacters(20),
    status: parsedBookings.length > 0 ? 'pending' : 'failed',
    senderEmail: 'bookings@hotel-alba.example',
    receivedAt: receivedAt.toISOString(),
    sentAt: receivedAt.toISOString(),
    subject: 'Your booking',
    parsedBookings: [...parsedBookings],
    errorMessage: parsedBookings.length > 0 ? null : 'No bookings found in the email.',
    tripId: null,
    objectKey: null,
    ...fields,
  };
  await emailRepository(table()).add(traveller.id, email, email.id);
  return email;
}

/** The source of a mail (RFC 5322) with a restaurant's reservation as schema.org markup. */
export function bookingMail(to: string, headers: Readonly<Record<string, string>> = {}): string {
  const reservation = {
    '@context': 'http://schema.org',
    '@type': 'FoodEstablishmentReservation',
    reservationNumber: 'OT-1234',
    reservationStatus: 'http://schema.org/ReservationConfirmed',
    underName: { '@type': 'Person', name: 'Ada Lovelace' },
    reservationFor: {
      '@type': 'FoodEstablishment',
      name: 'Trattoria Da Nonna',
      address: { '@type': 'PostalAddress', streetAddress: 'Borgo Pinti 3', addressLocality: 'Firenze' },
    },
    startTime: '2027-06-04T19:30:00+02:00',
    partySize: '2',
  };
  return mail(
    {
      From: 'Bookings <bookings@table.example>',
      To: to,
      Subject: 'Your table',
      'Content-Type': 'text/html',
      ...headers,
    },
    `<html><body><script type="application/ld+json">${JSON.stringify(reservation)}</script>
<p>Your table at Trattoria Da Nonna is booked.</p></body></html>`,
  );
}

/** A mail without any booking. */
export function newsletter(to: string): string {
  return mail({ From: 'news@shop.example', To: to, Subject: 'Spring offers' }, 'Everything must go. 20 percent off.');
}

function mail(headers: Readonly<Record<string, string>>, body: string): string {
  const lines = Object.entries({ 'MIME-Version': '1.0', Date: 'Mon, 04 Jan 2027 10:00:00 +0000', ...headers });
  return `${lines.map(([name, value]) => `${name}: ${value}`).join('\r\n')}\r\n\r\n${body.replaceAll('\n', '\r\n')}\r\n`;
}
