import { kilometres } from '#shared/places/kilometres.ts';
import { foldInPlace } from '#shared/text/fold.ts';
import type { CatalogueDestination } from '../catalogue/catalogue-schema.ts';
import type { Stop } from '../itinerary/route.ts';
import { addedDays } from '../understand/added-days.ts';
import { findPlaces } from '../understand/find-places.ts';
import { namedSights } from '../understand/find-sights.ts';
import { findStay } from '../understand/find-stays.ts';
import { numberOf } from '../understand/numbers.ts';
import { type PlaceMention, placeName } from '../understand/place-mention.ts';
import type { Wish } from '../understand/wish.ts';
import { listed } from '../words/listed.ts';
import { type Draft, destinationsOf } from './draft.ts';
import type { Edited, Resolve } from './edit-request.ts';
import { findItems } from './find-items.ts';
import { NIGHTS, newStop, PUT, sleepsAtSight } from './new-stop.ts';
import { atTheEnd, nightOut, spendsLastDays } from './spend-elsewhere.ts';
import { nightsText, stopsIn, withStops } from './stops-of-plan.ts';

const WHERE = /\b(between|after|before|on the way)\b/;
const TAKEN =
  /\b(?:take|cut|steal)\s+(?:it|that|them|those|one|the (?:days?|nights?))\s+(?:off|from|away from|out of)\s+/;

/** 'Add a night in Glencoe', wherever that is on the way. */
const NIGHTS_IN = /\b(?:add|put|squeeze|include|fit|spend)\b[^.;!?]{0,20}\bnights?\s+(?:in|at)\b/;
/** Words of a message that gives the trip another route altogether. */
const ANEW = /\b(?:instead|rather|forget|scrap|only|just|new (?:plan|trip)|swap|replace|change)\b/;

/** Whether a text puts a place among the stops of a plan that is none yet: 'a night in Siena between Florence and Rome'. */
export function insertsStop(text: string, draft: Draft): boolean {
  const folded = foldInPlace(text);
  const isPlaced = WHERE.test(folded) && PUT.test(folded) && stopsIn({ text, draft }).named.length > 0;
  const isNew =
    isPlaced ||
    NIGHTS_IN.test(folded) ||
    givesNights(text, draft) ||
    sleepsAtSight(text, draft) ||
    spendsLastDays(text, draft) !== undefined;
  return isNew && newStop(text, draft) !== undefined;
}

/** 'Squeeze in 2 nights Bologna': nights for one more place, of a trip that has its dates. */
function givesNights(text: string, draft: Draft): boolean {
  const folded = foldInPlace(text);
  const isDated = draft.days[0]?.date !== undefined;
  const places = findPlaces(text).filter(({ kind, role }) => kind !== 'country' && role === 'go');
  const [only, ...others] = places.filter((each) => !isStop(each, draft));
  if (!isDated || !only || others.length > 0 || ANEW.test(folded)) return false;
  return (findStay(folded, only) ?? addedDays(folded, only)) !== undefined;
}

function isStop(mention: PlaceMention, draft: Draft): boolean {
  return stopsIn({ text: placeName(mention), draft }).named.length > 0;
}

/** One more stop where it was said: its nights come from the stop that is named for it, else from the longest. */
export const insertStop: Resolve = ({ text, folded, draft, wish }) => {
  const destination = insertsStop(text, draft) ? newStop(text, draft) : undefined;
  if (!destination || draft.tripTitle !== undefined) return undefined;
  const lastDays = spendsLastDays(text, draft);
  if (lastDays) return atTheEnd(destination, lastDays.length, { text, draft, wish });
  const [only, ...more] = destinationsOf(draft);
  if (only && more.length === 0 && sleepsAtSight(text, draft)) return nightOut(destination, { text, draft, wish });
  const taken = TAKEN.exec(folded)?.index ?? text.length;
  const { all, named } = stopsIn({ text: text.slice(0, taken), draft });
  const number = NIGHTS.exec(folded)?.[1];
  const nights = number === undefined || /^(?:another|extra)$/.test(number) ? 1 : numberOf(number);
  const giver = stopsIn({ text: text.slice(taken), draft }).named[0];
  const from = all.find((stop) => stop.destination === giver?.destination);
  const left = withoutNights(from ? [from] : all, nights);
  if (!left)
    return {
      notPossible: `${from ? `${from.destination.name} has ${nightsText(from.nights)} only` : 'There are too few nights for that'}: say which stop gives ${nightsText(nights)} to ${destination.name}.`,
    };
  const rest = all.map((stop) => left.find((each) => each.destination === stop.destination) ?? stop);
  const stops = rest.toSpliced(positionAmong(all, named, { folded, destination }), 0, { destination, nights });
  const lost = rest.flatMap((stop, index) => {
    const before = all[index]?.nights ?? stop.nights;
    return before === stop.nights
      ? []
      : `${stop.destination.name} has ${nightsText(stop.nights)} now, instead of ${before}`;
  });
  return {
    edits: [],
    wish: withStops(stops, wish),
    done: `${destination.name} is in for ${nightsText(nights)}; ${listed(lost)}.`,
  };
};

/** Stops with so many nights less, each taken from the longest; undefined where that would leave one without any. */
export function withoutNights(stops: readonly Stop[], nights: number): readonly Stop[] | undefined {
  if (nights === 0) return stops;
  const longest = stops.toSorted((a, b) => b.nights - a.nights)[0];
  if (!longest || longest.nights < 2) return undefined;
  return withoutNights(
    stops.map((stop) => (stop === longest ? { ...stop, nights: stop.nights - 1 } : stop)),
    nights - 1,
  );
}

function positionAmong(
  all: readonly Stop[],
  named: readonly Stop[],
  { folded, destination }: { readonly folded: string; readonly destination: CatalogueDestination },
): number {
  if (named.length === 0) return onTheWay(all, destination);
  const places = named.map((stop) => all.findIndex(({ destination }) => destination === stop.destination));
  const first = Math.min(...places);
  if (/\bbefore\b/.test(folded)) return first;
  if (/\bafter\b/.test(folded)) return Math.max(...places) + 1;
  return first + 1;
}

/** Where a stop makes the way longer by the least; the route begins and ends where it did. */
function onTheWay(all: readonly Stop[], { at }: CatalogueDestination): number {
  const longer = all.slice(1).map(({ destination: to }, index) => {
    const from = all[index]?.destination.at ?? to.at;
    return kilometres(from, at) + kilometres(at, to.at) - kilometres(from, to.at);
  });
  return longer.length === 0 ? all.length : longer.indexOf(Math.min(...longer)) + 1;
}

const OUT =
  /\b(?:take|took|leave|kick|pull|throw)\s+(?:the\s+)?[^.;!?]{3,30}?\s+(?:back\s+|right\s+)?out\b|\b(?:drop|remove|lose|scrap|skip|ditch)\b[^.;!?]{3,30}\bagain\b/;

/** 'Remove Córdoba', and nothing else. */
const OUT_ALONE =
  /^\W*(?:(?:please|pls|ok|actually|and|then|what if (?:we|i)|how about (?:we|i)|if (?:we|i)|can (?:we|you)|could (?:we|you)|let'?s)\s+)*(?:drop|remove|lose|scrap|ditch|cut|delete|cancel|strike|axe|skip|forget|leave out|take out|kick out|cut out)\s+(?:about\s+|the\s+)?[\p{L}'’ -]{2,30}?(?=\s*(?:$|[,.;!?]|(?:please|pls|then|altogether|completely|fully|entirely|to|so|as|because)\b))/u;

function outIn(folded: string): RegExpExecArray | null {
  return OUT.exec(folded) ?? OUT_ALONE.exec(folded);
}

/** Whether a text takes a stop of the plan out of it: 'take Siena out again'. */
export function takesOutStop(text: string, draft: Draft): boolean {
  const folded = foldInPlace(text);
  const out = outIn(folded);
  if (!out || namedSights(folded, destinationsOf(draft)).length > 0) return false;
  const { all, named } = stopsIn({ text: text.slice(out.index, out.index + out[0].length), draft });
  return all.length > 1 && named.length === 1;
}

/** The plan without a stop; its nights go to the stop that the text names besides, else to the longest. */
export const takeOutStop: Resolve = ({ text, folded, draft, wish }) => {
  const out = takesOutStop(text, draft) && draft.tripTitle === undefined ? outIn(folded) : null;
  if (!out) return undefined;
  const end = out.index + out[0].length;
  const { all, named } = stopsIn({ text: text.slice(out.index, end), draft });
  const gone = all.find(({ destination }) => destination === named[0]?.destination);
  const rest = all.filter((stop) => stop !== gone);
  const instead = gone && MORE_THERE.test(folded) ? newStop(text.slice(end), draft) : undefined;
  if (gone && instead) return stopInstead(gone, instead, { all, wish });
  const receiver =
    stopsIn({ text: text.slice(end), draft }).named[0] ?? rest.toSorted((a, b) => b.nights - a.nights)[0];
  const to = rest.find(({ destination }) => destination === receiver?.destination);
  if (!gone || !to) return undefined;
  const nights = to.nights + gone.nights;
  const stops = rest.map((stop) => (stop === to ? { ...stop, nights } : stop));
  return {
    edits: [],
    wish: withStops(stops, wish),
    done: `${gone.destination.name} is out; ${to.destination.name} has ${nightsText(nights)} now, instead of ${to.nights}.`,
  };
};

/** '…, more days near Interlaken', which is no stop yet: it has the nights of the one that goes. */
const MORE_THERE = /\b(?:more|extra|the|its|those|that)\s+(?:days?|nights?|time)\b/;

function stopInstead(
  gone: Stop,
  destination: CatalogueDestination,
  { all, wish }: { readonly all: readonly Stop[]; readonly wish: Wish },
): Edited {
  const stops = all.map((stop) => (stop === gone ? { ...stop, destination } : stop));
  return {
    edits: [],
    wish: withStops(stops, wish),
    done: `${gone.destination.name} is out, and ${destination.name} has its ${nightsText(gone.nights)}.`,
  };
}

const EXCHANGE =
  /\b(?:swap|replace|exchange|trade|switch|change)\s+(?:the\s+|out\s+)?(.+?)\s+(?:for|with|by|to)\s+(.+)$/;

function exchangedFor(text: string, draft: Draft) {
  const folded = foldInPlace(text);
  const [, old = '', now = ''] = EXCHANGE.exec(folded) ?? [];
  if (now === '' || namedSights(now, destinationsOf(draft)).length > 0) return undefined;
  const destination = newStop(text.slice(folded.lastIndexOf(now)), draft);
  const [item, ...others] = findItems(old, draft);
  return destination && item && others.length === 0 ? { destination, title: item.item.title } : undefined;
}

/** Whether a text exchanges what is on the plan and no stop of it for a town: 'swap Folegandros for Santorini'. */
export function exchangesForStop(text: string, draft: Draft): boolean {
  return exchangedFor(text, draft) !== undefined;
}

/** What was on the plan goes, and the town is one more stop. */
export const exchangeForStop: Resolve = ({ text, draft, wish }) => {
  const exchanged = draft.tripTitle === undefined ? exchangedFor(text, draft) : undefined;
  const { all } = stopsIn({ text, draft });
  const left = all.length > 1 ? withoutNights(all, NIGHTS_FOR_ONE) : undefined;
  if (!exchanged || !left) return undefined;
  const { destination, title } = exchanged;
  const stops = left.toSpliced(onTheWay(left, destination), 0, { destination, nights: NIGHTS_FOR_ONE });
  const without = (names: readonly string[] = []) => names.filter((name) => name !== title);
  return {
    edits: [],
    wish: { ...withStops(stops, wish), asked: without(wish.asked), own: without(wish.own) },
    done: `${destination.name} is in for ${nightsText(NIGHTS_FOR_ONE)}, and ${title} is out.`,
  };
};

const NIGHTS_FOR_ONE = 2;
