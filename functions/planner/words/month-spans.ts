import { listed } from './listed.ts';
import { monthName } from './words.ts';

const YEAR = 12;
/** So many months in a row are said by the first and the last. */
const SPAN = 3;

/** 'October to January, March and April', of months from 1 to 12 in any order. */
export function monthSpans(months: readonly number[], and = 'and'): string {
  const has = new Set(months);
  if (has.size === YEAR) return 'all months';
  const firsts = months.filter((month) => !has.has(((month + YEAR - 2) % YEAR) + 1)).sort((a, b) => a - b);
  return listed(
    firsts.flatMap((first) => {
      const run = runFrom(first, has);
      const names = run.map(monthName);
      return run.length < SPAN ? names : [`${names[0]} to ${names.at(-1)}`];
    }),
    and,
  );
}

function runFrom(first: number, has: ReadonlySet<number>): number[] {
  const run = [];
  for (let at = first; has.has(at); at = (at % YEAR) + 1) run.push(at);
  return run;
}
