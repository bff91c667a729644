import { dayText } from '../edits/edit-words.ts';
import { editedPlan } from '../edits/edited-plan.ts';
import { capitalized } from '../words/capitalized.ts';
import { listed } from '../words/listed.ts';
import { moneySentence } from '../words/party-cost.ts';
import type { OpenQuestion } from './answer.ts';

const WHOLE =
  /\b(?:overview|recap|summary|summar(?:i[sz]e|ise)|run (?:me|us) through|talk (?:me|us) through|sum (?:it|that|everything) up)\b|\b(?:show|give|list|tell|send|read|see|repeat)\b.{0,20}\b(?:(?:whole|full|entire|complete|final|current|all of the|everything|all)\b.{0,15}\b(?:plan|trip|itinerary|schedule|thing|again|so far|now|day by day)|(?:plan|itinerary|schedule) (?:again|so far|as it is|now|once more))\b|\bwhat (?:does|do|is|have)\b.{0,15}\b(?:(?:whole|full|final|current) (?:plan|trip|itinerary)|(?:plan|itinerary|trip) look like|(?:we|you) (?:got|have) so far)\b/;
/** 'An overview of the museum' is of something else. */
const OF_ANOTHER =
  /\b(?:overview|summary) of (?!(?:the|our|my|this) (?:\w+ )?(?:plan|trip|itinerary|days?|whole|week|route)|all|everything|it)/;

/** 'Show me everything again': each day with its town and what is on it, and the sum. */
export function wholePlan({ folded, draft, wish }: OpenQuestion): string | undefined {
  if (!draft || !WHOLE.test(folded) || OF_ANOTHER.test(folded)) return undefined;
  const days = draft.days.map((day) => {
    const where = day.destination ? `, ${day.destination.name}` : '';
    const things = day.items.length > 0 ? listed(day.items.map(({ title }) => title)) : 'free';
    return `${capitalized(dayText(day))}${where}: ${things}.`;
  });
  const sum = draft.tripTitle === undefined ? moneySentence(wish, editedPlan(wish)) : '';
  return [...days, sum].filter(Boolean).join(' ');
}
