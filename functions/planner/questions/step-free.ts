import type { CataloguePlace } from '../catalogue/catalogue-schema.ts';
import { placedItems } from '../edits/draft.ts';
import { sightFacts } from '../facts/sights.ts';
import data from '../facts/step-free-transport.json' with { type: 'json' };
import { type Need, suits } from '../needs/needs.ts';
import { listed } from '../words/listed.ts';
import type { AnswerTopic, OpenQuestion } from './answer.ts';
import { needsAsked, townsAsked } from './asked-of.ts';
import { daysIn, type SpokenPlace, spokenPlaces } from './spoken-of.ts';

const cities = new Map<string, string>(Object.entries(data.cities));
const MOST = 3;

/** 'Can we use the tube with the power chair?': how far one gets without steps in each town. */
export const stepFreeTransport: AnswerTopic = (question) => {
  const towns = townsAsked(question).slice(0, MOST);
  if (towns.length === 0) return undefined;
  const known = towns.flatMap(({ name }) => {
    const text = cities.get(name);
    return text === undefined ? [] : [`In ${name} ${text}.`];
  });
  const unknown = towns.filter(({ name }) => !cities.has(name)).map(({ name }) => name);
  const rest =
    unknown.length > 0
      ? `For ${listed(unknown)} I do not know it: low-floor buses have ramps in most towns, and the operator's map shows the stations with lifts.`
      : '';
  return { text: [...known, rest, adviceFor(question)].filter(Boolean).join(' ') };
};

/** What helps by how they walk or roll. */
function adviceFor(question: OpenQuestion): string {
  const needs = needsAsked(question);
  const { folded } = question;
  if (
    /\b(?:push ?chair|pram|stroller|buggy)\b/.test(folded) ||
    (needs.includes('pushchair') && !needs.includes('wheelchair'))
  )
    return 'With a pushchair keep off the rush hour, and have a folding one or a carrier for stations without a lift.';
  if (needs.includes('wheelchair'))
    return "Lifts fail: look at the operator's page on the day; trains want assistance booked a day ahead, and a taxi that takes the chair by phone.";
  return 'On crutches or with bad knees buses and taxis from door to door are easier than long passages in stations; ask for the seats near the door.';
}

/** 'Is there a lift?', 'can she get in with the wheelchair?': each place that is named, or of the day, with what is known. */
export const accessOf: AnswerTopic = (question) => {
  const places = placesAsked(question);
  if (places.length === 0) return undefined;
  const known = places.flatMap((each) => {
    const text = accessText(each);
    return text === undefined ? [] : [text];
  });
  const unknown = places.filter((each) => accessText(each) === undefined).map(({ place }) => place.name);
  const rest =
    unknown.length > 0
      ? `For ${listed(unknown.slice(0, 5))}${unknown.length > 5 ? ' and the rest' : ''} I do not know stairs and lifts for sure: ask the place by phone or look at its page, most large museums have a lift and a way in without steps.`
      : 'Check on its own page before you go, as lifts are out of order now and then.';
  return { text: [...known.slice(0, 5), rest].join(' ') };
};

function accessText({ place, destination }: SpokenPlace): string | undefined {
  const access = sightFacts(place, destination?.name)?.access;
  if (access !== undefined) return `${place.name}: ${access}.`;
  return stepFreeText(place);
}

function stepFreeText(place: CataloguePlace): string | undefined {
  const isFree = suits(place, 'wheelchair' satisfies Need);
  if (isFree === undefined) return undefined;
  return isFree
    ? `${place.name}: ${place.stepFree === 'partly' ? 'step-free for a part' : 'step-free'}, as far as I know.`
    : `${place.name}: not without steps.`;
}

/** What is named, else what is on the days that are asked about, else the sights of the plan. */
function placesAsked(question: OpenQuestion): SpokenPlace[] {
  const named = spokenPlaces(question);
  if (named.length > 0) return named;
  const { draft } = question;
  if (!draft) return [];
  const days = daysIn({ ...question, intent: 'near' });
  return placedItems(draft)
    .filter(({ day, item }) => (days.length === 0 || days.includes(day)) && item.place?.kind !== 'meal')
    .flatMap(({ item: { place }, day: { destination } }) => (place ? [{ place, destination }] : []));
}
