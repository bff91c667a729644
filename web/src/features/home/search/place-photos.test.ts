import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { placePhotos } from './place-photos.ts';

const ROME = { name: 'Rome', location: 'Italy' };
afterEach(() => vi.unstubAllGlobals());

function answering(...answers: readonly (() => Response)[]) {
  const fetched = vi.fn(
    async (_: string) => answers[Math.min(fetched.mock.calls.length, answers.length) - 1]?.() ?? new Response(),
  );
  vi.stubGlobal('fetch', fetched);
  return fetched;
}
const photos = () => Response.json({ name: 'Rome', description: null, photos: [{ url: 'https://example.com/a.jpg' }] });
const refusal = () => Response.json({ message: 'No', code: 'internal' }, { status: 500 });

test('API-31 API-33 the photos of a place are requested by its name and location, and cached for 5 minutes', async () => {
  const fetched = answering(photos);
  const client = new QueryClient();
  expect(await client.fetchQuery(placePhotos(ROME))).toEqual([{ url: 'https://example.com/a.jpg' }]);
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/places/photos?name=Rome&location=Italy');
  await client.fetchQuery(placePhotos(ROME));
  expect(fetched).toHaveBeenCalledTimes(1);
  expect([placePhotos(ROME).staleTime, placePhotos(ROME).retry]).toEqual([300_000, false]);
});

test('API-32 API-33 when they cannot be read there are none, without an error and without a retry', async () => {
  const fetched = answering(refusal);
  expect(await new QueryClient().fetchQuery(placePhotos(ROME))).toEqual([]);
  expect(fetched).toHaveBeenCalledTimes(1);
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Promise.reject(new TypeError('Failed to fetch'))),
  );
  expect(await new QueryClient().fetchQuery(placePhotos(ROME))).toEqual([]);
});
