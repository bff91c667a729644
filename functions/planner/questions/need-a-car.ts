import { isBare } from '../catalogue/bare-destination.ts';
import type { CatalogueDestination } from '../catalogue/catalogue-schema.ts';
import { destinationsOf, placedItems } from '../edits/draft.ts';
import { listed } from '../words/listed.ts';
import type { AnswerTopic, OpenQuestion } from './answer.ts';
import { destinationsIn } from './spoken-of.ts';
import { wayKnown } from './ways-known.ts';

/** 'Do we need a car in Seville?': by town, with the days out of the plan that need none. */
export const needACar: AnswerTopic = (question) => {
  const towns = destinationsIn({ ...question, intent: 'way' })
    .filter((town) => !isBare(town))
    .slice(0, 4);
  if (towns.length === 0) return undefined;
  const texts = towns.map((town) => carText(town, question));
  const isRoute = question.draft !== undefined && destinationsOf(question.draft).length > 1 && towns.length > 1;
  const between = isRoute
    ? 'Between the towns a car is a question of taste: trains and coaches join them, the car waits in a garage while you are in town, and is worth it only for what lies between.'
    : '';
  return { text: [...texts, between, 'A rental car is not in my sums.'].filter(Boolean).join(' ') };
};

function carText(town: CatalogueDestination, { draft }: OpenQuestion): string {
  const outings = (draft ? placedItems(draft) : []).flatMap(({ item: { place }, day }) =>
    place?.kind === 'day-trip' && day.destination === town ? [place] : [],
  );
  const without = outings.flatMap(({ name }) => {
    const way = wayKnown(name, town);
    return way ? [`${name} by ${way.replace(/^the /, 'the ')}`] : [];
  });
  const days = without.length > 0 ? ` Your day out goes without: ${listed(without)}.` : '';
  if (town.car === 'needed')
    return `For ${town.name} yes: without a car you see little of it, as buses are few.${days} The smaller the car, the easier the roads.`;
  if (town.car === 'helps')
    return `In ${town.name} itself you do not need one; for what lies around it a car helps, so hire it for those days alone.${days}`;
  return `In ${town.name} no: a car is a burden there, with narrow or full streets, dear parking and zones where only residents may drive. On foot, by bus, tram, metro or taxi you are faster.${days}`;
}
