import type { Page } from './fixtures.ts';
import { type SeedActivity, seedDay, seedTrip } from './seed.ts';

/* A trip on the map, and the parts of its map. */

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

/** Three days: a flight and two places, three places of which one is not on the map, and two on another island. */
export async function seedAthens(page: Page): Promise<{ id: string; days: readonly string[] }> {
  const id = await seedTrip(page, { title: 'Athens in May', startDate: '2027-05-06', endDate: '2027-05-08' });
  const day = (date: string, title: string, activities: readonly SeedActivity[]) =>
    seedDay(page, id, { date, title, location: 'Athens' }, activities);
  const first = await day('2027-05-06', 'Arrival', [
    {
      ...{ title: 'Flight to Athens', time: '09:10', category: 'transport', kind: 'flight' },
      ...{ location: 'Zürich Airport (ZRH)', coordinates: at(47.4582, 8.5555) },
      ...{ endLocation: 'Athens Airport (ATH)', endCoordinates: at(37.9364, 23.9475) },
    },
    { title: 'Hotel Plaka', time: '15:00', location: 'Plaka', coordinates: at(37.9727, 23.7303) },
  ]);
  const second = await day('2027-05-07', 'The old town', [
    { title: 'Acropolis', time: '08:00', location: 'Acropolis hill', coordinates: at(37.9715, 23.7257) },
    { title: 'Acropolis Museum', time: '11:00', location: 'Makrygianni', coordinates: at(37.9645, 23.7345) },
    { title: 'Lunch', time: '13:00', location: 'Somewhere in Koukaki' },
  ]);
  const third = await day('2027-05-08', 'Aegina', [
    { title: 'Temple of Aphaia', time: '12:00', location: 'Aphaia', coordinates: at(37.7545, 23.5335) },
    { title: 'Fish taverna', time: '14:00', location: 'Perdika', coordinates: at(37.6901, 23.4522) },
  ]);
  return { id, days: [first, second, third] };
}

export const map = (page: Page) => page.getByRole('region', { name: 'Map', exact: true });
export const sheet = (page: Page) => page.getByRole('dialog');
/** Resolves once everything in view is drawn. */
export const drawn = (page: Page) => page.locator('[data-state="drawn"]').waitFor();
/** A pin by the beginning of its name: '2, Acropolis Museum'. */
export const pin = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
