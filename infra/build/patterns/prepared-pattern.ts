import type { Choice, NeededWords } from './needed-words.ts';
import { type TextWords, textWords } from './text-words.ts';

/** What a build knows of a pattern, in texts that take no time to read until a text may match. */
export interface Prepared {
  /** Its source, as `keptChoices` writes it down. */
  readonly choices: string;
  readonly flags: string;
  /** What a text has if the pattern matches in it, as `keptNeeds` writes it down; absent where that says little. */
  readonly needs?: string;
}

const [BETWEEN_WORDS, BETWEEN_NEEDS, BETWEEN_PARTS, BETWEEN_CHOICES, BEFORE_NEED] = [
  '\n',
  '\x01',
  '\x02',
  '\x03',
  '\x04',
];
/** The first character of a needed word: all of a word, the beginning of one, or anywhere. */
const [WORD, START, WITHIN, DIGIT] = ['=', '^', '~', '#'];

const keptNeed = ({ words, starts, within, digit }: NeededWords): string =>
  [
    ...words.map((word) => WORD + word),
    ...starts.map((start) => START + start),
    ...within.map((each) => WITHIN + each),
    ...(digit ? [DIGIT] : []),
  ].join(BETWEEN_WORDS);

/** All that a text needs, as one text; undefined for nothing. */
export const keptNeeds = (all: readonly NeededWords[]): string | undefined =>
  all.length > 0 ? [...new Set(all.map(keptNeed))].join(BETWEEN_NEEDS) : undefined;

/** The source of a pattern with the alternatives to choose from, as one text: every second part is such a list. */
export const keptChoices = (parts: readonly (string | readonly Choice[])[]): string =>
  parts
    .map((part) =>
      typeof part === 'string'
        ? part
        : part
            .map(({ source, needed }) => (needed ? source + BEFORE_NEED + keptNeed(needed) : source))
            .join(BETWEEN_CHOICES),
    )
    .join(BETWEEN_PARTS);

const sourceOf = ({ choices }: Prepared): string =>
  choices
    .split(BETWEEN_PARTS)
    .map((part) =>
      part
        .split(BETWEEN_CHOICES)
        .map((choice) => choice.split(BEFORE_NEED, 1)[0])
        .join('|'),
    )
    .join('');

/** What is looked for in a text, with what is found by it. */
class Index<Value> {
  readonly #words = new Map<string, Value[]>();
  readonly #starts = new Map<string, Value[]>();
  readonly #within: (readonly [string, Value])[] = [];
  readonly #digit: Value[] = [];

  add(needs: string, value: Value): void {
    for (const need of needs.split(BETWEEN_WORDS)) {
      const rest = need.slice(1);
      if (need.startsWith(WITHIN)) this.#within.push([rest, value]);
      else if (need.startsWith(DIGIT)) this.#digit.push(value);
      else {
        const map = need.startsWith(WORD) ? this.#words : this.#starts;
        const own = map.get(rest);
        if (own) own.push(value);
        else map.set(rest, [value]);
      }
    }
  }

  /** Whether the text has any of it. */
  isIn({ text, words, starts, hasDigit }: TextWords): boolean {
    if (hasDigit && this.#digit.length > 0) return true;
    // Of a text there are fewer words than a list has.
    if (this.#words.size > 0) for (const word of words) if (this.#words.has(word)) return true;
    if (this.#starts.size > 0) for (const start of starts) if (this.#starts.has(start)) return true;
    for (const [each] of this.#within) if (text.includes(each)) return true;
    return false;
  }

  /** Adds what is found by anything that the text has. */
  addTo(found: Set<Value>, { text, words, starts, hasDigit }: TextWords): void {
    const add = (values: readonly Value[] | undefined) => {
      if (values) for (const value of values) found.add(value);
    };
    if (hasDigit) add(this.#digit);
    if (this.#words.size > 0) for (const word of words) add(this.#words.get(word));
    if (this.#starts.size > 0) for (const start of starts) add(this.#starts.get(start));
    for (const [each, value] of this.#within) if (text.includes(each)) found.add(value);
  }
}

function indexOf(needs: string): Index<true> {
  const index = new Index<true>();
  index.add(needs, true);
  return index;
}

/** Alternatives, by what a text needs for them to match. */
class Choices {
  readonly #sources: readonly string[];
  readonly #chosen = new Set<number>();
  readonly #index = new Index<number>();

  constructor(kept: string) {
    const all = kept.split(BETWEEN_CHOICES).map((choice) => choice.split(BEFORE_NEED));
    this.#sources = all.map(([source = '']) => source);
    for (const [at, [, needs]] of all.entries()) {
      if (needs === undefined) this.#chosen.add(at);
      else this.#index.add(needs, at);
    }
  }

  /** Chooses those that can match in the text too; whether there are any more than before. */
  choose(text: TextWords): boolean {
    const before = this.#chosen.size;
    this.#index.addTo(this.#chosen, text);
    return this.#chosen.size > before;
  }

  /** In their own order; nothing matches where none is chosen. */
  get source(): string {
    return this.#chosen.size === 0 ? '(?!)' : this.#sources.filter((_, at) => this.#chosen.has(at)).join('|');
  }
}

/** Longer texts have some of the words of nearly every list, and take long to take apart. */
const MOST_TEXT = 20_000;
/** How many texts are remembered: one is tried with dozens of patterns. */
const MOST_TEXTS = 300;
const known = new Map<string, TextWords>();
/** The longest of them: others are mostly parts of it. */
let longest: TextWords | undefined;

function wordsOf(text: string): TextWords {
  const found = known.get(text);
  if (found) return found;
  if (known.size >= MOST_TEXTS) {
    known.clear();
    longest = undefined;
  }
  const words = textWords(text);
  known.set(text, words);
  if (text.length > (longest?.text.length ?? 0)) longest = words;
  return words;
}

/** How often a pattern is made again for alternatives that a text may match, before it is made with all. */
const MOST_MADE = 6;

/** The pattern itself, for all that were written down at one place. */
export class SharedPattern {
  readonly prepared: Prepared;
  readonly #make: (source: string, flags: string) => RegExp;
  #needs: readonly Index<true>[] | undefined;
  /** Texts that were looked at, and whether one may match. */
  readonly #verdicts = new WeakMap<TextWords, boolean>();
  #parts: readonly (string | Choices)[] | undefined;
  #pattern: RegExp | undefined;
  #timesMade = 0;
  #isWhole = false;

  constructor(prepared: Prepared, make: (source: string, flags: string) => RegExp) {
    this.prepared = prepared;
    this.#make = make;
  }

  /** With all alternatives. */
  whole(): RegExp {
    if (this.#pattern && this.#isWhole) return this.#pattern;
    this.#isWhole = true;
    this.#pattern = this.#make(sourceOf(this.prepared), this.prepared.flags);
    return this.#pattern;
  }

  /** With those alternatives, at least, that can match in the text; undefined if the pattern cannot. */
  for(text: string): RegExp | undefined {
    if (this.#isWhole && this.#pattern) return this.#pattern;
    if (text.length > MOST_TEXT) return this.whole();
    const words = wordsOf(text);
    let mayMatch = this.#verdicts.get(words);
    if (mayMatch === undefined) {
      mayMatch = this.#mayMatch(words);
      this.#verdicts.set(words, mayMatch);
      if (mayMatch) this.#chooseFor(words);
    }
    return mayMatch ? this.#pattern : undefined;
  }

  #mayMatch(words: TextWords): boolean {
    const { needs } = this.prepared;
    this.#needs ??= needs === undefined ? [] : needs.split(BETWEEN_NEEDS).map(indexOf);
    return this.#needs.every((need) => need.isIn(words));
  }

  /** Makes the pattern with what the text needs besides. */
  #chooseFor(words: TextWords): void {
    const { choices, flags } = this.prepared;
    this.#parts ??= choices.split(BETWEEN_PARTS).map((part, index) => (index % 2 === 0 ? part : new Choices(part)));
    const lists = this.#parts.filter((part) => typeof part !== 'string');
    let isMore = this.#pattern === undefined;
    for (const list of lists) if (list.choose(words)) isMore = true;
    if (!isMore) return;
    // Other parts of the same mail will be tried next.
    if (longest) for (const list of lists) list.choose(longest);
    this.#timesMade += 1;
    if (this.#timesMade > MOST_MADE || lists.length === 0) this.whole();
    else
      this.#pattern = this.#make(
        this.#parts.map((part) => (typeof part === 'string' ? part : part.source)).join(''),
        flags,
      );
  }
}

/** All matches at once: the iterator of `matchAll` would copy the pattern, with the thousands of characters of its source. */
function allMatches(pattern: RegExp | undefined, text: string): RegExpExecArray[] {
  if (!pattern) return [];
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    found.push(match);
    if (match[0] === '') pattern.lastIndex += pattern.unicode && (text.codePointAt(match.index) ?? 0) > 0xffff ? 2 : 1;
  }
  return found;
}

/**
 * A pattern that is made and compiled when a text first has a word that it cannot match without, and only with those of its
 * alternatives that a text may match. Of thousand patterns that hold the words of 37 languages a mail needs a hundred, with a
 * few words of each: compiling all of them is what the reader's first mail took longest for.
 */
export class PreparedPattern extends RegExp {
  readonly #shared: SharedPattern;

  constructor(shared: SharedPattern) {
    super('', shared.prepared.flags);
    this.#shared = shared;
  }

  /** The same pattern, with a position of its own to go on from. */
  again(): PreparedPattern {
    return new PreparedPattern(this.#shared);
  }

  override get source(): string {
    return sourceOf(this.#shared.prepared);
  }

  override exec(text: string): RegExpExecArray | null {
    const pattern = this.#shared.for(text);
    if (!pattern) {
      this.lastIndex = 0;
      return null;
    }
    pattern.lastIndex = this.lastIndex;
    const match = pattern.exec(text);
    this.lastIndex = pattern.lastIndex;
    return match;
  }

  override test(text: string): boolean {
    if (this.global || this.sticky) return this.exec(text) !== null;
    return this.#shared.for(text)?.test(text) ?? false;
  }

  override [Symbol.match](text: string): RegExpMatchArray | null {
    return this.global ? (this.#shared.for(text)?.[Symbol.match](text) ?? null) : this.exec(text);
  }

  override [Symbol.matchAll](text: string): RegExpStringIterator<RegExpExecArray> {
    return allMatches(this.#shared.for(text), text).values();
  }

  override [Symbol.replace](
    text: string,
    replacement: string | ((part: string, ...groups: never[]) => string),
  ): string {
    const pattern = this.#shared.for(text);
    // Its two forms, by what replaces.
    return pattern ? pattern[Symbol.replace](text, replacement as string) : text;
  }

  override [Symbol.search](text: string): number {
    return this.#shared.for(text)?.[Symbol.search](text) ?? -1;
  }

  override [Symbol.split](text: string, limit?: number): string[] {
    return this.#shared.whole()[Symbol.split](text, limit);
  }
}
