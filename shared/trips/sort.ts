interface Timed {
  readonly id: string;
  readonly time: string | null;
}

interface Dated {
  readonly id: string;
  readonly date: string;
}

/** Activities with a time first, by its string; then those without, by creation. Ids sort by creation. */
export function sortActivities<T extends Timed>(activities: readonly T[]): T[] {
  return [...activities].sort(compareActivities);
}

export function compareActivities(a: Timed, b: Timed): number {
  if (a.time !== b.time) {
    if (a.time === null) return 1;
    if (b.time === null) return -1;
    return a.time < b.time ? -1 : 1;
  }
  return compare(a.id, b.id);
}

/** Days by date, then by creation. */
export function sortDays<T extends Dated>(days: readonly T[]): T[] {
  return [...days].sort(compareDays);
}

export function compareDays(a: Dated, b: Dated): number {
  return compare(a.date, b.date) || compare(a.id, b.id);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
