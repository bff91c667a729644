/** From January on. */
export const MONTHS: readonly string[] =
  'January February March April May June July August September October November December'.split(' ');

/** From Sunday on, as `weekdayOf` counts. */
export const WEEKDAYS: readonly string[] = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

/** The first three letters, as English shortens months and weekdays: 'Jun', 'Thu'. */
export function shortName(name: string): string {
  return name.slice(0, 3);
}
