import { expect, test } from 'vitest';
import { homeTabOf, paths, profileTabOf, safeNext } from './paths.ts';

test('OPEN-04 the tab is in the URL; Plan Trip is the default', () => {
  expect(paths.home()).toBe('/');
  expect(paths.home('trips')).toBe('/?tab=trips');
  expect(homeTabOf(new URLSearchParams(''))).toBe('plan');
  expect(homeTabOf(new URLSearchParams('tab=discover'))).toBe('discover');
  expect(homeTabOf(new URLSearchParams('tab=admin'))).toBe('plan');
});

test('OPEN-41 next continues to a path of this site', () => {
  expect(safeNext('/trips/abc?day=1#photos')).toBe('/trips/abc?day=1#photos');
  expect(paths.auth('/?tab=trips')).toBe('/auth?next=%2F%3Ftab%3Dtrips');
  expect(paths.auth('/')).toBe('/auth');
});

test('OPEN-08 next never leaves the site', () => {
  for (const next of ['//evil.example', '/\\evil.example', 'https://evil.example/', 'javascript:alert(1)', '', null]) {
    expect(safeNext(next)).toBeUndefined();
  }
});

test('names and ids are encoded in URLs', () => {
  expect(paths.traveller('a/b c')).toBe('/profile/a%2Fb%20c');
  expect(paths.destination('New York')).toBe('/?tab=discover&to=New%20York');
});

test('OPEN-46 a traveller’s URL has their username, or their id when they have none', () => {
  expect(paths.travellerOf({ id: 'u1', username: 'aiko' })).toBe('/profile/aiko');
  expect(paths.travellerOf({ id: 'u1', username: null })).toBe('/users/u1');
});

test('OPEN-31 the search term is in the URL, so that it survives navigation', () => {
  expect([paths.search(), paths.search('são p')]).toEqual(['/search', '/search?q=s%C3%A3o%20p']);
  expect([paths.discover(''), paths.discover('a&b')]).toEqual(['/?tab=discover', '/?tab=discover&q=a%26b']);
});

test("PROF-22 the profile's tab is in the URL; My Trips is the default", () => {
  expect([paths.profile(), paths.profile('following')]).toEqual(['/profile', '/profile?tab=following']);
  expect(['', 'tab=followers', 'tab=admin'].map((query) => profileTabOf(new URLSearchParams(query)))).toEqual([
    'trips',
    'followers',
    'trips',
  ]);
});
