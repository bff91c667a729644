import { expect, test } from 'vitest';
import { NewTrip } from '#shared/trips/schema.ts';
import { newTripBody } from './new-trip-body.ts';

const typed = { title: ' Porto ', startDate: '2027-05-10', endDate: '2027-05-10', description: '', coverImage: '' };
const bodyOf = (changes: Partial<Parameters<typeof NewTrip.parse>[0] & object> = {}) =>
  newTripBody(NewTrip.parse({ ...typed, ...changes }));

test('ENT-08 OPEN-69 dates are sent as ISO date-times at midnight UTC', () => {
  expect(bodyOf()).toMatchObject({ startDate: '2027-05-10T00:00:00.000Z', endDate: '2027-05-10T00:00:00.000Z' });
});

test('ENT-09 the title is sent as a string, the description only when there is one', () => {
  expect(bodyOf().title).toBe('Porto');
  expect(bodyOf()).not.toHaveProperty('description');
  expect(bodyOf({ description: 'By train' }).description).toBe('By train');
});

test('ENT-10 an empty cover image is left out', () => {
  expect(bodyOf()).not.toHaveProperty('coverImage');
  expect(bodyOf({ coverImage: 'https://example.com/a.jpg' }).coverImage).toBe('https://example.com/a.jpg');
});

test("ENT-11 isPublic is sent as the text 'true' or 'false', by default 'true'", () => {
  expect(bodyOf().isPublic).toBe('true');
  expect(bodyOf({ isPublic: false }).isPublic).toBe('false');
});
