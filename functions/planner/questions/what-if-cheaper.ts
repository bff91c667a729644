import { placedItems } from '../edits/draft.ts';
import { dayText } from '../edits/edit-words.ts';
import { editedPlan } from '../edits/edited-plan.ts';
import { costOf } from '../itinerary/plan-trip.ts';
import { costText } from '../words/words.ts';
import type { AnswerTopic } from './answer.ts';

/** 'What would be cheaper?': simpler beds and the dearest ticket, with what each saves; 'do that' plans it so. */
export const whatIfCheaper: AnswerTopic = ({ draft, wish }) => {
  if (!draft || draft.tripTitle !== undefined) return undefined;
  const plan = editedPlan(wish);
  const low = costOf(plan.days, plan.stops, 'low', wish.hasBeds);
  const dearest = placedItems(draft)
    .filter(({ item }) => item.place && item.place.kind !== 'meal' && item.place.cost > 0)
    .sort((a, b) => (b.item.place?.cost ?? 0) - (a.item.place?.cost ?? 0))[0];
  const simple =
    plan.level === 'low'
      ? `It is planned with simple beds already, about ${costText(plan.euros, wish)} for each.`
      : `With simple beds and simple meals the same plan comes to about ${costText(low, wish)} for each instead of ${costText(plan.euros, wish)}.`;
  const ticket = dearest?.item.place
    ? ` Without ${dearest.item.title} on ${dayText(dearest.day)}, the dearest ticket, it is ${costText(dearest.item.place.cost, wish)} less.`
    : '';
  return {
    text: `${simple}${ticket} A day less saves most. Nothing is changed yet: say "do that", and I plan it cheaper.`,
    offers: [{ intent: 'wish', text: 'make it cheaper' }],
  };
};
