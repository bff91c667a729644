import { foldInPlace } from '#shared/text/fold.ts';
import { bareDestination } from '../catalogue/bare-destination.ts';
import type { CatalogueDestination } from '../catalogue/catalogue-schema.ts';
import type { Stop } from '../itinerary/route.ts';
import { findPlaces } from '../understand/find-places.ts';
import { type PlaceMention, placeName } from '../understand/place-mention.ts';
import type { Draft } from './draft.ts';
import type { Resolve } from './edit-request.ts';
import { nightsText, type SaidStop, saidStops, withStops } from './stops-of-plan.ts';

/** Between the new stop and the old one. */
const INSTEAD = /\b(?:instead of|in place of|rather than|in (?:\w+ )?stead of)\s+(?:the\s+)?$/;
/** Between the old stop and the new one, with a word for exchanging before them. */
const FOR = /\b(?:for|with|by|to)\s+(?:the\s+)?$/;
const EXCHANGE = /\b(?:swap|replace|exchange|trade|switch|change)\b[^.;!?]*$/;
/** Which end the trip begins or ends at is another order of the same stops. */
const ENDS = /\b(?:start|first|begin\w*|last|end|finish\w*|arriv\w*|fly|home)\b/;

/** A stop that goes, and the town that its nights are in instead. */
interface Exchange {
  readonly all: readonly Stop[];
  readonly old: Stop;
  readonly now: CatalogueDestination;
}

/** Whether a text puts a town in the place of a stop of several: 'Zurich instead of Salzburg', 'swap Salzburg for Zurich'. */
export function exchangesStops(text: string, draft: Draft): boolean {
  return exchangeIn(text, draft) !== undefined;
}

function exchangeIn(text: string, draft: Draft): Exchange | undefined {
  const folded = foldInPlace(text);
  const { all, said } = saidStops({ text, draft });
  if (all.length < 2 || ENDS.test(folded)) return undefined;
  const towns = findPlaces(text).filter(({ kind }) => kind !== 'country');
  const [first, second, ...others] = towns;
  if (!first || !second || others.length > 0) return undefined;
  const between = folded.slice(first.end, second.at);
  const stopAt = ({ at }: PlaceMention): SaidStop | undefined => said.find((each) => each.at === at);
  const isFor = FOR.test(between) && EXCHANGE.test(folded.slice(0, first.at));
  const [old, now] = INSTEAD.test(between) ? [second, first] : isFor ? [first, second] : [];
  const gone = old && stopAt(old);
  const destination = now && townOf(now, all);
  // Two stops for one another are another order: 'swap Rome and Naples'.
  const isOrder = isFor && now !== undefined && stopAt(now) !== undefined;
  return gone && destination && destination !== gone.stop.destination && !isOrder
    ? { all, old: gone.stop, now: destination }
    : undefined;
}

function townOf(mention: PlaceMention, all: readonly Stop[]): CatalogueDestination | undefined {
  const stop = all.find(({ destination }) => destination.name === placeName(mention));
  if (stop) return stop.destination;
  if (mention.kind === 'city') return mention.destination;
  return mention.kind === 'unknown' ? bareDestination({ ...mention, name: placeName(mention) }) : undefined;
}

/** The nights of the stop are in the other town; a town that is a stop already gets them besides its own. */
export const exchangeStops: Resolve = ({ text, draft, wish }) => {
  const exchange = draft.tripTitle === undefined ? exchangeIn(text, draft) : undefined;
  if (!exchange) return undefined;
  const { all, old, now } = exchange;
  const own = all.find(({ destination }) => destination === now);
  const nights = old.nights + (own?.nights ?? 0);
  const stops = all.flatMap((stop): Stop[] => {
    if (stop === old) return own ? [] : [{ destination: now, nights }];
    return [stop === own ? { ...stop, nights } : stop];
  });
  return {
    edits: [],
    wish: withStops(stops, { ...wish, backTo: stops.length > 1 ? wish.backTo : undefined }),
    done: `${now.name} instead of ${old.destination.name}, with ${own ? 'its' : 'the same'} nights: ${now.name} has ${nightsText(nights)}${own ? `, instead of ${own.nights}` : ''}.`,
  };
};
