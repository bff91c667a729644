import { expect, test } from 'vitest';
import { routes } from '#shared/routes.ts';
import { functionEntry } from './function-entry.ts';

test('a call is handled by the file of its own name in its feature’s folder', () => {
  expect(functionEntry(routes.createTripFromSuggestion)).toBe('functions/planner/create-trip-from-suggestion.ts');
});
