import type { CatalogueDestination } from '../catalogue/catalogue-schema.ts';
import { type Draft, type DraftDay, destinationsOf } from '../edits/draft.ts';
import { dayText } from '../edits/edit-words.ts';
import { legBetween } from '../itinerary/route.ts';
import { hoursText } from '../words/distance.ts';
import { listed } from '../words/listed.ts';
import type { OpenQuestion } from './answer.ts';

/** A change of town on a plan. */
export interface Journey {
  readonly from: CatalogueDestination;
  readonly to: CatalogueDestination;
  /** The first day in the town that it goes to. */
  readonly day: DraftDay;
}

/** The changes of town of a plan, in order. */
export function journeysOf({ days }: Draft): Journey[] {
  return days.slice(1).flatMap((day, index): Journey[] => {
    const from = days[index]?.destination;
    const to = day.destination;
    return from && to && from !== to ? [{ from, to, day }] : [];
  });
}

const ASKED =
  /\b(?:which|what|on what|when)\b.{0,20}\b(?:days?|dates?|when)?\b.{0,25}\b(?:on (?:a |the )?(?:trains?|bus(?:es)?|boats?|ferr(?:y|ies)|road)|travel(?:l?ing)?(?! with)|in transit|on the move|moving (?:on|between)|mov(?:e|ing) (?:hotels?|towns?|cities)|chang(?:e|ing) (?:hotels?|towns?|cities|places?)|journeys?|driving|drive|transfers?)\b/;
const DAYS = /\b(?:days?|dates?|when)\b/;

/** 'Which days are we on trains?': the days with a change of town, by what means and how long. */
export function journeyDays({ folded, draft }: OpenQuestion): string | undefined {
  if (!draft || !ASKED.test(folded) || !DAYS.test(folded)) return undefined;
  const journeys = journeysOf(draft);
  const towns = listed(destinationsOf(draft).map(({ name }) => name));
  if (journeys.length === 0) return `There is no change of town in the plan: every night is in ${towns}.`;
  return `You travel on ${journeys.map(journeyText).join('; ')}. Lines and times I do not know: look them up with the operator.`;
}

function journeyText({ from, to, day }: Journey): string {
  const { by, hours } = legBetween(from, to);
  const means = by === 'transfer' ? 'by train, bus or car' : `by ${by}`;
  const length = hours === undefined ? '' : `, about ${hoursText(hours * 60)}`;
  return `${dayText(day)}: ${from.name} to ${to.name} (${means}${length})`;
}
