import type { ChatAnswer, QuickSuggestion } from '#shared/planner/schema.ts';
import type { CatalogueDestination } from '../catalogue/catalogue-schema.ts';
import { nearestTo } from '../catalogue/nearest.ts';
import { planTrip } from '../itinerary/plan-trip.ts';
import { ideasFor, sharedInterest, topPlaces } from '../itinerary/quick-ideas.ts';
import { dishesAt } from '../understand/find-dishes.ts';
import { hoursTo } from '../understand/find-reach.ts';
import type { Wish } from '../understand/wish.ts';
import { capitalized } from '../words/capitalized.ts';
import { listed } from '../words/listed.ts';
import { partyCostText } from '../words/party-cost.ts';
import { daysText, heard, tasteText } from '../words/words.ts';
import { unknownText } from './answer-unknown.ts';
import { needsTexts } from './needs-text.ts';

type Ideas = Pick<ChatAnswer, 'message' | 'quickSuggestions'>;

/** Destinations that suit a wish, to choose from. */
export function answerIdeas(wish: Wish, opening?: string): Ideas {
  const ideas = ideasFor(wish);
  if (ideas.length === 0) return withoutOne(wish);
  const parts = [...openParts(wish), ...heard(wish)];
  const [these, which] = ideas.length === 1 ? ['this', 'whether you like it'] : ['these', 'which one you like'];
  const heardText =
    opening ?? (parts.length > 0 ? `${capitalized(parts.join(', '))}: how about ${these}` : `How about ${these}`);
  const names = ideas.map((destination) => `${destination.name}${whyText(destination, wish)}`);
  const asked = `${heardText}? ${listed(names)}.`.replace('side by side?', 'side by side:');
  const message = [asked, unminded(wish), ...needsTexts(wish), `Tell me ${which}, or what else matters.`]
    .filter(Boolean)
    .join(' ');
  return { message, quickSuggestions: ideas.map((destination) => ideaOf(destination, wish)) };
}

/** What nothing is known about, though it was asked for. */
function unminded({ reach, near }: Wish): string {
  if (reach && !near) return `From where do you set off? Then I can keep to ${reach.hours} hours by ${reach.by}.`;
  return near?.reach ? 'The hours are by the distance: which journeys are direct I do not know.' : '';
}

/** The limits of a wish, each with what ideas are like without it, the least important first. */
const LIMITS: readonly (readonly [name: (wish: Wish) => string, without: (wish: Wish) => Wish])[] = [
  [({ dishes = [] }) => listed(dishes), (wish) => ({ ...wish, dishes: [] })],
  [({ budget }) => (budget ? 'your budget' : ''), (wish) => ({ ...wish, budget: undefined })],
  [
    ({ open }) => (open.climate === undefined && open.minHigh === undefined ? '' : 'the weather that you want'),
    ({ open: { climate: _, minHigh: __, maxHigh: ___, ...open }, ...wish }) => ({ ...wish, open }),
  ],
  [({ open }) => (open.coastal ? 'the sea' : ''), (wish) => ({ ...wish, open: { ...wish.open, coastal: false } })],
  [
    ({ near }) => (near?.reach ? `the ${near.reach.hours} hours by ${near.reach.by}` : near ? 'a short journey' : ''),
    ({ near: _, reach: __, ...wish }) => wish,
  ],
  [({ month }) => (month === undefined ? '' : 'that time of the year'), (wish) => ({ ...wish, month: undefined })],
];

/** No place meets all limits: which one is in the way, and what there is without it. */
function withoutOne(wish: Wish): Ideas {
  for (const [nameOf, without] of LIMITS) {
    const name = nameOf(wish);
    const ideas = name === '' ? [] : ideasFor(without(wish));
    if (ideas.length === 0) continue;
    const names = listed(ideas.map((each) => `${each.name}${whyText(each, without(wish))}`));
    return {
      message: `No place that I know has all of that: ${name} is what fails. Without it there would be ${names}. Which of your wishes matters least?`,
      quickSuggestions: ideas.map((each) => ideaOf(each, without(wish))),
    };
  }
  return { message: 'I know no place where all of that comes together. Which of your wishes matters least?' };
}

function whyText(destination: CatalogueDestination, wish: Wish): string {
  const climate = wish.month === undefined ? undefined : destination.climate[wish.month - 1];
  const special = specialtyOf(destination, wish);
  const { near } = wish;
  const hours = near?.reach ? hoursTo(near.at, destination, near.reach.by) : undefined;
  const why = [
    hours === undefined ? '' : `about ${hours} h by ${near?.reach?.by}`,
    climate ? `about ${climate.high} °C` : '',
    special === undefined ? '' : `good for ${special}`,
  ];
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

function openParts({ open, budget, near, origin }: Wish): string[] {
  const reach = near?.reach;
  const from = origin && reach ? ` from ${origin.name}` : '';
  return [
    reach ? `at most ${reach.hours} hours by ${reach.by}${from}` : '',
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
export function answerUnknown(wish: Wish, place: NonNullable<Wish['unknown']>): Ideas {
  const near = nearestTo(place);
  const message = unknownText(place, near);
  if (near.length === 0) return { message };
  return {
    message,
    quickSuggestions: near.map(({ destination }) => ideaOf(destination, { ...wish, country: undefined })),
  };
}
