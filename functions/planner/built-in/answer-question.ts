import { foldInPlace } from '#shared/text/fold.ts';
import { findLength } from '../understand/find-length.ts';
import { findParty } from '../understand/find-party.ts';
import type { Wish } from '../understand/wish.ts';
import { costText, listed, monthName } from './words.ts';

/** Answers to questions beyond the catalogue. */
const UNKNOWN: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:visas?|passports?|vaccin\w+|insurance|is it (?:safe|dangerous)|how safe|crime)\b/,
    'I do not know about visas, safety or health: ask the travel advice of your foreign ministry.',
  ],
  [
    /\b(?:what time(?! of (?:the )?year)|opening (?:hours|times)|when does .* (?:open|close))\b/,
    'I know on which weekdays places are closed, but not their hours: look at their own pages.',
  ],
  [/\b(?:can|could|will) you (?:book|reserve|buy)\b/, 'I only plan, and cannot book anything.'],
];

/** Answers a plain question about the destination being planned; undefined for any other message. */
export function answerQuestion(message: string, wish: Wish): string | undefined {
  const folded = foldInPlace(message);
  const [destination] = wish.destinations;
  if (!destination || !/\?|^(?:when|where|how|what|is|which)(?:'?s)?\b/.test(folded)) return undefined;
  const { name, climate, best, areas, perDay, perNight } = destination;
  const unknown = UNKNOWN.find(([pattern]) => pattern.test(folded));
  if (unknown) return `${unknown[1]} What shall I change in the plan for ${name}?`;
  if (
    /\b(?:best time|what time of (?:the )?year|which month|when (?:is it best|should (?:i|we) (?:go|visit)|to (?:go|visit)))\b/.test(
      folded,
    )
  ) {
    const months = best.map(monthName);
    return `Most people like ${name} best in ${listed(months, 'or')}. Say a month and I will plan for it.`;
  }
  if (/\b(?:weather|how (?:warm|hot|cold)|temperature|will it rain)\b/.test(folded)) {
    const month = wish.month ?? best[0] ?? 6;
    const usual = climate[month - 1];
    return (
      usual &&
      `In ${monthName(month)} afternoons in ${name} usually reach ${usual.high} °C, with rain on about ${usual.rain} days of the month.`
    );
  }
  if (
    /\bwhere (?:should|can|do|could|to) (?:i |we )?(?:stay|sleep)\b|\b(?:which|what|best) (?:area|neighbou?rhood|district|quarter)/.test(
      folded,
    )
  ) {
    const some = areas.slice(0, 3).map((area) => `${area.name} (${area.note.replace(/\.$/, '')})`);
    return `In ${name} I would look at ${listed(some, 'or')}.`;
  }
  if (
    /\bhow (?:expensive|much|dear|pricey)\b|\bis it (?:expensive|cheap)\b/.test(folded) &&
    wish.budget === undefined &&
    findLength(folded) === undefined &&
    findParty(folded) === undefined
  ) {
    const day = (level: 'low' | 'middle' | 'high') => costText(perDay[level] + perNight[level], wish);
    return `A day in ${name} with a bed costs about ${day('low')} if you live simply, ${day('middle')} in comfort and ${day('high')} in style, each for one adult, without tickets.`;
  }
  return undefined;
}
