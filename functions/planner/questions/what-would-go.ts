import { placedText } from '../edits/edit-words.ts';
import { leastLiked } from '../edits/remove-items.ts';
import { listed } from '../words/listed.ts';
import type { AnswerOne } from './question.ts';
import { daysIn } from './spoken-of.ts';

const MOST = 3;

/** 'What would you cut?', 'what would you skip with a day less?': what suits the traveller least; it stays until they say so. */
export const whatWouldGo: AnswerOne = (question) => {
  const { draft, wish } = question;
  if (!draft) return undefined;
  const asked = daysIn(question);
  const days = asked.length > 0 ? asked : draft.days;
  const least = days.flatMap((day) => leastLiked(day, wish, undefined).map((item) => ({ item, day })));
  return least.length > 0
    ? `I would rather do without ${listed(least.slice(0, MOST).map(placedText), 'or')}. Nothing is changed: say "remove" and its name, and it goes.`
    : undefined;
};
