import type { Page } from './fixtures.ts';

/** Calls the API as the traveller signed in on the page, and returns the created thing. */
async function create(page: Page, path: string, data: unknown): Promise<{ id: string }> {
  const response = await page.request.post(path, { data, headers: { origin: new URL(page.url()).origin } });
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
  return (await response.json()) as { id: string };
}

interface SeedTrip {
  readonly title: string;
  /** 'YYYY-MM-DD' */
  readonly startDate: string;
  readonly endDate: string;
  readonly description?: string;
  readonly isPublic?: boolean;
}

/** Creates a trip through the API and returns its id. */
export async function seedTrip(page: Page, trip: SeedTrip): Promise<string> {
  return (await create(page, '/api/trips', trip)).id;
}

interface SeedActivity {
  readonly title: string;
  readonly time?: string;
  readonly category?: string;
  readonly location?: string;
  readonly endLocation?: string;
}

/** Adds a day, its date as 'YYYY-MM-DD', and the activities with these titles. */
export async function seedDay(
  page: Page,
  tripId: string,
  day: { readonly title: string; readonly date: string; readonly accommodation?: string },
  activities: readonly SeedActivity[] = [],
): Promise<string> {
  const { id } = await create(page, `/api/trips/${tripId}/days`, day);
  for (const activity of activities) await create(page, `/api/trip-days/${id}/activities`, activity);
  return id;
}
