import { expect, test } from 'vitest';
import { authorName, displayName, greetingName, initialsOf } from './traveller-name.ts';

test("FOLW-05 SEEK-05 an author is the username, else first and last name, else 'Anonymous'", () => {
  expect(authorName({ username: 'aiko', firstName: 'Aiko', lastName: 'Tanaka' })).toBe('aiko');
  expect(authorName({ username: null, firstName: 'Aiko', lastName: 'Tanaka' })).toBe('Aiko Tanaka');
  expect(authorName({ username: null, firstName: 'Aiko', lastName: null })).toBe('Aiko');
  expect(authorName({ username: null, firstName: null, lastName: null })).toBe('Anonymous');
});

test('PROF-17 DISC-04 the display name is first plus last name, else first name, else email', () => {
  expect(displayName({ firstName: 'Aiko', lastName: 'Tanaka', email: 'a@b.co' })).toBe('Aiko Tanaka');
  expect(displayName({ firstName: 'Aiko', lastName: '', email: 'a@b.co' })).toBe('Aiko');
  expect(displayName({ firstName: '', lastName: '', email: 'a@b.co' })).toBe('a@b.co');
});

test('NAV-18 the user menu shows the first name, or the email when there is none', () => {
  expect(greetingName({ firstName: 'Aiko', email: 'a@b.co' })).toBe('Aiko');
  expect(greetingName({ firstName: '', email: 'a@b.co' })).toBe('a@b.co');
});

test("PROF-16 without a picture the avatar shows initials, else 'U'", () => {
  expect(initialsOf({ firstName: 'aiko', lastName: 'Tanaka' })).toBe('AT');
  expect(initialsOf({ firstName: 'Émile', lastName: null })).toBe('É');
  expect(initialsOf({ firstName: null, lastName: null, username: 'zoe' })).toBe('Z');
  expect(initialsOf({ firstName: '😀 Joy', lastName: null })).toBe('😀');
  expect(initialsOf({ firstName: null, lastName: null, username: null })).toBe('U');
});
