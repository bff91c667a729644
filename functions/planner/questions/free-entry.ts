import { destinationsOf, placedItems } from '../edits/draft.ts';
import { dayText } from '../edits/edit-words.ts';
import { sightFacts } from '../facts/sights.ts';
import { listed } from '../words/listed.ts';
import { costText } from '../words/words.ts';
import type { AnswerTopic, OpenQuestion } from './answer.ts';
import { townsAsked } from './asked-of.ts';
import { type SpokenPlace, spokenPlaces } from './spoken-of.ts';

const MOST = 6;

/** 'Is it free?', 'when is the Prado free?', 'any free museums?': of what is named, else of the plan and its towns. */
export const freeEntry: AnswerTopic = (question) => {
  const places = spokenPlaces(question);
  if (places.length > 0)
    return {
      text: places
        .slice(0, 3)
        .map((each) => entryText(each, question))
        .join(' '),
    };
  const planned = freeInPlan(question);
  const others = freeInTown(question);
  const [town] = townsAsked(question);
  if (planned === '' && others === '')
    return (
      town && {
        text: `I know nothing in ${town.name} that is always free to get in; many museums have a free day or evening, which their own pages tell.`,
      }
    );
  return { text: [planned, others].filter(Boolean).join(' ') };
};

function entryText({ place, destination }: SpokenPlace, { wish }: OpenQuestion): string {
  const free = sightFacts(place, destination?.name)?.free;
  if (place.cost === 0) return `${place.name} is free to get in${free ? `: ${free}` : ', as far as I know'}.`;
  const price = `${place.name} costs about ${costText(place.cost, wish)} for an adult`;
  return free
    ? `${price}; free: ${free}.`
    : `${price}. Free hours I do not know of: look at its own page, many museums have one a week or a Sunday a month.`;
}

function freeInPlan({ draft }: OpenQuestion): string {
  const free = (draft ? placedItems(draft) : []).filter(
    ({ item: { place } }) => place && place.cost === 0 && place.kind !== 'meal',
  );
  return free.length > 0
    ? `Free in the plan: ${listed(free.slice(0, MOST).map(({ item, day }) => `${item.title} (${dayText(day)})`))}.`
    : '';
}

function freeInTown(question: OpenQuestion): string {
  const used = new Set((question.draft ? placedItems(question.draft) : []).flatMap(({ item }) => item.place ?? []));
  const isMuseum = /\b(?:museum|galler)/.test(question.folded);
  const free = townsAsked(question)
    .slice(0, 2)
    .flatMap(({ places }) => places)
    .filter(
      (place) =>
        place.cost === 0 && !used.has(place) && place.kind !== 'meal' && (!isMuseum || place.kind === 'museum'),
    );
  const where = question.draft ? destinationsOf(question.draft) : [];
  return free.length > 0
    ? `${where.length > 0 ? 'Also free there' : 'Free there'}: ${listed(free.slice(0, MOST).map(({ name }) => name))}.`
    : '';
}

/** 'Which evening is the Louvre open late?' */
export const lateOpening: AnswerTopic = (question) => {
  const places = spokenPlaces(question);
  if (places.length === 0) return undefined;
  return {
    text: places
      .slice(0, 3)
      .map(({ place, destination }) => {
        const late = sightFacts(place, destination?.name)?.late;
        return late
          ? `${place.name} is open late on ${late}, as far as I know; check its own page.`
          : `Evening hours of ${place.name} I do not know: look at its own page.`;
      })
      .join(' '),
  };
};
