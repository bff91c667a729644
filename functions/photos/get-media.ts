import { AppError } from '#shared/contract/errors.ts';
import { getMedia } from '#shared/photos/media-routes.ts';
import { type Reader, sightOf } from '../data/audience.ts';
import { type MediaKey, readMediaKey, smallKey } from '../data/media-keys.ts';
import { readable } from '../data/trip-access.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { readerOf } from '../http/reader.ts';
import { READ_WINDOW_SECONDS } from '../ports/media-store.ts';
import { type MediaDependencies, mediaDependencies } from './dependencies.ts';

const photoNotFound = () => new AppError('not_found', 'Photo not found');

export const implementation = implement(
  getMedia,
  async ({ caller, cookies, params, query }, dependencies: MediaDependencies) => {
    const { media } = dependencies;
    const found = readMediaKey(params.key);
    if (!found || !(await maySee(found, readerOf(caller, cookies), dependencies))) throw photoNotFound();
    const small = query.size === 'small' && found.kind === 'photo' ? smallKey(found.key) : undefined;
    const key = small && (await media.exists(small)) ? small : found.key;
    const headers = {
      location: await media.readAddress(key),
      'cache-control': `private, max-age=${READ_WINDOW_SECONDS}`,
      vary: 'cookie',
    };
    return { body: null, headers };
  },
);

/** Only its uploader may see an upload; whoever may read its trip may see a photo, and who sees references the documents. */
async function maySee(found: MediaKey, reader: Reader, { files }: MediaDependencies): Promise<boolean> {
  if (found.kind === 'upload') return found.travellerId === reader.travellerId;
  try {
    const trip = readable(await files.tripOf(found.tripId), reader);
    return found.kind === 'photo' || sightOf(trip, reader).references;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return false;
    throw error;
  }
}

export const handler = lambdaHandler(implementation, mediaDependencies);
