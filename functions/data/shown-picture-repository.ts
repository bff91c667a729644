import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { dayIdOf, isIdeasDay, tripIdOf } from '#shared/contract/ids.ts';
import { isSeenByEveryone, type Reader, sightOf } from './audience.ts';
import { activityKey, dayKey, type Key, travellerKey, tripKey } from './keys.ts';
import type { Table } from './table.ts';
import { TravellerItem } from './traveller-item.ts';
import { readable } from './trip-access.ts';
import { isOpen } from './visibility.ts';

/** Who shows a picture: a traveller's, a trip's, a day's or an activity's id. */
export interface Showing {
  readonly id: string;
  /** The picture's address, as it is stored there. */
  readonly url: string;
}

/** Who may see a picture: everyone, or only some callers. */
export type PictureAudience = 'everyone' | 'some';

/** A trip, a day or an activity; only a trip has a cover, and only a day stays after its deletion. */
const Pictures = z.object({
  photos: z.array(z.string()),
  coverImage: z.nullish(z.string()),
  deletedAt: z.optional(z.string()),
});

const TRAVELLER_ID_LENGTH = 20;

/** Where pictures are shown, by the address that a traveller gave. */
export function shownPictureRepository(table: Table) {
  const get = async (key: Key): Promise<unknown> =>
    (await table.client.send(new GetCommand({ TableName: table.name, Key: key, ConsistentRead: true }))).Item;

  /** A profile's picture is seen beside its public trips, and by whoever is signed in. */
  const ofTraveller = async ({ id, url }: Showing, { travellerId }: Reader): Promise<PictureAudience | undefined> => {
    const { data: traveller } = TravellerItem.safeParse(await get(travellerKey(id)));
    if (traveller?.profileImageUrl !== url) return undefined;
    if (isSeenByEveryone(traveller)) return 'everyone';
    return travellerId === undefined ? undefined : 'some';
  };

  /** In the trip that contains it, or is it. Throws 404 when the caller may not see that trip. */
  const inTrip = async ({ id, url }: Showing, reader: Reader): Promise<PictureAudience | undefined> => {
    const [item, ...content] = await Promise.all(keysTo(id).map(get));
    const trip = readable(item, reader);
    const isIdea = isIdeasDay(dayIdOf(id));
    if (isIdea && !sightOf(trip, reader).ideas) return undefined;
    const path = [trip, ...content].map((each) => Pictures.safeParse(each).data);
    if (path.some((item) => item === undefined || (item.deletedAt !== undefined && !isIdea))) return undefined;
    const { photos = [], coverImage } = path.at(-1) ?? {};
    if (coverImage !== url && !photos.includes(url)) return undefined;
    return isOpen(trip) && !isIdea ? 'everyone' : 'some';
  };

  return {
    /** Who may see the picture there; undefined when it is not shown there, or not to this caller. */
    audienceOf: (showing: Showing, reader: Reader): Promise<PictureAudience | undefined> =>
      showing.id.length === TRAVELLER_ID_LENGTH ? ofTraveller(showing, reader) : inTrip(showing, reader),
  };
}
export type ShownPictureRepository = ReturnType<typeof shownPictureRepository>;

/** The trip, the day and the activity on the way to this id. */
function keysTo(id: string): Key[] {
  const [tripId, dayId] = [tripIdOf(id), dayIdOf(id)];
  if (id === tripId) return [tripKey(tripId)];
  return id === dayId ? [tripKey(tripId), dayKey(dayId)] : [tripKey(tripId), dayKey(dayId), activityKey(id)];
}
