import { describe, expect, it } from 'vitest';
import { bookingFacts, daysOf, formatCost } from './booking-line.ts';
import { SAMPLE_FLIGHT, SAMPLE_HOTEL } from './sample-booking.ts';

describe('formatCost', () => {
  it('PARS-10 a cost shows with its currency', () => {
    expect(formatCost({ cost: 1086.44, currency: 'GBP' })).toBe('GBP 1,086.44');
    expect(formatCost({ cost: 4300, currency: 'JPY' })).toBe('JPY 4,300');
  });

  it('PARS-10 a cost without a currency is in USD', () => {
    expect(formatCost({ cost: 12.5 })).toBe('USD 12.50');
  });

  it('OPEN-89 decimals show only when the amount is not whole, and 0 shows', () => {
    expect(formatCost({ cost: 120, currency: 'EUR' })).toBe('EUR 120');
    expect(formatCost({ cost: 0, currency: 'EUR' })).toBe('EUR 0');
  });

  it('OPEN-109 without a cost there is nothing to show', () => {
    expect(formatCost({ currency: 'EUR' })).toBeUndefined();
  });
});

describe('bookingFacts', () => {
  it('PARS-09 shows a booking’s dates, times, reference and cost', () => {
    expect(bookingFacts(SAMPLE_FLIGHT)).toEqual([
      'Apr 21, 2027, 21:45 - Apr 22, 2027, 09:20',
      'K7QX2P',
      'GBP 1,086.44',
    ]);
  });

  it('PARS-09 shows the place unless the title has it already', () => {
    expect(bookingFacts({ ...SAMPLE_FLIGHT, title: 'SA 118' })).toContain('Boston (BOS) → London (LHR)');
    expect(bookingFacts(SAMPLE_HOTEL)).toEqual(['Jun 3, 2027 - Jun 6, 2027', 'Rua das Flores 12, Lisbon']);
  });

  it('PARS-09 shows the day once when a booking ends on the day it starts', () => {
    const dinner = {
      type: 'restaurant',
      title: 'Alba',
      startDate: '2027-06-03',
      endDate: '2027-06-03',
      startTime: '19:30',
      endTime: '21:30',
    } as const;
    expect(bookingFacts(dinner)).toEqual(['Jun 3, 2027, 19:30 - 21:30']);
  });
});

describe('daysOf', () => {
  it('spans the first to the last day of several bookings', () => {
    expect(daysOf([SAMPLE_HOTEL, SAMPLE_FLIGHT])).toBe('Apr 21 - Jun 6, 2027');
    expect(daysOf([{ type: 'other', title: 'x', startDate: '2027-06-03' }])).toBe('Jun 3, 2027');
  });

  it('OPEN-112 bookings without dates have no days', () => {
    expect(daysOf([{ type: 'other', title: 'x' }])).toBeUndefined();
  });
});
