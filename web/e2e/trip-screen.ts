import type { Page } from './fixtures.ts';
import { seedDay, seedTrip } from './seed.ts';

/* The parts of a trip's page. */

export const timeline = (page: Page) => page.getByRole('navigation', { name: 'Timeline' });
export const entry = (page: Page, label: string) => timeline(page).getByRole('link', { name: label });
export const overall = (page: Page) => page.getByRole('region', { name: 'Overall Trip' });
export const day = (page: Page, n: number) => page.getByRole('region', { name: `Day ${n}`, exact: true });
export const photos = (page: Page) => page.getByRole('region', { name: 'Photos', exact: true });
export const itinerary = (page: Page) => page.getByRole('region', { name: 'Itinerary' });
export const activity = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true });
export const addDay = (page: Page) => page.getByRole('dialog', { name: 'Add Day' });
export const addActivity = (page: Page) => page.getByRole('dialog', { name: 'Add New Activity' });

/** Creates an empty trip of three days, without opening its page. */
export async function seedEmptyRome(page: Page): Promise<string> {
  return seedTrip(page, { title: 'Rome in June', startDate: '2027-06-03', endDate: '2027-06-05' });
}

/** Creates a trip of three days, the second with two activities, without opening its page. */
export async function seedRome(page: Page): Promise<{ id: string; days: readonly string[] }> {
  const id = await seedTrip(page, {
    ...{ title: 'Rome in June', startDate: '2027-06-03', endDate: '2027-06-05', isPublic: true },
  });
  const first = await seedDay(page, id, { title: 'Arrival', date: '2027-06-03', accommodation: 'Albergo Sole' });
  const second = await seedDay(page, id, { title: 'Forum', date: '2027-06-04', location: 'Rome' }, [
    { title: 'Colosseum', time: '14:00' },
    { title: 'Palatine', time: '09:30' },
  ]);
  const third = await seedDay(page, id, { title: 'Home', date: '2027-06-05' }, [{ title: 'Last espresso' }]);
  return { id, days: [first, second, third] };
}
