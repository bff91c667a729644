import { dayText } from '../edits/edit-words.ts';
import { editedPlan } from '../edits/edited-plan.ts';
import type { TripPlan } from '../itinerary/plan-trip.ts';
import { findCurrency } from '../understand/find-budget.ts';
import type { NamedSight } from '../understand/find-sights.ts';
import { NUMBER, numberOf } from '../understand/numbers.ts';
import type { Wish } from '../understand/wish.ts';
import { listed } from '../words/listed.ts';
import { moneySentence } from '../words/party-cost.ts';
import { costText } from '../words/words.ts';
import type { AnswerOne, Question } from './question.ts';
import { daysIn, destinationsIn, sightsIn } from './spoken-of.ts';

/** 'What does the Colosseum cost?', 'how much is day 2?', 'is it expensive there?' */
export const whatItCosts: AnswerOne = (asked) => {
  const { draft, folded } = asked;
  // 'What is that in pounds?'
  const wish = { ...asked.wish, currency: findCurrency(folded) ?? asked.wish.currency };
  const question = { ...asked, wish };
  const sights = sightsIn(question);
  if (sights.length > 0)
    return `${listed(sights.map(({ place }) => `${place.name}: ${place.cost === 0 ? 'free' : `about ${costText(place.cost, wish)} for an adult`}`))}.${forEveryone(sights, question)}`;
  if (draft && draft.tripTitle === undefined && NIGHTLY.test(folded)) return nightlyText(wish, editedPlan(asked.wish));
  const days = daysIn(question);
  if (days.length > 0) return days.map((day) => dayCost(day, question)).join(' ');
  if (draft && /\bfree\b/.test(folded)) return freeText(question);
  const heads = headsIn(folded) ?? (ALL_OF_US.test(folded) ? (wish.party?.adults ?? 1) : 1);
  if (draft && draft.tripTitle === undefined && heads > 1 && !wish.party?.kids) return forAll(question, heads);
  const isGeneral =
    /\b(?:there|expensive|cheap|a day|per day|day)\b/.test(folded) || !draft || draft.tripTitle !== undefined;
  if (isGeneral) return dailyCost(question);
  return moneySentence(wish, editedPlan(asked.wish));
};

/** 'For all four of us': an adult's price for each adult, a child about half; the sum is an estimate. */
function forEveryone(sights: readonly NamedSight[], { wish, folded }: Question): string {
  const { party } = wish;
  const heads = headsIn(folded) ?? (party ? party.adults + party.children : 1);
  const sum = sights.reduce((all, { place }) => all + place.cost, 0);
  if (heads < 2 || sum === 0) return '';
  const children = party?.kids && party.adults + party.children === heads ? party.children - (party.babies ?? 0) : 0;
  const adults = children > 0 ? (party?.adults ?? heads) : heads;
  const half = children > 0 ? `, if a child pays about half, which I do not know for sure` : '';
  return ` For ${heads} of you I estimate about ${costText(sum * (adults + children / 2), wish)}${half}; prices change, so look at its own page.`;
}

const NIGHTLY = /\b(?:(?:per|a|each|every) night|nightly|hotels?|beds?|rooms?|lodging|accommodation|sleeping)\b/;

/** What is reckoned for the beds, a night and in all. */
function nightlyText(wish: Wish, { stops, level }: TripPlan): string {
  if (wish.hasBeds) return 'Beds are not in the sum, as you have them.';
  const nights = stops.filter((stop) => stop.nights > 0);
  const each = nights.map(
    ({ destination, nights: count }) =>
      `${costText(destination.perNight[level], wish)} a night for one adult in ${destination.name} (${count} ${count === 1 ? 'night' : 'nights'})`,
  );
  const all = nights.reduce((sum, { destination, nights: count }) => sum + destination.perNight[level] * count, 0);
  const kinds = { low: 'simple beds', middle: 'mid-range beds', high: 'fine hotels' } as const;
  return `Yes, beds are in the sum: I reckon ${kinds[level]} at ${listed(each)}, ${costText(all, wish)} in all for one adult, sharing a room of two. That is a usual price, none that I looked up.`;
}

function dayCost(day: ReturnType<typeof daysIn>[number], { wish }: Question): string {
  const tickets = day.items.reduce((sum, { place }) => sum + (place && place.kind !== 'meal' ? place.cost : 0), 0);
  const level = wish.level ?? 'middle';
  const living = day.destination
    ? ` and about ${costText(day.destination.perDay[level], wish)} for meals and local transport`
    : '';
  return `On ${dayText(day)} tickets come to about ${costText(tickets, wish)}${living}, each for one adult, without the bed.`;
}

const ALL_OF_US = /\b(?:all of us|everyone|everybody|the group|altogether|all together)\b/;
const TOGETHER = new RegExp(
  `\\b(?:(both)|(?:all |the )?(${NUMBER})) of us\\b|\\bfor (?:all )?(?:the )?(${NUMBER})(?: people| persons| adults)?\\W*$`,
);

/** 'How much for both of us', 'for all 8 of us': how many they are; 'for all of us' as many as are known to come. */
function headsIn(folded: string): number | undefined {
  const [text, both, of, alone] = TOGETHER.exec(folded) ?? [];
  const number = of ?? alone;
  return text === undefined ? undefined : both === undefined && number !== undefined ? numberOf(number) : 2;
}

function forAll({ wish }: Question, heads: number): string {
  const plan = editedPlan(wish);
  // Whose number is known has the sum for all of them in the sentence itself.
  const sum = heads === wish.party?.adults ? '' : `About ${costText(plan.euros * heads, wish)} for ${heads} of you. `;
  return `${sum}${moneySentence(wish, plan)}`;
}

function freeText({ draft }: Question): string {
  const free = (draft?.days ?? []).flatMap(({ items }) => items.filter(({ place }) => place?.cost === 0));
  return free.length > 0
    ? `Free of those: ${listed(free.map(({ title }) => title))}.`
    : 'None of it is free, as far as I know.';
}

/** What a day costs there, by how one lives. */
function dailyCost(question: Question): string | undefined {
  const { wish } = question;
  const texts = destinationsIn(question)
    .slice(0, 3)
    .map(({ name, perDay, perNight }) => {
      const day = (level: 'low' | 'middle' | 'high') => costText(perDay[level] + perNight[level], wish);
      return `A day in ${name} with a bed costs about ${day('low')} if you live simply, ${day('middle')} in comfort and ${day('high')} in style, each for one adult, without tickets.`;
    });
  return texts.length > 0 ? texts.join(' ') : undefined;
}

/** 'Are flights included?' */
export const whatIsIncluded: AnswerOne = ({ wish, draft, folded }) => {
  if (!draft || draft.tripTitle !== undefined)
    return 'The sums that I give are for one adult with beds, meals, local transport and tickets; the journey there is never included.';
  const plan = editedPlan(wish);
  if (NIGHTLY.test(folded)) return nightlyText(wish, plan);
  return `${moneySentence(wish, plan)} Journeys between the stops are not in it either.`;
};
