import { namesAny, spacedWords } from './words.ts';

/** The fields of a trip that themes are derived from. */
interface Described {
  readonly title: string;
  readonly description: string | null;
}

/** Each theme with the words that name it. */
const KEYWORDS = [
  [
    'Beach & Ocean',
    'beach, beaches, ocean, sea, seaside, island, islands, coast, coastal, surf, surfing, snorkeling, diving, cruise',
  ],
  [
    'Mountain & Adventure',
    'mountain, mountains, hike, hiking, trek, trekking, climb, climbing, ski, skiing, alps, adventure, rafting',
  ],
  [
    'City & Culture',
    'city, cities, museum, museums, culture, cultural, history, historic, architecture, art, gallery, temple, temples, cathedral',
  ],
  [
    'Food & Culinary',
    'food, foodie, culinary, cuisine, restaurant, restaurants, wine, tasting, cooking, gourmet, street food',
  ],
  [
    'Nature & Wildlife',
    'nature, wildlife, safari, national park, forest, jungle, waterfall, waterfalls, lake, lakes, animals, birds',
  ],
  ['Romantic', 'romantic, romance, honeymoon, couple, couples, anniversary, love'],
  ['Family', 'family, kids, children, child, theme park, zoo'],
  ['Business', 'business, conference, meeting, meetings, workshop, summit, trade fair'],
] as const;
export type Theme = (typeof KEYWORDS)[number][0] | 'Other';
export const THEMES: readonly Theme[] = [...KEYWORDS.map(([theme]) => theme), 'Other'];

// Taken apart once, not for every trip.
const WORDS = KEYWORDS.map(([theme, words]) => ({ theme, words: words.split(', ') }));

/** Every theme one of whose keywords a trip's title or description names; 'Other' when it names none. */
export function themesOf(trip: Described): Theme[] {
  const text = spacedWords(`${trip.title}\n${trip.description ?? ''}`);
  const named = WORDS.filter(({ words }) => namesAny(text, words)).map(({ theme }) => theme);
  return named.length > 0 ? named : ['Other'];
}
