import type { FunctionSize } from './function-sizes.ts';
import type { TableGrant } from './table-grants.ts';

/** Deleting a version includes finding it. */
type ObjectAction = 'GetObject' | 'PutObject' | 'DeleteObject' | 'DeleteObjectVersion' | 'AbortMultipartUpload';
/** 'folders': only the named folders. 'all': reads of missing objects answer 404, else 403. */
export type Listing = 'folders' | 'all';

type MediaFolder = 'uploads' | 'photos' | 'documents' | 'exports' | 'sitemaps';

/** A function's permissions and size. Everything else is denied. */
export interface Permissions {
  /** Memory and time; USUAL when left out. */
  readonly size?: FunctionSize;
  readonly table: TableGrant;
  /** Files of photos, clips and documents, uploaded and saved to a trip; downloads of account exports; sitemaps. */
  readonly media?: Readonly<Partial<Record<MediaFolder, readonly ObjectAction[]>>>;
  readonly listsMedia?: Listing;
  /** Raw mails. */
  readonly mail?: readonly ObjectAction[];
  readonly listsMail?: Listing;
  /** Asking the stage's model. */
  readonly model?: true;
  /** Sending mail from the stage's mail domain. */
  readonly sendsMail?: true;
  /** Sending bounces for unknown addresses of the stage's mail domain. */
  readonly bouncesMail?: true;
}

/**
 * An upload is read, stored without its location as a photo of its trip, and deleted; a photo is copied from trip to
 * trip.
 */
export const PHOTO_FILES = { uploads: ['GetObject', 'DeleteObject'], photos: ['GetObject', 'PutObject'] } as const;
/** A cover does not delete the upload, which may be added as a photo of the trip as well. */
export const COVER_FILES = { uploads: ['GetObject'], photos: ['GetObject', 'PutObject'] } as const;

/** An upload stays until its claim expires, so that it can be sent again; a removed document is found again. */
export const DOCUMENT_FILES = { uploads: ['GetObject'], documents: ['GetObject', 'PutObject'] } as const;
