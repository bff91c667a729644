import type { CatalogueDestination } from '../catalogue/catalogue-schema.ts';
import data from '../facts/sea-temperatures.json' with { type: 'json' };
import { ideasFor } from '../itinerary/quick-ideas.ts';
import { monthName } from '../words/words.ts';
import type { AnswerTopic, OpenQuestion } from './answer.ts';
import { monthAsked, townsAsked } from './asked-of.ts';

const MOST = 3;

/** 'How warm is the sea then?': the usual degrees of the month at the coast of each town, and what that is like. */
export const theSea: AnswerTopic = (question) => {
  const month = monthAsked(question);
  const towns = seaside(question);
  if (towns.length === 0) return undefined;
  return {
    text: towns
      .slice(0, MOST)
      .map((town) => textOf(town, month))
      .join(' '),
  };
};

/** The towns that are asked about, else the ideas that were given. */
function seaside(question: OpenQuestion): readonly CatalogueDestination[] {
  const asked = townsAsked(question);
  const towns = asked.length > 0 ? asked : ideasFor(question.wish);
  const known = towns.filter(({ name }) => degreesAt(name) !== undefined);
  return known.length > 0 ? known : towns.slice(0, 1);
}

function degreesAt(name: string): readonly number[] | undefined {
  return data.seas.find(({ at }) => at.includes(name))?.degrees;
}

function textOf({ name }: CatalogueDestination, month: number | undefined): string {
  const degrees = degreesAt(name);
  if (!degrees) return `${name} does not lie by the sea as far as I know, so I have no sea temperature for it.`;
  const [coldest, warmest] = [Math.min(...degrees), Math.max(...degrees)];
  const usual = month === undefined ? undefined : degrees[month - 1];
  if (usual === undefined || month === undefined)
    return `The sea at ${name} has usually about ${coldest} °C in ${monthName(degrees.indexOf(coldest) + 1)} and ${warmest} °C in ${monthName(degrees.indexOf(warmest) + 1)}.`;
  return `In ${monthName(month)} the sea at ${name} has usually about ${usual} °C: ${feelOf(usual)}.`;
}

/** What water of so many degrees is like. */
function feelOf(degrees: number): string {
  if (degrees >= 26) return 'warm, for as long as you like';
  if (degrees >= 22) return 'pleasant to swim in';
  if (degrees >= 20) return 'fresh, but most people swim';
  if (degrees >= 17)
    return 'cold: a short dip for the hardy, a wetsuit for more, so the beach is for walks and the sun';
  return 'too cold for most to bathe, so the beach is for walks and the sun; a heated pool instead';
}
