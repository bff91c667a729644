import { PRODUCT_TITLE } from '#shared/product.ts';
import { LINK_PATH } from '#shared/sharing/schema.ts';
import { count, formatLongDay, formatLongRange } from '#shared/trips/dates.ts';
import type { PublicTrip } from '../../data/public-trip.ts';
import type { TravellerItem } from '../../data/traveller-item.ts';
import type { TripItem } from '../../data/trip-item.ts';
import type { Preview } from './preview.ts';
import { sitePicture, travellerPicture, tripPicture } from './preview-pictures.ts';
import { oneLine, within } from './preview-text.ts';

/** Longer ones are cut where they are shown, each service at another length, from about 60 characters on. */
const MAX_TITLE = 100;
const MAX_PLACE = 40;
const MOST_PLACES = 5;

/** The site's own preview, and that of everything which not everyone sees: nothing tells the two apart. */
export function sitePreview(siteUrl: string): Preview {
  return {
    type: 'website',
    title: PRODUCT_TITLE,
    description: 'Trips of days: by hand, with a planner, or from the booking emails you forward.',
    address: `${siteUrl}/`,
    picture: sitePicture(siteUrl),
  };
}

/** Of a secret link, whose token no server sees. */
export function linkPreview(siteUrl: string): Preview {
  return {
    type: 'website',
    title: 'A trip was shared with you',
    description: null,
    address: siteUrl + LINK_PATH,
    picture: sitePicture(siteUrl),
    isHidden: true,
  };
}

/** Of a trip that everyone sees. */
export function tripPreview(trip: TripItem, siteUrl: string): Preview {
  const title = oneLine(trip.title, MAX_TITLE);
  const places = shownPlaces(trip.places?.length ? trip.places : [trip.location ?? trip.firstLocation]);
  const address = `${siteUrl}/trips/${trip.id}`;
  const description = [datesOf(trip), ...listed(places)].join(' · ');
  const picture = tripPicture(trip, siteUrl);
  // Only dates are known of a trip, and schema.org's times of departure and arrival take none: they are in words.
  const about = {
    ...{ '@context': 'https://schema.org', '@type': 'TouristTrip' },
    ...{ name: title, description, url: address, image: picture.address },
    ...(places.length > 0 && { itinerary: itineraryOf(places) }),
  };
  return { type: 'article', title, description, address, picture, about };
}

/** Of a traveller whom everyone sees, with some of their public trips. */
export function travellerPreview(traveller: TravellerItem, trips: readonly PublicTrip[], siteUrl: string): Preview {
  const { id, firstName, lastName, username, publicTripCount } = traveller;
  const name = oneLine(`${firstName} ${lastName}`, MAX_TITLE);
  const places = shownPlaces(trips.map(({ location, firstLocation }) => location ?? firstLocation));
  return {
    type: 'profile',
    title: name || username || PRODUCT_TITLE,
    description: [count(publicTripCount, 'public trip'), ...listed(places)].join(' · '),
    address: siteUrl + (username ? `/profile/${username}` : `/users/${id}`),
    picture: travellerPicture(traveller, siteUrl),
  };
}

/** 'June 3 - June 9, 2027', or 'June 3, 2027' */
function datesOf({ startDate, endDate }: TripItem): string {
  return startDate === endDate ? formatLongDay(startDate) : formatLongRange(startDate, endDate);
}

function shownPlaces(places: readonly (string | null)[]): string[] {
  const lines = places.flatMap((place) => (place ? oneLine(place, MAX_PLACE) : []));
  return [...new Set(lines)].filter((line) => line !== '').slice(0, MOST_PLACES);
}

const listed = (places: readonly string[]): string[] => (places.length > 0 ? [places.map(within).join(', ')] : []);

function itineraryOf(places: readonly string[]) {
  return {
    '@type': 'ItemList',
    numberOfItems: places.length,
    itemListElement: places.map((name, index) => ({
      ...{ '@type': 'ListItem', position: index + 1 },
      item: { '@type': 'Place', name },
    })),
  };
}
