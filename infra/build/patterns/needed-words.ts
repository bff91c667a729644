import { type Alternatives, type Branches, type Holds, type Part, partsOf } from './pattern-syntax.ts';
import { inOneForm, MOST_START } from './text-words.ts';

/**
 * What a text has if a pattern matches anything in it: at least one of these. Each is in one form (`inOneForm`).
 */
export interface NeededWords {
  /** A whole word. */
  readonly words: readonly string[];
  /** The first characters of a word. */
  readonly starts: readonly string[];
  /** These characters anywhere. */
  readonly within: readonly string[];
  readonly digit: boolean;
}

/** How a text is known to be set apart before or after what a pattern matches. */
type Edge =
  /** By what is no letter, or is not there. */
  | 'letters'
  /** By what `\w` does not match. */
  | 'word'
  | 'none';

interface Needed extends NeededWords {
  /** How much the weakest of them says: a digit 0.5, a whole word more than its letters. */
  readonly strength: number;
}

const NOTHING = { words: [], starts: [], within: [], digit: false } as const;
const A_DIGIT: Needed = { ...NOTHING, digit: true, strength: 0.5 };
/** As much as a digit. */
const LEAST_STRENGTH = 0.5;

/** What every text has that the pattern finds something in: one of each. None where nothing says much. */
export function neededWords(source: string, flags: string): readonly NeededWords[] {
  if (flags.includes('v')) return [];
  const [only = [], ...others] = partsOf(source, flags).branches.filter(canMatch);
  const all = others.length === 0 ? allOf(only, 'none', 'none') : [neededByAll([only, ...others], 'none', 'none')];
  return all.filter((each) => each !== undefined && each.strength >= LEAST_STRENGTH) as Needed[];
}

/** One alternative of several: its source, and what a text has if it matches; nothing where that says little. */
export interface Choice {
  readonly source: string;
  readonly needed?: NeededWords;
}

/** Fewer are not worth choosing from. */
const FEWEST_CHOICES = 6;
const CAPTURE = /(?<!\\)\((?!\?)|\(\?<\w/;

/** A group, or the whole, and what is known to stand beside it. */
interface Placed {
  readonly alternatives: Alternatives;
  readonly before: Edge;
  readonly after: Edge;
}

/** The groups within an alternative, and those that have to stand, or not to stand, beside a position. */
function groupsIn(parts: readonly Part[], outside: { readonly before: Edge; readonly after: Edge }): Placed[] {
  return parts.flatMap((part, at): Placed[] => {
    if (part.kind !== 'group' && part.kind !== 'look') return [];
    // In another round, other text is beside it.
    const isRepeated = part.max > 1;
    const before = isRepeated ? 'none' : edgeBefore(parts, at, outside.before);
    const after = isRepeated ? 'none' : edgeAfter(parts, at, outside.after);
    if (part.kind === 'group') return [{ alternatives: part, before, after }];
    if (part.isAhead) return [{ alternatives: part, before, after: 'none' }];
    return [{ alternatives: part, before: 'none', after: part.isNegative ? 'none' : after }];
  });
}

const choiceOf = (source: string, parts: readonly Part[], { before, after }: Placed): Choice => {
  const needed = neededByOne(parts, before, after);
  return { source, ...(needed && needed.strength >= LEAST_STRENGTH ? { needed } : {}) };
};

/** Alternatives one after the other that have no lists of their own; or one that has. */
function runsOf(placed: Placed): { readonly at: readonly number[]; readonly within: readonly Placed[] }[] {
  const runs: { at: number[]; within: Placed[] }[] = [];
  let isOpen = false;
  for (const [at, parts] of placed.alternatives.branches.entries()) {
    const within = groupsIn(parts, placed);
    const hasOwn = within.some(hasList);
    if (isOpen && !hasOwn) runs.at(-1)?.at.push(at);
    else runs.push({ at: [at], within: hasOwn ? within : [] });
    isOpen = !hasOwn;
  }
  return runs;
}

const hasList = (placed: Placed): boolean =>
  placed.alternatives.branches.length >= FEWEST_CHOICES ||
  placed.alternatives.branches.some((parts) => groupsIn(parts, placed).some(hasList));

/** The source of a pattern in parts: as it is, and in every second place the alternatives to choose from. */
export function choicesOf(source: string, flags: string): readonly (string | readonly Choice[])[] {
  if (flags.includes('v') || /\\[1-9k]/.test(source)) return [source];
  const found: (string | readonly Choice[])[] = [];
  let last = 0;
  const visit = (placed: Placed): void => {
    const { branches, spans } = placed.alternatives;
    const spanOf = (at: number | undefined) => spans[at ?? 0] ?? [0, 0];
    for (const { at, within } of runsOf(placed)) {
      within.forEach(visit);
      const [from, to] = [spanOf(at[0])[0], spanOf(at.at(-1))[1]];
      if (at.length < FEWEST_CHOICES || CAPTURE.test(source.slice(from, to))) continue;
      const choices = at.map((each) => choiceOf(source.slice(...spanOf(each)), branches[each] ?? [], placed));
      found.push(source.slice(last, from), choices);
      last = to;
    }
  };
  visit({ alternatives: partsOf(source, flags), before: 'none', after: 'none' });
  return [...found, source.slice(last)];
}

function neededByAll(branches: Branches, before: Edge, after: Edge): Needed | undefined {
  const all = branches.filter(canMatch).map((parts) => neededByOne(parts, before, after));
  if (!all.every((needed) => needed !== undefined)) return undefined;
  const list = (name: 'words' | 'starts' | 'within') => [...new Set(all.flatMap((needed) => needed[name]))];
  return {
    words: list('words'),
    starts: list('starts'),
    within: list('within'),
    digit: all.some(({ digit }) => digit),
    strength: Math.min(...all.map(({ strength }) => strength)),
  };
}

/** Not `(?!)`, which stands for an empty list of words. */
const canMatch = (parts: readonly Part[]): boolean =>
  !parts.some((part) => part.kind === 'look' && part.isNegative && part.branches.some(({ length }) => length === 0));

const strongest = (all: readonly Needed[]): Needed | undefined =>
  all.reduce<Needed | undefined>((best, each) => (best && best.strength >= each.strength ? best : each), undefined);

const neededByOne = (parts: readonly Part[], before: Edge, after: Edge): Needed | undefined =>
  strongest(allOf(parts, before, after));

/** What each of the parts needs. */
function allOf(parts: readonly Part[], before: Edge, after: Edge): Needed[] {
  const found: Needed[] = [];
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at];
    if (!part || part.min === 0) continue;
    const left = edgeBefore(parts, at, before);
    if (part.kind === 'char') {
      const run = charsFrom(parts, at);
      at += run.length - 1;
      found.push(...neededByChars(run.text, left, run.isCutOff ? 'none' : edgeAfter(parts, at, after)));
    } else if (part.kind === 'set') found.push(...neededBySet(part.holds));
    else found.push(...neededWithin(part, left, edgeAfter(parts, at, after)));
  }
  return found;
}

/** What the parts within a group need, or those of what has to stand beside a position. */
function neededWithin(part: Part, left: Edge, right: Edge): Needed[] {
  if (part.kind === 'look') {
    if (part.isNegative) return [];
    return neededWithin({ ...part, kind: 'group' }, part.isAhead ? left : 'none', part.isAhead ? 'none' : right);
  }
  if (part.kind !== 'group') return [];
  // Another round may follow the first.
  const end = part.max > 1 ? 'none' : right;
  const [only, ...others] = part.branches;
  if (only && others.length === 0) return allOf(only, left, end);
  const needed = neededByAll(part.branches, left, end);
  return needed ? [needed] : [];
}

function neededBySet({ isDigit, chars }: Holds): Needed[] {
  if (isDigit) return [A_DIGIT];
  if (chars === undefined) return [];
  const all = chars.map((char) => withinText(inOneForm(char)));
  return [
    { ...NOTHING, within: all.flatMap((each) => each.within), strength: Math.min(...all.map((each) => each.strength)) },
  ];
}

/** The characters from a position on that follow each other in any match. */
function charsFrom(parts: readonly Part[], from: number) {
  let [text, length, isCutOff] = ['', 0, false];
  for (const part of parts.slice(from)) {
    if (part.kind !== 'char' || part.min === 0 || isCutOff) break;
    text += part.char;
    length += 1;
    isCutOff = part.max > 1;
  }
  return { text, length, isCutOff };
}

const IN_WORD = /^\w+/;

function neededByChars(given: string, before: Edge, after: Edge): Needed[] {
  const text = inOneForm(given);
  const found = [...text.matchAll(/\p{L}+/gu)].map(({ 0: letters, index }) =>
    neededByLetters({
      letters,
      text: text.slice(index),
      before: index > 0 ? 'letters' : before,
      after: index + letters.length < text.length ? 'letters' : after,
    }),
  );
  return found.length > 0 ? found : [withinText(text)];
}

interface Letters {
  readonly letters: string;
  /** From the letters on. */
  readonly text: string;
  readonly before: Edge;
  readonly after: Edge;
}

function neededByLetters({ letters, text, before, after }: Letters): Needed {
  if (before === 'letters')
    return after === 'letters' ? { ...NOTHING, words: [letters], strength: letters.length + 1 } : startOf(letters);
  // After what `\w` does not match, only the characters that it matches are known to begin a word.
  const word = before === 'word' ? IN_WORD.exec(text)?.[0] : undefined;
  if (word === undefined) return withinText(letters);
  return word === text && after === 'word' ? { ...NOTHING, words: [word], strength: word.length + 1 } : startOf(word);
}

function startOf(word: string): Needed {
  const start = word.slice(0, MOST_START);
  return { ...NOTHING, starts: [start], strength: start.length };
}

/** A character of Latin letters, a space or a digit, of which any text has some. */
const EVERYDAY = /[\s\d\p{Script=Latin}]/u;

function withinText(text: string): Needed {
  const chars = text.slice(0, MOST_START);
  // One of another script says as much as a word.
  const strength = EVERYDAY.test(chars) ? chars.length - 0.5 : chars.length + 1;
  return { ...NOTHING, within: [chars], strength };
}

/** Whether every match of the branches begins, or ends, with what is no letter. */
const areSetApart = (branches: Branches, at: 0 | -1): boolean =>
  branches.every((parts) => {
    const part = parts.at(at);
    return part !== undefined && part.min > 0 && isNoLetter(part, at);
  });

function isNoLetter(part: Part, at: 0 | -1): boolean {
  if (part.kind === 'char') return !/\p{L}/u.test(part.char);
  if (part.kind === 'set') return part.holds.letters === 'none';
  return part.kind === 'group' && areSetApart(part.branches, at);
}

/** How a look to one side sets apart what stands at the other: by excluding letters there, or by requiring what is none. */
function edgeOfLook({ isNegative, branches }: Part & { readonly kind: 'look' }, at: 0 | -1): Edge {
  if (!isNegative) return areSetApart(branches, at) ? 'letters' : 'none';
  const excluded = branches.flatMap((parts) => {
    const [part] = parts;
    return parts.length === 1 && part?.kind === 'set' && part.min === 1 ? [part.holds.letters] : [];
  });
  return excluded.includes('all') ? 'letters' : excluded.includes('word') ? 'word' : 'none';
}

const edgeBefore = (parts: readonly Part[], at: number, outside: Edge): Edge =>
  edgeOver(parts.slice(0, at).reverse(), -1, outside);

const edgeAfter = (parts: readonly Part[], at: number, outside: Edge): Edge =>
  edgeOver(parts.slice(at + 1), 0, outside);

/** The edge that a neighbour makes; `parts` are the neighbours, nearest first, and `at` their side that is near. */
function edgeOver(parts: readonly Part[], at: 0 | -1, outside: Edge): Edge {
  let isOptional = false;
  /** With an optional digit between, a run of `\w` is another one. */
  const over = (edge: Edge): Edge => (isOptional && edge === 'word' ? 'none' : edge);
  for (const part of parts) {
    const edge = edgeOfPart(part, at);
    if (edge === 'beyond') {
      if (part.kind !== 'look') isOptional = true;
      continue;
    }
    return over(edge);
  }
  return over(outside);
}

/** `beyond`: what is further on decides. */
function edgeOfPart(part: Part, at: 0 | -1): Edge | 'beyond' {
  if (part.kind === 'start') return at === -1 ? 'letters' : 'none';
  if (part.kind === 'end') return at === 0 ? 'letters' : 'none';
  if (part.kind === 'edge') return 'word';
  if (part.kind === 'look') {
    if (part.isAhead !== (at === 0)) return 'beyond';
    const edge = edgeOfLook(part, at);
    return edge === 'none' ? 'beyond' : edge;
  }
  if (!isNoLetter(part, at)) return 'none';
  return part.min > 0 ? 'letters' : 'beyond';
}
