import { kilometres } from '#shared/places/kilometres.ts';
import { type DraftDay, placedItems } from '../edits/draft.ts';
import { dayText } from '../edits/edit-words.ts';
import { capitalized } from '../words/capitalized.ts';
import { distanceText } from '../words/distance.ts';
import type { AnswerTopic } from './answer.ts';

const LEAST = /\b(?:least|less|lightest|easiest|shortest|fewest|little|gentlest)\b/;

/** 'Which day is the least walking?': that day, with the ways from one thing to the next of each. */
export const walkingByDay: AnswerTopic = ({ draft, folded }) => {
  if (!draft || draft.days.length < 2) return undefined;
  const each = draft.days.filter(({ items }) => items.length > 0).map((day) => ({ day, km: onFoot(day) }));
  const sorted = each.toSorted((a, b) => a.km - b.km);
  const found = LEAST.test(folded) ? sorted[0] : sorted.at(-1);
  if (!found) return undefined;
  const others = each.map(({ day, km }) => `day ${day.index + 1} about ${distanceText(km)}`).join(', ');
  return {
    text: `${capitalized(dayText(found.day))} has the ${LEAST.test(folded) ? 'least' : 'most'}: about ${distanceText(found.km)} from one thing to the next (${others}, in straight lines). What is walked inside of sights, and the ways from the bed, come on top.`,
  };
};

function onFoot(day: DraftDay): number {
  const at = placedItems({ days: [day], today: '', tripTitle: undefined }).flatMap(({ item }) =>
    item.place && item.place.kind !== 'day-trip' ? [item.place.at] : [],
  );
  return at.slice(1).reduce((sum, to, index) => sum + kilometres(at[index] ?? to, to), 0);
}
