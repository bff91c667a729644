import * as z from 'zod/mini';

const MAX_ZOOM = 22;
/** Below it the place of a tile or a whole archive: `https://tiles.example.com/{z}/{x}/{y}.png`. */
const ADDRESS = /^https:\/\/(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d{1,5})?\/[^\s"'<>;,]+$/;
const isTemplate = (address: string) => ['{z}', '{x}', '{y}'].every((part) => address.includes(part));

/** Whose data the map is made of, as licences ask (OpenStreetMap: ODbL 4.3). */
const Attribution = z
  .array(
    z.strictObject({
      name: z.string().check(z.minLength(1), z.maxLength(60)),
      href: z.string().check(z.regex(ADDRESS, { error: 'must be an https address' })),
    }),
  )
  .check(z.minLength(1, { error: 'must name whose data it is: [{ name, href }]' }));

const zoom = z.int().check(z.minimum(0), z.maximum(MAX_ZOOM));

/**
 * What the map of a site is drawn on. built-in: the world without streets, which every site has. archive: a PMTiles file
 * of the site (`npm run basemap`). vector and raster: another origin, an archive or tiles; vector in Protomaps' layers.
 */
export const Basemap = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('built-in') }),
  z.strictObject({
    kind: z.literal('archive'),
    file: z.string().check(
      z.regex(/^map-[0-9a-f]{12}\.pmtiles$/, {
        error: 'must be the name that npm run basemap prints, like map-0123456789ab.pmtiles',
      }),
    ),
    attribution: Attribution,
  }),
  z.strictObject({
    kind: z.literal('vector'),
    address: z.string().check(
      z.regex(ADDRESS, { error: 'must be an https address' }),
      z.refine((address) => address.endsWith('.pmtiles') || isTemplate(address), {
        error: 'must end in .pmtiles, or name its tiles by {z}, {x} and {y}',
      }),
    ),
    maxZoom: zoom,
    attribution: Attribution,
  }),
  z.strictObject({
    kind: z.literal('raster'),
    address: z
      .string()
      .check(
        z.regex(ADDRESS, { error: 'must be an https address' }),
        z.refine(isTemplate, { error: 'must name its tiles by {z}, {x} and {y}' }),
      ),
    maxZoom: zoom,
    attribution: Attribution,
  }),
]);
export type Basemap = z.output<typeof Basemap>;
