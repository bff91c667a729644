import { foldInPlace } from '#shared/text/fold.ts';
import type { CataloguePlace } from '../catalogue/catalogue-schema.ts';
import { spokenActivities } from './activities.ts';
import { dishesAt, isDish, spokenDishes } from './find-dishes.ts';
import { NEVER, spokenTastes, type Taste, weightOf } from './find-interests.ts';
import { spokenKinds, titleOfDish } from './kinds-of-things.ts';

/** Something that a traveller wants on a plan, more or less of, or not at all, and what a plan can be held to. */
export interface Want {
  /** As it was said: 'cooking class'. */
  readonly said: string;
  readonly how: 'some' | 'more' | 'less' | 'none';
  readonly isMetBy: (place: CataloguePlace) => boolean;
  /** What the plan has when no place is known, as a title; absent where nothing can stand for it. */
  readonly title?: string | undefined;
}

/** What a text speaks of, with where it does. */
interface Spoken {
  readonly at: number;
  readonly end: number;
  readonly isMetBy: Want['isMetBy'];
  readonly title?: string;
  readonly couldBeMetBy?: Want['isMetBy'];
}

/** Interests of which single things are wanted, so that a place must be known for them: 'palaces', 'waterfalls', 'golf'. */
const WITH_PARTS: ReadonlySet<Taste> = new Set<Taste>([
  'history',
  'architecture',
  'nature',
  'wildlife',
  'music',
  'sport',
  'shopping',
  'art',
  'spa',
  'beach',
] as const);
/** Words that stand for such an interest as such. */
const WHOLE =
  /^(?:arts?|artists?|exhibitions?|architecture|architectural|buildings?|design|histor\w+|cultur\w+|heritage|ancient|monuments?|archa?eolog\w+|mythology|beach(?:es)?|sand|sunbath\w*|swim(?:ming)?|seaside|coast|ocean|sunbeds?|tan(?:ning)?|seafront|bathing|nature|outdoors?|outdoorsy|landscapes?|scenery|countryside|flowers?|wildlife|animals?|music|shows|bands|gigs?|classical|shop(?:s|ping)?|fashion|boutiques?|souvenirs|markets?|spas?|wellness|pamper\w*|thermal|retreats?|sports?|active|adventure|adrenaline|runn\w+|climbing|hiking)$/;

/** What a folded text wants that a plan can be held to: things to do, dishes and things to see, and interests. */
export function wantsIn(folded: string): Want[] {
  const exact: Spoken[] = [
    ...spokenKinds(folded),
    ...spokenActivities(folded).map(({ at, end, isOfferedAt }) => ({ at, end, isMetBy: isOfferedAt })),
    ...spokenDishes(folded).map(({ dish, at, end }) => ({
      ...{ at, end },
      isMetBy: (place: CataloguePlace) => dishesAt(place, [dish]) > 0,
      ...(isDish(dish) ? { title: titleOfDish(dish) } : {}),
    })),
  ];
  const spoken: Spoken[] = [
    ...exact,
    ...spokenTastes(folded).map(({ tastes, at, end }) => ({ at, end, isMetBy: metBy(tastes, folded.slice(at, end)) })),
  ];
  // 'Cooking classes' are those, and no 'cooking'.
  const each = spoken.filter(
    ({ at, end }, index) => !spoken.some((other, before) => before < index && at < other.end && other.at < end),
  );
  const isMetByAny = ({ at, end, isMetBy, couldBeMetBy = () => true }: Spoken): Want['isMetBy'] => {
    const same = exact.filter((other) => at < other.end && other.at < end);
    return (place) => isMetBy(place) || (couldBeMetBy(place) && same.some((other) => other.isMetBy(place)));
  };
  return each.map((one) => ({
    said: folded.slice(one.at, one.end),
    how: howMuch(folded.slice(0, one.at), folded.slice(one.at)),
    isMetBy: isMetByAny(one),
    title: one.title,
  }));
}

function metBy(tastes: readonly Taste[], word: string): Want['isMetBy'] {
  const isWhole = WHOLE.test(word) || /[^\p{L}]/u.test(word) || !tastes.some((taste) => WITH_PARTS.has(taste));
  if (isWhole) return (place) => tastes.some((taste) => isOfTaste(place, taste));
  const stem = word.replace(/(?:ies|y|es|s)$/, '');
  return (place) => textOf(place).includes(stem);
}

/** Whether a place is of a kind, or for an interest. */
export function isOfTaste({ kind, interests }: CataloguePlace, taste: Taste): boolean {
  return taste === `kind:${kind}` || interests.some((each) => each === taste) || (taste === 'food' && kind === 'meal');
}

const texts = new WeakMap<CataloguePlace, string>();

function textOf(place: CataloguePlace): string {
  const { name, otherNames = [], note, dishes = [] } = place;
  const text = texts.get(place) ?? foldInPlace([name, ...otherNames, note, ...dishes].join(', '));
  texts.set(place, text);
  return text;
}

const MORE = /\b(?:more|extra|another|additional|few more)\s+(?:\p{L}+\s+){0,2}$/u;

function howMuch(before: string, after: string): Want['how'] {
  const weight = weightOf(before, after);
  if (weight <= NEVER) return 'none';
  if (weight < 0) return 'less';
  return MORE.test(before) ? 'more' : 'some';
}
