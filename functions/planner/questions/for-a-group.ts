import { placedItems } from '../edits/draft.ts';
import { NUMBER, numberOf } from '../understand/numbers.ts';
import { listed } from '../words/listed.ts';
import type { AnswerTopic, OpenQuestion } from './answer.ts';

const HEADS = new RegExp(
  `\\b(?:group of|party of|we (?:are|r|will be)|for|all|table for|of) (${NUMBER})\\b(?! (?:days?|nights?|weeks?|hours?|stars?))|\\b(${NUMBER}) (?:of us|people|ppl|persons|adults)\\b`,
);
/** A table of so many is no matter; from so many on kitchens want a menu and a deposit. */
const LARGE = 6;
const ON_WATER = /\b(?:boat|cruise|ferry|gondola)\b/i;

/** 'We are ten now, does that matter?': rooms, tables, boats and tickets of a group, with what of the plan it touches. */
export const forAGroup: AnswerTopic = (question) => {
  const heads = headsIn(question);
  if (heads === undefined || heads < LARGE) return undefined;
  const placed = question.draft ? placedItems(question.draft) : [];
  const named = (isIt: (each: (typeof placed)[number]) => boolean) =>
    placed
      .filter(isIt)
      .slice(0, 3)
      .map(({ item }) => item.title);
  const meals = named(({ item }) => item.place?.kind === 'meal' && item.time === 'evening');
  const nights = named(({ item }) => item.place?.kind === 'night');
  const boats = named(({ item }) => ON_WATER.test(item.title));
  return {
    text: [
      `For ${heads} it matters:`,
      `tables want booking a week or more ahead${meals.length > 0 ? ` (in the plan ${listed(meals)})` : ''}, large kitchens ask for a set menu or a deposit, and smaller ones split you over two tables;`,
      `take ${Math.ceil(heads / 2)} double rooms or one flat early, as ${heads} beds in one house go first;`,
      `${boats.length > 0 ? `for ${listed(boats)} ask for a boat of your own, which often costs no more` : 'a boat or a van of your own often costs no more than single tickets'};`,
      `timed tickets are booked for all in one go, many sights have a group rate or a group entrance from ten${nights.length > 0 ? `, and bars such as ${listed(nights)} want a word ahead` : ''}.`,
      'I book nothing.',
    ].join(' '),
  };
};

function headsIn({ folded, wish, message = '' }: OpenQuestion): number | undefined {
  const [, first, second] = HEADS.exec(folded) ?? HEADS.exec(message) ?? [];
  const said = first ?? second;
  const number = said === undefined ? undefined : numberOf(said);
  return number ?? (wish.party ? wish.party.adults + wish.party.children : undefined);
}
