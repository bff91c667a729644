import { expect, it } from 'vitest';
import type { PlannedActivity, TripSuggestion } from '#shared/planner/schema.ts';
import { catalogue } from '../catalogue/catalogue.ts';
import { shownDays } from './shown-days.ts';

const cities = ['Rome', 'Florence'].flatMap((name) => catalogue().destination(name) ?? []);
const thing = (location: string): PlannedActivity => ({
  ...{ title: `Walk in ${location}`, timeOfDay: 'morning', category: 'sightseeing', minutes: 60, cost: 0 },
  ...{ currency: 'EUR', note: null, location, coordinates: null, verified: true },
});
const suggestion = (...days: readonly (readonly string[])[]): TripSuggestion => ({
  ...{ title: 'Italy', destination: 'Rome and Florence', description: '', duration: '2 days' },
  ...{ estimatedCost: '€200', imageUrl: null, highlights: [] },
  itinerary: days.map((locations, index) => {
    const details = locations.map(thing);
    return { day: index + 1, title: `Day ${index + 1}`, activities: details.map(({ title }) => title), details };
  }),
});

it.each([
  [['Rome', 'Trevi, Florence', 'San Marco, Florence'], 'Florence'],
  [['Monti, Rome', 'Prati, Rome', 'Florence'], 'Rome'],
  [['Florence', 'Florence', 'Monti, Rome'], 'Florence'],
  [['Florence', 'Prati, Rome', 'Rome'], 'Rome'],
])('a day that was shown with %j is one in %s, where most of it is', (locations, name) => {
  const [day] = shownDays(suggestion(locations), cities) ?? [];
  expect(day?.destination.name).toBe(name);
});

it('a day of nowhere that is known is one where the day before was', () => {
  const days = shownDays(suggestion(['Rome'], ['Somewhere']), cities);
  expect(days?.map(({ destination }) => destination.name)).toEqual(['Rome', 'Rome']);
});
