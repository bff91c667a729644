/*
 * Where two values touch: pages keep a label apart from its value by style alone ('<span>Gate</span><b>B12</b>'), and
 * copying such a page leaves 'GateB12' or '18:35Roma Termini'.
 */

/** Between a word, a sign or a number before, and a capital, a number or a sum after. */
const TOUCHES = /(?:\p{Ll}|[.)%:!?€]|\d)$/u;
const BEGINS_VALUE = /^(?:\p{Lu}|\d|[€£¥₩₺]|\$|R\$|US\$)/u;

/** Whether an element's text and what follows it without a space are two values rather than parts of one word. */
export function isSeam(before: string, after: string): boolean {
  if (!TOUCHES.test(before) || !BEGINS_VALUE.test(after)) return false;
  if (/\d$/.test(before)) return /^\p{Lu}\p{Ll}/u.test(after);
  return (before.match(/\p{L}/gu)?.length ?? 0) >= 3;
}

/** The seams of a text that was copied without its layout: 'confermato!Codice', '18:35Roma', 'Roma20:48', 'ZB4T7KMostra'. */
const COPIED =
  /(?<=\p{Ll}{2}|[!?.)])(?=\p{Lu}\p{Ll}{2})|(?<=\d)(?=\p{Lu}\p{Ll}{2})|(?<=\p{Ll}{3})(?=\d{1,2}[:.]\d{2}(?!\d)|[€£]\s?\d|\d{1,2}(?=\p{Lu}|$))|(?<=[A-Z\d]{5})(?=\p{Lu}\p{Ll}{2})/gu;

/** With fewer of them they are names such as 'EasyJet'. */
const MIN_SEAMS = 6;

/** The text with wide gaps at its seams, if it has so many that it must have been copied without its layout. */
export function withGaps(text: string): string {
  const seams = [...text.slice(0, 20_000).matchAll(COPIED)].length;
  if (seams < MIN_SEAMS) return text;
  return text
    .split('\n')
    .map((line) => (/https?:|@/.test(line) ? line : line.replace(COPIED, '   ')))
    .join('\n');
}
