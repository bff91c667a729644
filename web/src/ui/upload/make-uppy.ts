import Uppy, { type Body, type Meta, type UppyFile } from '@uppy/core';
import { MAX_PHOTO_BYTES, PHOTO_TYPES } from '#shared/photos/schema.ts';
import { addSinglePutUploader, typeOf } from './single-put-uploader.ts';
import { CORE_WORDS } from './upload-words.ts';

export interface UploadOptions {
  /** The most files that can be chosen. */
  readonly most: number;
  /** Asks for the address to which one file can be PUT. */
  readonly requestAddress: (file: { readonly type: string; readonly size: number }) => Promise<string>;
  /** Saves one uploaded file, by its address in the bucket. */
  readonly save: (photoURL: string, file: Blob) => Promise<void>;
  /** When all files of an upload are through: how many were saved, and what kept the others from it. */
  readonly onEnd: (saved: number, failed: readonly string[]) => void;
}

export type PhotoUppy = Uppy<Meta, Body>;

/** How long the widget shows a notification. */
const NOTIFICATION_MS = 5000;
/** Some phones and systems do not know the type of their own pictures. */
const ENDINGS = ['.heic', '.heif'];

/** The upload widget without its surface: each file goes to the bucket by one PUT, and is saved as soon as it is there. */
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
    // Its outcome is asked for when all files are through; until then a failure is nobody's surprise.
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
      // It is in the bucket, but not done: trying again saves it without sending it once more.
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
    // The widget is still at work here, and whoever hears of the end may take it away.
    window.setTimeout(() => onEnd(saved, failed));
  });
  return uppy;
}
