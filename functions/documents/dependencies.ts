import { type DocumentRepository, documentRepository } from '../data/document-repository.ts';
import { table } from '../data/table.ts';
import { type MediaDependencies, mediaDependencies } from '../photos/dependencies.ts';
import { environment } from '../runtime/environment.ts';

/** Dependencies of calls on documents. */
export interface DocumentDependencies extends MediaDependencies {
  readonly documents: DocumentRepository;
  readonly siteUrl: string;
}

export function documentDependencies(): DocumentDependencies {
  return { ...mediaDependencies(), documents: documentRepository(table()), siteUrl: environment().SITE_URL };
}
