import { describe, expect, it } from 'vitest';
import type { ProcessedEmail } from '#shared/mail/schema.ts';
import { SAMPLE_HOTEL } from '../sample-booking.ts';
import { offersOf, statusLook } from './email-status.ts';

const email: ProcessedEmail = {
  id: 'e1',
  status: 'pending',
  senderEmail: 'stay@example.com',
  receivedAt: '2027-05-01T10:00:00.000Z',
  subject: 'Your stay',
  parsedBookings: [SAMPLE_HOTEL],
  errorMessage: null,
  tripId: null,
  plans: [],
  sender: null,
  forwarding: null,
  note: null,
};

describe('statusLook', () => {
  it("FWD-13 the status pending is the default and its badge reads 'Pending'", () => {
    expect(statusLook().label).toBe('Pending');
    expect(statusLook('pending').label).toBe('Pending');
  });

  it("FWD-14 FWD-15 the other badges read 'Processed' and 'Failed'", () => {
    expect(statusLook('processed').label).toBe('Processed');
    expect(statusLook('failed').label).toBe('Failed');
  });
});

describe('offersOf', () => {
  it('FWD-07 FWD-08 a pending mail with bookings can be processed', () => {
    expect(offersOf(email)).toEqual({ process: true, viewTrip: false, retry: false });
  });

  it('FWD-09 a pending mail without bookings, a processed and a failed one cannot be processed', () => {
    const others: ProcessedEmail[] = [
      { ...email, parsedBookings: [] },
      { ...email, status: 'processed', tripId: 't1' },
      { ...email, status: 'failed' },
    ];
    expect(others.map((each) => offersOf(each).process)).toEqual([false, false, false]);
  });

  it('FWD-10 OPEN-120 a processed mail links to its trip as long as there is one', () => {
    expect(offersOf({ ...email, status: 'processed', tripId: 't1' }).viewTrip).toBe(true);
    expect(offersOf({ ...email, status: 'processed', tripId: null }).viewTrip).toBe(false);
  });

  it('OPEN-116 only a failed mail can be retried', () => {
    expect(offersOf({ ...email, status: 'failed', parsedBookings: [] }).retry).toBe(true);
    expect(offersOf({ ...email, status: 'processed' }).retry).toBe(false);
  });
});
