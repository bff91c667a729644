import { expect, it } from 'vitest';
import { sampleTrip } from './sample-trip.ts';
import { NEW_TRIP, tripOptions } from './trip-target.ts';

const trip = sampleTrip();

it("PARS-04 FWD-07 OPEN-105 the select begins with 'Create new trip', then lists the trips in order", () => {
  expect(tripOptions([trip, { ...trip, id: 'b2', title: 'Peru' }])).toEqual([
    { value: NEW_TRIP, label: 'Create new trip' },
    { value: 'a1', label: 'Japan (Apr 3 - Apr 19, 2027)' },
    { value: 'b2', label: 'Peru (Apr 3 - Apr 19, 2027)' },
  ]);
});
