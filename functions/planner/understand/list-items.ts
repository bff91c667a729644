import words from './small-words.json' with { type: 'json' };

/** A part of a message that names one thing, with where it stands in it. */
export interface ListItem {
  readonly text: string;
  readonly at: number;
  readonly end: number;
}

/** What stands between the things of a list. */
const JOINT =
  /\s*(?:[;+&()!?\n]|(?<!\d),|,(?!\d{3}(?!\d))|(?<!\d)[:/]|[:/](?!\d))+\s*|(?<!\b(?:max|min|ca|approx|incl|excl|inkl|exkl))\.+(?=\s|$)|\s+[-–—]\s+|\s+(?:and|or|plus|with|then|but|also|as well as)\s+/g;
const small = new Set(words.words.split(' '));

/** The things of a folded text one by one: 'baths + ruin bars, parliament' are three. */
export function listItems(folded: string): ListItem[] {
  const items: ListItem[] = [];
  let from = 0;
  for (const { index, 0: joint } of [...folded.matchAll(JOINT), { index: folded.length, 0: '' }]) {
    const text = folded.slice(from, index);
    const at = from + (text.length - text.trimStart().length);
    if (text.trim() !== '') items.push({ text: text.trim(), at, end: at + text.trim().length });
    from = index + joint.length;
  }
  return items;
}

/** Whether a folded word names nothing. */
export function isSmallWord(word: string): boolean {
  return small.has(word);
}

/** The words of a folded text that name something, without those that every message has. */
export function namingWords(folded: string): string[] {
  return (folded.match(/\p{L}[\p{L}'’-]*/gu) ?? [])
    .map((word) => word.replace(/['’]s$/, ''))
    .filter((word) => word.length >= FEWEST_LETTERS && !small.has(word));
}

const FEWEST_LETTERS = 3;
