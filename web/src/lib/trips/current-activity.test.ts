import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../errors.ts';
import { withCurrentId } from './current-activity.ts';
import { dayQueries } from './day-queries.ts';

const TRIP = 't'.repeat(29);
const day = (letter: string) => `${TRIP}-${letter.repeat(15)}`;
const before = `${day('a')}-${'x'.repeat(15)}`;
const after = `${day('b')}-${'x'.repeat(15)}`;
const query = dayQueries.ofTrip(TRIP);
const days = (id: string) => [{ activities: [{ id }] }] as never;
const notFound = new ApiError(404, 'Activity not found');

it('an activity that was moved is called by its new id, found by its tail', async () => {
  const client = new QueryClient();
  client.setQueryData(query.queryKey, days(after));
  expect(await withCurrentId(client, before, async (id) => id)).toBe(after);
});

it('one that was moved elsewhere is looked for again when it is not found', async () => {
  const client = new QueryClient();
  client.setQueryData(query.queryKey, days(before));
  vi.spyOn(client, 'fetchQuery').mockResolvedValue(days(after));
  const called: string[] = [];
  const answer = await withCurrentId(client, before, async (id) => {
    called.push(id);
    if (id === before) throw notFound;
    return id;
  });
  expect([answer, called]).toEqual([after, [before, after]]);
});

it('one that is gone stays not found', async () => {
  const client = new QueryClient();
  vi.spyOn(client, 'fetchQuery').mockResolvedValue([]);
  await expect(withCurrentId(client, before, async () => Promise.reject(notFound))).rejects.toBe(notFound);
});
