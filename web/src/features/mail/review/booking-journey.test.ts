import { expect, it } from 'vitest';
import { SAMPLE_FLIGHT, SAMPLE_HOTEL } from '../sample-booking.ts';
import { journeyOf } from './booking-journey.ts';

it('PARS-09 a flight is a journey by plane, in the local times of both ends, with the days it takes', () => {
  expect(journeyOf(SAMPLE_FLIGHT)).toEqual({
    by: 'plane',
    from: { code: 'BOS', name: 'Boston' },
    to: { code: 'LHR', name: 'London' },
    departs: '21:45',
    arrives: '09:20',
    daysLater: 1,
  });
});

it('PARS-09 a train is a journey by train, and unknown times stay open', () => {
  const train = { type: 'transport', title: 'Train 71', location: 'Fulda', endLocation: 'Leipzig' } as const;
  expect(journeyOf(train)).toMatchObject({ by: 'train', departs: null, arrives: null, daysLater: 0 });
});

it('a booking that stays in one place is not a journey', () => {
  expect(journeyOf(SAMPLE_HOTEL)).toBeUndefined();
});
