import type { CatalogueDestination } from '../catalogue/catalogue-schema.ts';
import { placedItems } from '../edits/draft.ts';
import { editedPlan } from '../edits/edited-plan.ts';
import { costOf, type TripPlan } from '../itinerary/plan-trip.ts';
import { knownCurrency, toEuros } from '../money.ts';
import { findBudget, type SaidBudget } from '../understand/find-budget.ts';
import { sharesOf } from '../understand/find-party.ts';
import type { Wish } from '../understand/wish.ts';
import { capitalized } from '../words/capitalized.ts';
import { listed } from '../words/listed.ts';
import { costText } from '../words/words.ts';
import type { AnswerTopic, OpenQuestion } from './answer.ts';

/** 'Under the 150', 'is 900 enough': a sum without its currency. */
const BARE = /(?<![\p{L}\d.,:])(\d{1,3}(?:[,.' ]\d{3})+|\d{2,7})(?![\d:]|\s*(?:days?|nights?|km|th\b|st\b|am\b|pm\b))/u;
/** A plan that takes up more of the money than this is tight. */
const TIGHT = 0.9;

/** What one adult's parts of a plan cost, in euros. */
interface Parts {
  readonly beds: number;
  readonly living: number;
  readonly tickets: number;
}

/** 'Is 8 lakh enough?', 'are we under the 150?', 'does it fit our budget?': the estimate by its parts, the verdict, and what would save. */
export const isItEnough: AnswerTopic = (question) => {
  const { draft, wish, folded } = question;
  if (!draft || draft.tripTitle !== undefined) return undefined;
  const plan = editedPlan(wish);
  const parts = partsOf(plan, wish);
  const { shares, whom } = partyOf(wish);
  const said = sumSaid(folded, wish);
  const isOfTickets = wish.budget?.of === 'tickets' || ONLY_TICKETS.test(`${folded} ${question.message ?? ''}`);
  const named = said ?? (isOfTickets ? wish.budget : undefined);
  const budget = named
    ? eurosForAll(named, { days: plan.days.length, heads: headsOf(wish) })
    : (plan.budget ?? 0) * shares;
  const all = plan.euros * shares;
  const shown = said?.currency === undefined ? wish : { ...wish, currency: knownCurrency(said.currency) };
  const text = (euros: number) => costText(euros, shown);
  if (budget <= 0)
    return {
      text: `I estimate ${breakdown(parts, shares, text)}, ${text(all)} in all ${whom}. You have named no budget yet: say a sum, and I tell whether it fits.`,
    };
  if (isOfTickets) return { text: ticketsText(question, budget, shown) };
  return {
    text: `${verdict(all, budget, text)} I estimate about ${text(all)} ${whom}: ${breakdown(parts, shares, text)}; the journey there is not included. Tickets alone are about ${text(parts.tickets * shares)}. ${savings(question, plan, { shares, text })}`,
  };
};

const ONLY_TICKETS = /\b(?:tickets?|entrances?|entry|admissions?|entries|sights)\b/;

function ticketsText({ draft, wish }: OpenQuestion, budget: number, shown: Wish): string {
  const heads = headsOf(wish);
  const paid = (draft ? placedItems(draft) : []).flatMap(({ item: { place } }) =>
    place && place.kind !== 'meal' && place.cost > 0 ? [place] : [],
  );
  const sum = paid.reduce((all, { cost }) => all + cost, 0) * heads;
  const names = paid.toSorted((a, b) => b.cost - a.cost).slice(0, 4);
  return `${verdict(sum, budget, (euros) => costText(euros, shown))} I estimate the tickets of the plan at about ${costText(sum, shown)} for ${heads === 1 ? 'one adult' : `${heads} of you`}${names.length > 0 ? `, most of it ${listed(names.map(({ name, cost }) => `${name} (${costText(cost, shown)} each)`))}` : ''}.`;
}

function headsOf({ party }: Wish): number {
  return party ? party.adults + party.children : 1;
}

function partyOf({ party }: Wish): { readonly shares: number; readonly whom: string } {
  const heads = (party?.adults ?? 1) + (party?.children ?? 0);
  const shares = party ? sharesOf(party) : 1;
  return { shares, whom: heads > 1 ? `for all ${heads} of you` : 'for one adult' };
}

function partsOf({ stops, level, euros, days }: TripPlan, { hasBeds }: Wish): Parts {
  const beds =
    hasBeds || days.length < 2 ? 0 : sum(stops.map(({ destination, nights }) => destination.perNight[level] * nights));
  const living = sum(days.map(({ destination }: { destination: CatalogueDestination }) => destination.perDay[level]));
  return { beds, living, tickets: Math.max(0, euros - beds - living) };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}

function breakdown({ beds, living, tickets }: Parts, shares: number, text: (euros: number) => string): string {
  return listed([
    ...(beds > 0 ? [`beds ${text(beds * shares)}`] : []),
    `meals and local transport ${text(living * shares)}`,
    `tickets ${text(tickets * shares)}`,
  ]);
}

/** The sum that a question names, in the currency that was used before. */
function sumSaid(folded: string, wish: Wish): SaidBudget | undefined {
  const found = findBudget(folded);
  if (found)
    return found.currency === undefined ? { ...found, currency: wish.budget?.currency ?? wish.currency } : found;
  const [, digits] = BARE.exec(folded) ?? [];
  if (digits === undefined) return undefined;
  return {
    amount: Number(digits.split(/[,.' ]/).join('')),
    currency: wish.budget?.currency ?? wish.currency,
    per: 'total',
  };
}

function eurosForAll(
  { amount, currency, per }: SaidBudget,
  { days, heads }: { readonly days: number; readonly heads: number },
): number {
  const euros = toEuros(amount, knownCurrency(currency));
  return per === 'person' ? euros * heads : per === 'day' ? euros * days : euros;
}

function verdict(all: number, budget: number, text: (euros: number) => string): string {
  const gap = text(Math.abs(budget - all));
  if (all > budget) return `No, ${text(budget)} is not enough for this plan: it is about ${gap} short.`;
  return all > budget * TIGHT
    ? `It is tight: ${text(budget)} is just enough, with about ${gap} to spare.`
    : `Yes, ${text(budget)} is enough, with about ${gap} to spare.`;
}

/** What saves most, with how much. */
function savings(
  { draft, wish }: OpenQuestion,
  { days, stops, level, euros }: TripPlan,
  { shares, text }: { readonly shares: number; readonly text: (euros: number) => string },
): string {
  const low = costOf(days, stops, 'low', wish.hasBeds);
  const dearest = (draft ? placedItems(draft) : [])
    .flatMap(({ item: { place } }) => (place && place.kind !== 'meal' ? [place] : []))
    .toSorted((a, b) => b.cost - a.cost)[0];
  const ways = [
    ...(level !== 'low' && low < euros ? [`simple beds and meals (about ${text((euros - low) * shares)})`] : []),
    ...(dearest && dearest.cost > 0 ? [`doing without ${dearest.name} (about ${text(dearest.cost * shares)})`] : []),
    'a day less',
  ];
  return `${capitalized(listed(ways, 'or'))} would save. Nothing is changed.`;
}
