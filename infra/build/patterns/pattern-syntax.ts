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

const NO_LETTERS: Holds = { letters: 'none', isDigit: false };
const SOME: Holds = { letters: 'some', isDigit: false };
const FEW = 8;
const isLetter = (char: string): boolean => /\p{L}/u.test(char);

const ESCAPED_SETS: Readonly<Record<string, Holds>> = {
  d: { letters: 'none', isDigit: true },
  s: NO_LETTERS,
  w: { letters: 'word', isDigit: false },
  D: SOME,
  S: SOME,
  W: SOME,
};
const PROPERTY_SETS: Readonly<Record<string, Holds>> = {
  L: { letters: 'all', isDigit: false },
  N: NO_LETTERS,
  Nd: NO_LETTERS,
  M: NO_LETTERS,
  Mn: NO_LETTERS,
  P: NO_LETTERS,
};
const CONTROLS: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', f: '\f', v: '\v', '0': '\0' };

type Atom = { readonly char: string } | { readonly holds: Holds };

/** Reads the source of one regular expression. */
class Reading {
  private at = 0;
  private readonly source: string;

  constructor(source: string) {
    this.source = source;
  }

  alternatives(): Alternatives {
    const branches: Part[][] = [[]];
    const bars: number[] = [this.at - 1];
    while (this.at < this.source.length && this.peek() !== ')') {
      if (this.peek() === '|') {
        bars.push(this.at);
        branches.push([]);
        this.at += 1;
      } else branches.at(-1)?.push(this.quantified(this.part()));
    }
    const ends = [...bars.slice(1), this.at];
    return { branches, spans: ends.map((end, index) => [(bars[index] ?? 0) + 1, end] as const) };
  }

  private peek(length = 1): string {
    return this.source.slice(this.at, this.at + length);
  }

  private take(text: string): boolean {
    const isNext = this.source.startsWith(text, this.at);
    if (isNext) this.at += text.length;
    return isNext;
  }

  /** What the pattern has from here, which is passed over. */
  private takeMatch(pattern: RegExp): RegExpExecArray | undefined {
    const found = pattern.exec(this.source.slice(this.at));
    if (found) this.at += found[0].length;
    return found ?? undefined;
  }

  private part(): Part {
    const once = { min: 1, max: 1 };
    if (this.take('^')) return { ...once, kind: 'start' };
    if (this.take('$')) return { ...once, kind: 'end' };
    if (this.take('\\b')) return { ...once, kind: 'edge' };
    if (this.take('\\B')) return { ...once, kind: 'nothing' };
    const look = this.takeMatch(/^\(\?(<?)([=!])/);
    if (look) {
      const [, behind, sign] = look;
      return { ...once, kind: 'look', isAhead: behind === '', isNegative: sign === '!', ...this.closed() };
    }
    if (this.takeMatch(/^\((?:\?(?:[a-z]*-?[a-z]*:|<\w+>))?/)) return { ...once, kind: 'group', ...this.closed() };
    const atom = this.atom();
    if (atom === undefined) return { min: 0, max: 1, kind: 'nothing' };
    return 'char' in atom ? { ...once, kind: 'char', char: atom.char } : { ...once, kind: 'set', holds: atom.holds };
  }

  private closed(): Alternatives {
    const alternatives = this.alternatives();
    this.take(')');
    return alternatives;
  }

  private quantified(part: Part): Part {
    const sign = this.takeMatch(/^(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/);
    if (!sign) return part;
    const [, mark, from, comma, to] = sign;
    if (mark !== undefined) return { ...part, min: mark === '+' ? 1 : 0, max: mark === '?' ? 1 : Infinity };
    return { ...part, min: Number(from), max: comma === '' ? Number(from) : to === '' ? Infinity : Number(to) };
  }

  /** A character or a set; undefined for a reference to a group, which may be empty. */
  private atom(): Atom | undefined {
    if (this.take('[')) return this.set();
    if (this.take('.')) return { holds: SOME };
    if (this.take('\\')) return this.escaped();
    const char = String.fromCodePoint(this.source.codePointAt(this.at) ?? 0);
    this.at += char.length;
    return { char };
  }

  private escaped(): Atom | undefined {
    const property = this.takeMatch(/^(p|P)\{([^}]+)\}/);
    if (property) return { holds: (property[1] === 'p' ? PROPERTY_SETS[property[2] ?? ''] : undefined) ?? SOME };
    if (this.takeMatch(/^(?:[1-9]\d*|k<\w+>)/)) return undefined;
    const code = this.takeMatch(/^(?:u\{([\da-f]+)\}|u([\da-f]{4})|x([\da-f]{2}))/i);
    if (code) return { char: String.fromCodePoint(Number.parseInt(code[1] ?? code[2] ?? code[3] ?? '', 16)) };
    const char = this.peek();
    this.at += 1;
    const holds = ESCAPED_SETS[char];
    return holds ? { holds } : { char: CONTROLS[char] ?? char };
  }

  private set(): Atom {
    const isNegated = this.take('^');
    const members: Atom[] = [];
    while (this.at < this.source.length && !this.take(']')) {
      const from = this.atomOfSet();
      const isRange = 'char' in from && this.peek() === '-' && this.peek(2) !== '-]';
      if (isRange) this.at += 1;
      const to = isRange ? this.atomOfSet() : undefined;
      members.push(to && 'char' in from ? { holds: rangeHolds(from, to) } : from);
    }
    if (isNegated) return { holds: { letters: members.some(hasAll) ? 'none' : 'some', isDigit: false } };
    const [first, ...others] = members;
    // '[Ll]'
    if (first && 'char' in first && others.every((other) => 'char' in other && alike(first.char, other.char)))
      return first;
    const chars = members.flatMap((member) => ('char' in member ? [member.char] : []));
    const areFew = chars.length === members.length && chars.length <= FEW;
    return { holds: { ...joined(members), ...(areFew ? { chars } : {}) } };
  }

  private atomOfSet(): Atom {
    if (this.take('\\b')) return { holds: NO_LETTERS };
    if (this.take('\\')) return this.escaped() ?? { holds: SOME };
    const char = String.fromCodePoint(this.source.codePointAt(this.at) ?? 0);
    this.at += char.length;
    return { char };
  }
}

const hasAll = (member: Atom): boolean => 'holds' in member && member.holds.letters === 'all';
const alike = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

function rangeHolds(from: Atom, to: Atom): Holds {
  if (!('char' in from && 'char' in to)) return SOME;
  const [first, last] = [from.char.codePointAt(0) ?? 0, to.char.codePointAt(0) ?? 0];
  for (let code = first; code <= last; code += 1) if (isLetter(String.fromCodePoint(code))) return SOME;
  return { letters: 'none', isDigit: from.char >= '0' && to.char <= '9' };
}

function joined(members: readonly Atom[]): Holds {
  const all = members.map((member) => ('holds' in member ? member.holds : charHolds(member.char)));
  const has = (letters: Holds['letters']) => all.some((each) => each.letters === letters);
  const letters = (['all', 'word', 'some'] as const).find(has) ?? 'none';
  return { letters, isDigit: all.every(({ isDigit }) => isDigit) };
}

const charHolds = (char: string): Holds => ({ letters: isLetter(char) ? 'some' : 'none', isDigit: /\d/.test(char) });

/** The parts of a regular expression, by its alternatives. */
export const partsOf = (source: string): Alternatives => new Reading(source).alternatives();
