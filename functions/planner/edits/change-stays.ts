import { foldInPlace } from '#shared/text/fold.ts';
import type { EditIntent } from '../clauses/intents.ts';
import type { Stop } from '../itinerary/route.ts';
import { findPlaces } from '../understand/find-places.ts';
import { listItems } from '../understand/list-items.ts';
import { NUMBER, numberOf } from '../understand/numbers.ts';
import { listed } from '../words/listed.ts';
import { type Draft, destinationsOf } from './draft.ts';
import type { EditRequest, Resolve, Resolved } from './edit-request.ts';
import { insertStop, insertsStop, takeOutStop, takesOutStop } from './insert-stop.ts';
import { nightsText, type Stops, stopsIn, withStops } from './stops-of-plan.ts';

const HOW_MANY = new RegExp(
  `\\b(${NUMBER}|another|extra)\\s+(?:more\\s+|extra\\s+|fewer\\s+|less\\s+)*(?:days?|nights?)\\b`,
);
const TO = new RegExp(`\\b(?:to|make it|only|just)\\s+(${NUMBER})\\s+(?:days?|nights?)\\b`);
const MOST_NIGHTS = 14;

const MORE = /\b(?:more|longer|extra|another|additional|add|extend|plus|lengthen)\b/;
const LESS = /\b(?:less|fewer|shorter|shorten|minus|cut|drop|lose|reduce)\b/;
const COUNT = new RegExp(`\\b(${NUMBER})\\s+(?:(?:days?|nights?)\\s+)?(?:more|less|fewer|longer|shorter|extra)\\b`);
/** The length of the trip stays: what one stop gains another loses. */
const SAME_LENGTH =
  /\b(?:(?:cut|less|shorter|take (?:it|one|them)|lose|drop|make up)[^.;!?]{0,20}\b(?:somewhere|elsewhere|else)|same (?:total |overall )?(?:length|days|nights|dates)|still \d+ (?:days|nights)|(?:give|put|spend|use) (?:the|that|those|them|it)\b)/;

/** The nights that a text gives to a stop, or takes from it; undefined where it says nothing of the kind. */
function changeIn(folded: string, fallback: number): number | undefined {
  const sign = LESS.test(folded) && !MORE.test(folded) ? -1 : MORE.test(folded) ? 1 : Math.sign(fallback);
  if (sign === 0) return undefined;
  const by = COUNT.exec(folded)?.[1] ?? HOW_MANY.exec(folded)?.[1];
  return sign * (by === undefined || /^(?:another|extra)$/.test(by) ? 1 : numberOf(by));
}

const GIVE =
  /\b(?:give|add|put|spend|use)\s+(?:it|that|them|those|these|the)(?:\s+(?:extra |spare |saved )*(?:days?|nights?|time))?\s+(?:to|in|on|into|for|at)\s+/;
const TAKE = /\btake\s+(?:it|that|them|one)\s+(?:off|from|away from)\s+/;
const WHOLE = /\b(?:drop|leave out|skip|without|remove|cut out|kick out|scrap|forget)\b/;

/** 'Take a night off Tokyo and give it to Kyoto', 'drop Venice, give those nights to Florence'. */
function givenStays(request: EditRequest): ChangedStop[] | undefined {
  const { text, folded } = request;
  const given = GIVE.exec(folded) ?? TAKE.exec(folded);
  if (!given) return undefined;
  const { all, named } = stopsIn({ ...request, text: text.slice(0, given.index) });
  const other = stopsIn({ ...request, text: text.slice(given.index) }).named[0];
  const [one] = named;
  const isStop = (stop: Stop, asked: Stop) => stop.destination === asked.destination;
  if (!one || !other || isStop(one, other)) return undefined;
  const [from, to] = GIVE.test(folded) ? [one, other] : [other, one];
  const by = HOW_MANY.exec(folded)?.[1];
  const isWhole = by === undefined && WHOLE.test(folded.slice(0, given.index));
  const count = isWhole ? from.nights : by === undefined || /^(?:another|extra)$/.test(by) ? 1 : numberOf(by);
  return all.map((stop) => ({
    ...stop,
    before: stop.nights,
    nights: stop.nights + (isStop(stop, to) ? count : isStop(stop, from) ? -count : 0),
  }));
}

/** Stops longer or shorter, each as it is said of it, the others as they are. */
function changedStays(request: EditRequest, sign: 1 | -1): Resolved | undefined {
  const { all, named } = stopsIn(request);
  if (named.length === 0 || all.length < 2 || request.draft.tripTitle !== undefined) return undefined;
  const given = givenStays(request);
  if (given?.every(({ nights }) => nights >= 0 && nights <= MOST_NIGHTS)) return stayed(given);
  const changed = all.map((stop) => ({ ...stop, before: stop.nights, nights: nightsAfter(stop, request, sign) }));
  const stops = SAME_LENGTH.test(request.folded) ? withSameLength(changed, named) : changed;
  const none = stops.find(({ nights }) => nights < 1);
  if (none) {
    const { name } = none.destination;
    return { notPossible: `${name} has ${nightsText(none.before)} only: say "without ${name}" to leave it out.` };
  }
  const most = stops.find(({ nights }) => nights > MOST_NIGHTS);
  if (most) return { notPossible: `${MOST_NIGHTS} nights are the most that I plan in ${most.destination.name}.` };
  return stayed(stops);
}

function stayed(stops: readonly ChangedStop[]): Resolved | undefined {
  const different = stops.filter(({ before, nights }) => before !== nights);
  if (different.length === 0) return undefined;
  const said = different.map(({ destination, before, nights }) =>
    nights === 0
      ? `${destination.name} is out`
      : `${destination.name} has ${nightsText(nights)} now, instead of ${before}`,
  );
  return { edits: [], wish: withStops(stops.filter(({ nights }) => nights > 0)), done: `${listed(said)}.` };
}

type ChangedStop = Stop & { readonly before: number };

/** What the part of the text that names a stop makes of its nights. */
function nightsAfter({ destination, nights }: Stop, { text, draft }: EditRequest, sign: 1 | -1): number {
  const items = listItems(foldInPlace(text)).map(({ at, end }) => text.slice(at, end));
  const own = items.find((item) =>
    stopsIn({ text: item, draft }).named.some((each) => each.destination === destination),
  );
  if (own === undefined) return nights;
  const folded = foldInPlace(own);
  const to = TO.exec(folded)?.[1];
  return to === undefined ? nights + (changeIn(folded, sign) ?? 0) : numberOf(to);
}

/** What was gained comes from the longest of the other stops, what was lost goes to the last of them. */
function withSameLength(stops: readonly ChangedStop[], named: readonly Stop[]): ChangedStop[] {
  const gained = stops.reduce((sum, { before, nights }) => sum + nights - before, 0);
  const others = stops.filter(({ destination }) => named.every((each) => each.destination !== destination));
  const other = gained > 0 ? others.toSorted((a, b) => b.nights - a.nights)[0] : (others.at(-1) ?? stops.at(-1));
  return stops.map((stop) => (stop === other ? { ...stop, nights: stop.nights - gained } : stop));
}

export const lengthenStay: Resolve = (request) =>
  insertStop(request) ?? takeOutStop(request) ?? changedStays(request, 1);
export const shortenStay: Resolve = (request) => changedStays(request, -1);

/** What a text says of a stop of several, for certain: that it is longer, shorter, or that the way is another. */
export function stayIntent(text: string, draft: Draft): EditIntent | undefined {
  if (draft.tripTitle !== undefined || destinationsOf(draft).length < 2) return undefined;
  const folded = foldInPlace(text);
  if (OTHER_WAY.test(folded)) return 'order';
  if (insertsStop(text, draft) || takesOutStop(text, draft)) return 'stay-longer';
  if (GIVE.test(folded)) return 'stay-longer';
  if (TAKE.test(folded)) return findPlaces(text).length > 1 ? 'stay-longer' : 'stay-shorter';
  const isStop = stopsIn({ text, draft }).named.length > 0;
  if (!isStop) return ENDING.test(folded) && findPlaces(text).length > 0 ? 'order' : undefined;
  if (!STAY.test(folded)) return ENDING.test(folded) || namesWay(text, draft) ? 'order' : undefined;
  return LESS.test(folded) && !MORE.test(folded) ? 'stay-shorter' : 'stay-longer';
}

/** 'Naples first, then Rome, Florence last': every stop in another order. */
function namesWay(text: string, draft: Draft): boolean {
  const named = findPlaces(text).flatMap((each) => (each.kind === 'city' ? each.destination : []));
  const stops = destinationsOf(draft);
  return (
    stops.length > 1 &&
    stops.every((stop) => named.includes(stop)) &&
    /\b(?:first|then|last|before|after)\b/.test(foldInPlace(text))
  );
}

/** Words of a stay's length: 'one more day', 'a night longer', 'Hoi An shorter'. */
const STAY =
  /\b(?:longer|shorter|shorten|extend|lengthen)\b|\b(?:more|less|fewer|extra|another|additional)\s+(?:days?|nights?)\b|\b(?:days?|nights?)\s+(?:more|less|fewer|extra)\b/;
const OTHER_WAY =
  /\b(?:other way (?:a?round)|reverse (?:the )?(?:order|route|way)|(?:in|the) opposite direction|backwards)\b/;
const ENDING =
  /\b(?:leave|leaving|fly(?:ing)? (?:home|out|back)|end(?:ing)?|finish(?:ing)?|depart(?:ing)?|start(?:ing)?|begin(?:ning)?)\s+(?:from|in|at|with)\b/;

/** Another order of the stops: one first or last, one before another, or the other way round. */
export const orderStops: Resolve = (request) => {
  const asked = stopsIn(request);
  const { all } = asked;
  if (all.length < 2 || request.draft.tripTitle !== undefined) return undefined;
  const stops = reordered(asked, request) ?? withNewEnd(all, request);
  if (!stops) return undefined;
  const names = stops.map(({ destination }) => destination.name);
  return { edits: [], wish: withStops(stops), done: `The way goes ${listed(names, 'then')} now.` };
};

/** 'Can we leave from Fes instead?', when Fes is no stop: it becomes the last, or the first, with a night of the longest. */
function withNewEnd(all: readonly Stop[], { text, folded }: EditRequest): Stop[] | undefined {
  const [city] = findPlaces(text).flatMap((each) => (each.kind === 'city' ? each.destination : []));
  if (!city || !ENDING.test(folded)) return undefined;
  const longest = all.toSorted((a, b) => b.nights - a.nights)[0];
  const rest = all.map((stop) => (stop === longest && stop.nights > 1 ? { ...stop, nights: stop.nights - 1 } : stop));
  const stop = { destination: city, nights: 1 };
  return /\b(?:start|begin)/.test(folded) ? [stop, ...rest] : [...rest, stop];
}

/** A route that comes back to where it began still does. */
function reversed(all: readonly Stop[], backTo: string | undefined): Stop[] {
  const [first, ...rest] = all;
  return first && first.destination.name === backTo ? [first, ...rest.toReversed()] : all.toReversed();
}

function reordered({ all, named }: Stops, { folded, wish: { backTo } }: EditRequest): Stop[] | undefined {
  const [first, second] = named;
  if (OTHER_WAY.test(folded) || /\bturn (?:it|that) round\b/.test(folded)) return reversed(all, backTo);
  if (!first) return undefined;
  const rest = all.filter((each) => each !== first);
  if (second && named.length === 2) return besides(all, [first, second], folded);
  if (named.length === all.length) return [...named];
  if (/\b(?:last|end\w*|finish\w*|finally|leav\w+|fly\w*|depart\w*)\b/.test(folded)) return [...rest, first];
  return [first, ...rest];
}

function besides(all: readonly Stop[], [first, second]: readonly [Stop, Stop], folded: string): Stop[] {
  if (/\b(?:swap|switch|exchange)\b/.test(folded))
    return all.map((each) => (each === first ? second : each === second ? first : each));
  const rest = all.filter((each) => each !== first);
  const at = rest.indexOf(second);
  const isAfter = /\bafter\b/.test(folded);
  return [...rest.slice(0, at + (isAfter ? 1 : 0)), first, ...rest.slice(at + (isAfter ? 1 : 0))];
}
