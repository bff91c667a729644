import type { Activity } from '#shared/activities/schema.ts';

/** The notes without the line that repeats the confirmation number, which the card shows separately; null for none. */
export function notesToShow({
  notes,
  confirmationNumber,
}: Pick<Activity, 'notes' | 'confirmationNumber'>): string | null {
  if (notes === null || confirmationNumber === null) return notes;
  const repeated = `Confirmation: ${confirmationNumber}`;
  const lines = notes.split('\n').filter((line) => line.trim() !== repeated);
  return lines.join('\n').trim() || null;
}
