import type { PlaceMention } from './place-mention.ts';

/** Before a place where a route both begins and ends. */
const BOTH =
  /\b(?:in(?:to)? and out of|start(?:ing|s)? and (?:end|finish)(?:ing|es|s)?(?: up)?(?: (?:in|at|from))?|(?:fly|land|arriv)\w* (?:in|into) and (?:out of|leav\w+ from|depart\w* from|fly\w* (?:home|back|out) from))\s+(?:the\s+)?$/;
/** Before a place that a route ends in. */
const BACK =
  /\b(?:back(?: again)?(?: up)? (?:to|in|at|from|out of)|return(?:ing|s)? (?:to|from)|end(?:ing|s)?(?: up)? (?:in|at)|finish(?:ing|es)? (?:in|at)|(?:leav\w+|depart\w*|fly(?:ing)?(?: home| out| back)?|out|home) (?:from|of))\s+(?:the\s+)?$/;

/** A way that comes back to where it began: 'a loop from Las Vegas', 'from Bergen and back'. */
const LOOP = /\b(?:loops?|round[- ]?trip|roundtrip|circuit|circular|ring)\b(?! (?:flights?|tickets?|fares?))/;
const AND_BACK = /^\s*,?\s*(?:and|n|&|then)\s+(?:then\s+)?back\b(?!\s+to\b)/;
const FROM = /\bfrom\s+(?:the\s+)?$/;

/** Whether the text before a place says that the route begins and ends there. */
export function isReturn(before: string): boolean {
  return BOTH.test(before) || BACK.test(before);
}

/** Whether the route sets off from a place only to come back to it: it is a stop, not where they live. */
export function isLoopFrom(folded: string, { at, end }: Pick<PlaceMention, 'at' | 'end'>): boolean {
  const after = folded.slice(end);
  const isLoop = LOOP.test(folded) && !/^\s+to\b/.test(after);
  return (FROM.test(folded.slice(0, at)) && isLoop) || AND_BACK.test(after);
}

/** The place of a route that it begins and ends in: 'land in Marrakech, leave from Marrakech'. */
export function returnPlace(folded: string, all: readonly PlaceMention[]): PlaceMention | undefined {
  const mentions = all.filter(({ kind }) => kind !== 'country');
  const [first, last] = [mentions[0], mentions.at(-1)];
  // 'LA - Vegas - LA'
  const isRound = first !== undefined && last !== undefined && first !== last && isSamePlace(first, last);
  if (isRound && mentions.length > 2 && !beginsElsewhere(folded, last, mentions)) return last;
  return mentions.find((each) => {
    const before = folded.slice(0, each.at);
    if (BOTH.test(before) || isLoopFrom(folded, each)) return true;
    const isAgain = first !== undefined && first.at < each.at && isSamePlace(first, each);
    return isAgain && BACK.test(before) && !beginsElsewhere(folded, each, mentions);
  });
}

/** 'Sydney and Melbourne, into Melbourne and out of Sydney' comes back to nowhere. */
function beginsElsewhere(folded: string, back: PlaceMention, all: readonly PlaceMention[]): boolean {
  return all.some((each) => !isSamePlace(each, back) && COMES.test(folded.slice(0, each.at)));
}

const COMES =
  /\b(?:into|(?:fly|flying|land|landing|arriv\w+|start\w*|begin\w*|flight)(?: in)? (?:in|at|to|from|into)|enter(?:ing)?(?: (?:by|through|via))?)\s+(?:the\s+)?$/;

/** Whether two mentions are of one place. */
export function isSamePlace(a: PlaceMention, b: PlaceMention): boolean {
  if (a.kind === 'city' && b.kind === 'city') return a.destination === b.destination;
  return a.kind === 'unknown' && b.kind === 'unknown' && a.name === b.name;
}
