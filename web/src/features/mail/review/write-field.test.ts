import { describe, expect, it } from 'vitest';
import { SAMPLE_FLIGHT, SAMPLE_HOTEL } from '../sample-booking.ts';
import type { BookingField } from './booking-fields.ts';
import { END_BEFORE_START, inputOf, writeField } from './write-field.ts';

const write = (field: BookingField, text: string, currency = '', booking = SAMPLE_HOTEL) =>
  writeField(booking, field, { text, currency });

describe('writeField', () => {
  it('OPEN-109 every text, date and time can be corrected', () => {
    expect(write('title', ' Hotel Alba ')).toEqual({ booking: { ...SAMPLE_HOTEL, title: 'Hotel Alba' } });
    expect(write('startTime', '15:00')).toEqual({ booking: { ...SAMPLE_HOTEL, startTime: '15:00' } });
    expect(write('endDate', '2027-06-09')).toEqual({ booking: { ...SAMPLE_HOTEL, endDate: '2027-06-09' } });
  });

  it('OPEN-109 an empty input removes the value, except for the title', () => {
    const { location: _, ...elsewhere } = SAMPLE_HOTEL;
    expect(write('location', '  ')).toEqual({ booking: elsewhere });
    expect(write('title', '  ')).toEqual({ problem: 'Title is required' });
  });

  it('PARS-10 OPEN-110 a cost is stored with its currency, by default USD', () => {
    expect(write('cost', '99,5', 'eur')).toMatchObject({ booking: { cost: 99.5, currency: 'EUR' } });
    expect(write('cost', '80')).toMatchObject({ booking: { cost: 80, currency: 'USD' } });
  });

  it('OPEN-110 removing a cost removes its currency', () => {
    const written = write('cost', '', 'GBP', SAMPLE_FLIGHT);
    expect(written).toMatchObject({ booking: { title: SAMPLE_FLIGHT.title } });
    expect(JSON.stringify(written)).not.toMatch(/"cost":\d|"currency":"/);
  });

  it('an invalid value is refused with a sentence', () => {
    for (const wrong of ['much', '-1', '10000000000', 'Infinity']) {
      expect(write('cost', wrong), wrong).toEqual({ problem: 'Please enter an amount like 120.50' });
    }
    expect(write('cost', '10', 'euro')).toEqual({ problem: 'Please enter a currency like EUR' });
    expect(write('startTime', '25:00')).toEqual({ problem: 'Please enter a time like 09:30' });
    expect(write('timeZone', 'Mars/Base')).toEqual({ problem: 'Please enter a time zone like Europe/Lisbon' });
  });

  it('a stay cannot end before it starts', () => {
    expect(write('endDate', '2027-06-02')).toEqual({ problem: END_BEFORE_START });
    expect(write('startDate', '2027-06-07')).toEqual({ problem: END_BEFORE_START });
  });

  it('a flight across the date line may arrive a calendar day before it left, not two', () => {
    expect(write('endDate', '2027-04-20', '', SAMPLE_FLIGHT)).toMatchObject({ booking: { endDate: '2027-04-20' } });
    expect(write('endDate', '2027-04-19', '', SAMPLE_FLIGHT)).toEqual({ problem: END_BEFORE_START });
  });
});

describe('inputOf', () => {
  it('an input starts with the current value, and a currency with USD', () => {
    expect(inputOf(SAMPLE_FLIGHT, 'cost')).toEqual({ text: '1086.44', currency: 'GBP' });
    expect(inputOf(SAMPLE_HOTEL, 'cost')).toEqual({ text: '', currency: 'USD' });
  });
});
