import { expect, it } from 'vitest';
import { createdWords, processedWords } from './created-words.ts';

it('ERR-53 OPEN-103 OPEN-117 the toast counts days and activities as specified, also for one', () => {
  expect(createdWords({ daysCreated: 4, activitiesCreated: 3 })).toBe('Created 4 day(s) with 3 activities');
  expect(createdWords({ daysCreated: 1, activitiesCreated: 1 })).toBe('Created 1 day(s) with 1 activities');
});

it('existing bookings are counted separately from new ones', () => {
  const counts = { daysCreated: 0, activitiesCreated: 0, activitiesUpdated: 0, activitiesCancelled: 0 };
  expect(processedWords(counts)).toBe('Nothing new: your trips are as they were.');
  expect(processedWords({ ...counts, activitiesUpdated: 1 })).toBe('Updated 1 booking');
  expect(processedWords({ ...counts, activitiesCancelled: 2 })).toBe('Marked 2 bookings as cancelled');
  expect(processedWords({ ...counts, activitiesUpdated: 2, activitiesCancelled: 1 })).toBe(
    'Updated 2 bookings and marked 1 booking as cancelled',
  );
  expect(processedWords({ ...counts, daysCreated: 1, activitiesCreated: 2, activitiesCancelled: 1 })).toBe(
    'Created 1 day(s) with 2 activities, marked 1 booking as cancelled',
  );
});
