import type { NeededWords } from './needed-words.ts';
import { type TextWords, textWords } from './text-words.ts';

/** What a build knows of a pattern. */
export interface Prepared {
  readonly source: string;
  readonly flags: string;
  /** What a text has if the pattern matches in it, as `kept` writes it down; absent where that says little. */
  readonly needed?: string;
}

/** A list of words is one string, which takes no time to read until they are looked for. */
const [BETWEEN_WORDS, BETWEEN_LISTS, BETWEEN_ALL] = ['\n', '\0', '\x01'];

/** Needed words as one string; undefined for none. */
export function kept(all: readonly NeededWords[]): string | undefined {
  const each = all.map(({ words, starts, within, digit }) =>
    [digit ? 'digit' : '', ...[words, starts, within].map((list) => list.join(BETWEEN_WORDS))].join(BETWEEN_LISTS),
  );
  return each.length > 0 ? [...new Set(each)].join(BETWEEN_ALL) : undefined;
}

const listOf = (joined: string | undefined): readonly string[] => (joined ? joined.split(BETWEEN_WORDS) : []);

interface Needed {
  readonly words: ReadonlySet<string>;
  readonly starts: ReadonlySet<string>;
  readonly within: readonly string[];
  readonly digit: boolean;
}

function neededOf(joined: string): Needed {
  const [digit, words, starts, within] = joined.split(BETWEEN_LISTS);
  return {
    words: new Set(listOf(words)),
    starts: new Set(listOf(starts)),
    within: listOf(within),
    digit: digit !== '',
  };
}

/** Of a text there are fewer words than a list has. */
function share(list: ReadonlySet<string>, text: ReadonlySet<string>): boolean {
  if (list.size > 0) for (const word of text) if (list.has(word)) return true;
  return false;
}

const hasOneOf = (text: TextWords, { words, starts, within, digit }: Needed): boolean =>
  (digit && text.hasDigit) ||
  share(words, text.words) ||
  share(starts, text.starts) ||
  within.some((each) => text.text.includes(each));

/** Longer texts have some of the words of nearly every list, and take long to take apart. */
const MOST_TEXT = 4_000;
/** How many texts are remembered: one is tried with dozens of patterns. */
const MOST_TEXTS = 300;
const known = new Map<string, TextWords>();

function wordsOf(text: string): TextWords {
  let words = known.get(text);
  if (words) return words;
  if (known.size >= MOST_TEXTS) known.clear();
  words = textWords(text);
  known.set(text, words);
  return words;
}

/** The pattern itself, once it is made, for all that were written down at one place. */
interface Shared {
  readonly prepared: Prepared;
  needed?: readonly Needed[];
  pattern?: RegExp;
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
 * A pattern that is made and compiled when a text first has a word that it cannot match without. Of a thousand patterns that
 * hold words of 37 languages a mail needs a hundred: compiling the others is what its reader's first mail took longest for.
 */
export class PreparedPattern extends RegExp {
  readonly #shared: Shared;
  readonly #made: (source: string, flags: string) => RegExp;

  constructor(shared: Shared, made: (source: string, flags: string) => RegExp) {
    super('', shared.prepared.flags);
    this.#shared = shared;
    this.#made = made;
  }

  /** The same pattern, with a position of its own to go on from. */
  again(): PreparedPattern {
    return new PreparedPattern(this.#shared, this.#made);
  }

  /** The compiled pattern; undefined as long as no text was seen that it can match. */
  #for(text: string): RegExp | undefined {
    const shared = this.#shared;
    if (shared.pattern) return shared.pattern;
    const { needed } = shared.prepared;
    if (needed !== undefined && text.length <= MOST_TEXT) {
      shared.needed ??= needed.split(BETWEEN_ALL).map(neededOf);
      const words = wordsOf(text);
      if (!shared.needed.every((each) => hasOneOf(words, each))) return undefined;
    }
    return this.#pattern();
  }

  #pattern(): RegExp {
    const { source, flags } = this.#shared.prepared;
    this.#shared.pattern ??= this.#made(source, flags);
    return this.#shared.pattern;
  }

  override get source(): string {
    return this.#shared.prepared.source;
  }

  override exec(text: string): RegExpExecArray | null {
    const pattern = this.#for(String(text));
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
    return this.#for(String(text))?.test(text) ?? false;
  }

  override [Symbol.match](text: string): RegExpMatchArray | null {
    return this.global ? (this.#for(text)?.[Symbol.match](text) ?? null) : this.exec(text);
  }

  override [Symbol.matchAll](text: string): RegExpStringIterator<RegExpExecArray> {
    return allMatches(this.#for(text), text).values();
  }

  override [Symbol.replace](
    text: string,
    replacement: string | ((part: string, ...groups: never[]) => string),
  ): string {
    const pattern = this.#for(text);
    // Its two forms, by what replaces.
    return pattern ? pattern[Symbol.replace](text, replacement as string) : text;
  }

  override [Symbol.search](text: string): number {
    return this.#for(text)?.[Symbol.search](text) ?? -1;
  }

  override [Symbol.split](text: string, limit?: number): string[] {
    return this.#pattern()[Symbol.split](text, limit);
  }
}
