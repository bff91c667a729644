import { expect, it } from 'vitest';
import { readJson } from './json.ts';

const trip = { title: 'Small', startDate: '2027-06-03', endDate: '2027-06-04' };
const file = (more: object = {}) => JSON.stringify({ format: 'travel-timeline/1', trip, ...more }, null, 1);

it('OUT-07 a downloaded trip is read with its days and ideas, each known by its UID or else the tail of its id', () => {
  const id = `${'a'.repeat(29)}-${'0'.repeat(15)}-00000000000tail`;
  const activities = [{ title: 'Walk', id }, { title: 'Swim', id, uid: 'x@y' }, { title: 'Read' }];
  const days = [{ title: 'One', date: '2027-06-03T00:00:00.000Z', activities }];
  const read = readJson(file({ days, ideas: [{ title: 'Beach' }] }), 'a');
  expect(read).toMatchObject({
    trip: {
      days: [{ date: '2027-06-03', activities: [{ uid: '00000000000tail' }, { uid: 'x@y' }, { title: 'Read' }] }],
      ideas: [{ title: 'Beach' }],
    },
  });
});

it.each([
  ['of what is no JSON', '{\n"format": "travel-timeline/1",\n oops }', /^Line 3: This is not valid JSON/],
  ['of an unfinished file', file().slice(0, -2), /^Line 7: This is not valid JSON/],
  [
    'of the item that is wrong',
    file({ days: [{ title: 'One', date: '2027-06-03', activities: [{}] }] }),
    /^Line 13: Title/,
  ],
  ['of the field that is wrong', file({ ideas: [{ title: 'A', time: '25:00' }] }), /^Line 11: Please enter a time/],
])('OUT-07 says the line %s, and why', (_, text, problem) => {
  expect(readJson(text, 'a')).toEqual({ problem: expect.stringMatching(problem) });
});

it.each([
  ['another format', { format: 'other/1' }, /travel-timeline\/1/],
  [
    'more than 366 days',
    { days: Array.from({ length: 367 }, () => ({ title: 'D', date: '2027-06-03' })) },
    /367 days; 366/,
  ],
  ['more than 2,000 items', { ideas: Array.from({ length: 2001 }, () => ({ title: 'I' })) }, /2001 items; 2000/],
])('OUT-07 refuses %s', (_, more, problem) => {
  expect(readJson(file(more), 'a')).toEqual({ problem: expect.stringMatching(problem) });
});

it('OUT-07 KIND-07 saved places of Google, as they are now and as they were, become ideas with their positions', () => {
  const features = [
    {
      type: 'Feature',
      geometry: { coordinates: [139.7454, 35.6586], type: 'Point' },
      properties: {
        google_maps_url: 'http://maps.google.com/?cid=123',
        location: { name: 'Tokyo Tower', address: '4 Chome-2-8\nShibakoen', country_code: 'JP' },
      },
    },
    {
      geometry: { coordinates: [0, 0], type: 'Point' },
      properties: {
        Title: 'Old one',
        'Google Maps URL': 'https://maps.google.com/?cid=9',
        Location: { Address: 'Rome' },
      },
    },
    { properties: {} },
  ];
  expect(readJson(JSON.stringify({ type: 'FeatureCollection', features }, null, 1), 'Saved Places')).toMatchObject({
    trip: {
      ...{ trip: { title: 'Saved Places', startDate: '' }, days: [] },
      ideas: [
        {
          ...{ title: 'Tokyo Tower', location: '4 Chome-2-8, Shibakoen', country: 'JP', status: 'pending' },
          coordinates: { latitude: 35.6586, longitude: 139.7454 },
          ...{ uid: 'http://maps.google.com/?cid=123', details: { link: 'http://maps.google.com/?cid=123' } },
        },
        { title: 'Old one', location: 'Rome' },
      ],
    },
    unread: [{ line: 38, why: 'Title is required.' }],
  });
});
