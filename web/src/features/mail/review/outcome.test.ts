import { expect, it } from 'vitest';
import { SAMPLE_FLIGHT, SAMPLE_HOTEL } from '../sample-booking.ts';
import { outcomeOf } from './outcome.ts';

const fresh = { existing: undefined, newTitle: '' };

it('PARS-12 it says what the button will do with a new trip', () => {
  expect(outcomeOf([SAMPLE_FLIGHT], fresh)).toEqual(['Makes a new trip out of 1 booking, Apr 21 - Apr 22, 2027.']);
  expect(outcomeOf([SAMPLE_FLIGHT, SAMPLE_HOTEL], { ...fresh, newTitle: ' Summer ' })).toEqual([
    'Makes the trip “Summer” out of 2 bookings, Apr 21 - Jun 6, 2027.',
  ]);
});

it('PARS-12 it says which trip the bookings are added to', () => {
  expect(outcomeOf([SAMPLE_HOTEL], { existing: 'Portugal', newTitle: 'left over' })).toEqual([
    'Adds 1 booking to “Portugal”, Jun 3 - Jun 6, 2027.',
  ]);
});

it('OPEN-112 it says where a booking without a date goes', () => {
  const undated = { type: 'other', title: 'x' } as const;
  expect(outcomeOf([undated], fresh)[1]).toBe('One has no date and goes to the trip’s first day.');
  expect(outcomeOf([undated, undated], fresh)[1]).toBe('2 have no date and go to the trip’s first day.');
});

it('OPEN-109 with every booking unticked there is nothing to do', () => {
  expect(outcomeOf([], fresh)).toEqual(['Tick at least one booking to go on.']);
});

it('existing bookings are counted separately', () => {
  expect(outcomeOf([], { ...fresh, known: 1 })).toEqual(['Brings what is in your trips up to date.']);
  expect(outcomeOf([SAMPLE_HOTEL], { existing: 'Portugal', newTitle: '', known: 1 })).toHaveLength(2);
});
