import type { Placed } from '../edits/draft.ts';
import { placedText } from '../edits/edit-words.ts';
import { leastLiked } from '../edits/remove-items.ts';
import { listed } from '../words/listed.ts';
import type { AnswerOne, Proposal, Question } from './question.ts';
import { daysIn } from './spoken-of.ts';

const MOST = 3;
const CUTS =
  /\b(?:cut|drop|skip|leave out|lose|miss|remove|take (?:out|off)|get rid|do without|least|too much|sacrifice|scrap|ditch|bin|less|shorter|rushed|go|goes|first|kick)\b/;

/** 'What would you cut?', 'what would you skip with a day less?': what suits the traveller least; it stays until they say so. */
export const whatWouldGo: AnswerOne = (question) => {
  if (!CUTS.test(question.folded)) return undefined;
  const least = leastOf(question);
  return least.length > 0
    ? `I would rather do without ${listed(least.map(placedText))}: that suits you least of what is on those days. Nothing is changed: say "do that", or "remove" and a name.`
    : undefined;
};

/** The same as edits, for who says 'do that'. */
export function removalsFor(question: Question): Proposal[] {
  return leastOf(question).map(({ item }) => ({ intent: 'remove', text: `remove ${item.title}` }));
}

function leastOf(question: Question): Placed[] {
  const { draft, wish } = question;
  if (!draft) return [];
  const asked = daysIn(question);
  const days = asked.length > 0 ? asked : draft.days;
  return days.flatMap((day) => leastLiked(day, wish, undefined).map((item) => ({ item, day }))).slice(0, MOST);
}
