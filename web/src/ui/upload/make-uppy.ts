import Uppy, { type Body, type Meta, type UppyFile } from '@uppy/core';
import { MAX_PHOTO_BYTES, PHOTO_TYPES } from '#shared/photos/schema.ts';
import { addSinglePutUploader, typeOf } from './single-put-uploader.ts';
import { CORE_WORDS } from './upload-words.ts';

export interface UploadOptions {
  /** The maximum number of files. */
  readonly most: number;
  /** Requests the address to which one file can be PUT. */
  readonly requestAddress: (file: { readonly type: string; readonly size: number }) => Promise<string>;
  /** Saves one uploaded file, by its address in the bucket. */
  readonly save: (photoURL: string, file: Blob) => Promise<void>;
  /** When all files of an upload are finished: how many were saved, and why the others were not. */
  readonly onEnd: (saved: number, failed: readonly string[]) => void;
}

export type PhotoUppy = Uppy<Meta, Body>;

/** How long the widget shows a notification. */
const NOTIFICATION_MS = 5000;
/** Some phones and systems do not know the type of their own pictures. */
const ENDINGS = ['.heic', '.heif'];

/** The upload widget without its UI: each file is uploaded to the bucket by one PUT, and saved right after. */
export function makeUppy({ most, requestAddress, save, onEnd }: UploadOptions): PhotoUppy {
  const uppy: PhotoUppy = new Uppy({
    autoProceed: false,
    infoTimeout: NOTIFICATION_MS,
    restrictions: {
      maxFileSize: MAX_PHOTO_BYTES,
      maxNumberOfFiles: most,
      allowedFileTypes: [...PHOTO_TYPES, ...ENDINGS],
    },
    locale: CORE_WORDS,
  });

  addSinglePutUploader(uppy, requestAddress);

  const saving = new Map<string, Promise<void>>();
  const start = (file: UppyFile<Meta, Body>, address: string | undefined): Promise<void> => {
    const photo = file.data instanceof Blob ? new Blob([file.data], { type: typeOf(file.type) }) : new Blob();
    const saved = address === undefined ? Promise.reject(new Error('not uploaded')) : save(address, photo);
    // Its outcome is handled when all files are finished; until then a rejection is expected.
    saved.catch(() => undefined);
    saving.set(file.id, saved);
    return saved;
  };
  uppy.on('upload-success', (file, { uploadURL }) => {
    if (file) void start(file, uploadURL).catch(() => undefined);
  });
  const finish = async (file: UppyFile<Meta, Body>): Promise<void> => {
    try {
      await (saving.get(file.id) ?? start(file, file.uploadURL));
      uppy.emit('postprocess-complete', file);
    } catch (error) {
      saving.delete(file.id);
      // It is in the bucket, but not saved: a retry saves it without uploading it again.
      const { postprocess: _, complete: __, ...progress } = uppy.getFile(file.id).progress;
      uppy.setFileState(file.id, { progress });
      uppy.emit('upload-error', uppy.getFile(file.id), error instanceof Error ? error : new Error(String(error)));
    }
  };
  uppy.addPostProcessor(async (ids) => {
    const present = () => uppy.getFiles().filter(({ id }) => ids.includes(id));
    await Promise.all(
      present()
        .filter(({ error }) => !error)
        .map(finish),
    );
    const failed = uppy.getFiles().flatMap(({ error }) => error ?? []);
    const saved = present().filter(({ error }) => !error).length;
    // The widget is still working here, and the callback may remove it.
    window.setTimeout(() => onEnd(saved, failed));
  });
  return uppy;
}
