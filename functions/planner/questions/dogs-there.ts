import type { CataloguePlace } from '../catalogue/catalogue-schema.ts';
import { placedItems } from '../edits/draft.ts';
import { listed } from '../words/listed.ts';
import type { AnswerTopic } from './answer.ts';
import { daysIn, spokenPlaces } from './spoken-of.ts';
import { isIndoors } from './what-is-near.ts';

const MOST = 5;
const BY_RAIL = /\b(?:trains?|bus(?:es)?|metro|trams?|cable|ferry|boat|muzzle|ticket|fly|plane)\b/;
const ON_BOARD =
  'Dogs are often taken on trains, buses and cable cars on a lead, larger ones with a muzzle and a ticket of their own, but each operator has its own rules and I do not know them: ask or look at its page before you go.';

/** 'Which of these places let the dog in?': what of the plan is outdoors and what is not, and who knows the rule. */
export const dogsThere: AnswerTopic = (question) => {
  const { draft, folded } = question;
  if (BY_RAIL.test(folded) || !draft) return { text: ON_BOARD };
  const named = spokenPlaces(question).map(({ place }) => place);
  const days = daysIn({ ...question, intent: 'near' });
  const placed = placedItems(draft).filter(({ day }) => days.length === 0 || days.includes(day));
  const places = named.length > 0 ? named : placed.flatMap(({ item: { place } }) => place ?? []);
  const of = (isIt: (place: CataloguePlace) => boolean) =>
    [...new Set(places.filter(isIt).map(({ name }) => name))].slice(0, MOST);
  const outdoors = of((place) => !isIndoors(place));
  const meals = of(({ kind }) => kind === 'meal' || kind === 'night');
  const indoors = of((place) => isIndoors(place) && place.kind !== 'meal' && place.kind !== 'night');
  const texts = [
    outdoors.length > 0 ? `Outdoors, so usually fine on the lead: ${listed(outdoors)}.` : '',
    indoors.length > 0
      ? `Expect a no from ${listed(indoors)}: indoor sights usually take assistance dogs alone, who are admitted nearly everywhere.`
      : '',
    meals.length > 0
      ? `${listed(meals)} ${meals.length === 1 ? 'decides' : 'decide'} for ${meals.length === 1 ? 'itself' : 'themselves'}, with a table outside most likely.`
      : '',
  ].filter(Boolean);
  if (texts.length === 0) return { text: ON_BOARD };
  return { text: `${texts.join(' ')} The rule of each place I do not know: ask before you go.` };
};
