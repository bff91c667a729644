import { expect, it } from 'vitest';
import { mailKind } from './mail-kind.ts';

it.each([
  ['en', 'Your parcel is on its way', 'Tracking number: 8812 4471. The courier will bring it on 12 May 2027.'],
  ['de', 'Ihr Paket kommt', 'Sendungsnummer 88124471. Zustellung am 12.05.2027.'],
  ['ko', '배송 안내', '택배가 2027년 5월 12일에 도착합니다. 운송장 번호 88124471'],
  ['pl', 'Twoja paczka jest w drodze', 'Numer przesyłki: 88124471. Kurier dostarczy ją 12 maja 2027.'],
])('the notice of a parcel (%s) confirms no booking', (_, subject, text) => {
  expect(mailKind(subject, text, false)).toBe('parcel');
});

it('a confirmation that says how the tickets are delivered stays one', () => {
  const text = 'Your booking is confirmed. Your tickets have been shipped to your delivery address.';
  expect(mailKind('Booking confirmation', text, false)).toBe('booking');
});

it.each([
  [
    'Change to your booking',
    'Your flight has changed. The old flight AW 1022 was cancelled. New flight: AW 1044.',
    'booking',
  ],
  ['Schedule change of your flight', 'We are sorry: your flight AW 1022 is cancelled.', 'cancelled'],
  ['Your flight is cancelled', 'There is a change in your flight schedule: flight AW 1022 is cancelled.', 'cancelled'],
  ['Booking update', 'Your reservation was cancelled. There has been a change of dates.', 'cancelled'],
])(
  'what is cancelled is what was before a change only where subject and text both tell of one: %s',
  (subject, text, kind) => {
    expect(mailKind(subject, text, false)).toBe(kind);
  },
);
