import type { CatalogueDestination } from '#shared/planner/catalogue-schema.ts';
import type { ChatAnswer, QuickSuggestion } from '#shared/planner/schema.ts';
import { MOST_IN_ONE, planTrip, type TripPlan } from '../itinerary/plan-trip.ts';
import { ideasFor, sharedInterest, topPlaces } from '../itinerary/quick-ideas.ts';
import { answerOwnTrip } from '../own-trip/answer-own-trip.ts';
import type { PlannerRequest } from '../planner.ts';
import { dishesAt } from '../understand/find-dishes.ts';
import { isOpenWish, type Wish } from '../understand/wish.ts';
import { answerQuestion } from './answer-question.ts';
import { nearestTo, unknownText } from './answer-unknown.ts';
import { heardWish } from './heard-wish.ts';
import { moneySentence, partyCostText } from './party-cost.ts';
import { smallTalk } from './small-talk.ts';
import { suggestionOf } from './suggest-trip.ts';
import { daysText, heard, listed, tasteText, withArticle } from './words.ts';

const planner = 'built-in' as const;

/** The built-in planner's answer: a pure function of the request. */
export function answer(request: PlannerRequest): ChatAnswer {
  const wish = heardWish(request);
  const onTrip = request.trip && answerOwnTrip(request.message, request.trip, wish, request.today);
  if (onTrip) return onTrip;
  const question = answerQuestion(request.message, wish);
  if (question !== undefined) return { message: question, planner };
  return answerWish(wish, request.message);
}

function answerWish(wish: Wish, message: string): ChatAnswer {
  const reply = smallTalk(message, wish);
  if (reply !== undefined) return { message: reply, planner };
  if (wish.unknown) return answerUnknown(wish, wish.unknown);
  if (!wish.isUnderstood) return { message: notUnderstood(wish), planner };
  if (wish.isChoice)
    return answerIdeas(
      wish,
      `${listed(
        wish.destinations.map(({ name }) => name),
        'or',
      )}? Here they are side by side`,
    );
  if (wish.destinations.length > 0 || wish.country !== undefined) return answerTrip(wish);
  if (isOpenWish(wish)) return answerIdeas(wish);
  return { message: askBack(wish), planner };
}

function answerTrip(wish: Wish): ChatAnswer {
  const plan = planTrip(wish);
  const suggestion = suggestionOf(plan, wish);
  const parts = heard(wish);
  const where = suggestion.destination ?? '';
  const changes = isNoCheaper(wish, plan) ? [NO_CHEAPER, ...wish.changes.slice(1)] : wish.changes;
  const opening = changes.length > 0 ? `${capitalized(listed(changes))}. ` : '';
  const route =
    plan.stops.length > 1
      ? ` The way goes ${plan.stops.map(({ destination, nights }) => `${destination.name} (${nights} ${nights === 1 ? 'night' : 'nights'})`).join(', then ')}.`
      : '';
  const message = [
    `${opening}Here are ${daysText(plan.days.length)} in ${withArticle(where)}${parts.length > 0 ? `, ${parts.join(', ')}` : ''}.`.replace(
      'Here are 1 day',
      'Here is 1 day',
    ),
    leftAsideText(wish),
    route.trim(),
    seasonText(wish, plan),
    moneySentence(wish, plan),
    nextStep(wish, plan),
  ];
  return { message: message.filter(Boolean).join(' '), suggestion, planner };
}

function leftAsideText({ leftAside = [] }: Wish): string {
  return leftAside.length > 0
    ? `I do not know ${listed(leftAside, 'or')} well enough to plan it, so it is left out.`
    : '';
}

const NO_CHEAPER = 'it cannot be cheaper than this, with simple beds and free sights already: fewer days would help';

/** Whether something cheaper was asked for and does not exist. */
function isNoCheaper({ cheaperThan, changes }: Wish, { euros, days }: TripPlan): boolean {
  if (!cheaperThan || changes.length !== 1) return false;
  if (cheaperThan.destinations.length === 0 && cheaperThan.country === undefined) return false;
  const before = planTrip(cheaperThan);
  return before.days.length === days.length && before.euros <= euros;
}

function seasonText(wish: Wish, { stops }: TripPlan): string {
  const [first] = stops;
  const climate = wish.month === undefined ? undefined : first?.destination.climate[wish.month - 1];
  if (!climate || !first) return '';
  const rain = climate.rain >= 13 ? ', and rain on many days' : '';
  return `Expect about ${climate.high} °C${stops.length > 1 ? ` in ${first.destination.name}` : ''}${rain}.`;
}

function nextStep(wish: Wish, plan: TripPlan): string {
  if (wish.days !== undefined && plan.days.length < wish.days) {
    const [only, ...others] = plan.stops;
    const where =
      only && others.length === 0 && plan.days.length < MOST_IN_ONE
        ? `For ${only.destination.name} I know enough for ${daysText(plan.days.length)}`
        : `${daysText(MOST_IN_ONE)} are the most I plan in one place`;
    return `${where}: name a second place for the rest.`;
  }
  const missing = [
    wish.days === undefined && wish.changes.length === 0
      ? `I took ${daysText(plan.days.length)}, which suits most people`
      : '',
    wish.month === undefined && wish.start === undefined
      ? 'tell me when you go and I will mind closing days and the season'
      : '',
  ].filter(Boolean);
  if (missing.length > 0) return `${capitalized(missing.join('; '))}.`;
  return 'Say "shorter", "cheaper", "more food" or whatever you would like to change.';
}

function answerIdeas(wish: Wish, opening?: string): ChatAnswer {
  const ideas = ideasFor(wish);
  if (ideas.length === 0) {
    return {
      message: 'I know no place where all of that comes together. Which of your wishes matters least?',
      planner,
    };
  }
  const parts = [...openParts(wish), ...heard(wish)];
  const [these, which] = ideas.length === 1 ? ['this', 'whether you like it'] : ['these', 'which one you like'];
  const heardText =
    opening ?? (parts.length > 0 ? `${capitalized(parts.join(', '))}: how about ${these}` : `How about ${these}`);
  const names = ideas.map((destination) => `${destination.name}${whyText(destination, wish)}`);
  const message = `${heardText}? ${listed(names)}. Tell me ${which}, or what else matters.`.replace(
    'side by side?',
    'side by side:',
  );
  return { message, quickSuggestions: ideas.map((destination) => ideaOf(destination, wish)), planner };
}

function whyText(destination: CatalogueDestination, wish: Wish): string {
  const climate = wish.month === undefined ? undefined : destination.climate[wish.month - 1];
  const special = specialtyOf(destination, wish);
  const why = [climate ? `about ${climate.high} °C` : '', special === undefined ? '' : `good for ${special}`];
  const said = why.filter(Boolean);
  return said.length > 0 ? ` (${said.join(', ')})` : '';
}

/** What a destination offers of the wish: its dishes, else the interest that both share. */
function specialtyOf(destination: CatalogueDestination, wish: Wish): string | undefined {
  const dishes = (wish.dishes ?? []).filter((dish) => destination.places.some((place) => dishesAt(place, [dish]) > 0));
  if (dishes.length > 0) return listed(dishes);
  const interest = sharedInterest(destination, wish);
  return interest && tasteText(interest);
}

function openParts({ open, budget }: Wish): string[] {
  return [
    open.climate === undefined ? '' : open.climate === 'snow' ? 'snow' : `somewhere ${open.climate}`,
    open.coastal ? 'by the sea' : '',
    budget ? 'within your budget' : '',
  ].filter(Boolean);
}

function ideaOf(destination: CatalogueDestination, wish: Wish): QuickSuggestion {
  const plan = planTrip({ ...wish, destinations: [destination], country: undefined, isChoice: false, variant: 0 });
  const special = specialtyOf(destination, wish);
  return {
    destination: destination.name,
    title:
      special === undefined
        ? `${daysText(plan.days.length)} in ${destination.name}`
        : `${destination.name} for ${special}`,
    duration: daysText(plan.days.length),
    estimatedCost: partyCostText(plan.euros, wish),
    highlights: topPlaces(destination, wish, 4),
    imageUrl: null,
  };
}

/** Says that a place is not in the catalogue, and what is nearby. */
function answerUnknown(wish: Wish, place: NonNullable<Wish['unknown']>): ChatAnswer {
  const near = nearestTo(place);
  const message = unknownText(place, near);
  if (near.length === 0) return { message, planner };
  return {
    message,
    quickSuggestions: near.map(({ destination }) => ideaOf(destination, { ...wish, country: undefined })),
    planner,
  };
}

function askBack(wish: Wish): string {
  const parts = heard(wish);
  const have =
    parts.length > 0 || wish.days !== undefined
      ? `${capitalized([wish.days === undefined ? '' : daysText(wish.days), ...parts].filter(Boolean).join(', '))}: noted. `
      : '';
  return `${have}Where would you like to go? A city or a country is enough, or say what you are after, like "somewhere warm by the sea in February".`;
}

function notUnderstood(wish: Wish): string {
  const where = wish.destinations[0]?.name;
  return where === undefined
    ? 'I plan trips, and did not find one in that. Where would you like to go, for how long, and what do you enjoy? For example: "5 days in Lisbon in May with kids".'
    : `I did not understand that. What shall I change? For ${where} I can make the plan longer or shorter, cheaper, slower, with more or less of something, or move its dates.`;
}

function capitalized(text: string): string {
  return `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}`;
}
