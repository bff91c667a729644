/** Nothing that is seen: spaces, control and format characters, fillers (Unicode), and the blank Braille pattern. */
const UNSEEN = /[\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Whether a text shows anything; one of zero-width characters alone is as good as empty. */
export function isVisible(text: string): boolean {
  return text.replace(UNSEEN, '') !== '';
}
