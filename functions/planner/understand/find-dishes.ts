import type { CataloguePlace } from '#shared/planner/catalogue-schema.ts';
import { weightOf } from './find-interests.ts';
import { foldText } from './fold-text.ts';

/** What one may travel for to eat or drink: how it is said back, and the words for it, in messages and of places. */
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
export type Dish = keyof typeof DISHES;

const PATTERNS = (Object.entries(DISHES) as [Dish, string][]).map(([dish, words]) => ({
  dish,
  pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'iu'),
}));

/** The dishes that a folded message asks for; those that it does not want are left out. */
export function findDishes(folded: string): Dish[] {
  return PATTERNS.flatMap(({ dish, pattern }) => {
    const at = pattern.exec(folded)?.index;
    return at !== undefined && (weightOf(folded.slice(0, at)) ?? 0) > 0 ? dish : [];
  });
}

/** How much of these dishes a place has: 2 for each that its name says, 1 for each in its note. */
export function dishesAt({ kind, name, note }: CataloguePlace, dishes: readonly Dish[] = []): number {
  if (dishes.length === 0 || kind === 'day-trip') return 0;
  const [title, text] = [foldText(name), foldText(note)];
  return PATTERNS.filter(({ dish }) => dishes.includes(dish)).reduce(
    (sum, { pattern }) => sum + (pattern.test(title) ? 2 : pattern.test(text) ? 1 : 0),
    0,
  );
}
