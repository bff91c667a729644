import type { Taste } from '../understand/find-interests.ts';
import type { Wish } from '../understand/wish.ts';

/** Parts of a wish that say when, how long and where, or what is left out: what else is on the plan may stay. */
const FRAME = [
  ...(['destinations', 'country', 'isTour', 'ends', 'backTo', 'backNights', 'nights', 'excluded'] as const),
  ...([
    'days',
    'cutFrom',
    'start',
    'month',
    'season',
    'isDateSaid',
    'isEndSaid',
    'clock',
    'earliest',
    'latest',
  ] as const),
  ...(['held', 'without', 'needs', 'leftOut', 'asked', 'own', 'tastes', 'dishes', 'party', 'guests', 'level'] as const),
] satisfies (keyof Wish)[];

/** Parts that the days of a plan do not depend on. */
const BESIDE = [
  ...(['isChoice', 'unknown', 'leftAside', 'origin', 'reach', 'near', 'wantsIdeas', 'open', 'airport'] as const),
  ...(['changes', 'isUnderstood', 'cheaperThan', 'proposals', 'topic', 'topicDay', 'lastEdit', 'stays'] as const),
  ...(['turn', 'edits', 'basis', 'shown', 'isHeldAnew', 'currency'] as const),
] satisfies (keyof Wish)[];

const frame = new Set<string>(FRAME);
const beside = new Set<string>(BESIDE);

/** Whether there is a plan for a wish. */
export function isPlanned({ isChoice, unknown, destinations, country }: Wish): boolean {
  return !isChoice && unknown === undefined && (destinations.length > 0 || country !== undefined);
}

/** The parts by which two wishes lead to different plans. */
function differing(before: Wish, after: Wish): string[] {
  const parts = new Set([...Object.keys(before), ...Object.keys(after)]) as Set<keyof Wish>;
  return [...parts].filter((part) => !beside.has(part) && !isSame(before[part], after[part]));
}

/** Whether two wishes differ only in what leaves the rest of a plan as it is: when, how long, where, who, what is left out. */
export function onlyFrameDiffers(before: Wish, after: Wish): boolean {
  const parts = differing(before, after);
  return parts.length > 0 && parts.every((part) => frame.has(part)) && suitsAsItIs(before, after);
}

/**
 * More of something, or children where there were none, are looked for on every day; whoever else comes along changes
 * nothing.
 */
function suitsAsItIs(then: Wish, now: Wish): boolean {
  const likesMore = (Object.keys(now.tastes) as Taste[]).some(
    (taste) => (now.tastes[taste] ?? 0) > Math.max(MODEST, then.tastes[taste] ?? 0),
  );
  return !likesMore && (then.party?.kids ?? false) === (now.party?.kids ?? false);
}

/** The weight of what is liked and not asked for more of: one place is put on the plan for it. */
const MODEST = 2;

/** Whether two wishes lead to the same plan. */
export function isSameWish(before: Wish, after: Wish): boolean {
  return differing(before, after).length === 0;
}

function isSame(a: unknown, b: unknown): boolean {
  return a === b || text(a) === text(b);
}

/** Destinations are told by their names, as they are large. */
function text(value: unknown): string {
  const isEmpty = value === false || value === null || (Array.isArray(value) && value.length === 0);
  if (value === undefined || isEmpty) return '';
  return JSON.stringify(value, (_, each) => (each?.places ? each.name : each instanceof Map ? [...each] : each)) ?? '';
}
