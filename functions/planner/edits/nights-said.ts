import { NUMBER, numberOf } from '../understand/numbers.ts';

const HOW_MANY = new RegExp(
  `\\b(${NUMBER}|another|extra)\\s+(?:more\\s+|extra\\s+|fewer\\s+|less\\s+)*(?:days?|nights?)\\b`,
);
const TO = new RegExp(
  `\\b(?:to|make it|only|just|for|make|give|do|have|has|is|be)\\s+(?:\\p{L}+\\s+){0,2}?(${NUMBER})\\s+(?:days?|nights?)\\b(?!\\s+(?:less|fewer|more|extra|longer|shorter)\\b)`,
  'u',
);
const COUNT = new RegExp(`\\b(${NUMBER})\\s+(?:(?:days?|nights?)\\s+)?(?:more|less|fewer|longer|shorter|extra)\\b`);
const NEEDS = new RegExp(
  `\\b(?:needs?|deserves?|wants?|at least|should (?:have|get))\\s+(?:at least\\s+)?(${NUMBER})\\s+(?:(?:proper|full|real|whole|decent|good)\\s+)*nights?\\b(?!\\s+(?:more|extra|longer))`,
);
export const MORE_NIGHTS = /\b(?:more|longer|extra|another|additional|add|extend|plus|lengthen)\b/;
export const LESS_NIGHTS = /\b(?:less|fewer|shorter|shorten|minus|cut|drop|lose|reduce)\b/;

/** Words of a stay's length without a number. */
const LENGTH =
  /\b(?:longer|shorter|shorten|extend\w*|lengthen|(?:more|less|extra|enough|bit of) (?:time|days?|nights?)|too (?:short|long|quick|rushed)|rushed|stay (?:on|more)|cut|lose)\b/;

/** A number of nights as it is said: so many in all, at least so many, or so many more (negative: fewer). */
export type SaidNights =
  | { readonly kind: 'all'; readonly nights: number }
  | { readonly kind: 'least'; readonly nights: number }
  | { readonly kind: 'by'; readonly nights: number };

/** The nights that a folded text gives to a stop, or takes from it; undefined where it says nothing of the kind. */
export function saidNights(folded: string, fallback: 1 | -1): SaidNights | undefined {
  const least = NEEDS.exec(folded)?.[1];
  if (least !== undefined) return { kind: 'least', nights: numberOf(least) };
  const by = COUNT.exec(folded)?.[1] ?? HOW_MANY.exec(folded)?.[1];
  if (by === undefined && !LENGTH.test(folded)) return undefined;
  const [isMore, isLess] = [MORE_NIGHTS.test(folded), LESS_NIGHTS.test(folded)];
  const to = TO.exec(folded)?.[1] ?? (isMore || isLess ? undefined : by);
  if (to !== undefined && !isWord(to) && (!isMore || /\bto\s/.test(folded)))
    return { kind: 'all', nights: numberOf(to) };
  const sign = isLess && !isMore ? -1 : isMore ? 1 : fallback;
  return { kind: 'by', nights: sign * (by === undefined || isWord(by) ? 1 : numberOf(by)) };
}

/** Whether a folded text says how many nights a stop has: '4 nights', 'a proper night'. */
export function saysNights(folded: string): boolean {
  return NEEDS.test(folded) || HOW_MANY.test(folded);
}

function isWord(number: string): boolean {
  return number === 'another' || number === 'extra';
}

/** How many nights a text gives from one stop to another; 1 where it names no number. */
export function nightsGiven(folded: string): number | undefined {
  const by = HOW_MANY.exec(folded)?.[1];
  return by === undefined ? undefined : isWord(by) ? 1 : numberOf(by);
}

/** The nights of a stop after what was said of them. */
export function nightsWith(nights: number, said: SaidNights | undefined): number {
  if (said === undefined) return nights;
  if (said.kind === 'by') return nights + said.nights;
  return said.kind === 'least' ? Math.max(nights, said.nights) : said.nights;
}
