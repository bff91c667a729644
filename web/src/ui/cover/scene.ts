import { type Theme, themesOf } from '#shared/discover/themes.ts';
import { namesAny, spacedWords } from '#shared/discover/words.ts';
import { type Palette, paletteFor, type Season } from './palette.ts';
import { type Ground, type Landmark, PICTURED_PLACES, SOUTH, TROPICS } from './pictured-places.ts';
import { pick, seededRandom } from './seeded-random.ts';

/** The inputs of a picture. */
export interface Pictured {
  /** The same seed with the same words yields the same picture. */
  readonly seed: string;
  readonly title: string;
  readonly description?: string | null | undefined;
  readonly location?: string | null | undefined;
  /** ISO 8601; its month determines the season. */
  readonly startDate?: string | undefined;
}

export interface Scene {
  readonly ground: Ground;
  readonly landmark: Landmark;
  readonly palette: Palette;
}

/** Chooses a picture for a trip or place: from the place it names, else from its theme, else from the seed. */
export function sceneOf(pictured: Pictured): Scene {
  const random = seededRandom(pictured.seed);
  const text = [pictured.location, pictured.title, pictured.description].filter(Boolean).join('\n');
  const [theme = 'Other', ...others] = themesOf({ title: pictured.title, description: pictured.description ?? null });
  const { ground, landmark } = settingOf(pictured, text, theme, random);
  const romantic = theme === 'Romantic' || others.includes('Romantic');
  const mood = romantic ? 'evening' : ground === 'desert' || ground === 'lake' ? 'day' : 'any';
  return { ground, landmark, palette: paletteFor(seasonOf(pictured.startDate, text, random), mood, random) };
}

interface Setting {
  readonly ground: Ground;
  readonly landmark: Landmark;
}

/** For trips without a known place or theme. */
const ANYWHERE: readonly [Setting, ...Setting[]] = [
  { ground: 'coast', landmark: 'none' },
  { ground: 'coast', landmark: 'lighthouse' },
  { ground: 'mountains', landmark: 'pines' },
  { ground: 'hills', landmark: 'cypresses' },
  { ground: 'lake', landmark: 'pines' },
  { ground: 'hills', landmark: 'none' },
];

const BY_THEME: Readonly<Record<Theme, readonly [Setting, ...Setting[]]>> = {
  'Beach & Ocean': [
    { ground: 'coast', landmark: 'palms' },
    { ground: 'coast', landmark: 'lighthouse' },
    { ground: 'coast', landmark: 'none' },
  ],
  'Mountain & Adventure': [{ ground: 'mountains', landmark: 'pines' }],
  'City & Culture': [
    { ground: 'city', landmark: 'great-dome' },
    { ground: 'city', landmark: 'gables' },
  ],
  'Food & Culinary': [{ ground: 'hills', landmark: 'cypresses' }],
  'Nature & Wildlife': [{ ground: 'lake', landmark: 'pines' }],
  Romantic: [
    { ground: 'coast', landmark: 'none' },
    { ground: 'hills', landmark: 'cypresses' },
  ],
  Family: [
    { ground: 'lake', landmark: 'pines' },
    { ground: 'coast', landmark: 'lighthouse' },
  ],
  Business: [{ ground: 'city', landmark: 'towers' }],
  Other: ANYWHERE,
};

/** Words that make a name that of a lake; 'Salt Lake City' is not one. */
const LAKE = /\b(Lake|Lago|Loch)\b(?! City)/;

function settingOf(pictured: Pictured, text: string, theme: Theme, random: () => number): Setting {
  const named = [pictured.location, pictured.title].filter(Boolean).join('\n');
  // The title counts more than places mentioned in the description.
  const place = placeNamed(named) ?? placeNamed(text);
  if (LAKE.test(named) && place?.ground !== 'lake') return { ground: 'lake', landmark: 'pines' };
  if (place) return place;
  const settings = BY_THEME[theme];
  // An unknown place is not put by the sea, unless the trip is about that.
  const inland = settings.filter(({ ground }) => ground !== 'coast');
  const [first, ...others] = pictured.location && theme !== 'Beach & Ocean' ? inland : settings;
  return first ? pick(random, [first, ...others]) : { ground: 'hills', landmark: 'none' };
}

function placeNamed(text: string): Setting | undefined {
  const spaced = spacedWords(text);
  const place = PICTURED_PLACES.find(([words]) => namesAny(spaced, words.split(', ')));
  return place && { ground: place[1], landmark: place[2] };
}

function seasonOf(startDate: string | undefined, text: string, random: () => number): Season {
  const seasons = ['winter', 'spring', 'summer', 'autumn'] as const;
  const spaced = spacedWords(text);
  if (namesAny(spaced, TROPICS)) return 'summer';
  if (startDate === undefined) return pick(random, ['spring', 'summer', 'autumn']);
  // December to February is 0, and so on; south of the equator half a year later.
  const quarter = Math.floor((Number(startDate.slice(5, 7)) % 12) / 3) + (namesAny(spaced, SOUTH) ? 2 : 0);
  return seasons[quarter % 4] ?? 'summer';
}
