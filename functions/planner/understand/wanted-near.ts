import type { LatLon } from '#shared/places/kilometres.ts';
import { nameOfCountry } from '../../places/countries.ts';
import { largestTownOf } from '../../places/towns.ts';
import { findReach, kilometresWithin } from './find-reach.ts';
import { type PlaceMention, placeName } from './place-mention.ts';
import type { Part, Wish } from './wish.ts';

const BY_LAND = /\b(?:by train|by car|by rail|train|drive|driving|no fl\w+|without (?:fly|a flight)\w*)\b/;
/** Maximum kilometres by land, and on a short flight. */
const FAR_BY_LAND = 900;
const FAR = 3800;

/** What is said of the way to a place. */
interface Said {
  readonly before: Wish;
  readonly folded: string;
  readonly mentions: readonly PlaceMention[];
}

/** Where they set off: 'from London', 'within five hours of Manchester'. */
export function originOf(mentions: readonly PlaceMention[]): Wish['origin'] {
  return mentions.flatMap((mention) => {
    const at = mention.role === 'origin' || mention.role === 'near' ? positionOf(mention) : undefined;
    return at === undefined ? [] : [{ name: placeTitle(mention), at }];
  })[0];
}

function placeTitle(place: PlaceMention): string {
  return place.kind === 'country' ? nameOfCountry(place.code) : placeName(place);
}

/** Whether a message names a place to stay close to. */
export function isNear(mentions: readonly PlaceMention[]): boolean {
  return mentions.some((each) => each.role === 'near' && positionOf(each) !== undefined);
}

/** What ideas should be close to, by the hours of the journey if they are said; the hours alone wait for where from. */
export function nearOf({ before, folded, mentions }: Said): Part | undefined {
  const reach = findReach(folded) ?? before.reach;
  const from = originOf(mentions) ?? (reach && before.origin);
  if (reach) {
    const isKnown = from !== undefined && reach !== undefined;
    return isKnown ? { reach, near: { at: from.at, most: kilometresWithin(reach), reach } } : { reach };
  }
  if (!from || !isNear(mentions)) return undefined;
  return { near: { at: from.at, most: BY_LAND.test(folded) ? FAR_BY_LAND : FAR } };
}

function positionOf(mention: PlaceMention): LatLon | undefined {
  if (mention.kind === 'city') return mention.destination.at;
  if (mention.kind === 'country') return largestTownOf(mention.code)?.at;
  return mention.position;
}
