import { catalogue } from '#functions/planner/catalogue/catalogue.ts';
import { knownCurrency, toEuros } from '#functions/planner/money.ts';
import { ChatAnswer, type QuickSuggestion, type TripSuggestion } from '#shared/planner/schema.ts';
import { infeasible } from './check-feasible.ts';
import type { Conversation, Expectation } from './conversations.ts';
import { plannedPlaces, stopsOf } from './planned-places.ts';

const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/^A\$/, 'AUD'],
  [/^CA\$/, 'CAD'],
  [/^£/, 'GBP'],
  [/^€/, 'EUR'],
  [/^\$/, 'USD'],
  [/^¥/, 'JPY'],
  [/^CHF/, 'CHF'],
];

/** Everything that is wrong with a conversation's answers; nothing when it passes. */
export function wrongWith({ expect }: Conversation, answers: readonly ChatAnswer[]): string[] {
  const last = answers.at(-1);
  if (!last) return ['no answer'];
  const general = answers.flatMap((answer) => [
    ...(ChatAnswer.safeParse(answer).success ? [] : ['the answer is not by its schema']),
    ...(answer.message.trim() === '' || answer.message.length > 1200 ? ['nothing said, or too much'] : []),
    ...(answer.suggestion ? infeasible(answer.suggestion) : []),
  ]);
  return [...general, ...wrongSaid(expect, last), ...wrongIdeas(expect, last), ...wrongTrip(expect, last, answers)];
}

function wrongSaid(expect: Expectation, { message, suggestion, quickSuggestions }: ChatAnswer): string[] {
  const wrong: string[] = [];
  if (expect.says && !message.includes(expect.says)) wrong.push(`it does not say ${expect.says}`);
  if (expect.saysNot && message.includes(expect.saysNot)) wrong.push(`it says ${expect.saysNot}`);
  if (expect.asks && (suggestion || quickSuggestions || !/\?|:/.test(message))) wrong.push('it does not ask back');
  if (expect.unknown && (suggestion || !message.includes(expect.unknown) || !/do not know/.test(message))) {
    wrong.push(`it does not say that it does not know ${expect.unknown}`);
  }
  if (expect.tooLittle && !/not enough/.test(message)) wrong.push('it does not say that the budget is too small');
  if (suggestion?.destination && !stopsOf(suggestion).some((stop) => message.includes(stop))) {
    wrong.push('the message does not name the destination');
  }
  return wrong;
}

function wrongIdeas({ ideas }: Expectation, { quickSuggestions = [] }: ChatAnswer): string[] {
  if (!ideas) return [];
  const wrong = quickSuggestions.length === (ideas.count ?? 3) ? [] : [`${quickSuggestions.length} ideas`];
  const names = quickSuggestions.map(({ destination }) => destination);
  for (const name of ideas.among ?? []) if (!names.includes(name)) wrong.push(`${name} is not among ${names}`);
  for (const idea of quickSuggestions) {
    const destination = catalogue().destination(idea.destination);
    if (!destination) {
      wrong.push(`nobody knows ${idea.destination}`);
      continue;
    }
    const high = ideas.month === undefined ? undefined : destination.climate[ideas.month - 1]?.high;
    const has = (interest: string) =>
      destination.interests.some((each) => each === interest) ||
      destination.places.filter((place) => place.interests.some((each) => each === interest)).length >= 4;
    if (ideas.coastal && !destination.coastal) wrong.push(`${destination.name} is not by the sea`);
    if (ideas.minHigh !== undefined && high !== undefined && high < ideas.minHigh)
      wrong.push(`${destination.name} is cold`);
    if (ideas.maxHigh !== undefined && high !== undefined && high > ideas.maxHigh)
      wrong.push(`${destination.name} is hot`);
    if (ideas.regions && !ideas.regions.includes(destination.region)) wrong.push(`${destination.name} is elsewhere`);
    if (ideas.countries && !ideas.countries.includes(destination.country))
      wrong.push(`${destination.name} is elsewhere`);
    if (ideas.interests?.some((interest) => !has(interest)))
      wrong.push(`${destination.name} is not for ${ideas.interests}`);
    if (ideas.budget !== undefined && eurosOf(idea) > ideas.budget * 1.01)
      wrong.push(`${destination.name} is too expensive`);
    if (ideas.not?.includes(destination.name)) wrong.push(`${destination.name} was not wanted`);
    const { dish } = ideas;
    if (
      dish &&
      !destination.places.some(
        ({ name, note }) => idea.highlights.includes(name) && (name + note).toLowerCase().includes(dish),
      )
    )
      wrong.push(`${destination.name} has no ${dish}`);
    const places = destination.places.map(({ name }) => name);
    if (idea.highlights.some((name) => !places.includes(name))) wrong.push('a highlight that nobody knows');
  }
  return wrong;
}

function wrongTrip(expect: Expectation, last: ChatAnswer, answers: readonly ChatAnswer[]): string[] {
  const { suggestion } = last;
  const wanted = [expect.destination, expect.stops, expect.days, expect.ideaChosen, expect.pace, expect.sameAs];
  if (wanted.every((each) => each === undefined)) return [];
  if (!suggestion) return ['no suggestion'];
  const places = plannedPlaces(suggestion);
  const stops = stopsOf(suggestion);
  const before = answers.slice(0, -1).findLast((answer) => answer.suggestion)?.suggestion;
  const chosen = answers.slice(0, -1).findLast((answer) => answer.quickSuggestions)?.quickSuggestions?.[
    expect.ideaChosen ?? 0
  ];
  const withInterest = (of: TripSuggestion, interest: string) =>
    plannedPlaces(of).filter(({ place }) => is(place, interest)).length;
  const perDay = suggestion.itinerary.map(({ activities }) => activities.length);
  const checks: readonly (readonly [boolean, string])[] = [
    [
      expect.destination === undefined || (stops.length === 1 && stops[0] === expect.destination),
      `it goes to ${stops}`,
    ],
    [!stops.includes(expect.notDestination ?? ''), `it goes to ${stops}`],
    [expect.stops === undefined || expect.stops.every((stop, index) => stops[index] === stop), `it goes to ${stops}`],
    [expect.ideaChosen === undefined || chosen?.destination === suggestion.destination, `it goes to ${stops}`],
    [
      expect.days === undefined ||
        (suggestion.itinerary.length === expect.days && Number.parseInt(suggestion.duration, 10) === expect.days),
      suggestion.duration,
    ],
    [expect.start === undefined || suggestion.startDate === expect.start, `it starts on ${suggestion.startDate}`],
    [
      expect.month === undefined || Number(suggestion.startDate?.slice(5, 7)) === expect.month,
      `it starts on ${suggestion.startDate}`,
    ],
    [
      expect.budget === undefined ||
        (eurosOf(suggestion) <= toEuros(expect.budget[0], expect.budget[1]) * 1.01 &&
          currencyOf(suggestion) === expect.budget[1]),
      `it costs ${suggestion.estimatedCost}`,
    ],
    [expect.currency === undefined || currencyOf(suggestion) === expect.currency, suggestion.estimatedCost],
    ...(expect.interests ?? []).map(
      (interest) =>
        [
          withInterest(suggestion, interest) >= Math.min(3, Math.ceil(perDay.length / 2)),
          `too little ${interest}`,
        ] as const,
    ),
    ...(expect.without ?? []).map(
      (interest) =>
        [
          !places.some(({ place }) => place?.kind === interest || place?.interests[0] === interest),
          `there is ${interest}`,
        ] as const,
    ),
    [!expect.kids || places.filter(({ place }) => place?.kids).length >= places.length / 2, 'too little for children'],
    [expect.pace !== 'relaxed' || Math.max(...perDay) <= 3, 'it is not slow'],
    [expect.pace !== 'full' || Math.max(...perDay) >= 5, 'it is not full'],
    [!expect.noTrips || !places.some(({ place }) => place?.kind === 'day-trip'), 'there is a day trip'],
    [!expect.shorter || (before !== undefined && perDay.length < before.itinerary.length), 'it is not shorter'],
    [!expect.longer || (before !== undefined && perDay.length > before.itinerary.length), 'it is not longer'],
    [!expect.cheaper || (before !== undefined && eurosOf(suggestion) < eurosOf(before)), 'it is not cheaper'],
    [!expect.different || (before !== undefined && sharedPart(suggestion, before) <= 0.5), 'it is the same again'],
    [!expect.moreTrips || (before !== undefined && trips(suggestion) > trips(before)), 'there are no more day trips'],
    [
      !expect.moreOf ||
        (before !== undefined && withInterest(suggestion, expect.moreOf) >= withInterest(before, expect.moreOf)),
      `there is less ${expect.moreOf}`,
    ],
    [
      !expect.lessOf ||
        (before !== undefined && withInterest(suggestion, expect.lessOf) < withInterest(before, expect.lessOf)),
      `there is no less ${expect.lessOf}`,
    ],
    [
      expect.sameAs === undefined || JSON.stringify(answers[expect.sameAs]?.suggestion) === JSON.stringify(suggestion),
      'it is not as it was',
    ],
  ];
  return checks.flatMap(([holds, problem]) => (holds ? [] : [problem]));
}

type Place = ReturnType<typeof plannedPlaces>[number]['place'];

function is(place: Place, interest: string): boolean {
  return place?.kind === interest || place?.interests.some((each) => each === interest) === true;
}

function trips(suggestion: TripSuggestion): number {
  return plannedPlaces(suggestion).filter(({ place }) => place?.kind === 'day-trip').length;
}

/** How much of a suggestion was in another. */
function sharedPart(suggestion: TripSuggestion, other: TripSuggestion): number {
  const titles = suggestion.itinerary.flatMap(({ activities }) => activities);
  const before = new Set(other.itinerary.flatMap(({ activities }) => activities));
  return titles.filter((title) => before.has(title)).length / Math.max(1, titles.length);
}

function currencyOf({ estimatedCost }: Pick<QuickSuggestion, 'estimatedCost'>): string | undefined {
  return SIGNS.find(([sign]) => sign.test(estimatedCost))?.[1];
}

function eurosOf(suggestion: Pick<QuickSuggestion, 'estimatedCost'>): number {
  const amount = Number(suggestion.estimatedCost.replace(/[^\d.]/g, ''));
  return toEuros(amount, knownCurrency(currencyOf(suggestion)));
}
