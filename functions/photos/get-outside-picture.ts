import { AppError } from '#shared/contract/errors.ts';
import { getOutsidePicture } from '#shared/photos/media-routes.ts';
import { httpsPictures } from '../adapters/https-pictures.ts';
import {
  type PictureAudience,
  type ShownPictureRepository,
  shownPictureRepository,
} from '../data/shown-picture-repository.ts';
import { table } from '../data/table.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { readerOf } from '../http/reader.ts';
import type { OutsidePictures } from '../ports/outside-pictures.ts';
import { pictureTypeOf } from './content/picture-type.ts';

export interface OutsidePictureDependencies {
  readonly shown: ShownPictureRepository;
  readonly outside: OutsidePictures;
}

const pictureNotFound = () => new AppError('not_found', 'Picture not found');

/** A day: the CDN answers for it what everyone may see, a browser what its user may. */
const CACHED: Readonly<Record<PictureAudience, string>> = {
  everyone: 'public, max-age=86400',
  some: 'private, max-age=86400',
};

/** Opened as a page of its own, the response could do nothing, whatever its bytes are. */
const AS_A_PICTURE = {
  'x-content-type-options': 'nosniff',
  'content-disposition': 'inline',
  'content-security-policy': "default-src 'none'; sandbox",
};

/**
 * Only what somebody shows is fetched, and only for those who may see it there, so nobody can have any address fetched:
 * the picture has to be stored with what the path names.
 */
export const implementation = implement(
  getOutsidePicture,
  async ({ caller, cookies, params: { id }, query: { url } }, { shown, outside }: OutsidePictureDependencies) => {
    const audience = await shown.audienceOf({ id, url }, readerOf(caller, cookies));
    if (audience === undefined) throw pictureNotFound();
    const bytes = await outside.fetch(url);
    const type = bytes && pictureTypeOf(bytes);
    if (bytes === undefined || type === undefined) throw pictureNotFound();
    return { body: bytes, headers: { ...AS_A_PICTURE, 'content-type': type, 'cache-control': CACHED[audience] } };
  },
);

export const handler = lambdaHandler(implementation, () => ({
  shown: shownPictureRepository(table()),
  outside: httpsPictures(),
}));
