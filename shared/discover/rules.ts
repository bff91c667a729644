import { namesAny, spacedWords } from './words.ts';

/** The fields of a trip that discovery reads. */
interface Described {
  readonly title: string;
  readonly description: string | null;
  readonly location?: string | null;
}

/** The six destinations that the Discover tab offers. */
export const POPULAR_DESTINATIONS = ['Paris', 'Tokyo', 'Bali', 'London', 'Rome', 'Santorini'] as const;

/** The cities and countries that trips are grouped by; ties in top lists go by this order. */
export const DESTINATIONS = [
  'Paris',
  'Tokyo',
  'Bali',
  'London',
  'Rome',
  'Santorini',
  'New York',
  'Barcelona',
  'Amsterdam',
  'Dubai',
  'Bangkok',
  'Singapore',
  'Sydney',
  'Istanbul',
  'Lisbon',
  'Italy',
  'France',
  'Spain',
  'Greece',
  'Japan',
  'Thailand',
] as const;
export type Destination = (typeof DESTINATIONS)[number];

const THEME_WORDS = {
  'Beach & Ocean':
    'beach, beaches, ocean, sea, seaside, island, islands, coast, coastal, surf, surfing, snorkeling, diving, cruise',
  'Mountain & Adventure':
    'mountain, mountains, hike, hiking, trek, trekking, climb, climbing, ski, skiing, alps, adventure, rafting',
  'City & Culture':
    'city, cities, museum, museums, culture, cultural, history, historic, architecture, art, gallery, temple, temples, cathedral',
  'Food & Culinary':
    'food, foodie, culinary, cuisine, restaurant, restaurants, wine, tasting, cooking, gourmet, street food',
  'Nature & Wildlife':
    'nature, wildlife, safari, national park, forest, jungle, waterfall, waterfalls, lake, lakes, animals, birds',
  Romantic: 'romantic, romance, honeymoon, couple, couples, anniversary, love',
  Family: 'family, kids, children, child, theme park, zoo',
  Business: 'business, conference, meeting, meetings, workshop, summit, trade fair',
} as const;

export const THEMES = [
  'Beach & Ocean',
  'Mountain & Adventure',
  'City & Culture',
  'Food & Culinary',
  'Nature & Wildlife',
  'Romantic',
  'Family',
  'Business',
  'Other',
] as const;
export type Theme = (typeof THEMES)[number];

const KEYWORDS = THEMES.flatMap((theme) => (theme === 'Other' ? [] : { theme, words: THEME_WORDS[theme].split(', ') }));

/** Every destination that a trip's title, description or location names as a whole word. */
export function destinationsOf(trip: Described): Destination[] {
  const text = spacedWords([trip.title, trip.description, trip.location].filter(Boolean).join('\n'));
  return DESTINATIONS.filter((name) => namesAny(text, [name]));
}

/** Every theme one of whose keywords a trip's title or description names; 'Other' when it names none. */
export function themesOf(trip: Described): Theme[] {
  const text = spacedWords(`${trip.title}\n${trip.description ?? ''}`);
  const named = KEYWORDS.filter(({ words }) => namesAny(text, words)).map(({ theme }) => theme);
  return named.length > 0 ? named : ['Other'];
}

/** Whether a trip is shown for a selected destination: its title or description contains the name. */
export function isTripTo(trip: Described, destination: string): boolean {
  return `${trip.title}\n${trip.description ?? ''}`.toLowerCase().includes(destination.toLowerCase());
}

interface Counted<Name> {
  readonly name: Name;
  /** The total number of trips. */
  readonly count: number;
}

/** The names with the most trips; ties go by the order of the names, and names without a trip are left out. */
function mostFrequent<Name>(
  names: readonly Name[],
  countOf: (name: Name) => number,
  most: number,
): readonly Counted<Name>[] {
  return names
    .map((name) => ({ name, count: countOf(name) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, most);
}

/** How many trips each destination and theme shows. */
export const TRIPS_OF_GROUP = 3;

/** The top 4 destinations by number of trips. */
export function popularDestinations(countOf: (name: Destination) => number): readonly Counted<Destination>[] {
  return mostFrequent(DESTINATIONS, countOf, 4);
}

/** The top 3 themes by number of trips; 'Other' is never listed. */
export function tripThemes(countOf: (name: Theme) => number): readonly Counted<Theme>[] {
  return mostFrequent(
    THEMES.filter((theme) => theme !== 'Other'),
    countOf,
    3,
  );
}
