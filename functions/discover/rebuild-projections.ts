import * as z from 'zod/mini';
import { FanOut } from '../data/fan-out-repository.ts';
import { itemKind } from '../data/item-kind.ts';
import type { Key } from '../data/keys.ts';
import type { TopicCountRepository } from '../data/topic-counts.ts';
import { beginFanOut, fanOutNow } from './fan-out.ts';
import { projectTrip } from './project-trip.ts';
import { projectWords } from './project-words.ts';
import { isShown, type Projections } from './projections.ts';

const Identified = z.object({ id: z.string() });
const Listed = z.object({ id: z.string(), ownerId: z.string() });
const Word = z.object({ travellerId: z.string() });

/** What rebuilding every projection reads and writes. */
export interface RebuildTarget extends Projections {
  readonly counts: TopicCountRepository;
  readonly removeKey: (key: Key) => Promise<void>;
}

/**
 * Repairs the lists for one item of the table, of any kind: a trip or a traveller is shown wherever it belongs, and
 * list entries of what no longer exists are removed.
 */
export async function rebuildProjections(
  item: Key & Record<string, unknown>,
  projections: RebuildTarget,
): Promise<void> {
  switch (itemKind(item)) {
    case 'traveller':
      await projections.listing.recountAuthor(Identified.parse(item).id);
      return projectWords(Identified.parse(item).id, [], projections);
    case 'trip': {
      const { id, ownerId } = Listed.parse(item);
      await projections.trips.keepPlaces(id);
      await projectTrip({ tripId: id }, projections);
      // Feeds find by themselves where it no longer belongs.
      return (await isShown(id, projections)) ? fanOutNow({ tripId: id, ownerId }, projections) : undefined;
    }
    case 'fan-out': {
      // Its next step may be lost.
      await projections.removeKey(item);
      return beginFanOut(FanOut.parse(item), projections);
    }
    case 'public trip of an author':
      return checkListed(item, projections);
    case 'public trip':
    case 'trip of a topic':
      return projections.listing.removeStray(item, Listed.parse(item));
    case 'count of a place':
      return (await projections.counts.isVoid(item)) ? projections.removeKey(item) : undefined;
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
  if (!(await isShown(id, projections))) await projections.listing.unlist({ id, ownerId });
}

async function checkFed(item: Key & Record<string, unknown>, projections: RebuildTarget): Promise<void> {
  const { id, ownerId } = Listed.parse(item);
  const follower = item.pk.slice(item.pk.indexOf('#') + 1);
  const belongs = (await isShown(id, projections)) && (await projections.follows.isFollowing(follower, ownerId));
  if (!belongs) await projections.publicTrips.removeFromFeed(follower, [id]);
}
