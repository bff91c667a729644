import type { TripDay } from '#shared/days/schema.ts';

/** The days of all pages: one that goes on as the first of the next page is one day, with the activities of both. */
export function joinDays(parts: readonly TripDay[]): TripDay[] {
  const days = new Map<string, TripDay>();
  for (const part of parts) {
    const before = days.get(part.id);
    const known = new Set(before?.activities.map(({ id }) => id));
    const others = part.activities.filter(({ id }) => !known.has(id));
    days.set(part.id, before ? { ...part, activities: [...before.activities, ...others] } : part);
  }
  return [...days.values()];
}
