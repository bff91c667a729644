/** A text's words in lower case, each between spaces, so that whole words can be looked up in it: ' kyoto in autumn '. */
export function spacedWords(text: string): string {
  return ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()} `;
}

/**
 * Whether spaced words hold one of several words or phrases as a whole, in any case: 'Bali' is not in 'Balinese'. Looked
 * up as text, since compiling a regular expression for each list took a phone longer than drawing the page.
 */
export function namesAny(spaced: string, phrases: readonly string[]): boolean {
  return phrases.some((phrase) => spaced.includes(spacedWords(phrase)));
}
