// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { writeCsv } from '#shared/export/csv.ts';
import { writeGpx } from '#shared/export/gpx.ts';
import { writeIcs } from '#shared/export/ics.ts';
import { testPlan } from '#shared/export/test-plan.ts';
import { readFile } from './read-file.ts';

const [rome, auckland] = [
  { latitude: 41.89, longitude: 12.49 },
  { latitude: -37, longitude: 174.8 },
];
const FLIGHT = {
  ...{
    title: 'Flight NZ 10',
    kind: 'flight' as const,
    location: 'AKL',
    endLocation: 'HNL',
    cost: 420.5,
    currency: 'NZD',
  },
  ...{ time: '23:55', timeZone: 'Pacific/Auckland', endTime: '09:45', endTimeZone: 'Pacific/Honolulu' },
  ...{ endDate: '2027-06-03', coordinates: auckland, endCoordinates: { latitude: 21.3, longitude: -157.9 } },
  confirmationNumber: 'AB12CD',
};
const PLAN = testPlan('Round, the world', {
  '2027-06-03': [FLIGHT, { title: 'Inn', kind: 'stay', endDate: '2027-06-05', location: 'Beach Road 1' }],
  '2027-06-05': [
    {
      title: 'Dinner; late',
      kind: 'meal',
      time: '22:00',
      timeZone: 'Europe/Rome',
      endTime: '01:00',
      notes: 'a\nb, "c"',
    },
    { title: '=Museum', location: 'Via Roma', coordinates: rome, status: 'cancelled', cancelled: true },
    { title: 'Fair', kind: 'event', endDate: '2027-06-07' },
  ],
});
const calendar = { title: PLAN.trip.title, domain: 'trips.example', now: 0, withReferences: true };
const read = (text: string, name: string) => readFile(new File([text], name));

it('OUT-07 KIND-07 our own calendar comes back with kinds, zones, ends, references and UIDs', async () => {
  expect(await read(writeIcs([PLAN], calendar), 'a.ics')).toMatchObject({
    unread: [],
    trip: {
      trip: { title: 'Round, the world', startDate: '2027-06-03', endDate: '2027-06-07' },
      days: [
        {
          ...{ date: '2027-06-03', title: 'Day 1' },
          activities: [
            {
              ...{ title: 'Flight NZ 10', kind: 'flight', location: 'AKL', endLocation: 'HNL', time: '23:55' },
              ...{ timeZone: 'Pacific/Auckland', endTime: '09:45', endTimeZone: 'Pacific/Honolulu' },
              ...{ coordinates: auckland, confirmationNumber: 'AB12CD', notes: null, status: 'pending' },
              uid: '000000000000000@trips.example',
            },
            { title: 'Inn', kind: 'stay', time: null, endDate: '2027-06-05', location: 'Beach Road 1' },
          ],
        },
        {
          ...{ date: '2027-06-05', title: 'Day 3' },
          activities: [
            {
              ...{ title: 'Dinner; late', kind: 'meal', endTime: '01:00', endDate: '2027-06-06' },
              notes: 'a\nb, "c"',
            },
            { title: '=Museum', status: 'cancelled', coordinates: rome },
            { title: 'Fair', kind: 'event', endDate: '2027-06-07' },
          ],
        },
      ],
    },
  });
});

it('OUT-07 KIND-07 our own table comes back with days, kinds, zones, positions, costs and states', async () => {
  expect(await read(writeCsv(PLAN), 'Round.csv')).toMatchObject({
    unread: [],
    trip: {
      trip: { title: 'Round', startDate: '2027-06-03', endDate: '2027-06-07' },
      days: [
        {
          title: 'Day 1',
          activities: [
            {
              ...{ title: 'Flight NZ 10', kind: 'flight', category: null, time: '23:55', timeZone: 'Pacific/Auckland' },
              ...{ endTime: '09:45', endTimeZone: 'Pacific/Honolulu', endLocation: 'HNL', coordinates: auckland },
              ...{ cost: 420.5, currency: 'NZD', confirmationNumber: 'AB12CD', status: 'pending' },
            },
            { title: 'Inn', kind: 'stay', endDate: '2027-06-05' },
          ],
        },
        {
          title: 'Day 2',
          activities: [
            { title: 'Dinner; late', notes: 'a\nb, "c"', endDate: '2027-06-06' },
            { title: '=Museum', status: 'cancelled', coordinates: rome },
            { title: 'Fair', kind: 'event', endDate: '2027-06-07' },
          ],
        },
      ],
    },
  });
});

it('OUT-07 KIND-07 our own GPX comes back with its days, and two points of a journey as its ends', async () => {
  const walk = { title: 'Walk', location: 'Forum', coordinates: rome, notes: 'a\nb' };
  const plan = testPlan('Tracks', {
    '2027-06-03': [FLIGHT, walk],
    '2027-06-04': [{ title: 'Lone', coordinates: rome }],
  });
  expect(await read(writeGpx(plan), 'a.gpx')).toMatchObject({
    unread: [],
    trip: {
      trip: { title: 'Tracks' },
      days: [
        {
          ...{ date: '2027-06-03', title: 'Day 1' },
          activities: [
            {
              ...{ title: 'Flight NZ 10', location: 'AKL', endLocation: 'HNL', coordinates: auckland },
              endCoordinates: FLIGHT.endCoordinates,
            },
            { title: 'Walk', location: 'Forum', coordinates: rome, notes: 'a\nb', status: 'pending' },
          ],
        },
      ],
      ideas: [{ title: 'Lone', coordinates: rome }],
    },
  });
});

it.each([
  ['is empty', ' \n', /empty/],
  ['is no GPX', '<kml xmlns="http://www.opengis.net/kml/2.2"></kml>', /^Line 1: .*kml/],
  ['is damaged XML', '<gpx>\n<wpt lat="1" lon="2">\n</gpx>', /^Line \d: This is not valid XML/],
  ['is a text without columns', 'Dear diary,\ntoday', /^Line 1: No column is called Title or Name/],
  ['has nothing in it', '<gpx></gpx>', /Nothing in this file/],
])('OUT-07 says why a file that %s cannot be read', async (_, text, problem) => {
  expect(await read(text, 'a')).toEqual({ problem: expect.stringMatching(problem) });
});

it('OUT-07 a file above 1 MB is not even read', async () => {
  expect(await read('x'.repeat(1024 * 1024 + 1), 'a.json')).toEqual({ problem: expect.stringMatching(/1 MB/) });
});

it('OUT-07 GPX of other programs gives ideas, and tells the line of a point that is none', async () => {
  const text = `<?xml version="1.0"?>
<gpx version="1.1" creator="Other" xmlns="http://www.topografix.com/GPX/1/1">
<!-- <wpt lat="9" lon="9"> -->
<wpt lat="41.89" lon="12.49"><name>Forum</name><desc>Old</desc><link href="https://example.com/forum"/></wpt>
<wpt lat="99" lon="12"><name>Nowhere</name></wpt>
<wpt lat="1" lon="1"/>
<trk><trkseg><trkpt lat="1" lon="1"/></trkseg></trk>
</gpx>`;
  expect(await read(text, 'Rome.gpx')).toMatchObject({
    trip: {
      ...{ trip: { title: 'Rome', startDate: '', endDate: '' }, days: [] },
      ideas: [
        {
          ...{ title: 'Forum', location: 'Forum', notes: 'Old', details: { link: 'https://example.com/forum' } },
          coordinates: rome,
        },
      ],
    },
    unread: [
      { line: 5, why: expect.stringMatching(/latitudes are from -90 to 90/) },
      { line: 6, why: 'This point has no name.' },
    ],
  });
});
