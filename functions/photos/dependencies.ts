import { s3Client } from '../adapters/s3-client.ts';
import { s3MediaStore } from '../adapters/s3-media-store.ts';
import { type MediaFileRepository, mediaFileRepository } from '../data/media-file-repository.ts';
import { type PhotoRepository, photoRepository } from '../data/photo-repository.ts';
import { table } from '../data/table.ts';
import type { MediaStore } from '../ports/media-store.ts';
import { environment } from '../runtime/environment.ts';

/** Dependencies of calls on files of photos and clips. */
export interface MediaDependencies {
  readonly files: MediaFileRepository;
  readonly media: MediaStore;
}

export function mediaDependencies(): MediaDependencies {
  return {
    files: mediaFileRepository(table()),
    media: s3MediaStore(s3Client(), environment().MEDIA_BUCKET),
  };
}

/** Dependencies of calls that add photos to a trip, day or activity, or remove them. */
export interface PhotoDependencies extends MediaDependencies {
  readonly photos: PhotoRepository;
  readonly siteUrl: string;
}

export function photoDependencies(): PhotoDependencies {
  return { ...mediaDependencies(), photos: photoRepository(table()), siteUrl: environment().SITE_URL };
}
