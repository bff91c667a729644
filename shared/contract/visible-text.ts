/** Invisible characters: spaces, control and format characters, fillers (Unicode), and the blank Braille pattern. */
const UNSEEN = /[\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Whether a text has anything visible; a text of zero-width characters counts as empty. */
export function isVisible(text: string): boolean {
  return text.replace(UNSEEN, '') !== '';
}
