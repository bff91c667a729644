import { MAX_IMPORT_DAYS, MAX_IMPORT_ITEMS, type TripFile } from './trip-file.ts';

/** Why a file has more than an import brings at once; undefined when it has not. */
export function tooMuch({ days, ideas }: Pick<TripFile, 'days' | 'ideas'>): string | undefined {
  const items = days.reduce((count, { activities }) => count + activities.length, ideas.length);
  if (days.length > MAX_IMPORT_DAYS) return tooMany(`${days.length} days; ${MAX_IMPORT_DAYS}`);
  return items > MAX_IMPORT_ITEMS ? tooMany(`${items} items; ${MAX_IMPORT_ITEMS}`) : undefined;
}

function tooMany(found: string): string {
  return `This file has ${found} can be imported at once.`;
}
