import { foldInPlace } from '#shared/text/fold.ts';
import type { Stop } from '../itinerary/route.ts';
import { findPlaces } from '../understand/find-places.ts';
import { listed } from '../words/listed.ts';
import { withSameDays } from './allot-stays.ts';
import { type Draft, destinationsOf } from './draft.ts';
import type { EditRequest, Resolve } from './edit-request.ts';
import { type Stops, stopsIn, withStops } from './stops-of-plan.ts';

const OTHER_WAY =
  /\b(?:(?:the )?other way (?:a?round)|the other way\b(?! to\b)|reverse (?:the )?(?:order|route|way)|(?:in|the) opposite direction|backwards)\b/;
const ENDING =
  /\b(?:leave|leaving|fly(?:ing)? (?:home|out|back)|end(?:ing)?|finish(?:ing)?|depart(?:ing)?|start(?:ing)?|begin(?:ning)?)\s+(?:from|in|at|with)\b/;

/** Whether a text gives the stops of a plan another order. */
export function ordersStops(text: string, draft: Draft): boolean {
  const folded = foldInPlace(text);
  if (OTHER_WAY.test(folded)) return true;
  if (ENDING.test(folded) && findPlaces(text).length > 0) return true;
  return endsOf(text, draft) !== undefined || namesWay(text, draft) || otherEnd(text, draft) !== undefined;
}

/** 'Salzburg instead of Munich as the start': the first of two stops that are named is that end of the way. */
function otherEnd(text: string, draft: Draft): Ends | undefined {
  const folded = foldInPlace(text);
  const { named } = stopsIn({ text, draft });
  const [stop] = named;
  if (!stop || named.length !== 2 || !/\b(?:instead of|rather than|in place of)\b/.test(folded)) return undefined;
  const { name } = stop.destination;
  if (/\b(?:start|beginning|first)\b/.test(folded)) return { first: name, last: undefined };
  return /\b(?:end|finish|last)\b/.test(folded) ? { first: undefined, last: name } : undefined;
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

/** Another order of the stops: one first or last, one before another, or the other way round. */
export const orderStops: Resolve = (request) => {
  const asked = stopsIn(request);
  const { all } = asked;
  if (all.length < 2 || request.draft.tripTitle !== undefined) return undefined;
  const stops = reordered(asked, request) ?? withNewEnd(all, request);
  if (!stops) return undefined;
  const names = stops.map(({ destination }) => destination.name);
  const isInDays = saidInDays(request.wish) && stops.length === all.length;
  return {
    edits: [],
    wish: withStops(isInDays ? withSameDays(all, stops) : stops, request.wish),
    done: `The way goes ${listed(names, 'then')} now.`,
  };
};

/** Whether the stays were said in days, and not in nights: they add up to the days of the trip. */
function saidInDays({ nights = {}, days }: EditRequest['wish']): boolean {
  return Object.values(nights).reduce((sum, number) => sum + number, 0) === days;
}

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

function reordered({ all, named }: Stops, { text, folded, draft, wish: { backTo } }: EditRequest): Stop[] | undefined {
  const [first, second] = named;
  if (OTHER_WAY.test(folded) || /\bturn (?:it|that) round\b/.test(folded)) return reversed(all, backTo);
  if (!first) return undefined;
  if (named.length === all.length && named.length > 2) return [...named];
  const ends = otherEnd(text, draft) ?? endsOf(text, draft);
  if (ends) return withEnds(all, ends);
  const rest = all.filter((each) => each !== first);
  if (second && named.length === 2) return besides(all, [first, second], folded);
  if (named.length === all.length) return [...named];
  if (/\b(?:last|end\w*|finish\w*|finally|leav\w+|fly\w*|depart\w*)\b/.test(folded)) return [...rest, first];
  return [first, ...rest];
}

/** The first and the last stop as a text names them. */
interface Ends {
  readonly first: string | undefined;
  readonly last: string | undefined;
}

/** 'Porto first, Lisbon last', 'start in Porto and end in Lisbon': what lies between keeps its order. */
function endsOf(text: string, draft: Draft): Ends | undefined {
  const folded = foldInPlace(text);
  const { all } = stopsIn({ text, draft });
  const said = (before: string, after: string) =>
    all.find(({ destination: { names } }) =>
      names
        .map(foldInPlace)
        .some((name) =>
          new RegExp(
            `\\b(?:${before})\\s+(?:in\\s+|with\\s+|at\\s+|from\\s+)?${name}\\b|\\b${name}\\s+(?:${after})\\b`,
          ).test(folded),
        ),
    )?.destination.name;
  const first = said('start(?:ing)?|begin(?:ning)?|first', 'first|at the (?:start|beginning)');
  const last = said('end(?:ing)?|finish(?:ing)?|last|finally', 'last|at the end|(?:comes )?at last');
  return (first ?? last) === undefined || first === last ? undefined : { first, last };
}

function withEnds(all: readonly Stop[], { first, last }: Ends): Stop[] {
  const rank = ({ destination: { name } }: Stop) => (name === first ? -1 : name === last ? 1 : 0);
  const isTurned = first !== undefined && last !== undefined && all.at(-1)?.destination.name === first;
  return (isTurned ? all.toReversed() : all).toSorted((a, b) => rank(a) - rank(b));
}

function besides(all: readonly Stop[], [first, second]: readonly [Stop, Stop], folded: string): Stop[] {
  if (/\b(?:swap|switch|exchange)\b/.test(folded))
    return all.map((each) => (each === first ? second : each === second ? first : each));
  const rest = all.filter((each) => each !== first);
  const at = rest.indexOf(second);
  const isAfter = /\bafter\b/.test(folded);
  return [...rest.slice(0, at + (isAfter ? 1 : 0)), first, ...rest.slice(at + (isAfter ? 1 : 0))];
}
