import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { AppError } from '#shared/contract/errors.ts';
import { dayIdOf, tripIdOf } from '#shared/contract/ids.ts';
import type { Document } from '#shared/documents/document.ts';
import { MAX_DOCUMENTS } from '#shared/documents/schema.ts';
import { dayLives, isDeletedDay } from './day-lives.ts';
import { activityKey, dayKey, type Key, tripKey } from './keys.ts';
import { claimOf } from './media-file-repository.ts';
import { keyOfMediaPath } from './media-keys.ts';
import { ChangedMeanwhile } from './plan-again.ts';
import { revised } from './revision.ts';
import type { Table } from './table.ts';
import { transact } from './transact.ts';
import { changeTrip, writable } from './trip-access.ts';
import { type ActivityItem, DayItem, readActivityItem, type TripItem } from './trip-item.ts';
import { check, update } from './writes.ts';

const activityNotFound = () => new AppError('not_found', 'Activity not found');
const full = () => new AppError('unprocessable', `At most ${MAX_DOCUMENTS} files can be kept with an activity`);

/** An activity with its trip. */
export interface ActivityOfTrip {
  readonly trip: TripItem;
  readonly activity: ActivityItem;
}

/** The documents of activities. */
export function documentRepository(table: Table) {
  const get = async (key: Key): Promise<Record<string, unknown> | undefined> =>
    (await table.client.send(new GetCommand({ TableName: table.name, Key: key, ConsistentRead: true }))).Item;

  const save = async (
    { trip, activity: before }: ActivityOfTrip,
    callerId: string,
    documents: readonly Document[],
    gone?: Document,
  ): Promise<ActivityOfTrip> => {
    const [own, dayId] = [before.documents, dayIdOf(before.id)];
    const asRead = own
      ? { condition: 'documents = :before', values: { ':before': own } }
      : { condition: 'attribute_exists(pk) AND attribute_not_exists(documents)' };
    const after = revised({ ...before, documents: [...documents] });
    const key = keyOfMediaPath(gone?.documentURL ?? '')?.replace(/\.\w+$/, '');
    await transact(table, [
      ...changeTrip(
        table,
        trip,
        { callerId },
        { told: { before: { activities: [before] }, after: { activities: [after] } } },
      ),
      check(table, dayKey(dayId), { condition: dayLives(dayId) }, activityNotFound),
      update(table, activityKey(before.id), { set: { documents }, add: { revision: 1 }, ...asRead }, (old) =>
        old === undefined
          ? activityNotFound()
          : new ChangedMeanwhile('The files were changed meanwhile. Please try again.'),
      ),
      ...(key === undefined ? [] : [claimOf(table, key)]),
    ]);
    return { trip, activity: after };
  };

  return {
    /** The activity and its trip, for those who may change it; 404 or 403 for everyone else. */
    async read(activityId: string, callerId: string): Promise<ActivityOfTrip> {
      const [trip, day, activity] = await Promise.all([
        get(tripKey(tripIdOf(activityId))),
        get(dayKey(dayIdOf(activityId))),
        get(activityKey(activityId)),
      ]);
      const own = writable(trip, { callerId });
      const { data: on } = DayItem.safeParse(day);
      if (!activity || !on || isDeletedDay(on)) throw activityNotFound();
      return { trip: own, activity: readActivityItem(activity) };
    },

    /** Keeps a document with the activity as just read, or gives the one that it has this name; idempotent. */
    async add(before: ActivityOfTrip, callerId: string, document: Document): Promise<ActivityOfTrip> {
      const { documents = [] } = before.activity;
      const at = documents.findIndex(({ documentURL }) => documentURL === document.documentURL);
      if (at === -1 && documents.length >= MAX_DOCUMENTS) throw full();
      if (documents[at]?.name === document.name) return before;
      const next = at === -1 ? [...documents, document] : documents.with(at, document);
      return save(before, callerId, next);
    },

    /** Removes a document from the activity as just read. Its file stays for a day, for Undo. */
    async remove(before: ActivityOfTrip, callerId: string, documentURL: string): Promise<void> {
      const { documents = [] } = before.activity;
      const gone = documents.find((each) => each.documentURL === documentURL);
      if (!gone) throw new AppError('not_found', 'File not found');
      const left = documents.filter((each) => each !== gone);
      await save(before, callerId, left, gone);
    },
  };
}
export type DocumentRepository = ReturnType<typeof documentRepository>;
