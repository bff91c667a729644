import { s3Client } from '../adapters/s3-client.ts';
import { s3MediaStore } from '../adapters/s3-media-store.ts';
import { type AccountRepository, accountRepository } from '../data/account-repository.ts';
import { table } from '../data/table.ts';
import type { MediaStore } from '../ports/media-store.ts';
import { environment } from '../runtime/environment.ts';

/** Dependencies of the calls that export an account. */
export interface ExportDependencies {
  readonly accounts: AccountRepository;
  readonly media: MediaStore;
}

export function exportDependencies(): ExportDependencies {
  return { accounts: accountRepository(table()), media: s3MediaStore(s3Client(), environment().MEDIA_BUCKET) };
}
