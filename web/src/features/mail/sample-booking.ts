import type { ParsedBooking } from '#shared/mail/schema.ts';

/** A flight as the reader returns it, for tests. */
export const SAMPLE_FLIGHT: ParsedBooking = {
  type: 'flight',
  title: 'SA 118 Boston (BOS) → London (LHR)',
  startDate: '2027-04-21',
  startTime: '21:45',
  endDate: '2027-04-22',
  endTime: '09:20',
  location: 'Boston (BOS)',
  endLocation: 'London (LHR)',
  cost: 1086.44,
  currency: 'GBP',
  confirmationNumber: 'K7QX2P',
  evidence: {
    title: { kind: 'found', quote: 'SA 118' },
    startDate: { kind: 'guessed', quote: 'Wed 21 April', how: 'year from the date of the mail' },
    endDate: { kind: 'computed', how: '1 day after the departure' },
    cost: { kind: 'found', quote: 'Total paid: £1,086.44' },
    currency: { kind: 'found', quote: 'Total paid: £1,086.44' },
    notes: { kind: 'missing' },
  },
};

/** A stay as the reader returns it, for tests. */
export const SAMPLE_HOTEL: ParsedBooking = {
  type: 'hotel',
  title: 'Hotel Miramar',
  startDate: '2027-06-03',
  endDate: '2027-06-06',
  location: 'Rua das Flores 12, Lisbon',
};
