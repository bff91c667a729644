import { describe, expect, it } from 'vitest';
import type { Activity } from '#shared/activities/schema.ts';
import { sampleActivity } from '../activity/sample-activity.ts';
import { clocksOf, NO_ZONES } from './clocks.ts';
import { activitySign, journeyOf as journeyWith } from './journey.ts';

const flight = sampleActivity({
  title: 'LX 38 Zurich to San Francisco',
  category: 'transport',
  time: '13:10',
  endTime: '16:15',
  location: 'Zurich (ZRH)',
  endLocation: 'San Francisco (SFO)',
});

const journeyOf = (activity: Activity, date: string) => journeyWith(activity, clocksOf(activity, date, NO_ZONES));

describe('journeyOf', () => {
  it('a flight goes from one airport to another, at the local times of both', () => {
    expect(journeyOf(flight, '2027-05-01')).toMatchObject({
      by: 'plane',
      from: { code: 'ZRH', name: 'Zurich' },
      to: { code: 'SFO', name: 'San Francisco' },
      departs: '13:10',
      arrives: '16:15',
      daysLater: 0,
    });
  });

  it('an arrival on the next date is one day later', () => {
    const overnight = { ...flight, endDate: '2027-06-01' };
    expect(journeyOf(overnight, '2027-05-31')?.daysLater).toBe(1);
  });

  it('a place without a code has only a name', () => {
    const train = sampleActivity({ title: 'ICE 75', location: 'Hamburg Hbf', endLocation: 'Basel SBB' });
    expect(journeyOf(train, '2027-05-01')).toMatchObject({
      by: 'train',
      from: { code: undefined, name: 'Hamburg Hbf' },
      to: { code: undefined, name: 'Basel SBB' },
    });
  });

  it('what does not end elsewhere is not a journey', () => {
    expect(journeyOf({ ...flight, endLocation: null }, '2027-05-01')).toBeUndefined();
  });
});

it.each([
  ['a flight', flight, '✈️'],
  ['a flight that says so and names no airport', { ...flight, title: 'Flight home', endLocation: null }, '✈️'],
  [
    'one that was typed in with its airports',
    { ...flight, title: 'JP 214 Zurich (ZRH) → Lisbon (LIS)', endLocation: null },
    '✈️',
  ],
  ['a train', { ...flight, title: 'ICE 75', location: 'Hamburg', endLocation: 'Basel' }, '🚗'],
  ['a museum about flight', { ...flight, category: 'sightseeing', title: 'Museum of flight', endLocation: null }, '🏛️'],
])('the icon of %s', (_, activity, sign) => expect(activitySign(activity)).toBe(sign));
