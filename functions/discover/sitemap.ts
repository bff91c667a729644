import type { ListedTrip } from '../data/listed-trip-repository.ts';

/*
 * Sitemaps (sitemaps.org, protocol 0.9): parts with addresses of pages, and an index that names the parts. The same trips
 * make the same bytes. Ids and dates need no escaping.
 */

/** The protocol allows 50,000. */
export const MOST_ADDRESSES = 10_000;

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The file that search engines begin with. */
export const SITEMAP_INDEX = 'sitemap.xml';
export const partName = (number: number) => `sitemap-${number}.xml`;

/** A part of the sitemap; the first one begins with the site's own page, so that none is ever empty. */
export function writePart(siteUrl: string, number: number, trips: readonly ListedTrip[]): string {
  const home = number === 1 ? [`<url><loc>${siteUrl}/</loc></url>`] : [];
  const pages = trips.map(
    ({ id, changedOn }) => `<url><loc>${siteUrl}/trips/${id}</loc><lastmod>${changedOn}</lastmod></url>`,
  );
  return xml('urlset', [...home, ...pages]);
}

/** The index of the parts, each with the day on which one of its trips last changed; undefined for none with a trip. */
export function writeIndex(siteUrl: string, changedOn: readonly (string | undefined)[]): string {
  const parts = changedOn.map((day, index) => {
    const lastmod = day === undefined ? '' : `<lastmod>${day}</lastmod>`;
    return `<sitemap><loc>${siteUrl}/${partName(index + 1)}</loc>${lastmod}</sitemap>`;
  });
  return xml('sitemapindex', parts);
}

function xml(root: string, lines: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${NAMESPACE}>\n${lines.join('\n')}\n</${root}>\n`;
}
