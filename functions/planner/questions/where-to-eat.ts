import { destinationsOf, placedItems } from '../edits/draft.ts';
import { conflictsOf, NEEDS, needsIn, suits } from '../needs/needs.ts';
import { listed } from '../words/listed.ts';
import type { AnswerTopic } from './answer.ts';
import { daysIn } from './spoken-of.ts';

const MOST = 4;

/** 'Where can I eat as a coeliac?': kitchens that are known to suit, those that do not conflict, and what to ask there. */
export const whereToEat: AnswerTopic = (question) => {
  const { folded, draft, wish } = question;
  const needs = [...new Set([...(wish.needs ?? []), ...needsIn(folded)])].filter((need) => NEEDS[need].isDiet);
  const towns = draft ? destinationsOf(draft) : wish.destinations;
  if (needs.length === 0 || towns.length === 0) return undefined;
  const days = daysIn({ ...question, intent: 'near' });
  const where = days.length > 0 ? days.flatMap(({ destination }) => destination ?? []) : towns;
  const meals = [...new Set(where)].flatMap(({ places }) =>
    places.filter(({ kind }) => kind === 'meal' || kind === 'market'),
  );
  const known = meals.filter((place) => needs.every((need) => suits(place, need)));
  const free = meals.filter((place) => !known.includes(place) && conflictsOf(place, needs).length === 0);
  const planned = new Set((draft ? placedItems(draft) : []).flatMap(({ item }) => item.place ?? []));
  const named = (places: typeof meals) =>
    listed(places.slice(0, MOST).map((place) => `${place.name}${planned.has(place) ? ' (in the plan)' : ''}`));
  const needed = listed(needs.map((need) => NEEDS[need].name));
  return {
    text: [
      known.length > 0
        ? `For ${needed} these are known to suit: ${named(known)}.`
        : `No kitchen there is known to me for ${needed} by name.`,
      free.length > 0 ? `Nothing that I know speaks against ${named(free)}, but ask.` : '',
      ...needs.map((need) => NEEDS[need].unknown),
    ]
      .filter(Boolean)
      .join(' '),
  };
};
