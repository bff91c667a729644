import { foldInPlace } from '#shared/text/fold.ts';
import { isOfNeed, needsIn } from '../needs/needs.ts';
import { findPlaces } from '../understand/find-places.ts';
import { isSmallWord, type ListItem, listItems, namingWords } from '../understand/list-items.ts';
import type { PlaceMention } from '../understand/place-mention.ts';
import words from '../understand/things-to-do.json' with { type: 'json' };
import type { Hearing } from './hearing.ts';

/** A thing that is wanted and that nothing is done about. */
export interface UnheardThing {
  /** As it was said. */
  readonly said: string;
  /** As a title on a plan: 'Go karts'. */
  readonly title: string;
  /** Whether it sounds like something to see or do: by a word for such things, or as a name of its own. */
  readonly isToDo: boolean;
  /** Whether it is written as names are. */
  readonly isName: boolean;
  /** Whether it is understood, and no stop of the trip is known for it. */
  readonly isMissing: boolean;
}

/** More words than this name no single thing. */
const MOST_WORDS = 4;
/** What stands among so many sights in a list is one too. */
const SIGHTS_OF_LIST = 2;
/** A title of the catalogue has no more. */
const MOST_LETTERS = 80;
/** A statement about somebody, or a reason, is no thing to see or do. */
const STATEMENT =
  /\b(?:i|im|i'm|ive|we|he|she|they|you|it|its|there|theres|there's|my|our|his|her|their|me|us|is|are|was|were|be|been|has|had|got|gets?|because|coz|cause|since|if|when|who|as)\b/;
const UNWANTED = /^\W*(?:not?|never|without|non|except|don'?t)\b/;
const WANTING =
  /^\W*(?:(?:and|also|plus|maybe|please|then|to|definitely|ideally|we|i|i'd|we'd|would|really|just)\s+)*(?:want|like|love|wanna|see|do|try|visit|watch|ride|experience|go)\b/;
const AROUND =
  /^\W*(?:(?:and|also|plus|maybe|perhaps|definitely|ideally|please|then|to|we|i|i'd|we'd|would|really|just|want|wanted|like|love|wanna|need|see|do|try|visit|watch|ride|have|on|a|an|the|some|one|two|at least|for)\s+)*/;

const toDo = new Set(words.words.split(' '));

/**
 * The things of a clause that are wanted, and that nothing is done about: 'go karts' of 'beer, go karts and a museum',
 * 'the processions' of 'and see the processions'. What is unwanted and not known is not on the plan anyway.
 */
export function unheardThings(clause: string, hearing: Hearing): UnheardThing[] {
  const items = listItems(foldInPlace(clause));
  const [only, ...others] = items;
  if (!only || (others.length === 0 && !WANTING.test(only.text))) return [];
  const needs = needsIn(foldInPlace(clause));
  const placed = items.filter(({ at, end }) => hearing.isPlaced(clause.slice(at, end)));
  const isOfSights = placed.length >= SIGHTS_OF_LIST;
  return items
    .filter(({ text }) => !UNWANTED.test(text) && !STATEMENT.test(wanted(text)) && isThing(text))
    .filter(({ text }) => !isOfNeed(text, needs))
    .filter(({ at, text }) => !isRemark(`${foldInPlace(clause.slice(0, at))}${text}`))
    .flatMap((item) => thingOf(clause, item, hearing) ?? [])
    .map((thing) => (isOfSights && isWrittenName(thing.said) && !thing.isMissing ? { ...thing, isToDo: true } : thing));
}

/** 'Happy with ubers', 'trains don't mind': what a traveller thinks of something is nothing to see. */
const REMARK =
  /\b(?:(?:happy|fine|ok|okay|cool|good|bad|great|easy|comfortable|willing|keen|used)\s+(?:with|to|on|about|at|for|using|taking)|(?:don'?t|do not|wouldn'?t|not|never)\s+(?:really\s+)?(?:mind|care|fussed|bothered|worry)|whatever|as long as|if (?:possible|poss)|works for|kind of thing)\b/;

/** Whether the part of a message that ends a text is a remark. */
function isRemark(folded: string): boolean {
  return REMARK.test(/[^,;.!?+\n]*$/.exec(folded)?.[0] ?? '');
}

function isThing(text: string): boolean {
  const { length } = namingWords(text);
  return length > 0 && length <= MOST_WORDS;
}

/** 'I want to see the processions' wants 'processions'. */
function wanted(folded: string): string {
  return folded.slice(AROUND.exec(folded)?.[0].length ?? 0);
}

/** Undefined for what is heard; of a name only a taste may be: 'Croke Park'. */
function thingOf(
  clause: string,
  { at, end, text }: ListItem,
  { isHeard, isPlaced, isNotThere, isPartOf }: Hearing,
): UnheardThing | undefined {
  const said = clause.slice(at, end);
  const name = said.slice(text.length - wanted(text).length).trim();
  const naming = namingWords(text);
  const isOfItsOwn = isName(name, at === 0) && naming.some((word) => !isHeard(word)) && !isPlaced(said);
  const isMissing = !isPlaced(said) && isNotThere(said);
  if (isHeard(said) && !isOfItsOwn && !isMissing) return undefined;
  if (!isMissing && isPartOf(clause, at, end)) return undefined;
  const title = titleOf(name);
  const isCalled = naming.some((word) => toDo.has(word.replace(/(?<=[^s])s$/, '')));
  const isNamed = isCalled || /\s\p{Lu}\p{Ll}/u.test(at === 0 ? name : ` ${name}`);
  return { said, title, isName: isNamed, isToDo: !isMissing && (isCalled || isOfItsOwn), isMissing };
}

/** 'Go karts' for 'go karts obviously'. */
function titleOf(name: string): string {
  const words = name.split(/\s+/);
  while (words.length > 1 && isSmallWord(foldInPlace(words.at(-1) ?? ''))) words.pop();
  const text = words.join(' ');
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`.slice(0, MOST_LETTERS);
}

/** 'Warner Bros Studio'; the first word of a clause may have its capital letter from there. */
function isName(name: string, isFirst: boolean): boolean {
  const isCapital = isFirst ? /^\p{Lu}\p{Ll}.*\s\p{Lu}\p{Ll}/u.test(name) : /^\p{Lu}\p{Ll}/u.test(name);
  return isCapital && !/\d/.test(name) && !findPlaces(name).some(isOnMap);
}

/** A few naming words and nothing else: 'teufelsberg', 'the tower bridge', but not 'whatever makes sense'. */
function isNameLike(said: string): boolean {
  const words = foldInPlace(said).match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  const others = words.filter((word) => namingWords(word).length === 0 && !ARTICLES.has(word));
  return others.length === 0 && !findPlaces(said).some(isOnMap);
}

/** With a capital letter or, from who writes none, in a word as long as only names are: 'teufelsberg', but not 'metro'. */
function isWrittenName(said: string): boolean {
  const isLong = namingWords(foldInPlace(said)).some((word) => word.length >= LONG_NAME);
  return isNameLike(said) && (isLong || /\s\p{Lu}\p{Ll}/u.test(` ${said}`));
}

const LONG_NAME = 9;

const ARTICLES: ReadonlySet<string> = new Set([
  'the',
  'a',
  'an',
  'of',
  'de',
  'la',
  'el',
  'il',
  'del',
  'di',
  'du',
  'le',
]);

function isOnMap(mention: PlaceMention): boolean {
  return mention.kind !== 'unknown' || mention.position !== undefined;
}
