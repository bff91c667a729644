import { describe, expect, it } from 'vitest';
import type { BookingPlan, ParsedBooking, ProcessedEmail } from '#shared/mail/schema.ts';
import { sampleTrip } from '../sample-trip.ts';
import { batchesOf } from './batches.ts';

let received = 0;
function email(id: string, bookings: readonly ParsedBooking[], fields: Partial<ProcessedEmail> = {}): ProcessedEmail {
  received += 1;
  return {
    ...{ id, status: 'pending', senderEmail: null, subject: id, errorMessage: null, tripId: null, note: null },
    ...{ plans: [], sender: null, forwarding: null, parsedBookings: [...bookings] },
    receivedAt: new Date(Date.UTC(2027, 0, 1, 0, received)).toISOString(),
    ...fields,
  };
}
const stay = (startDate: string, endDate: string, location = 'Lisbon'): ParsedBooking => ({
  ...{ type: 'hotel', title: 'Casa', startDate, endDate, location },
});
const plan = (outcome: BookingPlan['outcome']): BookingPlan => ({
  ...{ outcome, cancelled: false, tripId: 't', tripTitle: 'T', itemTitle: 'I', changes: [] },
});
const namesOf = ({ batches }: ReturnType<typeof batchesOf>) => batches.map(({ emails }) => emails.map(({ id }) => id));

describe('processing all pending mails', () => {
  it('groups those of one journey, oldest first, whatever order they came in', () => {
    const emails = [
      email('dinner', [stay('2027-03-14', '2027-03-14')]),
      email('elsewhere', [stay('2027-06-01', '2027-06-03', 'Oslo')]),
      email('hotel', [stay('2027-03-12', '2027-03-15')]),
      email('next stop', [stay('2027-03-16', '2027-03-18', 'Porto')]),
    ];
    expect(namesOf(batchesOf(emails, []))).toEqual([['dinner', 'hotel', 'next stop'], ['elsewhere']]);
  });

  it('uses the trip that the journey fits, and creates one where there is none', () => {
    const spring = sampleTrip({ id: 'spring', startDate: '2027-03-11', endDate: '2027-03-20' });
    const emails = [
      email('hotel', [stay('2027-03-12', '2027-03-15')]),
      email('oslo', [stay('2027-06-01', '2027-06-03')]),
    ];
    expect(batchesOf(emails, [spring]).batches).toMatchObject([
      { tripId: 'spring', why: 'The dates fall into this trip.' },
      { tripId: null, why: undefined },
    ]);
  });

  it('needs no trip when mails only change existing bookings', () => {
    const changing = email('change', [stay('2027-03-12', '2027-03-15')], { plans: [plan('change')] });
    expect(batchesOf([changing], []).batches).toMatchObject([{ isUpdate: true, emails: [{ id: 'change' }] }]);
  });

  it('leaves out what needs a review: a guessed date, or an unverified sender', () => {
    const guessed = { ...stay('2027-03-12', '2027-03-15'), evidence: { startDate: { kind: 'guessed' as const } } };
    const emails = [
      email('guess', [guessed]),
      email('forged', [stay('2027-03-12', '2027-03-15')], { sender: { verdict: 'fail', why: null } }),
    ];
    const { batches, leftOut } = batchesOf(emails, []);
    expect(batches).toEqual([]);
    expect(leftOut.map(({ email: { id }, why }) => [id, why])).toEqual([
      ['guess', 'A date in it is a guess.'],
      ['forged', 'Its sender could not be verified.'],
    ]);
  });
});
