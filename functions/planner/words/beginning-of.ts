const MOST_WORDS = 4;

/** The beginning of a clause, to know it again by. */
export function beginningOf(text: string): string {
  const words = text.match(/[\p{L}\p{N}'’-]+/gu) ?? [];
  return words.slice(0, MOST_WORDS).join(' ') + (words.length > MOST_WORDS ? ' …' : '');
}
