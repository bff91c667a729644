import { foldInPlace } from '#shared/text/fold.ts';
import type { OwnActivity } from './own-trip.ts';
import type { TripDate } from './trip-dates.ts';

export interface FoundActivity {
  readonly activity: OwnActivity;
  readonly date: string;
}

const FILLER = new Set(
  'the a an to on at in of my our this that visit trip go and it all any one some for from with day please'.split(' '),
);

/** The activities of a trip that a text names, best match first; none when none of its words matches. */
export function findActivities(text: string, dates: readonly TripDate[]): FoundActivity[] {
  const words = wordsOf(text);
  const scored = dates.flatMap(({ date, day }) =>
    (day?.activities ?? []).map((activity) => {
      const own = wordsOf(activity.title);
      const shared = own.filter((word) => words.some((each) => isSame(each, word))).length;
      return { activity, date, score: shared / Math.max(1, Math.min(own.length, words.length)), shared };
    }),
  );
  const best = Math.max(0, ...scored.map(({ score }) => score));
  return scored
    .filter(({ score, shared }) => shared > 0 && score === best && score >= 0.34)
    .map(({ activity, date }) => ({ activity, date }));
}

function wordsOf(text: string): string[] {
  return foldInPlace(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2 && !FILLER.has(word));
}

/** 'museums' matches 'museum'. */
function isSame(a: string, b: string): boolean {
  return a === b || a === `${b}s` || b === `${a}s`;
}
