import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { AppError } from '#shared/contract/errors.ts';
import { dayIdOf, tripIdOf } from '#shared/contract/ids.ts';
import { MAX_PHOTOS } from '#shared/photos/schema.ts';
import { dayLives, isDeletedDay } from './day-lives.ts';
import { activityKey, dayKey, type Key, tripKey } from './keys.ts';
import { again, ChangedMeanwhile } from './plan-again.ts';
import { revised } from './revision.ts';
import type { Table } from './table.ts';
import type { Told } from './told.ts';
import { transact, type Write } from './transact.ts';
import { changeTrip, writable } from './trip-access.ts';
import { ActivityItem, DayItem, type TripItem } from './trip-item.ts';
import { check, update } from './writes.ts';

/** What has a list of photos. */
export interface Album {
  readonly kind: 'trip' | 'day' | 'activity';
  readonly id: string;
}

/** An album as those see it who may change it, and how often it was changed. */
export interface AlbumState {
  readonly photos: string[];
  readonly revision: number;
  /** Of a trip. */
  readonly version?: number;
}

/** An album to be changed, with what it is of. */
export interface OpenAlbum extends AlbumState {
  readonly trip: TripItem;
  /** Undefined for that of a trip. */
  readonly item?: DayItem | ActivityItem;
}

const LIVES = 'attribute_exists(pk) AND attribute_not_exists(deletedAt)';
const HAS_ROOM = 'size(photos) < :most AND NOT contains(photos, :photo)';
const KEYS = { trip: tripKey, day: dayKey, activity: activityKey } as const;
const NAMES = { trip: 'Trip', day: 'Day', activity: 'Activity' } as const;

const changed = () => new ChangedMeanwhile('The photos were changed meanwhile. Please try again.');
const full = () => new AppError('unprocessable', `At most ${MAX_PHOTOS} photos can be kept here`);
const photoNotFound = () => new AppError('not_found', 'Photo not found');

/** The photo lists of trips, days and activities. */
export function photoRepository(table: Table) {
  const get = async (key: Key): Promise<unknown> => {
    const { Item } = await table.client.send(new GetCommand({ TableName: table.name, Key: key, ConsistentRead: true }));
    return Item;
  };

  /** The album as those see it who may change its trip; 404 or 403 for everyone else. */
  const read = async ({ kind, id }: Album, callerId: string): Promise<OpenAlbum> => {
    const [tripItem, own, day] = await Promise.all([
      get(tripKey(tripIdOf(id))),
      kind === 'trip' ? undefined : get(KEYS[kind](id)),
      kind === 'activity' ? get(dayKey(dayIdOf(id))) : undefined,
    ]);
    const trip = writable(tripItem, { callerId });
    if (kind === 'trip') return { ...stateOf(trip), trip };
    const item = kind === 'day' ? DayItem.safeParse(own) : ActivityItem.safeParse(own);
    const dayItem = DayItem.safeParse(kind === 'day' ? own : day);
    if (!item.success || !dayItem.success || isDeletedDay(dayItem.data)) throw notFound(kind);
    return { ...stateOf(item.data), trip, item: item.data };
  };

  const write = (album: Album, callerId: string, change: ListChange, refused: Write['refused']): Promise<void> => {
    const { trip } = change.before;
    if (album.kind === 'trip') {
      const { append, set, condition, values } = change;
      const onTrip = { ...(append ? { append } : {}), setOnTrip: set ?? {}, condition, values };
      return transact(table, changeTrip(table, trip, { callerId }, { ...onTrip, otherwise: (now) => refused(now) }));
    }
    const livingDay: Write[] =
      album.kind === 'activity'
        ? [
            check(table, dayKey(dayIdOf(album.id)), { condition: dayLives(dayIdOf(album.id)) }, () =>
              notFound(album.kind),
            ),
          ]
        : [];
    const own = update(
      table,
      KEYS[album.kind](album.id),
      { ...changeOf(change), add: { revision: 1 }, condition: `${LIVES} AND ${change.condition}` },
      (old) => (old === undefined || old.deletedAt !== undefined ? notFound(album.kind) : refused(old)),
    );
    return transact(table, [
      ...changeTrip(table, trip, { callerId }, { told: toldOf(album.kind, change) }),
      ...livingDay,
      own,
    ]);
  };

  return {
    read,

    /** Appends a photo to the list, idempotently. `before` is the album as just read; returns what it is now. */
    async add(album: Album, callerId: string, photo: string, before: OpenAlbum): Promise<AlbumState> {
      if (before.photos.includes(photo)) return stateOf(before);
      if (before.photos.length >= MAX_PHOTOS) throw full();
      const isThere = new Error('the photo is there');
      const change = { before, append: { photos: [photo] }, condition: HAS_ROOM };
      try {
        await write(album, callerId, { ...change, values: { ':most': MAX_PHOTOS, ':photo': photo } }, (old) =>
          photosOf(old).includes(photo) ? isThere : full(),
        );
      } catch (error) {
        // A concurrent call added the same photo.
        if (error !== isThere) throw error;
      }
      const { photos, version, revision } = revised(before);
      return { revision, photos: [...photos, photo], ...(version === undefined ? {} : { version: version + 1 }) };
    },

    /**
     * Removes a photo from the list; its file is deleted when nothing in the trip shows it any more. `known` is the
     * list as just read.
     */
    async remove(album: Album, callerId: string, photo: string, known: OpenAlbum): Promise<void> {
      let latest: OpenAlbum | undefined = known;
      await again(async () => {
        const before = latest ?? (await read(album, callerId));
        latest = undefined;
        if (!before.photos.includes(photo)) throw photoNotFound();
        const set = { photos: before.photos.filter((each) => each !== photo) };
        const values = { ':before': before.photos };
        await write(album, callerId, { before, set, condition: 'photos = :before', values }, changed);
      });
    },
  };
}
function stateOf({ photos, revision, version }: Listed): AlbumState {
  return { photos, revision: revision ?? 0, ...(version === undefined ? {} : { version }) };
}

interface Listed extends Pick<TripItem | DayItem | ActivityItem, 'photos' | 'revision'> {
  readonly version?: number;
}

/** The change of the list itself. */
function changeOf({ set, append, values }: ListChange) {
  return { ...(set && { set }), ...(append && { append }), values };
}

/** What its companions are told of a day or an activity whose photos change. */
function toldOf(kind: Album['kind'], { before, set, append }: ListChange): Told {
  const { item } = before;
  if (!item) return {};
  const photos = z.array(z.string()).parse(set?.photos ?? [...before.photos, ...(append?.photos ?? [])]);
  const side = (each: DayItem | ActivityItem) =>
    kind === 'day' ? { days: [DayItem.parse(each)] } : { activities: [ActivityItem.parse(each)] };
  return { before: side(item), after: side({ ...item, photos }) };
}

export type PhotoRepository = ReturnType<typeof photoRepository>;

interface ListChange {
  readonly before: OpenAlbum;
  readonly set?: Readonly<Record<string, unknown>>;
  readonly append?: Readonly<Record<string, readonly unknown[]>>;
  readonly condition: string;
  readonly values: Readonly<Record<string, unknown>>;
}

function photosOf(item: unknown): readonly string[] {
  return z.pick(DayItem, { photos: true }).parse(item).photos;
}

function notFound(kind: Album['kind']): AppError {
  return new AppError('not_found', `${NAMES[kind]} not found`);
}
