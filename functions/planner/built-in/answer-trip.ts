import type { ChatAnswer } from '#shared/planner/schema.ts';
import { foldInPlace } from '#shared/text/fold.ts';
import { formatDay } from '#shared/trips/dates.ts';
import { isBare } from '../catalogue/bare-destination.ts';
import { nearestTo } from '../catalogue/nearest.ts';
import { editedPlan } from '../edits/edited-plan.ts';
import { whenText } from '../holidays/when-text.ts';
import { MOST_IN_ONE, type TripPlan } from '../itinerary/plan-trip.ts';
import type { Stop } from '../itinerary/route.ts';
import { findDates } from '../understand/find-dates.ts';
import { type Dish, dishesAt, isDishName } from '../understand/find-dishes.ts';
import type { Taste } from '../understand/find-interests.ts';
import { isOfTaste } from '../understand/wants.ts';
import type { Wish } from '../understand/wish.ts';
import { capitalized } from '../words/capitalized.ts';
import { listed } from '../words/listed.ts';
import { inParagraphs } from '../words/paragraphs.ts';
import { moneySentence } from '../words/party-cost.ts';
import { daysText, heard, withArticle } from '../words/words.ts';
import { mustsText } from './musts-text.ts';
import { guestsText, needsTexts } from './needs-text.ts';
import { suggestionOf } from './suggest-trip.ts';
import { weekdayText } from './weekday-text.ts';

/**
 * The whole plan of a wish, and what was understood of it. What an earlier answer of the chat said word for word is not
 * said again.
 */
export function answerTrip(
  wish: Wish,
  said: string,
  earlier: readonly string[],
): Pick<ChatAnswer, 'message' | 'suggestion'> {
  const plan = editedPlan(wish);
  const suggestion = suggestionOf(plan, wish);
  const parts = heard(wish, (want) => isOnPlan(want, plan));
  const where = withArticle(suggestion.destination ?? '');
  const changes = isNoCheaper(wish, plan) ? [NO_CHEAPER, ...wish.changes.slice(1)] : wish.changes;
  const opening = changes.length > 0 ? `${capitalized(listed(changes))}.` : '';
  const route = plan.stops.length > 1 ? `The way goes ${plan.stops.map(stopText).join(', then ')}.` : '';
  const isNew = (text: string) => text !== '' && !earlier.some((answer) => answer.includes(text));
  const money = moneySentence(wish, plan);
  const heading = `${plan.days.length === 1 ? 'Here is' : 'Here are'} ${daysText(plan.days.length)} in ${where}${parts.length > 0 ? `, ${parts.join(', ')}` : ''}.`;
  const message = inParagraphs([
    [
      mustsText(wish, plan, said),
      cutText(wish, plan),
      pastText(wish, said),
      weekdayText(wish, said),
      droppedText(wish, plan),
    ],
    // A plan is told by what it is or, after a change, by what it costs now.
    [opening, isNew(heading) || !isNew(money) ? heading : '', ...[bareText(plan), leftAsideText(wish)].filter(isNew)],
    [...needsTexts(wish), guestsText(wish, plan)].filter(isNew),
    [route, seasonText(wish, plan), whenText(wish, plan, foldInPlace(said))].filter(isNew),
    [money, nextStep(wish, plan)].filter(isNew),
  ]);
  return { message, suggestion };
}

/** Whether a plan has anything of what is liked, so that it is not said to have it. */
function isOnPlan(want: Taste | Dish, { days }: TripPlan): boolean {
  return days.some(
    ({ entries, destination }) =>
      isBare(destination) ||
      entries.some(({ place }) => (isDishName(want) ? dishesAt(place, [want]) > 0 : isOfTaste(place, want))),
  );
}

function stopText({ destination, nights }: Stop, index: number, all: readonly Stop[]): string {
  const isBack = all.slice(0, index).some((each) => each.destination === destination);
  const stay = nights === 0 ? '' : ` (${nights} ${nights === 1 ? 'night' : 'nights'})`;
  return `${isBack ? 'back to ' : ''}${destination.name}${stay}`;
}

/** Towns of the route that the catalogue does not have, and the nearest that it has. */
function bareText({ stops }: TripPlan): string {
  const bare = stops.map(({ destination }) => destination).filter(isBare);
  const first = bare[0];
  if (!first) return '';
  const names = listed(bare.map(({ name }) => name));
  const [near] = nearestTo({ kind: 'unknown', name: first.name, code: first.country, position: first.at });
  const instead = near
    ? ` The nearest that I know well to ${first.name} is ${near.destination.name}${bare.length === stops.length ? ': say so if you would rather go there' : ''}.`
    : '';
  return `I do not know ${names} well enough to fill the days there: the nights and the way are planned, the days are free.${instead}`;
}

/** Stops that there is no night for. */
function droppedText({ destinations, country, isTour, excluded }: Wish, { stops, days }: TripPlan): string {
  if (country !== undefined || isTour) return '';
  const there = new Set(stops.map(({ destination }) => destination));
  const dropped = destinations.filter((each) => !there.has(each) && !excluded.includes(each.name));
  return dropped.length > 0
    ? `${capitalized(listed(dropped.map(({ name }) => name)))} cannot be done as well in ${daysText(days.length)}: name more days, or fewer places.`
    : '';
}

/** A date with its year that is over: the plan is for the next year that has it. */
function pastText({ start }: Wish, said: string): string {
  const folded = foldInPlace(said);
  const [year] = /\b20\d\d\b/.exec(folded) ?? [];
  const asSaid = year === undefined ? undefined : findDates(folded, said, `${Number(year) - 1}-12-31`)?.start;
  const isPast = asSaid !== undefined && start !== undefined && asSaid < start && asSaid.slice(4) === start.slice(4);
  return isPast && asSaid.startsWith(year ?? '')
    ? `${formatDay(asSaid)}, ${year} has passed, so this is for ${start.slice(0, 4)}: name another date if you meant one.`
    : '';
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
  const before = editedPlan(cheaperThan);
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

function cutText({ cutFrom }: Wish, { days }: TripPlan): string {
  return cutFrom === undefined ? '' : `${daysText(cutFrom)} are more than I plan at once: these are ${days.length}.`;
}

/** What a plan costs now, after an edit of it. */
export function answerEdited(wish: Wish, isReplanned: boolean): Pick<ChatAnswer, 'message' | 'suggestion'> {
  const plan = editedPlan(wish);
  const suggestion = suggestionOf(plan, wish);
  const where = withArticle(suggestion.destination ?? '');
  const rest = isReplanned
    ? `The plan for ${where} has ${daysText(plan.days.length)} now and was laid out anew`
    : `The rest of the plan for ${where} is as it was`;
  const message = `${rest}; it comes to about ${suggestion.estimatedCost} now, as an estimate. Say "undo" to take this back.`;
  return { message, suggestion };
}
