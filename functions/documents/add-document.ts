import { AppError } from '#shared/contract/errors.ts';
import { tripIdOf } from '#shared/contract/ids.ts';
import type { Document } from '#shared/documents/document.ts';
import { addDocument } from '#shared/documents/routes.ts';
import { MAX_DOCUMENT_BYTES } from '#shared/documents/schema.ts';
import { activityView } from '../data/activity-view.ts';
import { sightOf } from '../data/audience.ts';
import type { ActivityOfTrip } from '../data/document-repository.ts';
import { documentKey, type MediaKey, readMediaKey } from '../data/media-keys.ts';
import { again } from '../data/plan-again.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { keyOfAddress } from '../photos/photo-address.ts';
import { type DocumentDependencies, documentDependencies } from './dependencies.ts';
import { prepareDocument } from './prepare-document.ts';
import { documentAt, storeDocument } from './stored-document.ts';

type Upload = Extract<MediaKey, { kind: 'upload' }>;
type Kept = Extract<MediaKey, { kind: 'document' }>;

interface ToAdd {
  readonly activityId: string;
  readonly callerId: string;
  readonly name: string;
}

const notOurs = () => new AppError('unprocessable', 'This is not an upload of yours, or a file of this trip');

/**
 * Keeps an upload with an activity; sent again, or added as the same file under another name, it is there once. A file of
 * the trip, such as one that was just removed, is added by its address.
 */
export const implementation = implement(addDocument, async ({ caller, params, body }, deps: DocumentDependencies) => {
  const given = readMediaKey((await keyOfAddress(body.documentURL, deps)) ?? '');
  const adding = { activityId: params.id, callerId: caller.travellerId, name: body.name };
  const { trip, activity } = await addFile(given, adding, deps);
  return { body: activityView(activity, sightOf(trip, caller)) };
});

async function addFile(
  given: MediaKey | undefined,
  adding: ToAdd,
  deps: DocumentDependencies,
): Promise<ActivityOfTrip> {
  if (given?.kind === 'document') return addKept(given, adding, deps);
  if (given?.kind === 'upload' && given.travellerId === adding.callerId) return addUpload(given, adding, deps);
  // Who may not change the trip is told that, whatever they send.
  await deps.documents.read(adding.activityId, adding.callerId);
  throw notOurs();
}

async function addUpload({ key }: Upload, { activityId, callerId, name }: ToAdd, deps: DocumentDependencies) {
  const { documents, files, media } = deps;
  const tripId = tripIdOf(activityId);
  const file = await prepareDocument(await media.read(key, MAX_DOCUMENT_BYTES));
  const [before] = await Promise.all([
    documents.read(activityId, callerId),
    files.claim(documentKey(tripId, file.name)),
  ]);
  const document = await storeDocument(file, { tripId, name }, media);
  return add(before, document, { activityId, callerId, name }, deps);
}

async function addKept({ key, tripId }: Kept, adding: ToAdd, deps: DocumentDependencies) {
  const { documents, files, media } = deps;
  const [before, trip, isThere] = await Promise.all([
    documents.read(adding.activityId, adding.callerId),
    files.tripOf(tripId),
    media.exists(key),
  ]);
  const document = documentAt(key, adding.name);
  if (trip?.id !== tripIdOf(adding.activityId) || !isThere || !document) throw notOurs();
  return add(before, document, adding, deps);
}

/** What has changed since the first reading is read again. */
function add(
  first: ActivityOfTrip,
  document: Document,
  { activityId, callerId }: ToAdd,
  { documents }: DocumentDependencies,
) {
  let latest: ActivityOfTrip | undefined = first;
  return again(async () => {
    const before = latest ?? (await documents.read(activityId, callerId));
    latest = undefined;
    return documents.add(before, callerId, document);
  });
}

export const handler = lambdaHandler(implementation, documentDependencies);
