import { placedItems } from '../edits/draft.ts';
import { conflictsOf, NEEDS, type Need, needsIn, suits } from '../needs/needs.ts';
import { listed } from '../words/listed.ts';
import { gettingInAndAbout } from './getting-in-and-about.ts';
import type { AnswerOne, Question } from './question.ts';
import { daysIn, sightsIn } from './spoken-of.ts';

/** 'Is it suitable for a wheelchair?', 'would kids like it?': what the catalogue knows, and what to ask on the spot. */
export const suitableFor: AnswerOne = (question) => {
  const { wish, folded } = question;
  const needs = needsIn(folded);
  const places = placesIn(question);
  if (/\b(?:kids?|child(?:ren)?|toddler|baby|son|daughter|teen\w*|year old)\b/.test(folded) && needs.length === 0)
    return forChildren(places);
  if (wish.party?.kids && needs.length === 0 && /\b(?:him|her|them|us|he|she|they|we)\b/.test(folded))
    return forChildren(places);
  const all = needs.length > 0 ? needs : (wish.needs ?? []);
  if (all.length === 0) return forAll(places, question);
  const stepless = all.filter((need) => OF_STEPS.has(need));
  const access = stepless.length > 0 ? gettingInAndAbout(question)?.text : undefined;
  const rest = access === undefined ? all : all.filter((need) => !OF_STEPS.has(need));
  if (access !== undefined && rest.length === 0) return access;
  const texts = rest.map((need) => {
    const against = places.filter((place) => conflictsOf(place, [need]).length > 0).map(({ name }) => name);
    const bad = against.length > 0 ? `${listed(against)} ${against.length === 1 ? 'does' : 'do'} not suit. ` : '';
    const known = places.filter((place) => suits(place, need)).map(({ name }) => name);
    const good = known.length > 0 ? `As far as I know ${listed(known)} ${known.length === 1 ? 'suits' : 'suit'}. ` : '';
    return `${bad}${good}${NEEDS[need].unknown}`;
  });
  return [access, ...texts].filter(Boolean).join(' ');
};

/** Needs that are about stairs, lifts and ways. */
const OF_STEPS: ReadonlySet<Need> = new Set<Need>(['wheelchair', 'knees', 'pushchair']);

function placesIn(question: Question) {
  const sights = sightsIn(question);
  if (sights.length > 0) return sights.map(({ place }) => place);
  const days = daysIn(question);
  const items =
    days.length > 0
      ? days.flatMap(({ items: each }) => each)
      : question.draft
        ? placedItems(question.draft).map(({ item }) => item)
        : [];
  return items.flatMap(({ place }) => place ?? []);
}

function forChildren(places: ReturnType<typeof placesIn>): string {
  const good = places.filter(({ kids }) => kids).map(({ name }) => name);
  const other = places.filter(({ kids }) => !kids).map(({ name }) => name);
  const yes = good.length > 0 ? `Good with children under ten: ${listed(good.slice(0, 8))}. ` : '';
  const no = other.length > 0 ? `I would not count on ${listed(other.slice(0, 6))} for that age. ` : '';
  return `${yes}${no}Say "with kids", and I plan for them.`;
}

/** What a visit demands of those who come. */
const DEMANDS =
  /\b(?:stairs?|steps?|steep|lifts?|elevators?|walk\w*|climb\w*|hill\w*|suit\w*|accessib\w*|age|ages|old|young|allowed|rules?|dress\w*|wear|cover\w*|fit|fitness|knees?|tir(?:ed|ing)|exhaust\w*|demanding|strenuous|difficult|hard|tough|easy|manage\w*|cope|ok|okay|fine|good for|right for|scary|safe|boring|enter|entry|get in|heights?|narrow|dark)\b/;

function forAll(places: ReturnType<typeof placesIn>, { draft, folded }: Question): string | undefined {
  if ((places.length === 0 && !draft) || !DEMANDS.test(folded)) return undefined;
  const minutes = places.reduce((sum, place) => sum + place.minutes, 0);
  const length = places.length === 1 ? ` A visit of ${places[0]?.name} usually takes ${minutes} minutes.` : '';
  return `Stairs, lifts and rules of entry I do not know, only how long a visit takes and what is good with children.${length} Tell me who is travelling and what they need, and I mind it.`;
}
