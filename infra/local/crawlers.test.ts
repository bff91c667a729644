import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { routes } from '#shared/routes.ts';
import { apiClient } from './demo/api-client.ts';
import { startTestStack } from './test-stack.ts';

const PATIENCE = { timeout: 20_000 };

let dataFolder: string;
beforeAll(async () => {
  dataFolder = await mkdtemp(path.join(tmpdir(), 'crawlers-'));
});
afterAll(() => rm(dataFolder, { recursive: true }));

test('SHARE-14 robots.txt leads to the sitemap, that to a public trip, and its address to its preview', async () => {
  const first = await startTestStack({ dataFolder });
  const api = apiClient(first.url);
  const account = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', password: 'engine no. 1' };
  await api.call(routes.register, { body: account });
  const dates = { startDate: '2027-06-03T00:00:00.000Z', endDate: '2027-06-06T00:00:00.000Z' };
  const trip = await api.call(routes.createTrip, { body: { title: 'Robots in Turin', ...dates, isPublic: true } });
  await expect.poll(async () => (await fetch(`${first.url}/api/trips/public`)).text(), PATIENCE).toContain(trip.id);
  await first.stop();

  // The sitemap is written at each start, and every hour.
  const { url, stop } = await startTestStack({ dataFolder });
  const textAt = async (address: string, headers = {}) => (await fetch(address, { headers })).text();
  const robots = await textAt(`${url}/robots.txt`);
  expect(robots).toContain('Disallow: /api/\n');
  const [, sitemap = ''] = /^Sitemap: (.+)$/m.exec(robots) ?? [];
  expect(sitemap).toBe(`${url}/sitemap.xml`);
  const addressesIn = (text: string) => [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  await expect.poll(() => textAt(`${url}/sitemap-1.xml`), PATIENCE).toContain(trip.id);
  await expect.poll(async () => addressesIn(await textAt(sitemap)), PATIENCE).toEqual([`${url}/sitemap-1.xml`]);
  const [home, page = ''] = addressesIn(await textAt(`${url}/sitemap-1.xml`));
  expect([home, page]).toEqual([`${url}/`, `${url}/trips/${trip.id}`]);
  expect(await textAt(page, { 'user-agent': 'Googlebot/2.1' })).toContain('"@type":"TouristTrip"');
  expect((await fetch(`${url}/sitemap-2.xml`)).status).toBe(403);
  await stop();
}, 120_000);
