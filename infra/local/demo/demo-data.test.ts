import { expect, test } from 'vitest';
import { endProblem } from '#shared/activities/end-problem.ts';
import { ActivityFields } from '#shared/activities/schema.ts';
import { destinationsOf } from '#shared/discover/rules.ts';
import { THEMES, themesOf } from '#shared/discover/themes.ts';
import { DESTINATIONS } from '#shared/places/destinations.ts';
import { Registration } from '#shared/session/schema.ts';
import { DEMO_SIGN_IN, DEMO_USERNAME, demoTravellers } from './travellers.ts';
import { tripsByUsername } from './trips/trips-by-username.ts';
import { activityFields } from './write-trip.ts';

const trips = Object.values(tripsByUsername).flat();
const publicTrips = trips.filter(({ isPublic = true }) => isPublic);
const usernames = demoTravellers.map(({ username }) => username);

test('at least six travellers besides the demo account follow one another', () => {
  expect(usernames.length).toBeGreaterThanOrEqual(7);
  for (const { username, follows } of demoTravellers) {
    expect(follows.every((followed) => usernames.includes(followed) && followed !== username)).toBe(true);
    expect(demoTravellers.some((other) => other.follows.includes(username))).toBe(true);
  }
  expect(Object.keys(tripsByUsername).sort()).toEqual([...usernames].sort());
});

test('the demo account can be created and has a private trip', () => {
  const [robin] = demoTravellers.filter(({ username }) => username === DEMO_USERNAME);
  expect(Registration.safeParse({ ...robin, ...DEMO_SIGN_IN }).success).toBe(true);
  expect(tripsByUsername[DEMO_USERNAME]?.some(({ isPublic }) => isPublic === false)).toBe(true);
});

test('at least 25 public trips cover most destinations and every theme', () => {
  expect(publicTrips.length).toBeGreaterThanOrEqual(25);
  const described = publicTrips.map((trip) => ({ ...trip, location: trip.place }));
  const destinations = new Set(described.flatMap(destinationsOf));
  expect(destinations.size).toBeGreaterThanOrEqual(DESTINATIONS.length - 2);
  const themes = new Set(described.flatMap(themesOf));
  expect(THEMES.filter((theme) => theme !== 'Other' && !themes.has(theme))).toEqual([]);
});

test('every trip has its own title and two days or more, and every day its activities in order of time', () => {
  expect(new Set(trips.map(({ title }) => title)).size).toBe(trips.length);
  for (const { days, title } of trips) {
    expect(days.length, title).toBeGreaterThanOrEqual(2);
    for (const { activities } of days) {
      const times = activities.flatMap(({ time }) => time ?? []);
      expect(times.length, title).toBeGreaterThan(0);
      expect(times, title).toEqual([...times].sort());
      for (const activity of activities) {
        const { data } = ActivityFields.safeParse(activityFields(activity, '2027-06-03', 'EUR'));
        expect(data, activity.title).toBeDefined();
        expect(data && endProblem(data, '2027-06-03'), activity.title).toBeUndefined();
      }
    }
  }
});
