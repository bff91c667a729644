import { type AST, RegExpParser } from '@eslint-community/regexpp';

/** A part of a regular expression (ECMAScript, flags without `v`), as far as it tells which texts cannot match. */
export type Part = { readonly min: number; readonly max: number } & (
  | { readonly kind: 'char'; readonly char: string }
  | { readonly kind: 'set'; readonly holds: Holds }
  | ({ readonly kind: 'group' } & Alternatives)
  | ({ readonly kind: 'look'; readonly isAhead: boolean; readonly isNegative: boolean } & Alternatives)
  | { readonly kind: 'start' | 'end' | 'edge' | 'nothing' }
);
export type Branches = readonly (readonly Part[])[];

/** What stands between the bars of a group, or of the whole. */
export interface Alternatives {
  readonly branches: Branches;
  /** Where each begins and ends in the source. */
  readonly spans: readonly (readonly [from: number, to: number])[];
}

/** Which characters a set has. */
export interface Holds {
  /** It has no letter, every letter, or every letter, digit and underscore of ASCII. */
  readonly letters: 'none' | 'some' | 'all' | 'word';
  /** It has nothing but digits. */
  readonly isDigit: boolean;
  /** All of its characters, where they are few. */
  readonly chars?: readonly string[];
}

type Atom = { readonly char: string } | { readonly holds: Holds };
type Member = AST.ClassRangesCharacterClass['elements'][number];

const NO_LETTERS: Holds = { letters: 'none', isDigit: false };
const SOME: Holds = { letters: 'some', isDigit: false };
const ALL_LETTERS: Holds = { letters: 'all', isDigit: false };
const WORD: Holds = { letters: 'word', isDigit: false };
const DIGITS: Holds = { letters: 'none', isDigit: true };
const FEW = 8;
/** General categories (UAX #44) of which no character is a letter. */
const WITHOUT_LETTERS = ['N', 'Nd', 'M', 'Mn', 'P'];
const isLetter = (char: string): boolean => /\p{L}/u.test(char);

const parser = new RegExpParser();

/** The parts of a regular expression, by its alternatives. Throws a `SyntaxError` for what is none. */
export function partsOf(source: string, flags: string): Alternatives {
  return alternativesOf(parser.parsePattern(source, 0, source.length, { unicode: flags.includes('u') }));
}

function alternativesOf({ alternatives }: { readonly alternatives: readonly AST.Alternative[] }): Alternatives {
  return {
    branches: alternatives.map(({ elements }) => elements.map(partOf)),
    spans: alternatives.map(({ start, end }) => [start, end] as const),
  };
}

function partOf(element: AST.Element): Part {
  const once = { min: 1, max: 1 };
  switch (element.type) {
    case 'Quantifier':
      return { ...partOf(element.element), min: element.min, max: element.max };
    case 'Group':
    case 'CapturingGroup':
      return { ...once, kind: 'group', ...alternativesOf(element) };
    case 'Assertion':
      return { ...once, ...assertionOf(element) };
    case 'Character':
    case 'CharacterSet':
    case 'CharacterClass': {
      const atom = atomOf(element);
      return 'char' in atom ? { ...once, kind: 'char', char: atom.char } : { ...once, kind: 'set', holds: atom.holds };
    }
    // A reference to a group may be empty; the others need the flag `v`.
    default:
      return { min: 0, max: 1, kind: 'nothing' };
  }
}

function assertionOf(assertion: AST.Assertion) {
  switch (assertion.kind) {
    case 'lookahead':
    case 'lookbehind':
      return {
        kind: 'look' as const,
        isAhead: assertion.kind === 'lookahead',
        isNegative: assertion.negate,
        ...alternativesOf(assertion),
      };
    case 'word':
      return { kind: assertion.negate ? ('nothing' as const) : ('edge' as const) };
    default:
      return { kind: assertion.kind };
  }
}

function atomOf(element: AST.Character | AST.CharacterSet | AST.CharacterClass): Atom {
  if (element.type === 'Character') return { char: String.fromCodePoint(element.value) };
  if (element.type === 'CharacterSet') return { holds: setHolds(element) };
  return element.unicodeSets ? { holds: SOME } : classAtom(element);
}

const HOLDS_OF_ESCAPES: Readonly<Record<AST.EscapeCharacterSet['kind'], Holds>> = {
  digit: DIGITS,
  space: NO_LETTERS,
  word: WORD,
};

function setHolds(set: AST.CharacterSet): Holds {
  if (set.kind === 'any' || set.negate) return SOME;
  if (set.kind !== 'property') return HOLDS_OF_ESCAPES[set.kind];
  if (set.key !== 'General_Category' || set.value === null) return SOME;
  if (set.value === 'L') return ALL_LETTERS;
  return WITHOUT_LETTERS.includes(set.value) ? NO_LETTERS : SOME;
}

function classAtom({ negate, elements }: AST.ClassRangesCharacterClass): Atom {
  const members = elements.map(memberOf);
  if (negate) return { holds: { letters: members.some(hasAll) ? 'none' : 'some', isDigit: false } };
  const [first, ...others] = members;
  // '[Ll]'
  if (first && 'char' in first && others.every((other) => 'char' in other && alike(first.char, other.char)))
    return first;
  const chars = members.flatMap((member) => ('char' in member ? [member.char] : []));
  const areFew = chars.length === members.length && chars.length <= FEW;
  return { holds: { ...joined(members), ...(areFew ? { chars } : {}) } };
}

const memberOf = (member: Member): Atom =>
  member.type === 'CharacterClassRange' ? { holds: rangeHolds(member) } : atomOf(member);

const hasAll = (member: Atom): boolean => 'holds' in member && member.holds.letters === 'all';
const alike = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

function rangeHolds({ min: { value: first }, max: { value: last } }: AST.CharacterClassRange): Holds {
  for (let code = first; code <= last; code += 1) if (isLetter(String.fromCodePoint(code))) return SOME;
  return { letters: 'none', isDigit: String.fromCodePoint(first) >= '0' && String.fromCodePoint(last) <= '9' };
}

function joined(members: readonly Atom[]): Holds {
  const all = members.map((member) => ('holds' in member ? member.holds : charHolds(member.char)));
  const has = (letters: Holds['letters']) => all.some((each) => each.letters === letters);
  const letters = (['all', 'word', 'some'] as const).find(has) ?? 'none';
  return { letters, isDigit: all.every(({ isDigit }) => isDigit) };
}

const charHolds = (char: string): Holds => ({ letters: isLetter(char) ? 'some' : 'none', isDigit: /\d/.test(char) });
