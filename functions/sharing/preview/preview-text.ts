/** Characters that turn the direction of what follows (Unicode UAX 9): unclosed, they would turn what we put after them. */
const TURNS = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g;
const CONTROLS = /\p{Cc}+/gu;
/** Letters that are written from right to left. */
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** First strong isolate, and its end. */
const [ISOLATE, ENDED] = ['\u2068', '\u2069'];

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A text in one line, of at most so many characters as people count them; what is longer ends with '…'. */
export function oneLine(text: string, limit: number): string {
  const line = text.replace(TURNS, '').replace(CONTROLS, ' ').replace(/\s+/gu, ' ').trim();
  const characters = [...graphemes.segment(line)].map(({ segment }) => segment);
  if (characters.length <= limit) return line;
  return `${characters
    .slice(0, limit - 1)
    .join('')
    .trimEnd()}…`;
}

/** A text inside a sentence, which does not change the order of what stands around it. */
export function within(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? `${ISOLATE}${text}${ENDED}` : text;
}
