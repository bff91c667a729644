import { useRef } from 'react';
import { createUpload } from '#shared/photos/routes.ts';
import { PHOTO_TYPES } from '#shared/photos/schema.ts';
import { callApi } from '../../lib/api.ts';
import { useWrite } from '../../lib/use-write.ts';
import { smallPicture } from './small-picture.ts';

/** What is saved of an uploaded file: its address, and that of a small picture if the browser could create one. */
export interface UploadedPhoto {
  readonly photoURL: string;
  readonly smallURL?: string;
}

interface Announced {
  readonly type: string;
  readonly size: number;
}

/** Each file has an address of its own, however alike they are: requesting two is not a double press. */
interface Turn extends Announced {
  readonly turn: number;
}

/** Requests upload addresses, and uploads small pictures with the photos. */
export function usePhotoUpload() {
  const turns = useRef(0);
  const { mutateAsync } = useWrite({
    write: async ({ type, size }: Turn, press) => {
      const known = PHOTO_TYPES.find((each) => each === type);
      return callApi(createUpload, { body: known ? { type: known, size } : null, press });
    },
  });
  const announce = (file: Announced) => mutateAsync({ ...file, turn: turns.current++ });

  const withSmall = async (photoURL: string, file: Blob): Promise<UploadedPhoto> => {
    const small = await smallPicture(file);
    if (!small) return { photoURL };
    const target = await announce({ type: small.type, size: small.size });
    const headers = { 'content-type': small.type };
    const answer = await fetch(target.uploadURL, { method: 'PUT', body: small, headers }).catch(() => undefined);
    // Only the photo matters: without the small one grids show the photo itself.
    return answer?.ok ? { photoURL, smallURL: target.photoURL } : { photoURL };
  };

  return { requestAddress: async (file: Announced) => (await announce(file)).uploadURL, withSmall };
}
