import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { MAX_CHANGES } from '#shared/sharing/changes.ts';
import { type Sight, sightOf, tripNotFound } from './audience.ts';
import { EventItem } from './event-item.ts';
import { EVENT_PREFIX, tripKey, tripPartition } from './keys.ts';
import { listNewestFirst, type Page } from './page.ts';
import type { Table } from './table.ts';
import { readable } from './trip-access.ts';

/** A trip as its companions poll it: how often it has changed, and what they see of it. */
export interface PolledTrip {
  readonly version: number;
  readonly sight: Sight;
  /** The travellers who come along, its owner first. */
  readonly people: readonly string[];
}

interface EventsAsked {
  /** In milliseconds since 1970. */
  readonly since?: number | undefined;
  readonly cursor?: string | undefined;
}

/** What a trip's companions are told of its changes. */
export function eventRepository(table: Table) {
  return {
    /**
     * A trip as one of its companions sees it; 404 for everyone else. Half a read unit up to 4 KB: what one poll misses of
     * the last second, the next one finds.
     */
    async findTrip(tripId: string, travellerId: string): Promise<PolledTrip> {
      const { Item } = await table.client.send(new GetCommand({ TableName: table.name, Key: tripKey(tripId) }));
      const trip = readable(Item, { travellerId });
      const sight = sightOf(trip, { travellerId });
      if (sight.audience === 'link' || sight.audience === 'public') throw tripNotFound();
      const people = [trip.ownerId, ...(trip.editors ?? []), ...(trip.viewers ?? [])];
      return { version: trip.version, sight, people };
    },

    /** A page of a trip's changes, newest first. */
    async list(tripId: string, { since = 0, cursor }: EventsAsked): Promise<Page<EventItem>> {
      const found = await listNewestFirst(table, {
        ...{ partition: tripPartition(tripId), prefix: EVENT_PREFIX, page: { limit: MAX_CHANGES, cursor } },
        parse: (item) => EventItem.parse(item),
      });
      const items = found.items.filter(({ at }) => Date.parse(at) >= since);
      return {
        // DynamoDB removes items some time after they have expired.
        items: items.filter(({ expiresAt }) => expiresAt * 1000 > Date.now()),
        cursor: items.length < found.items.length ? undefined : found.cursor,
      };
    },
  };
}
export type EventRepository = ReturnType<typeof eventRepository>;
