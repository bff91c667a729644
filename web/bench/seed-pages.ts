import type { BrowserContext } from '@playwright/test';

const DAYS = 14;
const CATEGORIES = ['sightseeing', 'food', 'transport', 'entertainment', 'shopping', 'other'] as const;

async function post<T>(context: BrowserContext, site: string, path: string, data: unknown): Promise<T> {
  const response = await context.request.post(site + path, { data, headers: { origin: site } });
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
  return (await response.json()) as T;
}

/** A new traveller, signed in. */
export async function signUpTraveller(context: BrowserContext, site: string): Promise<void> {
  const email = `pages.${Date.now()}@example.com`;
  const account = { firstName: 'Marta', lastName: 'Lind', email, password: 'a long walk by the sea' };
  await post(context, site, '/api/register', account);
}

/** A private trip with all its items on one day, half of them with a time; the address of that day. */
export async function seedLongDay(context: BrowserContext, site: string, items: number): Promise<string> {
  const date = '2027-03-01';
  const dates = { startDate: date, endDate: date };
  const trip = await post<{ id: string }>(context, site, '/api/trips', { title: 'One long day', ...dates });
  const day = await post<{ id: string }>(context, site, `/api/trips/${trip.id}/days`, { date, title: 'Everything' });
  for (let n = 0; n < items; n++) {
    const time = `${String(8 + Math.floor(n / 10)).padStart(2, '0')}:${String(n % 10).padStart(2, '0')}`;
    await post(context, site, `/api/trip-days/${day.id}/activities`, {
      ...{
        title: `Activity ${n + 1}`,
        location: 'Piazza Navona',
        category: CATEGORIES[n % CATEGORIES.length],
        cost: 12,
      },
      ...(n < items / 2 && { time }),
    });
  }
  return `/trips/${trip.id}?day=${day.id}`;
}

/** A private trip of fourteen days with six activities each, 'Activity 1.1' to 'Activity 14.6'; its id. */
export async function seedLongTrip(context: BrowserContext, site: string): Promise<string> {
  const [startDate, endDate] = ['2027-03-01', '2027-03-14'];
  const trip = await post<{ id: string }>(context, site, '/api/trips', { title: 'Fortnight', startDate, endDate });
  for (let day = 1; day <= DAYS; day++) {
    const date = `2027-03-${String(day).padStart(2, '0')}`;
    const added = await post<{ id: string }>(context, site, `/api/trips/${trip.id}/days`, {
      ...{ date, title: `Day ${day}`, location: 'Rome' },
    });
    for (const [index, category] of CATEGORIES.entries()) {
      await post(context, site, `/api/trip-days/${added.id}/activities`, {
        ...{ title: `Activity ${day}.${index + 1}`, time: `${String(8 + index * 2).padStart(2, '0')}:00` },
        ...{ location: 'Piazza Navona', category, cost: 12 },
        notes: 'Bring water and the tickets that are in the mail from the museum. '.repeat(2),
      });
    }
  }
  return trip.id;
}

/** A trip of sixty days around Europe with five places each on the map; its id. */
export async function seedMappedTrip(context: BrowserContext, site: string): Promise<string> {
  const [startDate, endDate] = ['2027-06-01', '2027-07-30'];
  const trip = await post<{ id: string }>(context, site, '/api/trips', { title: 'Sixty days', startDate, endDate });
  for (let day = 0; day < 60; day++) {
    const date = new Date(Date.UTC(2027, 5, 1 + day)).toISOString().slice(0, 10);
    const added = await post<{ id: string }>(context, site, `/api/trips/${trip.id}/days`, {
      date,
      title: `Day ${day}`,
    });
    for (let item = 0; item < 5; item++) {
      const coordinates = { latitude: 37 + ((day * 7 + item * 3) % 22), longitude: -8 + ((day * 11 + item * 5) % 33) };
      await post(context, site, `/api/trip-days/${added.id}/activities`, {
        title: `Place ${day}.${item}`,
        coordinates,
      });
    }
  }
  return trip.id;
}
