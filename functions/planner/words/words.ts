import { MONTHS } from '#shared/calendar/english-names.ts';
import { formatDayWithYear } from '#shared/trips/dates.ts';
import { fromEuros, knownCurrency, moneyText, toEuros } from '../money.ts';
import { type Dish, isDish } from '../understand/find-dishes.ts';
import type { Taste } from '../understand/find-interests.ts';
import type { Wish } from '../understand/wish.ts';
import { listed } from './listed.ts';
import { timeText } from './time.ts';

export function monthName(month: number): string {
  return MONTHS[month - 1] ?? '';
}

/** A place after 'in': 'Japan', 'the United States'. */
export function withArticle(place: string): string {
  return /^(?:United |(?:Netherlands|Philippines|Amalfi Coast|Algarve|Cinque Terre)$)/.test(place)
    ? `the ${place}`
    : place;
}

export function daysText(days: number): string {
  return `${days} ${days === 1 ? 'day' : 'days'}`;
}

/** An amount of euros in the traveller's own currency: '€1,200'. */
export function costText(euros: number, wish: Pick<Wish, 'currency' | 'budget'>): string {
  const currency = knownCurrency(wish.currency ?? wish.budget?.currency);
  return moneyText(fromEuros(euros, currency), currency);
}

const TASTE_WORDS: Readonly<Record<string, string>> = {
  ...{ 'kind:museum': 'museums', 'kind:market': 'markets', 'kind:walk': 'walks', 'kind:park': 'parks' },
  ...{ 'kind:beach': 'beaches', 'kind:night': 'nightlife', 'kind:day-trip': 'day trips', beach: 'beaches' },
  ...{ family: 'things for the family', views: 'views', sport: 'sports', romance: 'romantic corners', spa: 'spas' },
};

export function tasteText(taste: Taste): string {
  return TASTE_WORDS[taste] ?? taste;
}

/** What was understood so far, as parts of a sentence: 'in May', 'with children', 'plenty of food', 'no museums'. */
export function heard(wish: Wish, isThere: (want: Taste | Dish) => boolean = () => true): string[] {
  const all = Object.entries(wish.tastes) as [Taste, number][];
  const tastes = all.filter(([taste, weight]) => weight < 0 || isThere(taste));
  const of = (test: (weight: number) => boolean) => [
    ...new Set(
      tastes
        .filter(([, weight]) => test(weight))
        .sort((a, b) => b[1] - a[1])
        .map(([taste]) => tasteText(taste)),
    ),
  ];
  const dishes = (wish.dishes ?? []).filter(isThere);
  const liked = of((weight) => weight > 0).filter((taste) => !dishes.some(isDish) || taste !== 'food');
  const more = [...new Set<string>([...dishes, ...liked])].slice(0, 4);
  const less = of((weight) => weight < 0 && weight > -10);
  const none = [...new Set<string>([...of((weight) => weight <= -10), ...(wish.without ?? [])])];
  return [
    whenText(wish),
    partyText(wish),
    clockText(wish),
    wish.earliest === undefined ? '' : `nothing before ${timeText(wish.earliest)}`,
    wish.latest === undefined ? '' : `nothing after ${timeText(wish.latest)}`,
    wish.pace === 'relaxed' ? 'at an easy pace' : wish.pace === 'full' ? 'with full days' : '',
    more.length > 0 ? `with ${listed(more)}` : '',
    less.length > 0 ? `less of ${listed(less)}` : '',
    none.length > 0 ? `no ${listed(none, 'or')}` : '',
  ].filter(Boolean);
}

function whenText({ start, month, isDateSaid, season }: Wish): string {
  if (season !== undefined) return `in ${season}`;
  if (start !== undefined && isDateSaid) return `from ${formatDayWithYear(start)}`;
  return month === undefined ? '' : `in ${monthName(month)}`;
}

function clockText({ clock }: Wish): string {
  const { arrival, departure } = clock ?? {};
  const said = [
    arrival === undefined ? '' : `arriving at ${timeText(arrival)}`,
    departure === undefined ? '' : `leaving at ${timeText(departure)}`,
  ];
  return listed(said.filter(Boolean));
}

function partyText({ party }: Wish): string {
  if (party === undefined) return '';
  switch (party.kind) {
    case 'family':
      return `${party.adults === 1 ? 'one adult ' : ''}with ${party.children === 1 ? 'a child' : party.children === 2 ? 'children' : `${party.children} children`}`;
    case 'couple':
      return 'for two';
    case 'solo':
      return 'on your own';
    default:
      return `for ${party.adults} ${party.kind === 'friends' ? 'friends' : 'people'}`;
  }
}

const MADE = 'Made ';

/** What a suggestion was made for, in the first sentence of its description: 'Made for two, with food, no museums.' */
export function heardSentence(wish: Wish): string {
  const parts = heard(wish).filter((part) => part !== whenText(wish));
  const money = wish.budget ? [`within ${costText(budgetInEuros(wish.budget), wish)} ${PER[wish.budget.per]}`] : [];
  const level = wish.level === 'low' ? ['on a budget'] : wish.level === 'high' ? ['in luxury'] : [];
  const all = [...parts, ...level, ...money];
  return all.length > 0 ? `${MADE}${all.join(', ')}.` : '';
}

/** The first sentence of a description, when it says what the suggestion was made for. */
export function heardIn(description: string): string | undefined {
  const [sentence] = description.split(/\.\s|\.$/);
  return sentence?.startsWith(MADE) ? sentence.slice(MADE.length) : undefined;
}

const PER = { person: 'per person', total: 'in all', day: 'a day' } as const;

function budgetInEuros({ amount, currency }: NonNullable<Wish['budget']>): number {
  return toEuros(amount, knownCurrency(currency));
}
