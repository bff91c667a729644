import type { Plan } from './plan.ts';

/** The format's name and version: a reader takes what it knows by name and version. */
const FORMAT = 'travel-timeline/1';

/** A trip with all that its reader sees, as the calls answer it. */
export function writeJson({ trip, days }: Plan): string {
  return `${JSON.stringify({ format: FORMAT, trip, days }, null, 2)}\n`;
}
