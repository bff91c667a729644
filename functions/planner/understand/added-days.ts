import { NUMBER, numberOf } from './numbers.ts';
import type { PlaceMention } from './place-mention.ts';

const ADDED_DAYS = new RegExp(
  `\\b(${NUMBER})\\s+(?:more\\s+|extra\\s+)?(?:days?|nights?)\\s+(?:in\\s+|at\\s+|for\\s+)?$`,
);

/** 'Add 2 days Oaxaca': the days or nights that a message names right before a place. */
export function addedDays(folded: string, { at }: PlaceMention): number | undefined {
  const number = ADDED_DAYS.exec(folded.slice(0, at))?.[1];
  return number === undefined ? undefined : numberOf(number);
}
