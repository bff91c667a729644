import { foldInPlace } from '#shared/text/fold.ts';
import type { CatalogueDestination, CataloguePlace, Interest, PlaceKind } from '../catalogue/catalogue-schema.ts';
import data from './kinds-of-things.json' with { type: 'json' };

/** A kind of thing that a folded text speaks of. */
export interface SpokenKind {
  /** As a title on a plan: 'Live jazz in a club'. */
  readonly title: string;
  readonly at: number;
  readonly end: number;
  /** Whether a place is one. */
  readonly isMetBy: (place: CataloguePlace) => boolean;
  /** Whether a place could be one: where to eat is no spa, whatever its note says of the quarter. */
  readonly couldBeMetBy: (place: CataloguePlace) => boolean;
}

interface Kind {
  readonly title: string;
  /** Words that a place has which is one, each between spaces. */
  readonly found: readonly string[];
  /** What a place of this kind usually is; without where. */
  readonly usual: Omit<CataloguePlace, 'area' | 'at'>;
}

const NOTE = 'I know none here by name, so nothing is checked: look up';

const KINDS = data.kinds.map(
  ({ title, found = [], kind, category, interests, when, minutes, cost, look, indoors, kids, months }): Kind => ({
    title,
    found: found.filter((each) => each !== '').map(wordsBetweenSpaces),
    usual: {
      ...{ name: title, kind: kind as PlaceKind, minutes, cost, note: `${NOTE} ${look}.` },
      category: category as CataloguePlace['category'],
      interests: interests.length > 0 ? (interests as Interest[]) : ['views'],
      when: when as CataloguePlace['when'],
      ...(indoors === undefined ? {} : { indoors }),
      ...(kids ? { kids: true as const } : {}),
      ...(months ? { months } : {}),
    },
  }),
);

const byTitle = new Map(KINDS.map((kind) => [kind.title, kind]));

/** The phrases that mean a kind, by their first word. */
const phrases = new Map<string, { readonly words: readonly string[]; readonly kind: Kind }[]>();
for (const [index, { said }] of data.kinds.entries()) {
  const kind = KINDS[index];
  for (const each of kind ? said : []) {
    const words = tokensOf(each).map(({ word }) => word);
    const [first] = words;
    if (first !== undefined && kind) phrases.set(first, [...(phrases.get(first) ?? []), { words, kind }]);
  }
}
for (const list of phrases.values()) list.sort((a, b) => b.words.length - a.words.length);

/** The kinds of things that a folded text speaks of, wanted or not, by the longest phrases. */
export function spokenKinds(folded: string): SpokenKind[] {
  const tokens = tokensOf(folded);
  const spoken: SpokenKind[] = [];
  for (let index = 0; index < tokens.length; index++) {
    const said = phrases
      .get(tokens[index]?.word ?? '')
      ?.find(({ words }) => words.every((word, after) => tokens[index + after]?.word === word));
    const [first, last] = [tokens[index], tokens[index + (said?.words.length ?? 1) - 1]];
    if (!said || !first || !last) continue;
    const { kind } = said;
    spoken.push({
      ...{ title: kind.title, at: first.at, end: last.end },
      isMetBy: (place) => isOne(place, kind),
      couldBeMetBy: (place) => couldBe(place, kind.usual),
    });
    index += said.words.length - 1;
  }
  return spoken;
}

/** By its name; or by its note, if it is mainly for the same. Where to eat is a place to eat, and nothing else. */
function isOne(place: CataloguePlace, { title, found, usual }: Kind): boolean {
  if (place.name === title) return true;
  if (!couldBe(place, usual)) return false;
  const { names, note } = textOf(place);
  const isForSame = place.interests.some((interest) => usual.interests.includes(interest));
  return found.some((words) => names.includes(words) || (isForSame && note.includes(words)));
}

function couldBe(place: CataloguePlace, usual: Kind['usual']): boolean {
  return place.kind !== 'meal' || usual.category === 'food' || usual.kind === 'night';
}

const OF_CHOICE = ' at a place of your choice';

/** The title of something to eat or drink for which no place is known. */
export function titleOfDish(dish: string): string {
  return `${dish.slice(0, 1).toUpperCase()}${dish.slice(1)}${OF_CHOICE}`;
}

const made = new WeakMap<CatalogueDestination, Map<string, CataloguePlace>>();

/**
 * What a plan has for a kind of thing for which the catalogue knows no place at a destination: the kind itself, with what is
 * usual for it and no address. Undefined for other titles; always the same object.
 */
export function thingOfKind(title: string, destination: CatalogueDestination): CataloguePlace | undefined {
  const there = made.get(destination) ?? new Map<string, CataloguePlace>();
  made.set(destination, there);
  const place = there.get(title) ?? thingAt(title, destination);
  if (place) there.set(title, place);
  return place;
}

function thingAt(title: string, { name, at }: CatalogueDestination): CataloguePlace | undefined {
  const usual = byTitle.get(title)?.usual ?? usualDish(title);
  return usual && { ...usual, area: name, at };
}

/** What is usual for something that is called by the traveller's own words, by its kind: 'A sumo tournament'. */
export function usualOfKind(title: string): Omit<CataloguePlace, 'area' | 'at'> | undefined {
  const [kind] = spokenKinds(foldInPlace(title));
  const usual = kind && byTitle.get(kind.title)?.usual;
  return usual && { ...usual, name: title, cost: 0 };
}

function usualDish(title: string): Kind['usual'] | undefined {
  if (!title.endsWith(OF_CHOICE)) return undefined;
  return {
    ...{ name: title, kind: 'meal', minutes: 75, cost: 15, category: 'food', interests: ['food'] },
    ...{ when: ['afternoon', 'evening'], note: `${NOTE} which kitchens near you have it, and their hours.` },
  };
}

/** Whether something on a plan is a kind of thing, and no place. */
export function isThingOfKind({ name }: Pick<CataloguePlace, 'name'>): boolean {
  return byTitle.has(name) || name.endsWith(OF_CHOICE);
}

interface Token {
  /** In the singular. */
  readonly word: string;
  readonly at: number;
  readonly end: number;
}

function tokensOf(folded: string): Token[] {
  return [...folded.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    word: word.length > 3 ? word.replace(/(?<=[^s])s$/, '') : word,
    at: index,
    end: index + word.length,
  }));
}

function wordsBetweenSpaces(text: string): string {
  return ` ${tokensOf(text)
    .map(({ word }) => word)
    .join(' ')} `;
}

interface PlaceText {
  readonly names: string;
  readonly note: string;
}

const texts = new WeakMap<CataloguePlace, PlaceText>();

function textOf(place: CataloguePlace): PlaceText {
  const { name, otherNames = [], note, dishes = [] } = place;
  const text = texts.get(place) ?? {
    names: wordsBetweenSpaces(foldInPlace([name, ...otherNames, ...dishes].join(', '))),
    note: wordsBetweenSpaces(foldInPlace(note)),
  };
  texts.set(place, text);
  return text;
}
