import { expect, it } from 'vitest';
import * as keys from './keys.ts';
import { stagedIn } from './trip-contents.ts';

const trip = 't'.repeat(29);
const day = `${trip}-${'d'.repeat(15)}`;
const activity = `${day}-${'a'.repeat(15)}`;

it.each([
  ['day', keys.dayKey(day)],
  ['activity', keys.activityKey(activity)],
  ['staged change of an activity', keys.stagedKey(keys.activityKey(activity), 'batch')],
  ['day of a merge', keys.mergedDayKey(trip, 'batch', day)],
  ['cost', keys.costKey(trip, 'cost')],
])('a %s of a batch that was never committed is looked for in its trip', (_, key) => {
  expect(stagedIn(key)).toBe(trip);
});

it.each([
  ['trip', keys.tripKey(trip)],
  ['mail of a trip', keys.tripMailKey(trip, 'mail')],
  ['event', keys.eventKey(trip, 'event')],
  ['traveller', keys.travellerKey('u'.repeat(20))],
  ['inbox mail', keys.inboxMailKey('u'.repeat(20), 'mail')],
])('a %s is never taken for something that a batch left behind', (_, key) => {
  expect(stagedIn(key)).toBeUndefined();
});
