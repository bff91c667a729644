import type { AccountRepository } from '../data/account-repository.ts';
import type { MediaFileRepository } from '../data/media-file-repository.ts';
import type { MediaStore } from '../ports/media-store.ts';
import { accountFiles, type ExportSources } from './account-files.ts';
import { type ArchiveFile, zipStream } from './zip-stream.ts';

export interface ExportWork extends ExportSources {
  readonly accounts: AccountRepository;
  readonly files: Pick<MediaFileRepository, 'claim'>;
  readonly media: MediaStore;
}

/**
 * Maximum bytes in one archive: ZIP without its 64-bit extension ends at 4 GiB, and not every program supports that.
 */
const MOST_BYTES = 2 * 1024 ** 3;

/**
 * Exports an account into the media bucket as a ZIP archive, or several for very many photos; a claim removes them
 * after a day. Idempotent: running it again overwrites what was there.
 */
export async function exportAccount(travellerId: string, exportId: string, work: ExportWork): Promise<void> {
  const found = await work.accounts.findExport(travellerId, exportId);
  if (found?.status !== 'preparing') return;
  const all = accountFiles(travellerId, work)[Symbol.asyncIterator]();
  const archives: { key: string; bytes: number }[] = [];
  for (let next = await all.next(); !next.done; next = await all.next()) {
    const key = `exports/${travellerId}/${exportId}-${archives.length + 1}.zip`;
    await work.files.claim(key);
    const pieces = zipStream(upTo(MOST_BYTES, next.value, all));
    archives.push({ key, bytes: await work.media.writeAll(key, pieces, 'application/zip') });
  }
  await work.accounts.finishExport(travellerId, exportId, archives);
}

/** Takes files up to a total size, starting with one that was taken already. */
async function* upTo(most: number, first: ArchiveFile, rest: AsyncIterator<ArchiveFile>): AsyncGenerator<ArchiveFile> {
  let bytes = first.bytes.length;
  yield first;
  while (bytes < most) {
    const { done, value } = await rest.next();
    if (done) return;
    bytes += value.bytes.length;
    yield value;
  }
}
