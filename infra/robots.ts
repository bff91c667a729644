import { SITEMAP_INDEX } from '#functions/discover/sitemap.ts';

export const ROBOTS_FILE = 'robots.txt';

/** Pages that show nothing to who is signed out. Those by a secret link say so themselves, which has to be read. */
const NOT_FOR_SEARCH = ['/api/', '/auth', '/profile$', '/email-parser', '/email-forwarding'];

/** What robots may read (RFC 9309), and where the sitemap is, which is named by its whole address. */
export function robotsFile(siteUrl: string): string {
  const lines = ['User-agent: *', ...NOT_FOR_SEARCH.map((path) => `Disallow: ${path}`)];
  return `${[...lines, '', `Sitemap: ${siteUrl}/${SITEMAP_INDEX}`].join('\n')}\n`;
}
