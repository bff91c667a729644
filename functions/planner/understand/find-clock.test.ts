import { expect, it } from 'vitest';
import { findClock } from './find-clock.ts';

it.each([
  ['landing 22:40 on friday, flying monday 7:00', { arrival: 1360, departure: 420 }],
  ['we arrive at 3pm and leave at 10 am', { arrival: 900, departure: 600 }],
  ['our flight lands at noon', { arrival: 720 }],
  ['flying home sunday at 18:30', { departure: 1110 }],
  ['arriving 12 may, 4 days', {}],
  ['leaving on the 8th', {}],
  ['fly from berlin for 3 days', {}],
])('"%s" says %j', (folded, clock) => {
  expect(findClock(folded)).toEqual(clock);
});
