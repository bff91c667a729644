export type Ground = 'coast' | 'mountains' | 'city' | 'hills' | 'lake' | 'lagoon' | 'desert';
export type Landmark =
  | 'iron-tower'
  | 'torii'
  | 'white-village'
  | 'great-dome'
  | 'great-spire'
  | 'minarets'
  | 'bridge'
  | 'gables'
  | 'pagoda'
  | 'prangs'
  | 'island-church'
  | 'canal-town'
  | 'palms'
  | 'cypresses'
  | 'pines'
  | 'lighthouse'
  | 'towers'
  | 'volcano'
  | 'none';

type Climate = 'southern' | 'tropical';
type PicturedPlaces = readonly [words: string, ground: Ground, landmark: Landmark, climate?: Climate];

/** Places with a well-known silhouette, each named once. The first one that a text names counts. */
export const PICTURED_PLACES: readonly PicturedPlaces[] = [
  ['Bled', 'lake', 'island-church'],
  ['Venice', 'lagoon', 'canal-town'],
  ['Bangkok', 'hills', 'prangs', 'tropical'],
  ['Ayutthaya, Chiang Mai', 'hills', 'prangs'],
  ['Paris, France, Eiffel', 'city', 'iron-tower'],
  ['Santorini, Mykonos, Greece, Cyclades, Crete', 'coast', 'white-village'],
  ['Kyoto, Nara, Hiroshima, Miyajima', 'hills', 'torii'],
  ['Tokyo, Japan, Fuji, Hakone, Osaka', 'mountains', 'volcano'],
  ['Rome, Florence, Vatican, Budapest, Milan, Madrid, Athens, Munich, Lyon, Buenos Aires', 'city', 'great-dome'],
  ['Vienna, Prague', 'city', 'great-spire'],
  ['Tuscany, Italy, Provence, Umbria, Siena, Bordeaux, Seville', 'hills', 'cypresses'],
  ['Istanbul, Marrakech, Morocco, Cairo, Turkey, Granada, Fez, Petra', 'city', 'minarets'],
  ['Lisbon, Porto, San Francisco, New York', 'coast', 'bridge'],
  ['Sydney', 'coast', 'bridge', 'southern'],
  [
    'Amsterdam, Copenhagen, Bruges, Stockholm, Netherlands, Denmark, Dublin, Edinburgh, Krakow, Kraków',
    'city',
    'gables',
  ],
  ['Bali, Vietnam', 'hills', 'pagoda', 'tropical'],
  ['Seoul, Korea, China, Nepal, Hanoi', 'hills', 'pagoda'],
  ['Serengeti', 'desert', 'palms', 'tropical'],
  ['Namibia', 'desert', 'palms', 'southern'],
  ['Sahara, Jordan, Oman, Egypt, safari', 'desert', 'palms'],
  ['Hawaii, Maldives, Caribbean, Cuba, Costa Rica, Sri Lanka, Rio de Janeiro, Thailand', 'coast', 'palms', 'tropical'],
  ['Mexico, Cancún, Barcelona, Mallorca, Nice, Phuket, Honolulu', 'coast', 'palms'],
  ['Chile, Cape Town', 'coast', 'volcano', 'southern'],
  ['Iceland, Reykjavik, Tenerife, Azores, Madeira, Naples', 'coast', 'volcano'],
  ['Singapore, Dubai', 'city', 'towers', 'tropical'],
  ['London, Hong Kong, Chicago, Los Angeles, Berlin, Shanghai', 'city', 'towers'],
  ['Scotland, Ireland, Brittany, Cornwall, Maine, Dubrovnik, Valletta', 'coast', 'lighthouse'],
  ['Patagonia', 'mountains', 'pines', 'southern'],
  [
    'Switzerland, Norway, Canada, Alps, Dolomites, Zurich, Vancouver, Queenstown, Innsbruck, Salzburg, Bergen',
    'mountains',
    'pines',
  ],
];

const namesIn = (climate: Climate): string[] =>
  PICTURED_PLACES.flatMap(([words, , , where]) => (where === climate ? words.split(', ') : []));

/** The southern hemisphere, where the seasons are reversed: also places that have no picture of their own. */
export const SOUTH = [
  ...namesIn('southern'),
  ...['Melbourne', 'Australia', 'New Zealand', 'South Africa', 'Argentina', 'Peru'],
];

/** The tropics, which have no seasons to draw. */
export const TROPICS = [...namesIn('tropical'), 'Kenya', 'Tanzania'];
