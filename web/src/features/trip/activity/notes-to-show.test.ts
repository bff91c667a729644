import { expect, it } from 'vitest';
import { notesToShow } from './notes-to-show.ts';

it('ACT-06 notes are shown without the line that only repeats the confirmation number', () => {
  const notes = 'Breakfast included\nConfirmation: X4TQ7P';
  expect(notesToShow({ notes, confirmationNumber: 'X4TQ7P' })).toBe('Breakfast included');
  expect(notesToShow({ notes: 'Confirmation: X4TQ7P', confirmationNumber: 'X4TQ7P' })).toBeNull();
});

it("ACT-06 a line of the traveller's own stays, though it contains the number", () => {
  const notes = 'Show X4TQ7P at the desk';
  expect(notesToShow({ notes, confirmationNumber: 'X4TQ7P' })).toBe(notes);
  expect(notesToShow({ notes, confirmationNumber: null })).toBe(notes);
});
