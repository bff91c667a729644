import { layOutDay } from '../itinerary/lay-out-day.ts';
import type { Edit } from './edit.ts';

export type Addition = Extract<Edit, { kind: 'add' }>;

/** What is proposed for the slots of a day, which is the `index`th of the plan, as additions to it. */
export function layOutAdditions(index: number, day: Omit<Parameters<typeof layOutDay>[0], 'stale'>): Addition[] {
  return layOutDay({ ...day, stale: new Set() }).map(
    ({ place, time }): Addition => ({
      kind: 'add',
      destination: day.destination.name,
      place: place.name,
      day: index,
      time,
    }),
  );
}
