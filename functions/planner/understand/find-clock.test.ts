import { expect, it } from 'vitest';
import { findClock, findEarliest } from './find-clock.ts';

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

it.each([
  ['landing fri 11 dec 22:40 at fiumicino flying home monday 7:00', { arrival: 1360, departure: 420 }],
  ['off work friday at 4, back home by sunday evening', { arrival: 960, departure: 1140 }],
  ['we land at 17', { arrival: 1020 }],
  ['arriving 12 may, leaving 15 may', {}],
])('"%s" has the times %j', (folded, clock) => {
  expect(findClock(folded)).toEqual(clock);
});

it.each([
  ["i don't get up before 11 ever", 660],
  ['nothing before 9:30 please', 570],
  ['perfect but i dont do dawn. start 9', 540],
  ['start 9 may', undefined],
])('"%s" begins no day before %s', (folded, earliest) => {
  expect(findEarliest(folded)).toBe(earliest);
});
