import type { QuickAddCity } from '#shared/places/quick-add-cities.ts';
import { findQuickAddCities } from '#shared/planner/find-quick-add-cities.ts';

/** A piece of a reply: plain text, or a city's name, which becomes a button. */
interface ReplyPart {
  readonly text: string;
  readonly city?: QuickAddCity;
  /** Its offset in the reply. */
  readonly start: number;
}

/** Splits a reply at the names of its quick-add cities; joined, the pieces are the reply. */
export function replyParts(reply: string): ReplyPart[] {
  const parts: ReplyPart[] = [];
  let from = 0;
  for (const { city, start, end } of findQuickAddCities(reply)) {
    parts.push({ text: reply.slice(from, start), start: from }, { text: reply.slice(start, end), city, start });
    from = end;
  }
  return [...parts, { text: reply.slice(from), start: from }].filter(({ text }) => text !== '');
}
