import type { CatalogueDestination } from '#shared/planner/catalogue-schema.ts';
import { catalogue } from '../catalogue/catalogue.ts';
import { findBudget } from './find-budget.ts';
import { findOpenWish } from './find-climate.ts';
import { findDates, type SaidDates } from './find-dates.ts';
import { findDishes } from './find-dishes.ts';
import { findTastes, type Taste, type Tastes } from './find-interests.ts';
import { findLength, findLengthChange } from './find-length.ts';
import { findParty } from './find-party.ts';
import { findPlaces, type PlaceMention } from './find-places.ts';
import { findLevel, findLevelChange, findPace } from './find-style.ts';
import { foldText } from './fold-text.ts';
import { NO_WISH, type Wish } from './wish.ts';

/** What a message needs to know that does not stand in it. */
export interface Surroundings {
  /** 'YYYY-MM-DD' */
  readonly today: string;
  /** The ideas that a wish was answered with, for 'the second one'. */
  readonly ideasOf: (wish: Wish) => readonly CatalogueDestination[];
  /** How long the trip is that a wish was answered with. */
  readonly daysOf: (wish: Wish) => number;
}

const MOST_DAYS = 30;
const UNDO =
  /\b(?:undo|go back|previous (?:one|version|plan)|as (?:it was )?before|revert|never ?mind that|take that back)\b/;
const ELSEWHERE =
  /\b(?:somewhere|anywhere|some place|someplace|another (?:city|place|country|destination)|different (?:city|place|destination|country)|other (?:cities|ideas|options|destinations|suggestions))\b(?!\s+(?:to (?:eat|stay|drink|sleep|sit)|for (?:dinner|lunch|drinks|breakfast)))/;
const IDEAS =
  /\b(?:where (?:should|can|could|do|would|to|shall)|any (?:ideas|suggestions|tips)|suggest(?:ions?)?|recommend(?:ations?)?|inspire|inspiration|surprise (?:me|us)|ideas|don'?t know where|not sure where|no idea where|options|what (?:city|country|destination|place)s?)\b/;
const OTHER_PLAN =
  /\b(?:something (?:else|different)|different (?:plan|version|places|things|activities)|another (?:plan|version|one|option)|other (?:places|things|activities|sights)|new plan|try again|don'?t like (?:it|this|that|these)|regenerate|shuffle|surprise me again|not (?:these|those|that one))\b/;
const ADDING = /\b(?:add|also|as well|too|plus|combine|include|on top|after that|then on to|squeeze in|stop in)\b/;
const ORDINAL: readonly (readonly [RegExp, number])[] = [
  [/\b(?:the )?(?:first|1st)(?: one| idea| option)?\b|\b(?:option|number|idea) (?:1|one)\b/, 0],
  [/\b(?:the )?(?:second|2nd|middle)(?: one| idea| option)\b|\bthe second\b|\b(?:option|number|idea) (?:2|two)\b/, 1],
  [
    /\b(?:the )?(?:third|3rd|last)(?: one| idea| option)\b|\bthe (?:third|last)\b|\b(?:option|number|idea) (?:3|three)\b/,
    2,
  ],
];

/** The wish after all of a traveller's messages, the last one included. */
export function understand(messages: readonly string[], around: Surroundings, seed: Wish = NO_WISH): Wish {
  const states: Wish[] = [seed];
  for (const message of messages) {
    const now = states.at(-1) ?? NO_WISH;
    if (UNDO.test(foldText(message)) && states.length > 2) {
      states.pop();
      const back = states.at(-1) ?? NO_WISH;
      states[states.length - 1] = { ...back, isUnderstood: true, changes: ['back to the plan before'] };
    } else {
      states.push(after(now, message, around));
    }
  }
  return states.at(-1) ?? NO_WISH;
}

function after(before: Wish, message: string, around: Surroundings): Wish {
  const original = message.slice(0, 2000).normalize('NFC');
  const folded = foldText(original);
  const mentions = findPlaces(original);
  const parts = [
    placesOf(before, folded, mentions, around),
    timeOf(before, withoutPlaces(folded, mentions), original, around),
    moneyOf(before, folded),
    mannersOf(before, folded),
    planOf(before, folded),
  ];
  const changes = parts.flatMap((part) => part.changes ?? []);
  const said: Wish = Object.assign({}, before, ...parts);
  return { ...said, changes, isUnderstood: parts.some((part) => Object.keys(part).length > 0) };
}

type Part = Partial<Wish>;

/** 'Nice' or a place with a number in it is no length and no date. */
function withoutPlaces(folded: string, mentions: readonly PlaceMention[]): string {
  return mentions.reduce((text, { at, end }) => text.slice(0, at) + ' '.repeat(end - at) + text.slice(end), folded);
}

function placesOf(before: Wish, folded: string, mentions: readonly PlaceMention[], around: Surroundings): Part {
  const gone = mentions.flatMap((each) => (each.role === 'not' && each.kind === 'city' ? each.destination.name : []));
  const excluded = [...new Set([...before.excluded, ...gone])];
  const wanted = mentions.filter(({ role }) => role === 'go');
  const cities = unique(wanted.flatMap((each) => (each.kind === 'city' ? each.destination : [])));
  const country = wanted.find((each) => each.kind === 'country');
  const unknown = wanted.find((each) => each.kind === 'unknown');
  if (cities.length > 0) return toCities(before, folded, cities, mentions, excluded);
  if (country) {
    const isKnown = catalogue().inCountry(country.code).length > 0;
    const name = folded.slice(country.at, country.end);
    const none = { destinations: [], excluded, isChoice: false, wantsIdeas: false };
    return isKnown
      ? { ...none, country: country.code, unknown: undefined, variant: 0 }
      : { ...none, country: undefined, unknown: { name: capitalized(name), code: country.code } };
  }
  if (unknown) return { unknown, excluded };
  const hasIdeas = before.destinations.length === 0 || before.isChoice;
  const chosen = hasIdeas ? ORDINAL.find(([pattern]) => pattern.test(folded)) : undefined;
  const idea = chosen && around.ideasOf(before)[chosen[1]];
  if (idea) return { destinations: [idea], country: undefined, wantsIdeas: false, isChoice: false, unknown: undefined };
  if (ELSEWHERE.test(folded)) {
    const names = before.destinations.map(({ name }) => name);
    return {
      ...{ destinations: [], country: undefined, isChoice: false, wantsIdeas: true, unknown: undefined },
      excluded: [...new Set([...excluded, ...names])],
    };
  }
  const left = before.destinations.filter(({ name }) => !gone.includes(name));
  if (left.length < before.destinations.length) return { destinations: left, excluded, wantsIdeas: left.length === 0 };
  return excluded.length > before.excluded.length ? { excluded, wantsIdeas: before.destinations.length === 0 } : {};
}

function toCities(
  before: Wish,
  folded: string,
  cities: readonly CatalogueDestination[],
  mentions: readonly PlaceMention[],
  excluded: readonly string[],
): Part {
  const isChoice = cities.length > 1 && cities.length < 5 && isAlternative(folded, mentions);
  const isAdded = ADDING.test(folded) && before.destinations.length > 0 && !/\binstead\b/.test(folded);
  const destinations = isAdded ? unique([...before.destinations, ...cities]) : cities;
  const names = cities.map(({ name }) => name);
  const isNew = before.destinations.length > 0 && destinations.some((each) => !before.destinations.includes(each));
  return {
    ...{ destinations, isChoice, country: undefined, unknown: undefined, wantsIdeas: false },
    excluded: excluded.filter((name) => !names.includes(name)),
    ...(isNew
      ? { variant: 0, changes: [isAdded ? `${names.join(' and ')} added` : `${names.join(' and ')} it is`] }
      : {}),
  };
}

/** 'Lisbon or Porto', 'Lisbon vs Porto'. */
function isAlternative(folded: string, mentions: readonly PlaceMention[]): boolean {
  return mentions.some((each, index) => {
    const next = mentions[index + 1];
    return (
      next !== undefined && /^[\s,]*(?:or|vs\.?|versus|or maybe|or rather)\s/.test(folded.slice(each.end, next.at))
    );
  });
}

function timeOf(before: Wish, folded: string, original: string, around: Surroundings): Part {
  const dates: SaidDates = findDates(folded, original, around.today) ?? {};
  const between = dates.start && dates.end ? daysBetween(dates.start, dates.end) : undefined;
  const said = between ?? findLength(folded);
  const change = said === undefined ? findLengthChange(folded) : undefined;
  const days = said ?? (change && changedDays(around.daysOf(before), change));
  return {
    ...(dates.start === undefined
      ? {}
      : {
          start: dates.start,
          month: Number(dates.start.slice(5, 7)),
          isDateSaid: !dates.isRough,
          season: dates.season,
        }),
    ...(days === undefined ? {} : { days: Math.min(MOST_DAYS, Math.max(1, days)) }),
    ...(change ? { changes: [`${days} days now`] } : {}),
  };
}

function changedDays(days: number, change: NonNullable<ReturnType<typeof findLengthChange>>): number {
  if ('by' in change) return Math.max(1, days + change.by);
  const changed = Math.round(days * change.times);
  return Math.max(1, changed === days ? days + (change.times > 1 ? 1 : -1) : changed);
}

function moneyOf(before: Wish, folded: string): Part {
  const budget = findBudget(folded);
  const level = findLevel(folded);
  const change = findLevelChange(folded);
  const currency = budget?.currency ?? currencyAlone(folded);
  const levels = ['low', 'middle', 'high'] as const;
  const index = levels.indexOf(level ?? before.level ?? 'middle');
  const shifted = change === undefined ? level : levels[Math.min(2, Math.max(0, index + change))];
  return {
    ...(budget ? { budget } : {}),
    ...(currency === undefined ? {} : { currency }),
    ...(shifted === undefined ? {} : { level: shifted }),
    ...(change === -1 || level === 'low' ? { isFrugal: true } : {}),
    ...(change === 1 || level === 'high' ? { isFrugal: false } : {}),
    ...(change === undefined ? {} : { changes: [change < 0 ? 'cheaper now' : 'more comfort now'] }),
    // A budget that was said before would hold the level down.
    ...(change === 1 && !budget ? { budget: undefined } : {}),
  };
}

/** 'in dollars', 'prices in pounds please' */
function currencyAlone(folded: string): string | undefined {
  const named = /\b(?:in|show)\s+(?:us\s+)?(dollars|usd|euros?|eur|pounds|gbp|yen|jpy|swiss francs|chf|aud|cad)\b/.exec(
    folded,
  )?.[1];
  return named === undefined ? undefined : findBudget(`100 ${named}`)?.currency;
}

function mannersOf(before: Wish, folded: string): Part {
  const party = findParty(folded);
  const pace = findPace(folded);
  const tastes = findTastes(folded);
  const dishes = findDishes(folded);
  const open = findOpenWish(folded);
  const liked = dishes.length > 0 && tastes.food === undefined ? { ...tastes, food: 2 } : tastes;
  return {
    ...(party ? { party } : {}),
    ...(pace ? { pace } : {}),
    ...(open ? { open: { ...before.open, ...open } } : {}),
    ...(dishes.length > 0 ? { dishes: unique([...(before.dishes ?? []), ...dishes]) } : {}),
    ...(Object.keys(liked).length > 0 ? { tastes: merged(before.tastes, liked) } : {}),
  };
}

/** What is said later counts more, and 'more food' more than 'food'. */
function merged(before: Tastes, now: Tastes): Tastes {
  const all: Partial<Record<Taste, number>> = { ...before };
  for (const [taste, weight] of Object.entries(now) as [Taste, number][]) {
    const earlier = before[taste] ?? 0;
    all[taste] = weight > 0 && earlier > 0 ? earlier + weight / 2 : weight;
  }
  return all;
}

function planOf(before: Wish, folded: string): Part {
  const wantsIdeas = before.destinations.length === 0 && before.country === undefined && IDEAS.test(folded);
  const trip = /\b(?:no|without|skip|drop|remove)\s+(?:the\s+|any\s+)?(?:day[\s-]?trips?|excursions?)/.test(folded);
  const more =
    /\b(?:add|include|another|one more|with|plus|and)\s+(?:a\s+|an\s+|one\s+|another\s+|more\s+|extra\s+)*(?:day[\s-]?trips?|excursions?)/.test(
      folded,
    );
  return {
    ...(wantsIdeas ? { wantsIdeas } : {}),
    ...(OTHER_PLAN.test(folded) ? { variant: before.variant + 1, changes: ['something else'] } : {}),
    ...(!trip && more ? { dayTrips: before.dayTrips + 1, changes: ['one more day trip'] } : {}),
  };
}

function unique<T>(items: readonly T[]): T[] {
  return [...new Set(items)];
}

function capitalized(name: string): string {
  return name.replace(/(?:^|\s)\p{L}/gu, (letter) => letter.toUpperCase());
}

/** How many days a trip from one date to another has, both counted; undefined when it would be too long. */
function daysBetween(start: string, end: string): number | undefined {
  const days = Math.round((Date.parse(end) - Date.parse(start)) / 86_400_000) + 1;
  return days >= 1 && days <= 60 ? days : undefined;
}
