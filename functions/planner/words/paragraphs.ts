/** Texts as paragraphs with an empty line between them; empty ones are left out. */
export function inParagraphs(paragraphs: readonly (readonly string[])[]): string {
  return paragraphs
    .map((texts) => texts.filter(Boolean).join(' '))
    .filter(Boolean)
    .join('\n\n');
}
