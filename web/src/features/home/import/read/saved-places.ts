import * as z from 'zod/mini';
import { foundTrip, type ReadTrip, type SaidItem } from './found-trip.ts';

const text = z.optional(z.string());
/** 'Saved Places.json' of Google Takeout (GeoJSON, RFC 7946), as it is now and as it was until 2023. */
const SavedPlace = z.looseObject({
  geometry: z.optional(z.looseObject({ coordinates: z.array(z.number()) })),
  properties: z.looseObject({
    ...{ google_maps_url: text, Comment: text, Title: text, 'Google Maps URL': text },
    location: z.optional(z.looseObject({ name: text, address: text, country_code: text })),
    Location: z.optional(z.looseObject({ 'Business Name': text, Address: text, 'Country Code': text })),
  }),
});
type SavedPlace = z.output<typeof SavedPlace>;
const SavedPlaces = z.looseObject({ type: z.literal('FeatureCollection'), features: z.array(z.unknown()) });
type SavedPlaces = z.output<typeof SavedPlaces>;

export function isSavedPlaces(value: unknown): value is SavedPlaces {
  return SavedPlaces.safeParse(value).success;
}

/** Google's saved places as ideas. `lineOf`: the line of a value in the file. */
export function readSavedPlaces(
  { features }: SavedPlaces,
  title: string,
  lineOf: (path: readonly PropertyKey[]) => number,
): ReadTrip {
  const read = features.map((feature, index) => {
    const line = lineOf(['features', index]);
    const place = SavedPlace.safeParse(feature).data;
    return place ? itemOf(place, line) : { line, why: 'This is no place.' };
  });
  return foundTrip({
    title,
    said: read.filter((each) => 'fields' in each),
    unread: read.filter((each) => 'why' in each),
  });
}

function itemOf({ geometry, properties }: SavedPlace, line: number): SaidItem {
  const { location, Location, Title, Comment } = properties;
  const link = properties.google_maps_url ?? properties['Google Maps URL'];
  const [longitude = 0, latitude = 0] = geometry?.coordinates ?? [];
  const country = location?.country_code ?? Location?.['Country Code'];
  const address = location?.address ?? Location?.Address;
  return {
    ...{ line, date: null },
    fields: {
      title: location?.name ?? Location?.['Business Name'] ?? Title ?? address,
      location: address?.replace(/\s*\n\s*/g, ', '),
      notes: Comment,
      // What has no position is told to be in the Gulf of Guinea.
      ...((latitude !== 0 || longitude !== 0) && { coordinates: { latitude, longitude } }),
      ...(country && { country }),
      ...(link && linked(link)),
    },
  };
}

/** What a link of a place says of an item: where it leads, and which place it is. */
export function linked(link: string): { details?: { link: string }; uid?: string } {
  if (!/^https?:\/\//.test(link)) return {};
  return { ...(link.length <= 200 && { details: { link } }), ...(link.length <= 255 && { uid: link }) };
}
