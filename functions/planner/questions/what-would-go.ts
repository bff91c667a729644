import { type Placed, placedItems } from '../edits/draft.ts';
import { dayText, placedText } from '../edits/edit-words.ts';
import { leastLiked } from '../edits/remove-items.ts';
import { hoursText } from '../words/distance.ts';
import { listed } from '../words/listed.ts';
import { costText } from '../words/words.ts';
import type { AnswerTopic } from './answer.ts';
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

/** 'What would you leave out?': one thing that costs most of the time for what it gives, with its reason. */
export const leaveOut: AnswerTopic = (open) => {
  const question: Question = { ...open, intent: 'advice' };
  const { draft, wish } = question;
  if (!draft) return undefined;
  const asked = daysIn(question);
  const placed = placedItems(draft).filter(
    ({ day, item }) => (asked.length === 0 || asked.includes(day)) && item.place && item.place.kind !== 'meal',
  );
  const [longest] = placed.toSorted((a, b) => (b.item.place?.minutes ?? 0) - (a.item.place?.minutes ?? 0));
  const least = leastOf(question).filter(({ item }) => item !== longest?.item);
  const dayOut = longest?.item.place?.kind === 'day-trip' ? longest : undefined;
  const first = dayOut ?? least[0] ?? longest;
  if (!first?.item.place) return undefined;
  const { minutes, cost } = first.item.place;
  const why = `it takes about ${hoursText(minutes)}${dayOut ? ' with the way there and back' : ''}${cost > 0 ? ` and about ${costText(cost, wish)} for each` : ''}, and leaves ${dayText(first.day)} to the rest`;
  const next = least.find(({ item }) => item !== first.item);
  return {
    text: `I would leave out ${placedText(first)}: ${why}.${next ? ` After that ${placedText(next)}, which suits you least of what is left.` : ''} Nothing is changed: say "do that", or "remove" and a name.`,
    offers: [{ intent: 'remove', text: `remove ${first.item.title}` }],
  };
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
