import type { TripPlan } from '../itinerary/plan-trip.ts';
import { knownCurrency, toEuros } from '../money.ts';
import { CHILD_SHARE, sharesOf } from '../understand/find-party.ts';
import type { Wish } from '../understand/wish.ts';
import { destinationText } from './destination-text.ts';
import { costText, withArticle } from './words.ts';

/** What one adult pays in euros, formatted for the card: for a family the total, else per person. */
export function partyCostText(euros: number, wish: Wish): string {
  const { party } = wish;
  if (party?.kids) return `${costText(euros * sharesOf(party), wish)} for the family`;
  return costText(euros, wish) + ((party?.adults ?? 1) > 1 ? ' per person' : '');
}

/** What a plan costs, for whom and including what, and whether that is within the budget. */
export function moneySentence(wish: Wish, plan: TripPlan): string {
  const { level, euros, budget } = plan;
  const where = withArticle(destinationText(plan, wish));
  const { party } = wish;
  const levels = { low: 'simple beds', middle: 'mid-range beds', high: 'fine hotels' } as const;
  const shares = party?.kids ? sharesOf(party) : 1;
  const whom = party?.kids ? `for ${count(party.adults, 'adult')} and ${count(party.children, 'child')}` : 'per person';
  const heads = party?.adults ?? 1;
  const babies = party?.babies ? ', a baby nothing' : '';
  const children = party?.kids ? ` (a child counts ${CHILD_SHARE * 100} % of an adult${babies})` : '';
  const about = `About ${costText(euros * shares, wish)} ${whom}${children} for ${where}, with ${wish.hasBeds ? '' : `${levels[level]}, `}meals, local transport and tickets, as an estimate; ${wish.hasBeds ? 'beds, which you have, and the journey there are' : 'the journey there is'} not included.${heads > 1 && !party?.kids ? ` For ${heads} of you that is about ${costText(euros * heads, wish)}.` : ''}`;
  if (wish.budget?.of === 'tickets') return `${about} ${ticketsSentence(wish, plan)}`;
  if (budget === undefined) return about;
  const limit = costText(budget * shares, wish);
  const each = party?.kids ? ' for all of you' : heads > 1 ? ' each' : '';
  const isShared = wish.budget?.per === 'total' && !party?.kids && heads > 1;
  const inAll = isShared ? `${costText(budget * heads, wish)} in all, ` : '';
  if (euros <= budget) return `${about} That keeps within your ${inAll}${limit}${each}.`;
  return `Honestly, ${inAll}${limit} ${whom} is not enough for ${where}: even with simple beds and free sights it comes to about ${costText(euros * shares, wish)}. Fewer days would help.`;
}

/** Whether the tickets of a plan keep within what was said for them alone. */
function ticketsSentence(wish: Wish, { days }: TripPlan): string {
  const { budget, party } = wish;
  if (!budget) return '';
  const heads = party ? party.adults + party.children : 1;
  const each = days
    .flatMap(({ entries }) => entries)
    .reduce((sum, { place }) => sum + (place.kind === 'meal' ? 0 : place.cost), 0);
  const limit = toEuros(budget.amount, knownCurrency(budget.currency)) * (budget.per === 'person' ? heads : 1);
  const all = each * heads;
  const sum = `Tickets alone come to about ${costText(all, wish)}${heads > 1 ? ` for ${heads} of you` : ''}`;
  return all <= limit
    ? `${sum}, which keeps within your ${costText(limit, wish)} for them.`
    : `${sum}, which is more than your ${costText(limit, wish)} for them: say "free sights" or drop the dearest.`;
}

function count(number: number, one: 'adult' | 'child'): string {
  return `${number} ${number === 1 ? one : one === 'adult' ? 'adults' : 'children'}`;
}
