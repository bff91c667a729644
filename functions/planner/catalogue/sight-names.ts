import { foldInPlace } from '#shared/text/fold.ts';
import type { CataloguePlace } from './catalogue-schema.ts';
import words from './sight-words.json' with { type: 'json' };

/** Joints between the names within a name: 'Colosseum, Forum and Palatine', 'Tivoli: Villa d'Este'. */
const JOINTS = /\s+(?:and|with|from|by|to|at|in|on|over|around|below|&)\s+|\s*[,:()–]\s*/;
const NAMED_KINDS = ['sight', 'museum', 'park', 'day-trip', 'market', 'beach'];
const FEWEST_LETTERS = 5;
/** A name without its general words is shorter: 'Prado', 'Orsay', 'Pitti'. */
const FEWEST_LETTERS_BARE = 4;

const general = new Set(words.general.split(' '));
const common = new Set(words.common.split(' '));

/** What people call a place, folded: its name, the parts of it that are names, each without 'museum' and the like. */
export function sightNames(place: CataloguePlace): readonly string[] {
  const known = names.get(place);
  if (known) return known;
  const found = [...new Set([...wholeNames(place), ...bareNames(place), ...otherNames(place)])];
  names.set(place, found);
  return found;
}

const names = new WeakMap<CataloguePlace, readonly string[]>();

/** The names that the catalogue itself gives a place, folded: they count for more than what is derived from another's. */
export function givenNames(place: CataloguePlace): readonly string[] {
  return [plain(place.name), ...otherNames(place)];
}

function wholeNames({ name, kind, area }: CataloguePlace): string[] {
  const parts = partsOf(name, kind).map(plain);
  const shorter = [...parts, ...(kind === 'day-trip' ? [plain(area)] : [])].filter((each) => !isGeneral(each));
  const whole = plain(name);
  return (isGeneral(whole) ? shorter : [whole, ...shorter]).filter(({ length }) => length >= FEWEST_LETTERS);
}

function partsOf(name: string, kind: string): string[] {
  return NAMED_KINDS.includes(kind) ? name.split(JOINTS).filter((part) => /^\p{Lu}/u.test(part)) : [];
}

/** 'Accademia' for the Accademia Gallery; nothing for the Science Museum, as 'science' is a word of its own. */
function bareNames({ name, kind }: CataloguePlace): string[] {
  return [name, ...partsOf(name, kind)].flatMap((each) => {
    const rest = plain(each)
      .split(/[\s'’-]+/)
      .filter((word) => word !== '' && !general.has(word));
    const bare = rest.join(' ');
    const isName = rest.length > 0 && rest.length <= 3 && rest.some((word) => !common.has(word) && word.length > 3);
    return isName && bare.length >= FEWEST_LETTERS_BARE && NAMED_KINDS.includes(kind) ? bare : [];
  });
}

/** Local and short names: 'MoMA', 'the Duomo'. */
function otherNames({ otherNames: others = [] }: CataloguePlace): string[] {
  return others.map(foldInPlace).flatMap((name) => {
    const bare = plain(name);
    return bare === name || bare.length < FEWEST_LETTERS ? name : [name, bare];
  });
}

/** Whether a name could be many places: 'botanical garden'. */
export function isCommonName(name: string): boolean {
  return name.split(/[\s'’-]+/).every((word) => general.has(word) || common.has(word));
}

function plain(text: string): string {
  return foldInPlace(text).replace(/^the /, '').trim();
}

/** Whether every word is one that many places have: 'Old Town', 'Royal Palace' of a city is asked for as it is. */
function isGeneral(name: string): boolean {
  return name.split(/[\s'’-]+/).every((word) => general.has(word));
}
