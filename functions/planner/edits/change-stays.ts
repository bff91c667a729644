import type { CatalogueDestination } from '../catalogue/catalogue-schema.ts';
import type { Stop } from '../itinerary/route.ts';
import { findPlaces } from '../understand/find-places.ts';
import { NUMBER, numberOf } from '../understand/numbers.ts';
import type { Wish } from '../understand/wish.ts';
import { listed } from '../words/listed.ts';
import type { EditRequest, Resolve, Resolved } from './edit-request.ts';

const HOW_MANY = new RegExp(
  `\\b(${NUMBER}|another|extra)\\s+(?:more\\s+|extra\\s+|fewer\\s+|less\\s+)*(?:days?|nights?)\\b`,
);
const TO = new RegExp(`\\b(?:to|make it|only|just)\\s+(${NUMBER})\\s+(?:days?|nights?)\\b`);
const MOST_NIGHTS = 14;

/** The stops of the plan that the text names, and all of them. */
interface Stops {
  readonly named: readonly Stop[];
  readonly all: readonly Stop[];
}

function stopsIn({ text, draft }: EditRequest): Stops {
  const all = stopsOf(draft.days.flatMap(({ destination }) => destination ?? []));
  const names = findPlaces(text).flatMap((each) =>
    each.kind === 'city' ? each.destination.name : each.kind === 'unknown' ? each.name : [],
  );
  return { all, named: names.flatMap((name) => all.find(({ destination }) => destination.name === name) ?? []) };
}

function stopsOf(days: readonly CatalogueDestination[]): Stop[] {
  return [...new Set(days)].map((destination, index, all) => ({
    destination,
    nights: Math.max(1, days.filter((each) => each === destination).length - (index === all.length - 1 ? 1 : 0)),
  }));
}

/** One stop of several longer or shorter, the others as they are. */
function changedStay(request: EditRequest, sign: 1 | -1): Resolved | undefined {
  const { all, named } = stopsIn(request);
  const [stop] = named;
  if (!stop || all.length < 2 || request.draft.tripTitle !== undefined) return undefined;
  const to = TO.exec(request.folded)?.[1];
  const by = HOW_MANY.exec(request.folded)?.[1];
  const change = /^(?:another|extra)?$/.test(by ?? '') ? 1 : numberOf(by ?? '');
  const nights = to === undefined ? stop.nights + sign * change : numberOf(to);
  const { name } = stop.destination;
  if (nights < 1)
    return { notPossible: `${name} has ${nightsText(stop.nights)} only: say "without ${name}" to leave it out.` };
  if (nights > MOST_NIGHTS) return { notPossible: `${MOST_NIGHTS} nights are the most that I plan in ${name}.` };
  const stops = all.map((each) => (each === stop ? { ...each, nights } : each));
  return {
    edits: [],
    wish: withStops(stops),
    done: `${name} has ${nightsText(nights)} now, instead of ${stop.nights}.`,
  };
}

export const lengthenStay: Resolve = (request) => changedStay(request, 1);
export const shortenStay: Resolve = (request) => changedStay(request, -1);

/** Another order of the stops: one first or last, one before another, or the other way round. */
export const orderStops: Resolve = (request) => {
  const { all, named } = stopsIn(request);
  if (all.length < 2 || request.draft.tripTitle !== undefined) return undefined;
  const stops = reordered(all, named, request.folded);
  if (!stops) return undefined;
  const names = stops.map(({ destination }) => destination.name);
  return { edits: [], wish: withStops(stops), done: `The way goes ${listed(names, 'then')} now.` };
};

function reordered(all: readonly Stop[], named: readonly Stop[], folded: string): Stop[] | undefined {
  const [first, second] = named;
  if (/\b(?:other way|reverse|turn|backwards|opposite)\b/.test(folded)) return all.toReversed();
  if (!first) return undefined;
  const rest = all.filter((each) => each !== first);
  if (second && named.length === 2) return besides(all, [first, second], folded);
  if (named.length === all.length) return [...named];
  if (/\b(?:last|end|finish|finally)\b/.test(folded)) return [...rest, first];
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

function withStops(stops: readonly Stop[]): Partial<Wish> {
  return {
    destinations: stops.map(({ destination }) => destination),
    country: undefined,
    nights: Object.fromEntries(stops.map(({ destination, nights }) => [destination.name, nights])),
    days: stops.reduce((sum, { nights }) => sum + nights, 0) + 1,
  };
}

function nightsText(nights: number): string {
  return `${nights} ${nights === 1 ? 'night' : 'nights'}`;
}
