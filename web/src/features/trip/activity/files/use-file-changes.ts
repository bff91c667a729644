import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { tripIdOf } from '#shared/contract/ids.ts';
import type { Document } from '#shared/documents/document.ts';
import { addDocument, removeDocument } from '#shared/documents/routes.ts';
import { documentName } from '#shared/documents/schema.ts';
import { createUpload } from '#shared/photos/routes.ts';
import { callApi } from '../../../../lib/api.ts';
import { showFailure } from '../../../../lib/failure-toast.ts';
import { showToast } from '../../../../lib/toast-store.ts';
import { withCurrentId } from '../../../../lib/trips/current-activity.ts';
import { refreshTrips } from '../../../../lib/trips/trip-queries.ts';
import { useWrite } from '../../../../lib/use-write.ts';
import { putPhoto } from '../../../../ui/upload/put-photo.ts';
import { type FileType, problemOf, typeOf } from './file-types.ts';

/** Each file is a call of its own, however alike they are. */
interface Announced {
  readonly type: FileType;
  readonly size: number;
  readonly turn: number;
}

/** Adds files to an activity, gives them other names, and removes them; for a day a removed one can be brought back. */
export function useFileChanges(activityId: string) {
  const queryClient = useQueryClient();
  const turns = useRef(0);
  const refresh = () => refreshTrips(queryClient, tripIdOf(activityId));

  const announce = useWrite({
    write: ({ type, size }: Announced, press) => callApi(createUpload, { body: { type, size }, press }),
  });
  const keep = useWrite({
    write: (body: Pick<Document, 'documentURL' | 'name'>, press) =>
      withCurrentId(queryClient, activityId, (id) => callApi(addDocument, { params: { id }, body, press })),
    onSuccess: refresh,
  });
  const remove = useWrite({
    write: ({ documentURL }: Document, press) =>
      withCurrentId(queryClient, activityId, (id) =>
        callApi(removeDocument, { params: { id }, body: { documentURL }, press }),
      ),
    onSuccess: refresh,
    onError: (error) => showFailure(error, { text: 'Failed to remove the file', preferServerMessage: true }),
  });

  /** Whether a removed one is back. */
  const restore = async ({ documentURL, name }: Document): Promise<boolean> => {
    try {
      await keep.mutateAsync({ documentURL, name });
      return true;
    } catch (error) {
      showFailure(error, { text: 'Failed to bring the file back', preferServerMessage: true });
      return false;
    }
  };

  const addOne = async (file: File, type: FileType): Promise<void> => {
    let documentURL = '';
    await putPhoto({
      ...{ file, contentType: type, onProgress: () => undefined, signal: new AbortController().signal },
      requestAddress: async () => {
        const target = await announce.mutateAsync({ type, size: file.size, turn: turns.current++ });
        documentURL = target.photoURL;
        return target.uploadURL;
      },
    });
    await keep.mutateAsync({ documentURL, name: documentName(file.name) });
  };

  /** Adds the files one after the other, and says which could not be, and why. */
  const add = async (files: readonly File[]): Promise<void> => {
    for (const file of files) {
      const type = typeOf(file);
      const problem = problemOf(file, type);
      if (type === undefined || problem !== undefined) {
        return showToast({ title: file.name, description: problem, tone: 'destructive' });
      }
      try {
        await addOne(file, type);
      } catch (error) {
        return showFailure(error, { title: file.name, text: 'Failed to add the file', preferServerMessage: true });
      }
    }
    showToast({ title: files.length === 1 ? 'File added' : `${files.length} files added` });
  };

  const rename = async (document: Document, name: string): Promise<void> => {
    await keep.mutateAsync({ documentURL: document.documentURL, name });
  };

  return { add, rename, remove: remove.mutateAsync, restore };
}
