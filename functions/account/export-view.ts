import type { AccountExport } from '#shared/account/schema.ts';
import type { ExportItem } from '../data/account-repository.ts';
import type { MediaStore } from '../ports/media-store.ts';

/** A download as its traveller sees it: with presigned addresses that expire after some minutes. */
export async function exportView({ id, status, files }: ExportItem, media: MediaStore): Promise<AccountExport> {
  const views = files.map(async ({ key, bytes }, index) => {
    const name = files.length === 1 ? 'travel-timeline.zip' : `travel-timeline-${index + 1}.zip`;
    return { name, bytes, url: await media.downloadAddress(key, name) };
  });
  return { id, status, files: await Promise.all(views) };
}
