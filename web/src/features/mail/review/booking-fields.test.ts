import { describe, expect, it } from 'vitest';
import { SAMPLE_FLIGHT, SAMPLE_HOTEL } from '../sample-booking.ts';
import { BOOKING_FIELDS, emptyFields, labelOf, textOf } from './booking-fields.ts';

describe('labelOf', () => {
  it('PARS-09 dates and places have the right labels for a flight, a stay and a table', () => {
    const named = (booking: typeof SAMPLE_HOTEL) =>
      (['startDate', 'endDate', 'location'] as const).map((field) => labelOf(booking, field));
    expect(named(SAMPLE_FLIGHT)).toEqual(['Departure date', 'Arrival date', 'From']);
    expect(named(SAMPLE_HOTEL)).toEqual(['Check-in', 'Check-out', 'Location']);
    expect(named({ type: 'restaurant', title: 'Alba' })).toEqual(['Date', 'End date', 'Location']);
  });
});

describe('textOf', () => {
  it('PARS-09 CONST-10 dates are formatted like Apr 21, 2027, times and texts are unchanged', () => {
    expect(textOf(SAMPLE_FLIGHT, 'startDate')).toBe('Apr 21, 2027');
    expect(textOf(SAMPLE_FLIGHT, 'startTime')).toBe('21:45');
    expect(textOf(SAMPLE_FLIGHT, 'cost')).toBe('GBP 1,086.44');
  });
});

describe('emptyFields', () => {
  it('OPEN-109 fields without a value are hidden until they are added', () => {
    expect(emptyFields(SAMPLE_FLIGHT)).toEqual(['description', 'notes', 'timeZone']);
    expect(emptyFields({ type: 'other', title: 'x' })).toEqual(BOOKING_FIELDS.filter((field) => field !== 'title'));
  });
});
