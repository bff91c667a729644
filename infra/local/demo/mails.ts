import { addDays } from '#shared/calendar/calendar.ts';

/** A mail that was forwarded to the demo account's personal address. */
export interface DemoMail {
  readonly from: string;
  readonly subject: string;
  readonly html: string;
  /** What becomes of it in the inbox: processed ones are turned into a trip. */
  readonly becomes: 'pending' | 'processed' | 'failed';
}

/** The mails of the demo inbox, oldest first, for bookings after `today`, 'YYYY-MM-DD'. */
export function demoMails(today: string): readonly DemoMail[] {
  return [hotel(addDays(today, 40)), offer(), flight(addDays(today, 75)), table(addDays(today, 76))];
}

function hotel(arrival: string): DemoMail {
  const departure = addDays(arrival, 2);
  return {
    from: 'Hotel Seeblick <booking@seeblick.example>',
    subject: 'Your booking confirmation SB-48213',
    becomes: 'processed',
    html: page(
      reservation('LodgingReservation', 'SB-48213', {
        checkinTime: `${arrival}T15:00:00`,
        checkoutTime: `${departure}T11:00:00`,
        totalPrice: '312.00',
        priceCurrency: 'EUR',
        reservationFor: {
          '@type': 'LodgingBusiness',
          name: 'Hotel Seeblick',
          address: '12 Seestraße, 6353 Weggis, Switzerland',
        },
      }),
      'Thank you for your booking, Robin.',
      [
        ['Booking number', 'SB-48213'],
        ['Check-in', `${arrival}, from 15:00`],
        ['Check-out', `${departure}, until 11:00`],
        ['Total', 'EUR 312.00'],
      ],
    ),
  };
}

interface Leg {
  readonly number: string;
  /** Names and IATA codes. */
  readonly from: readonly [name: string, code: string];
  readonly to: readonly [name: string, code: string];
  /** Local times, ISO 8601. */
  readonly departs: string;
  readonly arrives: string;
}

function flight(departure: string): DemoMail {
  const home = addDays(departure, 4);
  const leg = ({ number, from, to, departs, arrives }: Leg) =>
    reservation('FlightReservation', 'K7P2QX', {
      reservationFor: {
        '@type': 'Flight',
        flightNumber: number,
        airline: { '@type': 'Airline', name: 'Nordvind Air', iataCode: 'NV' },
        departureAirport: { '@type': 'Airport', name: from[0], iataCode: from[1] },
        departureTime: departs,
        arrivalAirport: { '@type': 'Airport', name: to[0], iataCode: to[1] },
        arrivalTime: arrives,
      },
    });
  const [berlin, lisbon] = [
    ['Berlin Brandenburg', 'BER'],
    ['Lisbon Humberto Delgado', 'LIS'],
  ] as const;
  return {
    from: 'Nordvind Air <tickets@nordvind.example>',
    subject: 'Booking K7P2QX: Berlin to Lisbon and back',
    becomes: 'pending',
    html: page(
      [
        leg({
          number: '412',
          from: berlin,
          to: lisbon,
          departs: `${departure}T09:35:00`,
          arrives: `${departure}T12:20:00`,
        }),
        leg({
          number: '413',
          from: lisbon,
          to: berlin,
          departs: `${home}T13:15:00`,
          arrives: `${home}T17:55:00`,
        }),
      ],
      'You are booked. Your reference is K7P2QX.',
      [
        ['Outbound', `NV 412, ${departure}, Berlin BER 09:35 to Lisbon LIS 12:20`],
        ['Return', `NV 413, ${home}, Lisbon LIS 13:15 to Berlin BER 17:55`],
      ],
    ),
  };
}

function table(evening: string): DemoMail {
  return {
    from: 'Tasca do Rio <mesa@tascadorio.example>',
    subject: 'Your table is confirmed',
    becomes: 'pending',
    html: page(
      reservation('FoodEstablishmentReservation', 'TR-907', {
        startTime: `${evening}T20:30:00`,
        partySize: 2,
        reservationFor: {
          '@type': 'FoodEstablishment',
          name: 'Tasca do Rio',
          address: 'Rua do Alecrim 21, 1200-014 Lisboa, Portugal',
        },
      }),
      'We look forward to seeing you, Robin.',
      [
        ['When', `${evening}, 20:30`],
        ['Guests', '2'],
        ['Reservation', 'TR-907'],
      ],
    ),
  };
}

function offer(): DemoMail {
  return {
    from: 'Ferry Friends <news@ferryfriends.example>',
    subject: 'Summer sale: islands from €19',
    becomes: 'failed',
    html: page(undefined, 'Hello Robin, our summer sale is on. Pick an island and save up to 40 percent.', [
      ['Unsubscribe', 'Write to us and we will stop.'],
    ]),
  };
}

/** schema.org's markup for mails: https://schema.org/Reservation */
function reservation(type: string, reservationId: string, more: object): object {
  return {
    '@context': 'http://schema.org',
    '@type': type,
    reservationId,
    reservationNumber: reservationId,
    reservationStatus: 'http://schema.org/Confirmed',
    underName: { '@type': 'Person', name: 'Robin Hale' },
    ...more,
  };
}

function page(markup: object | undefined, sentence: string, rows: readonly (readonly [string, string])[]): string {
  const script = markup ? `<script type="application/ld+json">${JSON.stringify(markup)}</script>` : '';
  const lines = rows.map(([label, value]) => `<tr><th align="left">${label}</th><td>${value}</td></tr>`);
  return `<!doctype html><html><head>${script}</head><body><p>${sentence}</p><table>${lines.join('')}</table></body></html>`;
}
