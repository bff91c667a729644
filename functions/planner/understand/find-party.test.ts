import { expect, it } from 'vitest';
import { findParty } from './find-party.ts';

it.each([
  ['for 1 person', 'solo', 1],
  ['for one person', 'solo', 1],
  ['just me', 'solo', 1],
  ['2 of us', 'couple', 2],
  ['6 people', 'group', 6],
])('"%s" is a %s of %i', (message, kind, adults) => {
  expect(findParty(message)).toMatchObject({ kind, adults, kids: false });
});

it('who comes is not known where nothing is said of it', () => {
  expect(findParty('5 days in rome')).toBeUndefined();
});
