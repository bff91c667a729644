import type { MediaFileRepository } from '../../data/media-file-repository.ts';

/** Claims the documents that a mail brings into a trip; resolved as soon as they may be stored. */
export type DocumentClaims = (tripId: string) => Promise<void>;

/** Claims the documents of each trip once, however often it is asked to. */
export function documentClaims(
  travellerId: string,
  files: Pick<MediaFileRepository, 'claimDocuments'>,
): DocumentClaims {
  const claimed = new Map<string, Promise<void>>();
  return (tripId) => {
    const claim = claimed.get(tripId) ?? files.claimDocuments(tripId, travellerId);
    claimed.set(tripId, claim);
    return claim;
  };
}
