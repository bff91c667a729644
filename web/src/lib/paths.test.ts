import { expect, test } from 'vitest';
import { homeTabOf, paths, safeNext } from './paths.ts';

test('OPEN-04 the tab is in the address; Plan Trip is open when none or an unknown one is named', () => {
  expect(paths.home()).toBe('/');
  expect(paths.home('trips')).toBe('/?tab=trips');
  expect(homeTabOf(new URLSearchParams(''))).toBe('plan');
  expect(homeTabOf(new URLSearchParams('tab=discover'))).toBe('discover');
  expect(homeTabOf(new URLSearchParams('tab=admin'))).toBe('plan');
});

test('OPEN-41 next leads on to a path of this site', () => {
  expect(safeNext('/trips/abc?day=1#photos')).toBe('/trips/abc?day=1#photos');
  expect(paths.auth('/?tab=trips')).toBe('/auth?next=%2F%3Ftab%3Dtrips');
  expect(paths.auth('/')).toBe('/auth');
});

test('OPEN-08 next never leaves the site', () => {
  for (const next of ['//evil.example', '/\\evil.example', 'https://evil.example/', 'javascript:alert(1)', '', null]) {
    expect(safeNext(next)).toBeUndefined();
  }
});

test('names and ids stand in an address as they are', () => {
  expect(paths.traveller('a/b c')).toBe('/profile/a%2Fb%20c');
  expect(paths.destination('New York')).toBe('/?tab=discover&to=New%20York');
});
