import { bareDestination } from '../catalogue/bare-destination.ts';
import type { CatalogueDestination } from '../catalogue/catalogue-schema.ts';
import { type PlaceMention, placeName } from './place-mention.ts';
import type { Part, Surroundings, Wish } from './wish.ts';

/** A message with its places, and the wish before it. */
interface Said {
  readonly before: Wish;
  readonly mentions: readonly PlaceMention[];
  readonly around: Surroundings;
}

/** 'Hue instead of Da Nang': one place takes a stop's place on a route of several, and the others stay. */
export function swappedStop({ before, mentions, around }: Said): Part | undefined {
  if (before.isChoice || before.unknown || (before.destinations.length < 2 && before.country === undefined))
    return undefined;
  const route = around.stopsOf(before);
  const gone = mentions.filter(({ role }) => role === 'not').map((each) => stopOf(each)?.name);
  const [old, ...others] = route.filter(({ name }) => gone.includes(name));
  const [stop, ...more] = mentions.flatMap((each) => (each.role === 'go' ? (stopOf(each) ?? []) : []));
  if (!old || !stop || others.length + more.length > 0 || route.length < 2 || route.includes(stop)) return undefined;
  const nights = Object.entries(before.nights ?? {}).map(([name, number]) => [
    name === old.name ? stop.name : name,
    number,
  ]);
  return {
    ...{ country: undefined, unknown: undefined, isChoice: false, wantsIdeas: false },
    destinations: route.map((each) => (each === old ? stop : each)),
    ...(before.nights ? { nights: Object.fromEntries(nights) } : {}),
    changes: [`${stop.name} instead of ${old.name}`],
  };
}

function stopOf(mention: PlaceMention): CatalogueDestination | undefined {
  if (mention.kind === 'city') return mention.destination;
  return mention.kind === 'unknown' ? bareDestination({ ...mention, name: placeName(mention) }) : undefined;
}
