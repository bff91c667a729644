import * as z from 'zod/mini';
import type { MailDocument } from '../document/mail-document.ts';
import { textToDocument } from '../document/text-to-document.ts';
import { cleanText } from '../message/clean-text.ts';

const MAX_PAGES = 12;
const MAX_ITEMS = 8_000;
const Item = z.object({
  str: z.string(),
  transform: z.array(z.number()).check(z.minLength(6)),
  width: z.number(),
  height: z.number(),
});
type Item = z.output<typeof Item>;

/** Arranges the words of a page by position: one line per height, gaps as wide as on paper. */
function pageText(items: readonly Item[]): string {
  const words = items
    .filter((item) => item.str.trim() !== '')
    .map((item) => ({ text: item.str, x: item.transform[4] ?? 0, y: item.transform[5] ?? 0, width: item.width }));
  const letters = words.reduce((sum, word) => sum + word.text.length, 0);
  const unit = letters === 0 ? 1 : Math.max(1, words.reduce((sum, word) => sum + word.width, 0) / letters);
  words.sort((a, b) => b.y - a.y || a.x - b.x);
  const rows: { y: number; words: typeof words }[] = [];
  for (const word of words) {
    const row = rows.at(-1);
    if (row && Math.abs(row.y - word.y) < unit * 0.9) row.words.push(word);
    else rows.push({ y: word.y, words: [word] });
  }
  return rows
    .map((row) => {
      let line = '';
      let end = 0;
      for (const word of row.words.sort((a, b) => a.x - b.x)) {
        const gap = word.x - end;
        const column = Math.round(word.x / unit);
        if (line !== '' && gap < unit * 0.3) line += word.text;
        else if (line !== '' && gap < unit * 1.6) line += ` ${word.text}`;
        else line = line.padEnd(Math.max(column, line === '' ? 0 : line.length + 2)) + word.text;
        end = word.x + word.width;
      }
      return line;
    })
    .join('\n');
}

/**
 * The text of a PDF with its columns; undefined when it has none or cannot be opened. The PDF library is loaded on
 * first use.
 */
export async function pdfToDocument(content: Uint8Array): Promise<MailDocument | undefined> {
  const { getDocumentProxy } = await import('unpdf');
  try {
    const pdf = await getDocumentProxy(new Uint8Array(content), {
      disableFontFace: true,
      isEvalSupported: false,
      stopAtErrors: false,
      verbosity: 0,
    });
    const pages: string[] = [];
    let budget = MAX_ITEMS;
    for (let number = 1; number <= Math.min(pdf.numPages, MAX_PAGES) && budget > 0; number += 1) {
      const page = await pdf.getPage(number);
      const { items } = await page.getTextContent();
      const read = items.slice(0, budget).flatMap((item) => {
        const parsed = Item.safeParse(item);
        return parsed.success ? [parsed.data] : [];
      });
      budget -= read.length;
      pages.push(pageText(read));
    }
    const text = cleanText(pages.join('\n\n'));
    return text.trim().length > 20 ? textToDocument(text) : undefined;
  } catch (error) {
    if (error instanceof Error) return undefined;
    throw error;
  }
}
