import type { TimeOfDay } from '#shared/activities/times-of-day.ts';
import { foldInPlace } from '#shared/text/fold.ts';
import type { CatalogueDestination, CataloguePlace } from '../catalogue/catalogue-schema.ts';
import { apartFromDay } from '../clauses/clause-tokens.ts';
import { isOpen, placeScore } from '../itinerary/place-score.ts';
import { thingOfKind } from '../understand/kinds-of-things.ts';
import { type Want, wantsIn } from '../understand/wants.ts';
import type { Wish } from '../understand/wish.ts';
import { type Draft, type DraftDay, destinationsOf, placedItems } from './draft.ts';

/** Something to do, and where. */
export interface WantedThing {
  readonly destination: CatalogueDestination;
  readonly place: CataloguePlace;
}

/** Where and when something is wanted. */
interface WantedOn {
  readonly days: readonly DraftDay[];
  readonly part: TimeOfDay | undefined;
}

/**
 * The things that a text wants to do, each as the place that suits best of those that are one, or as its kind where the
 * catalogue knows none; empty when it names none of the kinds that are known.
 */
export function wantedThings(text: string, on: WantedOn, { draft, wish }: { draft: Draft; wish: Wish }): WantedThing[] {
  const { rest } = apartFromDay(text);
  const wants = wantsIn(foldInPlace(rest)).filter(({ how, title }) => title !== undefined && how !== 'none');
  const destination = destinationFor(foldInPlace(text), on, draft);
  if (!destination) return [];
  return wants
    .filter(({ how }) => how !== 'less')
    .flatMap((want) => {
      const kind = thingOfKind(want.title ?? '', destination);
      const place = kind && (bestPlace(want, kind, { destination, on, draft, wish }) ?? kind);
      return place ? [{ destination, place }] : [];
    });
}

function destinationFor(folded: string, { days }: WantedOn, draft: Draft): CatalogueDestination | undefined {
  const among = destinationsOf(days.length > 0 ? { ...draft, days } : draft);
  const words = new Set(folded.match(/\p{L}+/gu));
  return among.find(({ names }) => names.some((name) => words.has(foldInPlace(name)))) ?? among[0];
}

interface Among {
  readonly destination: CatalogueDestination;
  readonly on: WantedOn;
  readonly draft: Draft;
  readonly wish: Wish;
}

/** Of the places that are of a kind, and open when that is done, the one that suits best. */
function bestPlace(
  { isMetBy }: Want,
  kind: CataloguePlace,
  { destination, on, draft, wish }: Among,
): CataloguePlace | undefined {
  const times = on.part === undefined ? kind.when : [on.part];
  const date = on.days.length === 1 ? on.days[0]?.date : undefined;
  const planned = new Set(placedItems(draft).map(({ item }) => item.place));
  const isRepeated = (place: CataloguePlace) => planned.has(place) && kind.kind !== 'night';
  const [best] = destination.places
    .filter((place) => isMetBy(place) && place.kind !== 'day-trip' && !isRepeated(place))
    .filter((place) => isOpen(place, { month: wish.month }) && place.when.some((time) => times.includes(time)))
    .flatMap((place) => {
      const score = placeScore(destination, place, wish, { month: wish.month, date });
      return score === undefined ? [] : [{ place, score: score + (place.kind === kind.kind ? SAME_KIND : 0) }];
    })
    .toSorted((a, b) => b.score - a.score);
  return best?.place;
}

/** What is of the same kind comes before what only speaks of it. */
const SAME_KIND = 4;
