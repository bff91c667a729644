import { daysBetween } from '#shared/calendar/calendar.ts';

/**
 * nights = check-out − check-in. `checkIn`, `checkOut`: YYYY-MM-DD; `nights`: every number of nights that the mail states, of which one
 * has to be that of the stay. Without any, nothing speaks against the days.
 */
export function nightsAgree(
  { checkIn, checkOut }: { readonly checkIn: string; readonly checkOut: string },
  nights: readonly number[],
): boolean {
  return nights.length === 0 || nights.includes(daysBetween(checkIn, checkOut));
}
