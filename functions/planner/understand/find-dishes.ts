import { foldInPlace } from '#shared/text/fold.ts';
import type { CataloguePlace } from '../catalogue/catalogue-schema.ts';
import data from './dish-homes.json' with { type: 'json' };
import { NEVER, weightOf } from './find-interests.ts';

/** Food and drink that people travel for: how the reply calls it, and its words in messages and place texts. */
const DISHES = {
  pizza: 'pizz(?:as?|erias?)',
  pasta: 'pasta|carbonara|trattorias?',
  sushi: 'sushi',
  ramen: 'ramen',
  noodles: 'noodles?|pho|pad thai|udon|soba',
  okonomiyaki: 'okonomiyaki|takoyaki',
  tapas: 'tapas|pintxos?',
  paella: 'paella',
  tacos: 'tacos?|taqueria',
  seafood: 'sea ?food|oysters?|lobsters?|shellfish|prawns?',
  'fish and chips': 'fish (?:and|&) chips',
  pastries: 'pastr(?:y|ies)|croissants?|patisseries?|past(?:el|eis) de \\w+|custard tarts?',
  chocolate: 'chocolates?',
  cheese: 'cheeses?|fondue|raclette',
  dumplings: 'dumplings?|dim sum|pierogi|gyoza',
  curry: 'curr(?:y|ies)',
  burgers: 'burgers?|hamburgers?',
  barbecue: 'barbecues?|bbq|parrillas?|asado',
  steak: 'steaks?|parrillas?',
  kebab: 'kebabs?|souvlaki|gyros',
  hummus: 'hummus|falafel|mezz?e',
  tagine: 'tagines?|tajines?',
  goulash: 'goulash',
  schnitzel: 'schnitzel',
  sausages: 'sausages?|currywurst|bratwurst',
  bagels: 'bagels?',
  crêpes: 'crepes?',
  'ice cream': 'ice[- ]creams?|gelat(?:o|i|erias?)',
  cake: 'cakes?|torte',
  coffee: 'coffees?|coffee ?houses?|espresso',
  'street food': 'street food|hawkers?',
  'vegetarian food': 'vegan|vegetarians?|veggie',
  beer: 'beers?|brewer(?:y|ies)',
  whisky: 'whiske?y|distiller(?:y|ies)',
} as const;

/** Things that people travel for, recognised in names and notes of places. */
const THINGS = {
  'northern lights': 'northern lights|aurora(?: borealis)?',
  penguins: 'penguins?',
  whales: 'whales?|whale[- ]watching',
  elephants: 'elephants?',
  castles: 'castles?|fortress(?:es)?|citadels?',
  churches: 'church(?:es)?|cathedrals?|basilicas?|chapels?|duomo|minster|abbeys?',
  temples: 'temples?|shrines?|wat|pagodas?',
  mosques: 'mosques?',
  'street art': 'street art|murals?|graffiti',
  gardens: 'gardens?|botanic(?:al)?',
  canals: 'canals?',
  markets: 'markets?|bazaars?|souks?|mercados?|mercato',
  'boat trips': 'boats?(?: trips?| rides?| tours?)?|cruises?|ferr(?:y|ies)|gondolas?|sailing',
  snorkelling: 'snorkel\\w*|div(?:e|ing)|reefs?',
  cycling: 'cycl(?:e|ing)|bik(?:e|es|ing)|bicycles?',
  football: 'football|footie|footy|soccer|stadiums?|camp nou|san siro',
  jazz: 'jazz',
  flamenco: 'flamenco',
  fado: 'fado',
  opera: 'operas?',
  theatre: 'theat(?:re|er)s?|musicals?|west end|broadway',
  aquariums: 'aquariums?',
  zoos: 'zoos?',
  'theme parks': 'theme parks?|amusement parks?|disney\\w*|legoland|universal studios|tivoli',
  'movie studios': 'movies? studios?|film studios?|studio tours?|universal studios|hollywood|warner bros\\w*',
  'rice terraces': 'rice (?:fields?|terraces?|padd(?:y|ies))',
  'rooftop bars': 'roof ?tops?(?: bars?)?',
  bookshops: 'book ?shops?|book ?stores?|librair(?:y|ies)|librar(?:y|ies)',
  'cooking classes': 'cooking (?:class(?:es)?|courses?|schools?|lessons?)',
  'hot springs': 'hot springs?|onsens?|thermal baths?|lagoons?|hammams?',
} as const;
export type Dish = keyof typeof DISHES | keyof typeof THINGS;

const homes = new Map<string, readonly string[]>(Object.entries(data.homes));

/** Whether people travel to a country (ISO 3166-1 alpha-2) for one of these, because it comes from there. */
export function isHomeOf(country: string, dishes: readonly Dish[]): boolean {
  return dishes.some((dish) => homes.get(dish)?.includes(country));
}

/** Whether it is food or drink. */
export function isDish(dish: Dish): boolean {
  return dish in DISHES;
}

/** Whether something that is liked is one of these, and no interest. */
export function isDishName(name: string): name is Dish {
  return name in DISHES || name in THINGS;
}

const PATTERNS = (Object.entries({ ...DISHES, ...THINGS }) as [Dish, string][]).map(([dish, words]) => ({
  dish,
  pattern: new RegExp(`(?<![a-z0-9])(?:${words})(?![a-z0-9])`),
}));

/** The dishes and things that a folded message wants, or those it does not want; fewer of them is neither. */
export function findDishes(folded: string, isWanted = true): Dish[] {
  return PATTERNS.flatMap(({ dish, pattern }) => {
    const at = pattern.exec(folded)?.index;
    if (at === undefined) return [];
    const weight = weightOf(folded.slice(0, at), folded.slice(at));
    return (isWanted ? weight > 0 : weight <= NEVER) ? dish : [];
  });
}

/** A dish or a thing where a folded text speaks of it. */
export interface SpokenDish {
  readonly dish: Dish;
  readonly at: number;
  readonly end: number;
}

/** Where a folded text speaks of dishes and things, wanted or not. */
export function spokenDishes(folded: string): SpokenDish[] {
  return PATTERNS.flatMap(({ dish, pattern }) => {
    const match = pattern.exec(folded);
    return match ? { dish, at: match.index, end: match.index + match[0].length } : [];
  });
}

/** Things that are only part of an interest: who wants no churches may still like architecture. */
const PARTS_ONLY = new Set<Dish>([
  'castles',
  'churches',
  'temples',
  'mosques',
  'gardens',
  'street art',
  'opera',
  'jazz',
  'theatre',
  'boat trips',
]);

const PARTS_OF_ALL = PATTERNS.filter(({ dish }) => PARTS_ONLY.has(dish)).map(({ pattern }) => ({
  pattern: new RegExp(pattern, 'g'),
}));

/** The message without the things that it does not want. */
export function withoutThings(folded: string): string {
  return PARTS_OF_ALL.reduce(
    (text, { pattern }) =>
      text.replace(pattern, (word, at: number) =>
        weightOf(text.slice(0, at), text.slice(at)) <= NEVER ? ' '.repeat(word.length) : word,
      ),
    folded,
  );
}

/** Whether a place's name contains one of these. */
export function isNamedAfter(place: CataloguePlace, dishes: readonly Dish[] = []): boolean {
  return dishes.some((dish) => partOf(place).get(dish) === 2);
}

/** How much of these dishes a place has: 2 for each in its name, 1 for each in its note. */
export function dishesAt(place: CataloguePlace, dishes: readonly Dish[] = []): number {
  if (dishes.length === 0 || place.kind === 'day-trip') return 0;
  return dishes.reduce((sum, dish) => sum + (partOf(place).get(dish) ?? 0), 0);
}

const parts = new WeakMap<CataloguePlace, ReadonlyMap<Dish, number>>();

/** A place's score for every dish and thing, by its texts, computed once. */
function partOf(place: CataloguePlace): ReadonlyMap<Dish, number> {
  const known = parts.get(place);
  if (known) return known;
  const [title, text] = [foldInPlace(place.name), foldInPlace([place.note, ...(place.dishes ?? [])].join(', '))];
  const found = new Map(
    PATTERNS.flatMap(({ dish, pattern }): [Dish, number][] =>
      pattern.test(title) || isOne(place, dish, pattern) ? [[dish, 2]] : pattern.test(text) ? [[dish, 1]] : [],
    ),
  );
  parts.set(place, found);
  return found;
}

/** Whether its note begins by saying that a place is one: 'The shrine of Emperor Meiji', but not 'Shrines, a pond …'. */
function isOne({ kind, note }: CataloguePlace, dish: Dish, pattern: RegExp): boolean {
  if (isDish(dish) || kind === 'meal') return false;
  const head = foldInPlace(note).split(AFTER_HEAD)[0] ?? '';
  const [word] = pattern.exec(head) ?? [];
  return word !== undefined && !word.endsWith('s');
}

const AFTER_HEAD =
  /[,;:.]|\b(?:of|with|beside|and|in|on|at|by|near|from|upon|under|above|between|where|that|for|along|inside|around|over|to)\b/;
