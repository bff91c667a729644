import type { MailStore } from '../../ports/mail-store.ts';
import type { MediaStore } from '../../ports/media-store.ts';

export interface FileStores {
  readonly store: Pick<MailStore, 'read'>;
  readonly media: Pick<MediaStore, 'write'>;
}

/** The same buckets, whose client is loaded with the first mail that was received rather than typed. */
export function fileStores(): FileStores {
  const open = async () => (await import('./open-file-stores.ts')).openFileStores();
  return {
    store: { read: async (...asked) => (await open()).store.read(...asked) },
    media: { write: async (...given) => (await open()).media.write(...given) },
  };
}
