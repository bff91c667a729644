import { foldInPlace } from '#shared/text/fold.ts';
import { isPlanned } from '../edits/frame-difference.ts';
import { endedNeeds, NEEDS, needsIn, withoutFeared } from '../needs/needs.ts';
import { listed } from '../words/listed.ts';
import { findAirport } from './find-airport.ts';
import { findBudget, findCurrency } from './find-budget.ts';
import { findOpenWish } from './find-climate.ts';
import { type Clock, findClock, findEarliest, findLatest } from './find-clock.ts';
import { findDishes, isDish, withoutThings } from './find-dishes.ts';
import { findTastes, NEVER, type Taste, type Tastes } from './find-interests.ts';
import { findBareNumber, withPlainLengths } from './find-length.ts';
import { findParty, saysWhoComes } from './find-party.ts';
import { findPlaces } from './find-places.ts';
import { findLevel, findLevelChange, findPace } from './find-style.ts';
import { guestsIn } from './guests.ts';
import { isOffTopic } from './off-topic.ts';
import type { PlaceMention } from './place-mention.ts';
import { keepsAsBefore, takesBack, takesFirstBack } from './take-back.ts';
import { timeOfEvent } from './time-of-event.ts';
import { datesAlone, endsAround, timeOf } from './time-of-trip.ts';
import { type TripEnds, tripEnds } from './trip-ends.ts';
import { placesOf } from './wanted-places.ts';
import { sightsOf } from './wanted-sights.ts';
import { NO_WISH, type Part, type Surroundings, type Wish } from './wish.ts';

const START_OVER =
  /\b(?:start(?:ing)? (?:over|again|anew|afresh|from (?:scratch|the beginning))|from scratch|new trip|forget (?:it|that|all that|everything|about (?:it|that))|scrap (?:it|that)|reset|clear everything(?! (?:before|after|on|until|till|from|in|that|for|off|else)\b)|begin again)\b/;
const IDEAS =
  /\b(?:where (?:should|can|could|do|would|to|shall)|any (?:ideas|suggestions|tips)|suggest(?:ions?)?|recommend(?:ations?)?|inspire|inspiration|surprise (?:me|us)|ideas|don'?t know where|not sure where|no idea where|options|(?:what|which) (?:\w+ )?(?:city|cities|country|countries|destinations?|places?|islands?|towns?)|where (?:is|are|would|does|next|else|in)\b|where'?s|somewhere|anywhere|wherever|best (?:place|city|country|island)s?)\b/;
const OTHER_PLAN =
  /\b(?:something (?:else|different)|different (?:plan|version|places|things|activities)|another (?:plan|version|one|option)|other (?:places|things|activities|sights)|new plan|try again|don'?t like (?:it|this|that|these)|regenerate|shuffle|surprise me again|not (?:these|those|that one)|none of (?:these|those|them)|neither(?: of)?|more (?:ideas|options|suggestions|places)|different ones?|(?:seen|done|been|visited|know) (?:to )?(?:it |that |this |them |those |these )?(?:all|most|everything|already|before)\b|(?:all|most) of (?:it|that|this|them)|boring|mix it up|change it up|show (?:me|us) (?:other|more|something))\b/;

/** The wish after all of a traveller's messages, including the last. */
export function understand(messages: readonly string[], around: Surroundings, seed: Wish = NO_WISH): Wish {
  return replay(messages, seed, (wish, message) => afterMessage(wish, message, around));
}

/** The wish after each message in turn; one that takes the last change back returns to the wish before it. */
export function replay(messages: readonly string[], seed: Wish, after: (wish: Wish, message: string) => Wish): Wish {
  const states: Wish[] = [seed];
  for (const message of messages) {
    const now = states.at(-1) ?? NO_WISH;
    const isAfterEdit = (now.edits?.length ?? 0) > (states.at(-2)?.edits?.length ?? 0);
    const first = takesFirstBack(message) ? firstPlan(states) : undefined;
    if (first) {
      states.push({ ...first, isUnderstood: true, changes: ['back to the first plan'] });
    } else if (isPlanned(now) && !now.isUnderstood && keepsAsBefore(message)) {
      states.push({ ...now, isUnderstood: true, changes: ['the plan stays as it is'] });
    } else if (takesBack(message, isAfterEdit) && states.length > 2) {
      stepBack(states);
    } else {
      states.push(after(now, message));
    }
  }
  return states.at(-1) ?? NO_WISH;
}

/** Goes back to the state before the last one that changed anything. */
function stepBack(states: Wish[]): void {
  while (states.length > 2 && states.at(-1)?.isUnderstood === false) states.pop();
  if (states.length > 2) states.pop();
  const back = states.at(-1) ?? NO_WISH;
  states[states.length - 1] = { ...back, isUnderstood: true, changes: ['back to the plan before'] };
}

/** The first state that a plan was made of; undefined where that stands already. */
function firstPlan(states: readonly Wish[]): Wish | undefined {
  const first = states.find(isPlanned);
  return first === states.at(-1) ? undefined : first;
}

/** The wish after one more message. */
export function afterMessage(last: Wish, message: string, around: Surroundings): Wish {
  const original = message.slice(0, 2000).normalize('NFC');
  const folded = foldInPlace(original);
  if (isOffTopic(message)) return { ...last, changes: [], isUnderstood: false };
  const mentions = findPlaces(original);
  const startsOver = START_OVER.test(folded) && !goesElsewhere(last, folded, mentions);
  const before = startsOver ? NO_WISH : last;
  const places = placesOf(before, folded, mentions, around);
  const text = withoutPlaces(folded, mentions);
  const time = (places.days === undefined ? timeOf : datesAlone)(before, text, original, around);
  const parts = [
    places,
    time,
    timeOfEvent(before, { ...before, ...places, ...time }, folded, around),
    moneyOf(before, folded),
    preferencesOf(before, withPlainLengths(folded)),
    sightsOf({ ...before, ...places }, withoutFeared(folded), withoutFeared(text)),
    needsOf(before, folded),
    clockOf(before, folded, around),
    planOf(before, places, folded),
  ];
  const changes = parts.flatMap((part) => part.changes ?? []);
  const said: Wish = Object.assign({}, before, ...parts);
  const { cheaperThan: _, ...known } = before;
  const cheaperThan = findLevelChange(folded) === -1 ? known : undefined;
  return {
    ...said,
    cheaperThan,
    leftAside: places.leftAside,
    cutFrom: parts.find(({ cutFrom }) => cutFrom !== undefined)?.cutFrom,
    changes,
    isUnderstood: startsOver || parts.some((part) => Object.keys(part).length > 0),
  };
}

/** 'Scrap that, do Lisbon instead': another place in the place of the one so far, and all else that was said stands. */
function goesElsewhere(last: Wish, folded: string, mentions: readonly PlaceMention[]): boolean {
  const isOther = mentions.some(({ kind, role }) => kind !== 'country' && role === 'go');
  return isPlanned(last) && isOther && DROPS.test(folded) && !ANEW.test(folded);
}

const DROPS = /\b(?:forget|scrap) (?:it|that|this)\b/;
const ANEW = /\b(?:start(?:ing)? (?:over|again|anew|afresh)|from scratch|new trip|reset|begin again|everything)\b/;

/** 'Nice' or a place with a number in it is neither a length nor a date. */
function withoutPlaces(folded: string, mentions: readonly PlaceMention[]): string {
  return mentions.reduce((text, { at, end }) => text.slice(0, at) + ' '.repeat(end - at) + text.slice(end), folded);
}

/** 'Make it 400 then', after a budget was said: a number that is no length of days. */
function sumAlone({ budget }: Wish, folded: string): Wish['budget'] {
  const amount = findBareNumber(folded);
  return !budget || amount === undefined || amount < LEAST_SUM ? undefined : { ...budget, amount };
}

/** A smaller number alone is one of days. */
const LEAST_SUM = 61;

const HAS_BEDS =
  /\b(?:lodging|hotels?|accommodation|airbnb|hostels?|apartment|flat|beds?|stay)\b[^.;!?]{0,20}\b(?:paid|booked|sorted|covered|free)\b|\b(?:w\/o|without|excluding|excl\.?|except|not counting)\s+(?:the\s+)?(?:hotels?|hostels?|lodging|accommodation|beds?)\b|\bstay(?:ing)? with (?:friends|family|my|our)\b/;

/** 'Sleeping included' */
const WITH_BEDS =
  /\b(?:sleeping|lodging|hotels?|accommodation|beds?|everything|all)\s+(?:is |are )?(?:incl\w*|in it)\b|\bincl\w* (?:the |a )?(?:hotels?|beds?|lodging|accommodation|sleeping)\b/;

function budgetOf(before: Wish, folded: string): Wish['budget'] {
  const said = findBudget(folded) ?? sumAlone(before, folded);
  // 'Cut it to 300' is in the currency that was spoken of, and for as many as before.
  return said ? { ...said, currency: said.currency ?? before.budget?.currency } : undefined;
}

function moneyOf(before: Wish, folded: string): Part {
  const budget = budgetOf(before, folded);
  const level = findLevel(folded);
  const change = findLevelChange(folded);
  const currency = budget?.currency ?? findCurrency(folded);
  const levels = ['low', 'middle', 'high'] as const;
  const index = levels.indexOf(level ?? before.level ?? 'middle');
  const shifted = change === undefined ? level : levels[Math.min(2, Math.max(0, index + change))];
  return {
    ...(budget ? { budget } : {}),
    ...(currency === undefined ? {} : { currency }),
    ...(HAS_BEDS.test(folded) ? { hasBeds: true } : WITH_BEDS.test(folded) ? { hasBeds: false } : {}),
    ...(shifted === undefined ? {} : { level: shifted }),
    ...(savesOnSights(before, level, change) ? { isFrugal: true } : {}),
    ...(change === 1 || level === 'high' ? { isFrugal: false } : {}),
    ...(change === undefined ? {} : { changes: [change < 0 ? 'cheaper now' : 'more comfort now'] }),
    // An earlier budget would hold the level down.
    ...(change === 1 && !budget ? { budget: undefined } : {}),
  };
}

/** Of a plan that stands, beds and meals are saved on first; on what is seen, once they are simple already. */
function savesOnSights(before: Wish, level: Wish['level'], change: -1 | 1 | undefined): boolean {
  const isLess = change === -1 || level === 'low';
  return isLess && (!isPlanned(before) || before.level === 'low');
}

function preferencesOf(before: Wish, folded: string): Part {
  const party = before.party === undefined || saysWhoComes(folded) ? findParty(folded) : undefined;
  const pace = findPace(folded);
  const dishes = findDishes(folded);
  const without = findDishes(folded, false);
  const tastes = findTastes(withoutThings(folded));
  const open = findOpenWish(folded);
  const liked = dishes.some(isDish) && tastes.food === undefined ? { ...tastes, food: 2 } : tastes;
  return {
    ...(party ? { party } : {}),
    ...(pace ? { pace } : {}),
    ...(open ? { open: { ...before.open, ...open } } : {}),
    ...(dishes.length > 0 ? { dishes: unique([...(before.dishes ?? []), ...dishes]) } : {}),
    ...(without.length > 0
      ? {
          without: unique([...(before.without ?? []), ...without]),
          dishes: (before.dishes ?? []).filter((dish) => !without.includes(dish)).concat(dishes),
        }
      : {}),
    ...(Object.keys(liked).length > 0 ? { tastes: merged(before.tastes, liked) } : {}),
  };
}

/** The times of arrival and departure, each until another is said. */
/** The hours that stand with the days of the ends count more than those behind a word for coming or going. */
function clockSaid(folded: string, { arrival, departure }: TripEnds): Clock {
  const found = findClock(folded);
  const isOther = arrival !== undefined && departure === undefined && found.departure === arrival;
  const { departure: _, ...coming } = found;
  return {
    ...(isOther ? coming : found),
    ...(arrival === undefined ? {} : { arrival }),
    ...(departure === undefined ? {} : { departure }),
  };
}

function clockOf(before: Wish, folded: string, around: Surroundings): Part {
  const { clock } = before;
  const said = clockSaid(folded, tripEnds(folded, endsAround(before, around)));
  const earliest = findEarliest(folded);
  const airport = findAirport(folded);
  const latest = findLatest(folded);
  return {
    ...(airport ? { airport } : {}),
    ...(Object.keys(said).length > 0 ? { clock: { ...clock, ...said } } : {}),
    ...(earliest === undefined ? {} : { earliest }),
    ...(latest === undefined ? {} : { latest }),
  };
}

/** What they cannot do, eat or use counts for the whole conversation. */
function needsOf({ needs = [], guests = [] }: Wish, folded: string): Part {
  const ended = endedNeeds(folded, needs);
  const [said, coming] = [needsIn(folded).filter((need) => !ended.includes(need)), guestsIn(folded)];
  const kept = needs.filter((need) => !ended.includes(need));
  return {
    ...(said.length > 0 || ended.length > 0 ? { needs: unique([...kept, ...said]) } : {}),
    ...(ended.length > 0 ? { changes: [`I no longer mind ${listed(ended.map((need) => NEEDS[need].name))}`] } : {}),
    ...(coming.length > 0 ? { guests: unique([...guests, ...coming]) } : {}),
  };
}

/** Later statements count more, and 'more food' more than 'food'. */
function merged(before: Tastes, now: Tastes): Tastes {
  const all: Partial<Record<Taste, number>> = { ...before };
  for (const [taste, weight] of Object.entries(now) as [Taste, number][]) {
    const earlier = before[taste] ?? 0;
    all[taste] = weight > 0 && earlier > 0 ? earlier + weight / 2 : weight;
  }
  return all;
}

const NO_TRIP =
  /\b(?:no|without|skip|drop|remove|leave out|instead of)\s+(?:the\s+|any\s+|that\s+|those\s+)?(?:day[\s-]?trips?|excursions?)/;
const STAY_IN =
  /\b(?:stay|staying|keep|remain)\w*\s+(?:us |me )?(?:with)?in (?:the )?(?:city|town|center|centre)\b|\b(?:without|not) leav\w+ (?:the )?(?:city|town)\b|\bjust the city\b/;
const MORE_TRIPS =
  /\b(?:add|include|another|one more|with|plus|and|put in|squeeze in)\s+(?:a\s+|an\s+|one\s+|another\s+|more\s+|extra\s+)*(?:day[\s-]?trips?|excursions?|outings?)/;

function planOf(before: Wish, places: Part, folded: string): Part {
  const wantsIdeas = before.destinations.length === 0 && before.country === undefined && IDEAS.test(folded);
  // 'Yes, the first one' and 'Paris instead' say where.
  const isPlaced = places.unknown ?? places.country ?? places.destinations?.[0];
  const isNearby =
    before.unknown !== undefined &&
    isPlaced === undefined &&
    /\b(?:nearby|near (?:it|there)|close by|around there|instead|yes|sure|alternatives?)\b/.test(folded);
  return {
    ...(wantsIdeas ? { wantsIdeas } : {}),
    ...(isNearby ? { unknown: before.unknown } : {}),
    ...(OTHER_PLAN.test(folded) ? { variant: before.variant + 1, changes: ['something else'] } : {}),
    ...(STAY_IN.test(folded) ? { tastes: { ...before.tastes, 'kind:day-trip': NEVER } } : {}),
    ...(!NO_TRIP.test(folded) && MORE_TRIPS.test(folded)
      ? { dayTrips: before.dayTrips + 1, changes: ['one more day trip'] }
      : {}),
  };
}

function unique<T>(items: readonly T[]): T[] {
  return [...new Set(items)];
}
