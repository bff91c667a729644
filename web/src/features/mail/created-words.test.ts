import { expect, it } from 'vitest';
import { createdWords } from './created-words.ts';

it('ERR-53 OPEN-103 OPEN-117 the toast counts days and activities to the letter, for one, too', () => {
  expect(createdWords({ daysCreated: 4, activitiesCreated: 3 })).toBe('Created 4 day(s) with 3 activities');
  expect(createdWords({ daysCreated: 1, activitiesCreated: 1 })).toBe('Created 1 day(s) with 1 activities');
});
