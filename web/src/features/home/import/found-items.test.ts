import { expect, it } from 'vitest';
import { Activity } from '#shared/activities/schema.ts';
import { TripFile } from '#shared/import/trip-file.ts';
import { chosenOf, groupsOf } from './found-items.ts';

const DATE = '2027-06-03';
const file = (activities: object[], ideas: object[] = []) =>
  TripFile.parse({
    ...{ format: 'travel-timeline/1', trip: { title: 'A', startDate: DATE, endDate: DATE }, ideas },
    days: [{ title: 'One', date: DATE, activities }],
  });
const TAIL = '00000000000tail';
const standing = (fields: object) => ({
  date: DATE,
  activity: Activity.parse({
    ...{ id: `${'a'.repeat(29)}-${'0'.repeat(15)}-${TAIL}`, tripDayId: '', photos: [], title: 'Walk', time: null },
    ...{ endTime: null, timeZone: null, cost: null, currency: null, rating: null, notes: null, category: null },
    ...{ location: null, endDate: null, endLocation: null, timeOfDay: null, confirmationNumber: null, ...fields },
  }),
});

it.each([
  ['the UID of an earlier import', { title: 'Else', uid: 'a@b' }, { uid: 'a@b' }, 'Already in this trip'],
  ["this site's own UID", { title: 'Else', uid: `${TAIL}@trips.example` }, {}, 'Already in this trip'],
  ['the tail in a downloaded trip', { title: 'Else', uid: TAIL }, {}, 'Already in this trip'],
  ['the same title and time, without a UID', { title: 'walk' }, {}, 'Already in this trip'],
  ['another time', { title: 'Walk', time: '10:00' }, {}, undefined],
  ['another UID', { title: 'Walk', uid: 'c@d' }, { uid: 'a@b' }, undefined],
])('OUT-07 doubles of a trip are found: %s', (_, item, there, double) => {
  expect(groupsOf(file([item]), [standing(there)])[0]?.items[0]?.double).toBe(double);
});

it('OUT-07 what a file has twice is a double from the second time on, among days and ideas', () => {
  const groups = groupsOf(
    file(
      [
        { title: 'A', uid: 'a@b' },
        { title: 'B', uid: 'a@b' },
      ],
      [{ title: 'C', uid: 'a@b' }],
    ),
    [],
  );
  expect(groups.flatMap(({ items }) => items.map(({ double }) => double))).toEqual([
    undefined,
    'Twice in this file',
    'Twice in this file',
  ]);
});

it('OUT-07 only what is ticked is sent, and an empty day when it is ticked itself', () => {
  const empty = TripFile.parse({ ...file([]), ideas: [{ title: 'X' }, { title: 'Y' }] });
  expect(chosenOf(empty, (key) => key === '0' || key === 'ideas/1')).toMatchObject({
    days: [{ title: 'One', activities: [] }],
    ideas: [{ title: 'Y' }],
  });
  expect(chosenOf(empty, () => false)).toMatchObject({ days: [], ideas: [] });
  expect(chosenOf(file([{ title: 'A' }, { title: 'B' }]), (key) => key === '0/1').days).toMatchObject([
    { activities: [{ title: 'B' }] },
  ]);
});
