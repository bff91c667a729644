import type { Page } from './fixtures.ts';

/** Calls the API in the page's session, and returns the created thing. */
async function create(page: Page, path: string, data: unknown): Promise<{ id: string }> {
  const response = await page.request.post(path, { data });
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
  return (await response.json()) as { id: string };
}

interface SeedTrip {
  readonly title: string;
  /** 'YYYY-MM-DD' */
  readonly startDate: string;
  readonly endDate: string;
  readonly description?: string;
  readonly coverImage?: string;
  readonly isPublic?: boolean;
}

/** Creates a trip through the API and returns its id. */
export async function seedTrip(page: Page, trip: SeedTrip): Promise<string> {
  return (await create(page, '/api/trips', trip)).id;
}

interface SeedDay {
  readonly title: string;
  /** 'YYYY-MM-DD' */
  readonly date: string;
  readonly location?: string;
  readonly accommodation?: string;
  readonly accommodationAddress?: string;
  readonly notes?: string;
}

/** As Playwright takes a file. */
export interface SeedFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

export interface SeedActivity {
  readonly title: string;
  /** 'HH:mm' */
  readonly time?: string;
  readonly timeOfDay?: string;
  readonly category?: string;
  readonly location?: string;
  readonly endLocation?: string;
  /** In euro, unless there is a currency. */
  readonly cost?: number;
  /** ISO 4217 */
  readonly currency?: string;
  readonly rating?: number;
  readonly notes?: string;
  readonly kind?: string;
  /** IANA */
  readonly timeZone?: string;
  readonly endTime?: string;
  readonly endTimeZone?: string;
  /** 'YYYY-MM-DD' */
  readonly endDate?: string;
  readonly coordinates?: { readonly latitude: number; readonly longitude: number };
  readonly endCoordinates?: { readonly latitude: number; readonly longitude: number };
  readonly confirmationNumber?: string;
  readonly status?: string;
  readonly details?: Readonly<Record<string, string>>;
}

/** Adds a day with these activities to a trip, and returns its id. */
export async function seedDay(
  page: Page,
  tripId: string,
  day: SeedDay,
  activities: readonly SeedActivity[] = [],
): Promise<string> {
  const { id } = await create(page, `/api/trips/${tripId}/days`, day);
  for (const activity of activities) await seedActivity(page, id, activity);
  return id;
}

/** Adds an activity to a day, and returns its id. */
export async function seedActivity(page: Page, dayId: string, activity: SeedActivity): Promise<string> {
  return (await create(page, `/api/trip-days/${dayId}/activities`, activity)).id;
}

/** Uploads a file and adds it to an activity. */
export async function seedDocument(
  page: Page,
  activityId: string,
  { name, mimeType, buffer }: SeedFile,
): Promise<void> {
  const upload = await page.request.post('/api/objects/upload', { data: { type: mimeType, size: buffer.length } });
  const { uploadURL, photoURL } = (await upload.json()) as { uploadURL: string; photoURL: string };
  const put = await page.request.put(uploadURL, { data: buffer, headers: { 'content-type': mimeType } });
  if (!put.ok()) throw new Error(`the bucket answered ${put.status()}`);
  const data = { documentURL: photoURL, name };
  const kept = await page.request.put(`/api/activities/${activityId}/documents`, { data });
  if (!kept.ok()) throw new Error(`${kept.status()} ${await kept.text()}`);
}

/** Adds photos by their addresses to a day or an activity, like 'activities/…'. */
export async function seedPhotos(page: Page, of: string, addresses: readonly string[]): Promise<void> {
  for (const photoURL of addresses) {
    const response = await page.request.put(`/api/${of}/photos`, { data: { photoURL } });
    if (!response.ok()) throw new Error(`${of}: ${response.status()} ${await response.text()}`);
  }
}
