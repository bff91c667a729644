import type { Body, Meta, Uppy, UppyFile } from '@uppy/core';
import { filterFilesToEmitUploadStarted, filterFilesToUpload, TaskQueue } from '@uppy/core/utils';
import { putPhoto } from './put-photo.ts';

/** Maximum parallel requests of one browser: its HTTP/1.1 limit per host. */
const CONCURRENT_REQUESTS = 6;

type Request = (file: { readonly type: string; readonly size: number }) => Promise<string>;

/** Makes the widget upload each file by one PUT, reporting progress, success and failure as its own uploaders do. */
export function addSinglePutUploader(uppy: Uppy<Meta, Body>, requestAddress: Request): void {
  const queue = new TaskQueue({ concurrency: CONCURRENT_REQUESTS });

  const upload = async (file: UppyFile<Meta, Body>): Promise<void> => {
    const given = file.data instanceof Blob ? file.data : new Blob();
    const contentType = typeOf(file.type);
    const cancelling = new AbortController();
    const { signal } = cancelling;
    const cancel = (removed?: UppyFile<Meta, Body>) => (!removed || removed.id === file.id) && cancelling.abort();
    const cancelAll = () => cancelling.abort();
    uppy.on('file-removed', cancel);
    uppy.on('cancel-all', cancelAll);
    try {
      const address = await putPhoto({
        ...{ file: given, contentType, signal },
        requestAddress: () => requestAddress({ type: contentType, size: given.size }),
        onProgress: (bytesUploaded) => {
          const uploadStarted = file.progress.uploadStarted ?? Date.now();
          uppy.emit('upload-progress', file, { uploadStarted, bytesUploaded, bytesTotal: given.size });
        },
      });
      uppy.emit('upload-success', file, { status: 200, body: {}, uploadURL: address.replace(/\?.*$/, '') });
    } catch (error) {
      if (!signal.aborted) uppy.emit('upload-error', file, error instanceof Error ? error : new Error(''));
    } finally {
      uppy.off('file-removed', cancel);
      uppy.off('cancel-all', cancelAll);
    }
  };

  uppy.addUploader(async (ids) => {
    const files = filterFilesToUpload(uppy.getFilesByIds(ids));
    uppy.emit('upload-start', filterFilesToEmitUploadStarted(files));
    await Promise.all(
      files.map(({ id }) =>
        queue.add(async () => {
          // Removed while it was queued.
          const file: UppyFile<Meta, Body> | undefined = uppy.getFile(id);
          if (file) await upload(file);
        }),
      ),
    );
  });
}

/** The media type without its parameters: recordings are 'video/webm;codecs=vp9'. */
export function typeOf(type: string): string {
  return type.split(';')[0] ?? type;
}
