import { expect, test } from 'vitest';
import { formatInstantDay } from './instants.ts';

test("PROF-19 OPEN-102 an instant shows as 'MMM d, yyyy', a missing one as N/A", () => {
  expect(formatInstantDay('2026-02-11T12:00:00.000Z')).toBe('Feb 11, 2026');
  expect(formatInstantDay(null)).toBe('N/A');
  expect(formatInstantDay(undefined)).toBe('N/A');
});
