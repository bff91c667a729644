import type { Activity } from '../activities/schema.ts';
import type { TripDay } from '../days/schema.ts';
import { checkPlan } from './check-plan.ts';
import type { Finding } from './finding.ts';

const NONE: Activity = {
  ...{ id: '', tripDayId: '', title: 'Item', time: null, endTime: null, timeZone: null, cost: null, currency: null },
  ...{ rating: null, notes: null, photos: [], category: null, location: null, endDate: null, endLocation: null },
  ...{ timeOfDay: null, confirmationNumber: null, emailIds: [], cancelled: false, coordinates: null },
  ...{ unverified: false, revision: 0 },
};
const TRIP = 't'.repeat(29);
const part = (text: string) => text.replace(/\W/g, '').toLowerCase().padEnd(15, '0').slice(0, 15);

/** An activity named by its tail. */
export type SampleItem = Partial<Activity> & { readonly tail: string };

/** A day with its activities; ids are made of its date, a suffix and the tails. */
export function sampleDay(date: string, items: readonly SampleItem[] = [], suffix = ''): TripDay {
  const id = `${TRIP}-${part(`${date}${suffix}`)}`;
  return {
    ...{ id, tripId: TRIP, title: date, date: `${date}T00:00:00.000Z`, location: null, weather: null },
    ...{ accommodation: null, accommodationAddress: null, notes: null, photos: [], revision: 0 },
    activities: items.map(({ tail, ...item }) => ({
      ...{ ...NONE, title: tail, ...item, id: `${id}-${part(tail)}`, tripDayId: id },
    })),
  };
}

/** The findings of a trip over its days, half a year before it unless `now` is given; rule and tails of each. */
export function findings(days: readonly TripDay[], now = '2026-11-01T00:00:00Z'): Finding[] {
  const dates = days.map(({ date }) => date).sort();
  return checkPlan({ startDate: dates[0] ?? '2027-05-01', endDate: dates.at(-1) ?? '2027-05-01' }, days, new Date(now));
}

export const ATHENS = { latitude: 37.98, longitude: 23.73 };
export const PIRAEUS = { latitude: 37.94, longitude: 23.64 };
export const NAXOS = { latitude: 37.1, longitude: 25.37 };
export const ZURICH = { latitude: 47.46, longitude: 8.55 };

/** In Athens, in Greek time. */
export const at = (tail: string, time: string, endTime: string | null, fields: Partial<Activity> = {}): SampleItem => ({
  ...{ tail, kind: 'sight', time, endTime, timeZone: 'Europe/Athens', coordinates: ATHENS, country: 'GR', ...fields },
});
export const stay = (tail: string, endDate: string, fields: Partial<Activity> = {}): SampleItem => ({
  ...{ tail, kind: 'stay', time: '15:00', endDate, endTime: '11:00', timeZone: 'Europe/Athens', ...fields },
});
