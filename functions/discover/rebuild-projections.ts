import * as z from 'zod/mini';
import { FanOut } from '../data/fan-out-repository.ts';
import { itemKind } from '../data/item-kind.ts';
import { type Key, publicPartition, publicShardOf } from '../data/keys.ts';
import { beginFanOut, fanOutNow } from './fan-out.ts';
import { projectTrip } from './project-trip.ts';
import { projectWords } from './project-words.ts';
import { isShown, type Projections } from './projections.ts';

const Identified = z.object({ id: z.string() });
const Listed = z.object({ id: z.string(), ownerId: z.string() });
const Word = z.object({ travellerId: z.string() });

/** What rebuilding every projection reads and writes. */
export type RebuildTarget = Projections & { readonly removeKey: (key: Key) => Promise<void> };

/**
 * Does for one item of the table, whichever it is, what makes the lists right: a trip or a traveller is shown wherever
 * it belongs, and what stands in a list goes when nothing is there for it any more.
 */
export async function rebuildProjections(
  item: Key & Record<string, unknown>,
  projections: RebuildTarget,
): Promise<void> {
  switch (itemKind(item)) {
    case 'traveller':
      return projectWords(Identified.parse(item).id, [], projections);
    case 'trip': {
      const { id, ownerId } = Listed.parse(item);
      await projections.trips.keepFirstLocation(id);
      await projectTrip({ tripId: id }, projections);
      // Where it no longer belongs is found by the feeds themselves.
      return (await isShown(id, projections)) ? fanOutNow({ tripId: id, ownerId }, projections) : undefined;
    }
    case 'fan-out': {
      // Its next step may be lost.
      await projections.removeKey(item);
      return beginFanOut(FanOut.parse(item), projections);
    }
    case 'public trip':
    case 'public trip of an author':
      return checkListed(item, projections);
    case 'feed trip':
      return checkFed(item, projections);
    case 'traveller’s word':
      return projectWords(Word.parse(item).travellerId, [item.sk.slice(0, item.sk.lastIndexOf('#'))], projections);
    default:
      return undefined;
  }
}

async function checkListed(item: Key & Record<string, unknown>, projections: RebuildTarget): Promise<void> {
  const { id, ownerId } = Listed.parse(item);
  // Of a time when the list was spread otherwise.
  if (itemKind(item) === 'public trip' && item.pk !== publicPartition(publicShardOf(id))) {
    await projections.removeKey(item);
  }
  if (!(await isShown(id, projections))) await projections.publicTrips.unlist({ id, ownerId });
}

async function checkFed(item: Key & Record<string, unknown>, projections: RebuildTarget): Promise<void> {
  const { id, ownerId } = Listed.parse(item);
  const follower = item.pk.slice(item.pk.indexOf('#') + 1);
  const belongs = (await isShown(id, projections)) && (await projections.follows.isFollowing(follower, ownerId));
  if (!belongs) await projections.publicTrips.removeFromFeed(follower, [id]);
}
