/** Text that folding only makes lower case. */
const ASCII = /^[ -~\t\n]*$/;

/** Lower case, no marks, width and compatibility forms undone: what labels and names are compared by. Length may change. */
export function fold(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/ı/g, 'i')
    .replace(/ß/g, 'ss');
}

/** Folded, and every run of punctuation or space one space. */
export function foldWords(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
