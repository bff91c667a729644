const BEFORE = 'Day trip to ';
const FROM = ' from ';

/** Usual minutes of a trip out and back that nobody knows more of. */
export const DAY_OUT_MINUTES = 480;

/** What stands on a plan for a trip out of a stop and back, to a town that the catalogue has no trip to. */
export function dayOutTo(town: string, base: string): string {
  return `${BEFORE}${town}${FROM}${base}`;
}

/** A trip out and back: the town that it goes to, and the stop that it sets out from. */
export interface DayOut {
  readonly town: string;
  readonly base: string;
}

/** What a thing that the traveller wants is a trip to, and out of; undefined for anything else. */
export function dayOutOf(title: string): DayOut | undefined {
  const from = title.startsWith(BEFORE) ? title.lastIndexOf(FROM) : -1;
  return from < 0 ? undefined : { town: title.slice(BEFORE.length, from), base: title.slice(from + FROM.length) };
}
