import { type LinkRepository, linkRepository } from '../data/link-repository.ts';
import { table } from '../data/table.ts';
import { environment } from '../runtime/environment.ts';

/** What calls about a trip's link need. */
export interface LinkDependencies {
  readonly links: LinkRepository;
  readonly siteUrl: string;
}

export function linkDependencies(): LinkDependencies {
  return { links: linkRepository(table()), siteUrl: environment().SITE_URL };
}
