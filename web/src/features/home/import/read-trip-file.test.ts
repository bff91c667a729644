import { expect, it } from 'vitest';
import { readTripFile } from './read-trip-file.ts';

const trip = { title: 'Small', startDate: '2027-06-03', endDate: '2027-06-04' };
const file = (more: object = {}) => JSON.stringify({ format: 'travel-timeline/1', trip, ...more });

it('a downloaded trip is read with its days and ideas', () => {
  const days = [{ title: 'One', date: '2027-06-03T00:00:00.000Z', activities: [{ title: 'Walk' }] }];
  expect(readTripFile(file({ days, ideas: [{ title: 'Beach' }] }))).toMatchObject({
    trip: { days: [{ date: '2027-06-03', activities: [{ title: 'Walk' }] }], ideas: [{ title: 'Beach' }] },
  });
});

it.each([
  ['the line of what is no JSON', '{\n"format": "travel-timeline/1",\n oops }', /^Line 3: /],
  ['another format', file({ format: 'other/1' }), /travel-timeline\/1/],
  [
    'the item that is wrong',
    file({ days: [{ title: 'One', date: '2027-06-03', activities: [{}] }] }),
    /^Day 1, item 1: /,
  ],
  ['a file that is too large', 'x'.repeat(1024 * 1024 + 1), /1 MB/],
])('says %s', (_, text, problem) => {
  expect(readTripFile(text)).toEqual({ problem: expect.stringMatching(problem) });
});
