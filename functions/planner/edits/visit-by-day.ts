import { kilometres } from '#shared/places/kilometres.ts';
import { foldInPlace } from '#shared/text/fold.ts';
import type { CatalogueDestination, CataloguePlace } from '../catalogue/catalogue-schema.ts';
import type { Stop } from '../itinerary/route.ts';
import { dayOutTo } from '../understand/day-out.ts';
import { listed } from '../words/listed.ts';
import type { Draft } from './draft.ts';
import type { EditRequest, Resolve } from './edit-request.ts';
import { nightsText, type SaidStop, saidStops, withStops } from './stops-of-plan.ts';
import words from './visit-by-day.json' with { type: 'json' };

const DAY_OUT = new RegExp(`\\b(?:${words.dayOut})\\b`);
const NO_NIGHT = new RegExp(`\\b(?:${words.noNight})\\s+(?:\\w+\\s+){0,2}?(?:${words.night})\\b`);
const ONE_BASE = new RegExp(`\\b(?:${words.oneBase})\\b`);
const BASED = new RegExp(`\\b(?:${words.based})\\s+(?:the\\s+)?$`);

/** The stops that are seen by day, and the one that travellers sleep in instead; undefined where a text asks for none. */
interface ByDay {
  readonly all: readonly Stop[];
  readonly seen: readonly Stop[];
  readonly base: Stop;
}

/** Whether a text turns stops of a plan into trips out of another: 'Córdoba only as a day trip', 'one base, Lisbon'. */
export function visitsByDay(text: string, draft: Draft): boolean {
  return byDayIn(text, draft) !== undefined;
}

function byDayIn(text: string, draft: Draft): ByDay | undefined {
  const folded = foldInPlace(text);
  const isOneBase = ONE_BASE.test(folded);
  if (!isOneBase && !DAY_OUT.test(folded)) return undefined;
  const { all, said } = saidStops({ text, draft });
  if (all.length < 2) return undefined;
  const based = said.filter(({ at }) => BASED.test(folded.slice(0, at)));
  const bySaid = said.filter((each) => isSeenByDay(each, said, folded));
  const named = said.filter((each) => !bySaid.includes(each));
  const base =
    based[0]?.stop ?? (isOneBase ? (named[0]?.stop ?? (said.length === 0 ? longest(all) : undefined)) : undefined);
  const seen = isOneBase && base ? all.filter((stop) => stop !== base) : bySaid.map(({ stop }) => stop);
  const left = all.filter((stop) => !seen.includes(stop));
  const to = base && left.includes(base) ? base : seen[0] && bestBase(left, seen[0].destination);
  return to && seen.length > 0 ? { all, seen, base: to } : undefined;
}

/** Whether the words beside a stop's name, up to the next one, make it a trip by day. */
function isSeenByDay({ at, end }: SaidStop, said: readonly SaidStop[], folded: string): boolean {
  const next = Math.min(folded.length, ...said.flatMap((each) => (each.at >= end ? each.at : [])));
  const last = Math.max(0, ...said.flatMap((each) => (each.end <= at ? each.end : [])));
  const [before, after] = [folded.slice(last, at), folded.slice(end, next)];
  if (BASED.test(before)) return false;
  return OUT_TO.test(before) || (DAY_OUT.test(after) && !OUT_OF.test(after)) || NO_NIGHT.test(after);
}

const OUT_TO = new RegExp(`\\b(?:${words.dayOut})\\s+(?:\\w+\\s+)?(?:to|in)\\s+(?:the\\s+)?$`);
/** 'Kyoto, with a day trip to Nara' is no trip to Kyoto. */
const OUT_OF = new RegExp(`\\b(?:${words.dayOut})\\s+(?:from there|out of there|to|in)\\b`);

function longest(all: readonly Stop[]): Stop | undefined {
  return all.toSorted((a, b) => b.nights - a.nights)[0];
}

/** Of the other stops the one that has the shortest way there and back. */
function bestBase(left: readonly Stop[], { name, at }: CatalogueDestination): Stop | undefined {
  const way = ({ destination }: Stop) => {
    const trip = tripTo(name, destination);
    return trip ? trip.minutes : FAR + kilometres(destination.at, at);
  };
  return left.toSorted((a, b) => way(a) - way(b))[0];
}

/** More than the minutes of any trip that the catalogue has. */
const FAR = 10_000;

function tripTo(name: string, { places }: CatalogueDestination): CataloguePlace | undefined {
  return places.find(({ kind, area, name: title }) => kind === 'day-trip' && (area === name || title.startsWith(name)));
}

/** Those stops are trips out of the base, which gets their nights; the length of the trip stays. */
export const visitByDay: Resolve = (request) => {
  const asked = request.draft.tripTitle === undefined ? byDayIn(request.text, request.draft) : undefined;
  return asked && visited(asked, request);
};

function visited({ all, seen, base }: ByDay, { wish }: EditRequest): ReturnType<Resolve> {
  const nights = seen.reduce((sum, stop) => sum + stop.nights, base.nights);
  const stops = all.flatMap((stop) => (seen.includes(stop) ? [] : stop === base ? { ...stop, nights } : stop));
  const trips = seen.map(
    ({ destination: { name } }) => tripTo(name, base.destination)?.name ?? dayOutTo(name, base.destination.name),
  );
  const isKnown = (trip: string) => base.destination.places.some(({ name }) => name === trip);
  const names = seen.map(({ destination }) => destination.name);
  return {
    edits: [],
    wish: {
      ...withStops(stops, { ...wish, backTo: stops.length > 1 ? wish.backTo : undefined }),
      asked: [...new Set([...(wish.asked ?? []), ...trips])],
      own: [...new Set([...(wish.own ?? []), ...trips.filter((trip) => !isKnown(trip))])],
    },
    done: `${listed(names)} ${names.length === 1 ? 'is a day trip' : 'are day trips'} from ${base.destination.name} now, without a night there: ${base.destination.name} has ${nightsText(nights)}, instead of ${base.nights}.`,
  };
}
