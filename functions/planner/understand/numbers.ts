const WORDS = [
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen',
  'seventeen eighteen nineteen twenty',
]
  .join(' ')
  .split(' ');

/** A number in figures or in words up to twenty, as a regular expression pattern. */
export const NUMBER = `(?:\\d{1,3}|${WORDS.join('|')}|a couple of|couple of|couple|a few|a|an)`;

/** '4', 'four', 'a couple of' (2), 'a few' (4), 'a' (1). */
export function numberOf(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  if (/couple/.test(text)) return 2;
  if (text === 'a few') return 4;
  const index = WORDS.indexOf(text);
  return index < 0 ? 1 : index;
}
