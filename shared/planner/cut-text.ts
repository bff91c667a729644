/** Maximum lengths of the cards' texts, in characters. */
export const IDEA_HIGHLIGHT = 30;
export const TOP_PICK = 25;
export const PREVIEW_TITLE = 20;

/** A text as it is, or its first `limit` characters and '...' when it is longer. */
export function cutText(text: string, limit: number): string {
  const characters = [...text];
  return characters.length <= limit ? text : `${characters.slice(0, limit).join('')}...`;
}
