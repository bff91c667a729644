import { format } from 'date-fns/format';

/** The local date of an instant (ISO 8601), as 'Jun 3, 2027'; 'N/A' when there is none. */
export function formatInstantDay(instant: string | null | undefined): string {
  return instant ? format(new Date(instant), 'MMM d, yyyy') : 'N/A';
}
