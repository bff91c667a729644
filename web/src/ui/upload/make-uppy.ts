import AwsS3 from '@uppy/aws-s3';
import Uppy, { type Body, type Meta, type UppyFile } from '@uppy/core';
import { MAX_PHOTO_BYTES, PHOTO_TYPES } from '#shared/photos/schema.ts';
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

/** Some phones and systems do not know the type of their own pictures. */
const ENDINGS = ['.heic', '.heif'];

/** The upload widget without its surface: each file goes to the bucket by one PUT, and is saved as soon as it is there. */
export function makeUppy({ most, requestAddress, save, onEnd }: UploadOptions): PhotoUppy {
  const uppy: PhotoUppy = new Uppy({
    autoProceed: false,
    restrictions: {
      maxFileSize: MAX_PHOTO_BYTES,
      maxNumberOfFiles: most,
      allowedFileTypes: [...PHOTO_TYPES, ...ENDINGS],
    },
    locale: CORE_WORDS,
  });

  uppy.use(AwsS3, {
    shouldUseMultipart: false,
    generateObjectKey: ({ id }) => id,
    signRequest: async ({ key }) => {
      const { data, type } = uppy.getFile(key);
      const contentType = typeOf(type);
      const url = await requestAddress({ type: contentType, size: data instanceof Blob ? data.size : 0 });
      return { url, headers: { 'Content-Type': contentType } };
    },
  });

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
  uppy.addPostProcessor(async (ids) => {
    const uploaded = ids.map((id) => uppy.getFile(id)).filter((file) => file && !file.error);
    await Promise.all(
      uploaded.map(async (file) => {
        try {
          await (saving.get(file.id) ?? start(file, file.uploadURL));
        } catch (error) {
          saving.delete(file.id);
          uppy.emit('upload-error', file, error instanceof Error ? error : new Error(String(error)));
        }
      }),
    );
  });
  uppy.on('complete', ({ successful = [], failed = [] }) => {
    if (successful.length + failed.length > 0)
      onEnd(
        successful.length,
        failed.map(({ error }) => error ?? ''),
      );
  });
  return uppy;
}

/** The media type without its parameters: recordings are 'video/webm;codecs=vp9'. */
function typeOf(type: string): string {
  return type.split(';')[0] ?? type;
}
