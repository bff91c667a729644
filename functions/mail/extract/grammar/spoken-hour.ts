import { SPOKEN_HOURS } from '../words/language-words.ts';
import { alternatives, caseless } from '../words/word-pattern.ts';

/** A half hour in words, 'half ten', 'halb elf', 'once y media': on a clock of twelve hours. */
export interface SpokenHour {
  readonly start: number;
  readonly end: number;
  /** Minutes since noon or midnight, whichever it is. */
  readonly minutes: number;
}

const HALF_DAY = 12 * 60;

const minutesOf = new Map<string, number>();
for (const { hours, halfTo = [], halfPast = [] } of SPOKEN_HOURS)
  for (const [index, hour] of hours.entries()) {
    const put = (form: string, minutes: number) =>
      minutesOf.set(form.replace('{hour}', hour), (minutes + HALF_DAY) % HALF_DAY);
    for (const form of halfPast) put(form, (index + 1) * 60 + 30);
    for (const form of halfTo) put(form, index * 60 + 30);
  }

const SPOKEN = caseless(`(?<!\\p{L})(?:${alternatives([...minutesOf.keys()])})(?!\\p{L})`);

/** The first half hour in words. */
export function findSpokenHour(text: string): SpokenHour | undefined {
  const match = SPOKEN.exec(text);
  const minutes = match ? minutesOf.get(match[0].toLowerCase()) : undefined;
  return match && minutes !== undefined
    ? { start: match.index, end: match.index + match[0].length, minutes }
    : undefined;
}
