import { describe, expect, it } from 'vitest';
import type { ParsedBooking } from '#shared/mail/schema.ts';
import { SAMPLE_FLIGHT, SAMPLE_HOTEL } from '../sample-booking.ts';
import {
  beginReview,
  chosenBookings,
  isEdited,
  markOf,
  openGuesses,
  putBack,
  type ReviewedBooking,
  reviewedOf,
  withType,
} from './reviewed-booking.ts';

const review = (booking: Partial<ParsedBooking> = {}, more: Partial<ReviewedBooking> = {}): ReviewedBooking => ({
  id: 0,
  read: SAMPLE_FLIGHT,
  booking: { ...SAMPLE_FLIGHT, ...booking },
  ticked: true,
  looked: [],
  accepted: [],
  ...more,
});

describe('markOf', () => {
  it('OPEN-109 a value is marked found, computed, guessed or missing, with the words it was read from', () => {
    expect(markOf(review(), 'title')).toEqual({ kind: 'found', quote: 'SA 118' });
    expect(markOf(review(), 'endDate')?.kind).toBe('computed');
    expect(markOf(review(), 'startDate')?.kind).toBe('guessed');
    expect(markOf(review(), 'notes')?.kind).toBe('missing');
  });

  it('OPEN-109 a corrected value is marked as edited, with what the mail says', () => {
    expect(markOf(review({ title: 'SA 119' }), 'title')).toEqual({ kind: 'edited', quote: 'SA 118' });
  });

  it('OPEN-109 a cost in another currency is an edit, too', () => {
    expect(markOf(review({ currency: 'EUR' }), 'cost')?.kind).toBe('edited');
  });

  it('a value without an origin has no mark', () => {
    expect(markOf(review(), 'location')).toBeUndefined();
  });
});

describe('openGuesses', () => {
  it('OPEN-109 a guessed date has to be reviewed before it is added', () => {
    expect(openGuesses(review())).toEqual(['startDate']);
  });

  it('OPEN-109 it is settled by a confirmation, a correction, or by leaving the booking out', () => {
    expect(openGuesses(review({}, { looked: ['startDate'] }))).toEqual([]);
    expect(openGuesses(review({ startDate: '2028-04-21' }))).toEqual([]);
    expect(openGuesses(review({}, { ticked: false }))).toEqual([]);
  });
});

describe('putBack', () => {
  it("restores the mail's own value, a cost with its currency", () => {
    const edited = review({ cost: 5, currency: 'EUR', title: 'x' });
    expect(putBack(edited, 'cost').booking).toMatchObject({ cost: 1086.44, currency: 'GBP', title: 'x' });
    expect(isEdited(putBack(edited, 'title'), 'title')).toBe(false);
  });
});

describe('chosenBookings', () => {
  it('OPEN-109 only ticked bookings are added', () => {
    const [flight, hotel] = beginReview([SAMPLE_FLIGHT, SAMPLE_HOTEL]);
    if (!flight || !hotel) throw new Error('two bookings');
    expect(chosenBookings([{ ...flight, ticked: false }, hotel])).toEqual([SAMPLE_HOTEL]);
  });

  it('OPEN-109 a corrected value is sent without the evidence of the previous one', () => {
    const [sent] = chosenBookings([review({ startDate: '2028-04-21', currency: 'EUR' })]);
    expect(Object.keys(sent?.evidence ?? {})).toEqual(['title', 'endDate', 'cost', 'notes']);
  });

  it('PARS-08 the type can be corrected', () => {
    expect(chosenBookings([withType(review(), 'transport')])[0]?.type).toBe('transport');
  });
});

describe('reviewedOf', () => {
  it('sends confirmations and accepted fields by their booking’s index among those that are sent', () => {
    const plan = {
      ...({ outcome: 'change', cancelled: false, tripId: 'a', tripTitle: 'Rome', itemTitle: 'x' } as const),
      changes: [{ field: 'time', old: '09:10', new: '11:45', edited: true }],
    };
    const left = review({}, { ticked: false, looked: ['startDate'] });
    const kept = review({}, { id: 1, looked: ['startDate'], plan, accepted: [] });
    const { bookings, looked, accept } = reviewedOf([left, kept]);
    expect(bookings).toHaveLength(1);
    expect(looked).toEqual([{ booking: 0, fields: ['startDate'] }]);
    expect(accept[0]?.booking).toBe(0);
    expect(accept[0]?.fields).not.toContain('time');
  });
});
