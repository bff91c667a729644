import type { MergedDay } from '../../data/merge-record.ts';
import type { DayItem } from '../../data/trip-item.ts';

type Changed = Pick<DayItem, 'notes' | 'photos'> &
  Partial<Pick<DayItem, 'location' | 'weather' | 'accommodation' | 'accommodationAddress'>>;

/** A day without what a merge added to it. Later edits stay. */
export function withoutMerged(day: DayItem, merged: MergedDay): Changed {
  const emptied: Partial<Changed> = {};
  for (const field of ['location', 'weather', 'accommodation', 'accommodationAddress'] as const) {
    const filled = merged.filled[field];
    if (filled !== undefined && filled === day[field]) emptied[field] = null;
  }
  return {
    ...emptied,
    notes: merged.notes.reduce(withoutNotes, day.notes),
    photos: day.photos.filter((photo) => !merged.photosAdded.includes(photo)),
  };
}

/** Notes without lines that were appended to them, even if other notes followed since. */
function withoutNotes(notes: string | null, added: string): string | null {
  if (notes === null || notes === added) return null;
  const at = `\n${notes}\n`.lastIndexOf(`\n${added}\n`);
  if (at === -1) return notes;
  return at === 0 ? notes.slice(added.length + 1) : `${notes.slice(0, at - 1)}${notes.slice(at + added.length)}`;
}
