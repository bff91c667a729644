import { foldInPlace } from '#shared/text/fold.ts';
import type { EditIntent } from '../clauses/intents.ts';
import type { Stop } from '../itinerary/route.ts';
import { findPlaces } from '../understand/find-places.ts';
import { listItems } from '../understand/list-items.ts';
import type { Wish } from '../understand/wish.ts';
import { listed } from '../words/listed.ts';
import { allotted } from './allot-stays.ts';
import { beInPlace, bindsStop } from './be-in-place.ts';
import { lengthenLastStop, lengthensLastStop } from './days-at-end.ts';
import { type Draft, destinationsOf } from './draft.ts';
import type { EditRequest, Resolve, Resolved } from './edit-request.ts';
import { exchangeStops, exchangesStops } from './exchange-stops.ts';
import {
  exchangeForStop,
  exchangesForStop,
  insertStop,
  insertsStop,
  takeOutStop,
  takesOutStop,
} from './insert-stop.ts';
import { sleepsAtSight } from './new-stop.ts';
import { LESS_NIGHTS, MORE_NIGHTS, nightsGiven, nightsWith, saidNights, saysNights } from './nights-said.ts';
import { ordersStops } from './order-stops.ts';
import { spendsLastDays } from './spend-elsewhere.ts';
import { nightsText, type Stops, stopsIn, withStops } from './stops-of-plan.ts';
import { visitByDay, visitsByDay } from './visit-by-day.ts';

const MOST_NIGHTS = 14;
/** The length of the trip stays: what one stop gains another loses. */
const SAME_LENGTH =
  /\b(?:(?:cut|less|shorter|take (?:it|one|them)|lose|drop|make up)[^.;!?]{0,20}\b(?:somewhere|elsewhere|else)|same (?:total |overall )?(?:length|days|nights|dates)|still \d+ (?:days|nights)|(?:give|put|spend|use) (?:the|that|those|them|it)\b)/;

/** Who named the last day of the trip moves it by saying so. */
const LONGER =
  /\b(?:longer trip|trip (?:is |gets )?longer|extend|extra (?:day|night) (?:in total|overall)|fly (?:home|back)|a day later)\b/;

const GIVE =
  /\b(?:give|add|put|spend|use)\s+(?:it|that|them|those|these|the|its|their)(?:\s+(?:extra |spare |saved |other |left over )*(?:days?|nights?|time|ones?))?\s+(?:to|in|on|into|for|at)\s+|\b(?:its|their|those|these|the|that)\s+(?:\w+\s+)?(?:days?|nights?|time)\s+(?:(?:can |should )?go(?:es)?\s+)?(?:to|into|for)\s+/;
const TAKE =
  /\btake\s+(?:it|that|them|one|the (?:time|days?|nights?))\s+(?:off|from|away from|out of)\s+|\b(?:cut|steal)\s+(?:it|that|them|one)\s+(?:off|from|out of)\s+/;
const WHOLE = /\b(?:drop|leave out|skip|without|remove|cut out|kick out|scrap|forget)\b/;

const KEPT = /\b(?:only|just|enough|now)\b|\bnights? in\b/;
const CUT = /\b(?:take|steal|cut|lose|drop|minus|off|from|fewer|less|one (?:day|night))\b/;

type IsStop = (stop: Stop) => boolean;

/** 'Take a night off Tokyo and give it to Kyoto', 'skip Venice, its nights go to Florence', 'Goa 4 nights, take the time from Delhi'. */
function givenStays(request: EditRequest): ChangedStop[] | undefined {
  const { text, folded } = request;
  const given = GIVE.exec(folded) ?? TAKE.exec(folded);
  if (!given) return undefined;
  const { all, named } = stopsIn({ ...request, text: text.slice(0, given.index) });
  const other = stopsIn({ ...request, text: text.slice(given.index) }).named[0];
  const [one] = named;
  if (!one || !other || one.destination === other.destination) return undefined;
  const isTaken = !GIVE.test(folded);
  const [from, to] = isTaken ? [other, one] : [one, other];
  const isFrom: IsStop = ({ destination }) => destination === from.destination;
  const isTo: IsStop = ({ destination }) => destination === to.destination;
  const count = countGiven(folded.slice(0, given.index), { from, to, isTaken });
  return all.map((stop) => ({
    ...stop,
    before: stop.nights,
    nights: stop.nights + (isTo(stop) ? count : isFrom(stop) ? -count : 0),
  }));
}

const AT_END =
  /\b(?:at|for|near) the (?:very )?end\b|\b(?:the )?last night\b|\bbefore (?:we|the|our|my|i) (?:fly|flight|leave|go home)\b|\bmiss (?:the|our|my) (?:flight|plane)\b/;

/** 'A night less in Santorini, put it in Athens at the end': of a way that comes back to Athens. */
function givenToEnd(request: EditRequest): Resolved | undefined {
  const { folded, wish } = request;
  const given = AT_END.test(folded) ? givenStays(request) : undefined;
  const to = given?.find(({ before, nights }) => nights > before);
  if (!given || !to || to.destination.name !== wish.backTo || given.length < 2) return undefined;
  const backNights = (wish.backNights ?? 0) + to.nights - to.before;
  const stops = given.map((stop) => (stop === to ? { ...stop, nights: stop.before } : stop));
  const from = stops.find(({ before, nights }) => nights < before);
  if (!from || from.nights < 1) return undefined;
  return {
    edits: [],
    wish: { ...withStops(stops, { ...wish, backNights }), backNights },
    done: `${from.destination.name} has ${nightsText(from.nights)} now, instead of ${from.before}, and the last ${nightsText(backNights)} ${backNights === 1 ? 'is' : 'are'} in ${to.destination.name}.`,
  };
}

function countGiven(
  said: string,
  { from, to, isTaken }: { readonly from: Stop; readonly to: Stop; readonly isTaken: boolean },
): number {
  if (isTaken && saysNights(said)) return nightsWith(to.nights, saidNights(said, 1)) - to.nights;
  // 'Two nights in Prague only' are what it keeps, 'a night off Prague' what it gives.
  if (!isTaken && KEPT.test(said) && !CUT.test(said))
    return Math.max(0, from.nights - nightsWith(from.nights, saidNights(said, 1)));
  const number = nightsGiven(said);
  return number ?? (WHOLE.test(said) ? from.nights : 1);
}

/** Stops longer or shorter, each as it is said of it, the others as they are. */
function changedStays(request: EditRequest, sign: 1 | -1): Resolved | undefined {
  const { all, named } = stopsIn(request);
  if (named.length === 0 || all.length < 2 || request.draft.tripTitle !== undefined) return undefined;
  const atEnd = givenToEnd(request);
  if (atEnd) return atEnd;
  const set = allotted(request.text, request.draft);
  if (set)
    return stayed(
      set.map((stop, index) => ({ ...stop, before: all[index]?.nights ?? stop.nights })),
      named,
      request.wish,
    );
  const given = givenStays(request);
  if (given?.every(({ nights }) => nights >= 0 && nights <= MOST_NIGHTS)) return stayed(given, named, request.wish);
  const own = all.map((stop) => ({ ...stop, before: stop.nights, nights: nightsAfter(stop, request, sign) }));
  const changed = withRest(withOther(own, named, request.folded), request);
  const isFixed = request.wish.isEndSaid === true && !LONGER.test(request.folded);
  const stops = SAME_LENGTH.test(request.folded) || isFixed ? withSameLength(changed, named) : changed;
  const none = stops.find(({ nights }) => nights < 1);
  if (none) {
    const { name } = none.destination;
    return { notPossible: `${name} has ${nightsText(none.before)} only: say "without ${name}" to leave it out.` };
  }
  const most = stops.find(({ nights }) => nights > MOST_NIGHTS);
  if (most) return { notPossible: `${MOST_NIGHTS} nights are the most that I plan in ${most.destination.name}.` };
  return stops.some(({ before, nights }) => before !== nights) || saysNights(request.folded)
    ? stayed(stops, named, request.wish)
    : undefined;
}

function stayed(stops: readonly ChangedStop[], named: readonly Stop[], wish: Wish): Resolved {
  const different = stops.filter(({ before, nights }) => before !== nights);
  if (different.length === 0) {
    const has = named.map(({ destination, nights }) => `${destination.name} has ${nightsText(nights)}`);
    return { edits: [], done: `${listed(has)} in the plan already, so it stays as it is.` };
  }
  const said = different.map(({ destination, before, nights }) =>
    nights === 0
      ? `${destination.name} is out`
      : `${destination.name} has ${nightsText(nights)} now, instead of ${before}`,
  );
  return {
    edits: [],
    wish: withStops(
      stops.filter(({ nights }) => nights > 0),
      wish,
    ),
    done: `${listed(said)}.`,
  };
}

type ChangedStop = Stop & { readonly before: number };

/** 'A day less in Athens and one more on the island': of two stops the one that is not named gets the other amount. */
function withOther(stops: readonly ChangedStop[], named: readonly Stop[], folded: string): readonly ChangedStop[] {
  const [only, ...more] = [...new Set(named.map(({ destination }) => destination))];
  const by = stops.reduce((sum, { before, nights }) => sum + nights - before, 0);
  const isBoth = LESS_NIGHTS.test(folded) && MORE_NIGHTS.test(folded);
  if (stops.length !== 2 || more.length > 0 || by === 0 || !isBoth) return stops;
  return stops.map((stop) => (stop.destination === only ? stop : { ...stop, nights: stop.nights - by }));
}

/** 'Dresden one day and Berlin the rest': that stop has what the others leave. */
function withRest(stops: readonly ChangedStop[], { text, draft }: EditRequest): readonly ChangedStop[] {
  const item = listItems(foldInPlace(text))
    .map(({ at, end }) => text.slice(at, end))
    .find((each) => REST.test(foldInPlace(each)));
  const [to] = item === undefined ? [] : stopsIn({ text: item, draft }).named;
  const by = stops.reduce((sum, { before, nights }) => sum + nights - before, 0);
  return stops.map((stop) => (to?.destination === stop.destination ? { ...stop, nights: stop.nights - by } : stop));
}

const REST = /\b(?:the rest|what(?:ever)? is left|the remaining (?:days|nights|time)|all the others?)\b/;

/** What the part of the text that names a stop makes of its nights. */
function nightsAfter({ destination, nights }: Stop, { text, draft }: EditRequest, sign: 1 | -1): number {
  const items = listItems(foldInPlace(text)).map(({ at, end }) => text.slice(at, end));
  const isOf = (item: string) => stopsIn({ text: item, draft }).named.some((each) => each.destination === destination);
  const at = items.findIndex(isOf);
  const own = items[at];
  if (own === undefined) return nights;
  // '… so we are in Berlin on Friday and have four days there'
  const next = items.slice(at + 1).find((item) => stopsIn({ text: item, draft }).named.length > 0);
  const rest = items.slice(at, next === undefined ? items.length : items.indexOf(next));
  const [folded, all] = [foldInPlace(own), foldInPlace(rest.join(' '))];
  // 'Bergen is too short, two more nights there': the number counts.
  const saying = saysNights(folded) || !saysNights(all) ? folded : all;
  const said = saidNights(saying, sign) ?? saidNights(all, sign);
  const isLast = draft.days.at(-1)?.destination === destination;
  const isInDays = /\bdays?\b/.test(saidNights(saying, sign) ? saying : all);
  return said?.kind === 'all' && isLast && isInDays ? Math.max(1, said.nights - 1) : nightsWith(nights, said);
}

/** What was gained comes from the longest of the other stops, what was lost goes to the last of them. */
function withSameLength(stops: readonly ChangedStop[], named: readonly Stop[]): ChangedStop[] {
  const gained = stops.reduce((sum, { before, nights }) => sum + nights - before, 0);
  const others = stops.filter(({ destination }) => named.every((each) => each.destination !== destination));
  const other = gained > 0 ? others.toSorted((a, b) => b.nights - a.nights)[0] : (others.at(-1) ?? stops.at(-1));
  return stops.map((stop) => (stop === other ? { ...stop, nights: stop.nights - gained } : stop));
}

export const lengthenStay: Resolve = (request) =>
  visitByDay(request) ??
  exchangeStops(request) ??
  lengthenLastStop(request) ??
  beInPlace(request) ??
  exchangeForStop(request) ??
  insertStop(request) ??
  takeOutStop(request) ??
  changedStays(request, 1);
export const shortenStay: Resolve = (request) => changedStays(request, -1);

/** What a text says of a stop of several, for certain: that it is longer, shorter, or that the way is another. */
export function stayIntent(text: string, draft: Draft): EditIntent | undefined {
  if (draft.tripTitle !== undefined) return undefined;
  if (sleepsAtSight(text, draft) || spendsLastDays(text, draft)) return 'stay-longer';
  if (destinationsOf(draft).length < 2) return undefined;
  const folded = foldInPlace(text);
  if (visitsByDay(text, draft) || exchangesStops(text, draft) || lengthensLastStop(text, draft)) return 'stay-longer';
  if (bindsStop(text, draft) || exchangesForStop(text, draft) || insertsStop(text, draft) || takesOutStop(text, draft))
    return 'stay-longer';
  if (GIVE.test(folded)) return 'stay-longer';
  if (TAKE.test(folded)) return findPlaces(text).length > 1 ? 'stay-longer' : 'stay-shorter';
  const stops = stopsIn({ text, draft });
  const isStay =
    stops.named.length > 0 && (STAY.test(folded) || setsNights(text, stops) || allotted(text, draft) !== undefined);
  if (!isStay) return ordersStops(text, draft) ? 'order' : undefined;
  return LESS_NIGHTS.test(folded) && !MORE_NIGHTS.test(folded) ? 'stay-shorter' : 'stay-longer';
}

/** 'Make Goa 4 nights', and no other place and not the whole route. */
function setsNights(text: string, { all, named }: Stops): boolean {
  const others = findPlaces(text).filter(
    (each) => each.kind !== 'country' && !all.some(({ destination }) => destination.name === nameOf(each)),
  );
  return others.length === 0 && named.length < all.length && saysNights(foldInPlace(text));
}

function nameOf(each: ReturnType<typeof findPlaces>[number]): string | undefined {
  return each.kind === 'city' ? each.destination.name : each.kind === 'unknown' ? each.name : undefined;
}

/** Words of a stay's length: 'one more day', 'a night longer', 'Hoi An shorter'. */
const STAY =
  /\b(?:longer|shorter|shorten|extend|lengthen)\b|\b(?:more|less|fewer|extra|another|additional)\s+(?:days?|nights?)\b|\b(?:days?|nights?)\s+(?:more|less|fewer|extra)\b/;
