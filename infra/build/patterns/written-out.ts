/** The members of a character class, by the property that they have. */
export type Members = Readonly<Record<string, string>>;

/** An escape, with the name of its property if it is one, or a bracket of a character class. */
const PART = /\\p\{(?<property>[^}]+)\}|\\.|[[\]]/gsu;
/** What the flag `i` matters to: a letter, or an escape that stands for some. */
const LETTER = /\\[wWDSPux]|(?<!\\)[^\s!-@[-`{-~]/u;

/**
 * The source of a pattern in which the members of the properties are written out, and which otherwise matches the same:
 * for each `\p{L}` V8 has ICU collect all letters anew, 0.07 ms whenever a pattern is made, first run, and run again. With
 * the flag `i` it would also look up the other cases of each of these characters, which have the property too (but for
 * U+0345, a mark whose capital is a letter).
 */
export function writtenOut(source: string, flags: string, members: Members): string {
  const sealed = (part: string): string => (flags.includes('i') ? `(?-i:${part})` : part);
  let written = '';
  let last = 0;
  /** Where in `written` the class begins that the part is in, and what of it is no property. */
  let open: { readonly at: number; rest: string; hasProperty: boolean } | undefined;
  for (const { 0: part, index, groups } of source.matchAll(PART)) {
    const before = source.slice(last, index);
    last = index + part.length;
    written += before;
    const known = members[groups?.property ?? ''];
    if (!open) {
      if (part === '[') open = { at: written.length, rest: '', hasProperty: false };
      written += known === undefined ? part : sealed(`[${known}]`);
      continue;
    }
    open.rest += before + (known === undefined && part !== ']' ? part : '');
    open.hasProperty ||= known !== undefined;
    written += known ?? part;
    if (part === ']') {
      const whole = written.slice(open.at);
      if (open.hasProperty && !LETTER.test(open.rest)) written = written.slice(0, open.at) + sealed(whole);
      open = undefined;
    }
  }
  return written + source.slice(last);
}
