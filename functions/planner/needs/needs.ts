import { foldInPlace } from '#shared/text/fold.ts';
import type { CataloguePlace } from '../catalogue/catalogue-schema.ts';
import data from './needs.json' with { type: 'json' };

/** What travellers cannot do, eat or use. */
export type Need = keyof typeof data.needs;

/** A need: how it is called, its words in messages, what conflicts with it, and what nobody but the place knows. */
interface KnownNeed {
  readonly name: string;
  readonly said: string;
  /** Things that make the need where they are feared or not wanted. */
  readonly feared?: string;
  /** What must not be eaten where somebody cannot have it. */
  readonly avoided?: string;
  /** How it is called when it is over: 'no need for the nap any more'; as in messages about it where absent. */
  readonly called?: string;
  /** Words of a place's name or note; a need that no place tells about has none. */
  readonly conflicts?: string;
  /** Kinds of places that conflict whatever they are called. */
  readonly kinds?: readonly string[];
  /** What takes longer than this conflicts: a day out breaks a child's rest. */
  readonly mostMinutes?: number;
  /** Only what is eaten counts. */
  readonly isDiet?: boolean;
  /** What is not known, and what to ask. */
  readonly unknown: string;
}

export const NEEDS: Readonly<Record<Need, KnownNeed>> = data.needs;

const ALL = Object.keys(data.needs).filter((name): name is Need => name in data.needs);
const asked = new Map(ALL.map((need) => [need, new RegExp(`(?<![\\p{L}])(?:${NEEDS[need].said})(?![\\p{L}])`, 'u')]));
/** Fear, dislike, or what a thing does to somebody. */
const AVERSION =
  "(?:afraid|scared|terrified|petrified|frightened|fear(?:s|ful)?|panic\\w*|nervous|anxious|uneasy|phobi\\w+|dizzy|freak\\w*|hates?|hating|dreads?|can'?t (?:do|stand|bear|take|handle|face|cope with)|cannot (?:do|stand|bear|take|handle|face)|(?:no|bad|not (?:good|great|keen|happy)) (?:with|on|at)|(?:don'?t|do not|doesn'?t|does not) (?:like|do|want|cope with)|won'?t (?:go|get) (?:on|up|in|into)|avoid(?:s|ing)?|nothing|no|none of|not)";
const REACH = 30;
const feared = new Map(
  ALL.flatMap((need): [Need, RegExp][] => {
    const things = NEEDS[need].feared;
    if (things === undefined) return [];
    const before = `\\b${AVERSION}\\b[^.;!?]{0,${REACH}}?\\b(?:${things})\\b`;
    const after = `\\b(?:${things})\\b[^.;!?]{0,15}\\b(?:(?:scares?|terrif\\w+|freaks?|frightens?) (?:me|him|her|us|them)|makes? (?:me|him|her|us|them) (?:sick|dizzy|panic\\w*|nervous|anxious)|(?:is|are) (?:a )?(?:nightmare|no[- ]go|out|not (?:for|ok|possible)))`;
    return [[need, new RegExp(`(?:${before}|${after})`, 'u')]];
  }),
);
const NOT_EATEN =
  "(?:can'?t|cannot|mustn'?t|must not|may not|don'?t|do not|doesn'?t|does not|never|won'?t) (?:have|eat|touch|tolerate|do|go near)|allergic to|reacts? to|intolerant (?:of|to)|stay(?:s|ing)? (?:off|away from)";
const avoided = new Map(
  ALL.flatMap((need): [Need, RegExp][] => {
    const things = NEEDS[need].avoided;
    return things === undefined
      ? []
      : [[need, new RegExp(`\\b(?:${NOT_EATEN})\\b[^.;!?]{0,25}?\\b(?:${things})\\b(?! market)`, 'u')]];
  }),
);
const conflicts = new Map(
  ALL.flatMap((need): [Need, RegExp][] => {
    const words = NEEDS[need].conflicts;
    return words === undefined ? [] : [[need, new RegExp(`(?<![\\p{L}])(?:${words})`, 'u')]];
  }),
);
/** Allergies by name: another one is only an allergy. */
const ALLERGIES: ReadonlySet<Need> = new Set([
  'nuts',
  'shellfish',
  'lactose',
  'gluten',
  'sesame',
  'fish',
  'egg',
  'soy',
]);

/** The needs that a folded message names. */
export function needsIn(folded: string): Need[] {
  const named = ALL.filter((need) => [asked, feared, avoided].some((by) => by.get(need)?.test(folded)));
  // Who eats fish and no meat is no vegetarian.
  const fed = named.includes('pescatarian') ? named.filter((need) => need !== 'vegetarian') : named;
  return fed.some((need) => ALLERGIES.has(need)) ? fed.filter((need) => need !== 'allergy') : fed;
}

const OVER =
  /\b(?:no longer|any ?more|no need (?:for|of|to (?:mind|worry))|(?:don'?t|doesn'?t|dont|doesnt|do not|does not) (?:need|have to mind|worry)|(?<!(?:don'?t|do not|dont|never) )forget (?:about )?(?:the|his|her|my|our)|never mind (?:the|his|her|my|about)|(?:is|are|am|feels?|'s) (?:fine|ok|okay|better|good|healed|well) (?:now|again|after all)|(?:isn'?t|is not|aren'?t|are not|not) coming|staying (?:at )?home|no (?:baby|toddler|dog|pushchair|buggy|pram|wheelchair)\b(?! (?:friendly|allowed|ways?)))/;

/** Those of these needs that a folded text says are over: 'his knees are fine again', 'no baby now'. */
export function endedNeeds(folded: string, needs: readonly Need[]): Need[] {
  if (!OVER.test(folded)) return [];
  return needs.filter((need) => {
    const { called } = NEEDS[need];
    return called === undefined ? asked.get(need)?.test(folded) : new RegExp(`\\b(?:${called})\\b`, 'u').test(folded);
  });
}

/** Whether a folded text names what one of these needs is about: 'glass floors' for who fears heights. */
export function isOfNeed(folded: string, needs: readonly Need[]): boolean {
  return needs.some((need) => {
    const things = NEEDS[need].feared;
    return things !== undefined && new RegExp(`\\b(?:${things})\\b`, 'u').test(folded);
  });
}

/** A folded text without the things that it says are feared: the towers of 'no towers' are none that are wanted. */
export function withoutFeared(folded: string): string {
  return needsIn(folded).reduce((text, need) => {
    const things = NEEDS[need].feared;
    if (things === undefined) return text;
    const listed = new RegExp(
      `(?<=(?:^|[-,;:/–]|\\b(?:and|or|no|of|any|even|about|on))\\s*)(?:${things})(?=\\s*(?:[-,;:.!?/–]|$|\\b(?:and|or|but)\\b))`,
      'gu',
    );
    return text.replace(listed, (said) => ' '.repeat(said.length));
  }, folded);
}

const DIETS: Readonly<Partial<Record<Need, NonNullable<CataloguePlace['diets']>[number]>>> = {
  ...{ vegetarian: 'vegetarian', vegan: 'vegan', halal: 'halal', kosher: 'kosher', gluten: 'gluten-free' },
};

/** Whether the catalogue says that a place suits a need, or that it does not; undefined where it says nothing. */
export function suits({ diets = [], stepFree, pushchair }: CataloguePlace, need: Need): boolean | undefined {
  if (need === 'wheelchair') return stepFree === undefined ? undefined : stepFree !== 'no';
  if (need === 'pushchair') return pushchair;
  const diet = DIETS[need];
  return diet !== undefined && diets.includes(diet) ? true : undefined;
}

/** Which of these needs a place conflicts with, by its kind, name and note. */
export function conflictsOf(place: CataloguePlace, needs: readonly Need[] = []): Need[] {
  if (needs.length === 0) return [];
  const text = foldInPlace([place.name, place.note, ...(place.dishes ?? [])].join(' '));
  return needs.filter((need) => {
    const isKnown = suits(place, need);
    if (isKnown !== undefined) return !isKnown;
    const { isDiet, kinds, mostMinutes } = NEEDS[need];
    if (mostMinutes !== undefined && place.minutes > mostMinutes) return true;
    const isEaten = place.category === 'food' || place.kind === 'market';
    const said = isDiet && !isEaten ? foldInPlace(place.name) : text;
    return kinds?.includes(place.kind) || conflicts.get(need)?.test(said);
  });
}
