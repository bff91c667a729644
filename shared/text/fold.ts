/*
 * Texts as they are compared: without regard to case, marks, width and compatibility forms (Unicode NFKD).
 */

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

/** Letters that are others with a stroke, or two in one, which Unicode does not take apart. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', æ: 'ae', œ: 'oe', ς: 'σ' },
};

/**
 * Without regard to case and diacritics: 'jose' for 'José', 'strasse' for 'STRASSE' and 'Straße' (Unicode NFKD and full
 * case folding), 'kobenhavn' for 'København'; typographic apostrophes are plain
 * ones. The table holds travellers' words in this form: with a change of it the lists are to be rebuilt.
 */
export function foldName(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[’ʼ]/gu, "'")
    .toUpperCase()
    .toLowerCase()
    .replace(/[øłđðþæœς]/gu, (letter) => LETTERS[letter] ?? letter);
}

/** Lower case without marks, character by character, so that positions stay those of the text: 'São' is 'sao'. */
export function foldInPlace(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[’ʼ]/g, "'")
    .replace(/[–—]/g, '-')
    .replace(/[øłđı]/gi, (letter) => STROKED[letter.toLowerCase()] ?? letter)
    .replace(/[^\0-\x7f]/gu, (character) => {
      const folded = character.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
      return folded.length === character.length ? folded : character.toLowerCase();
    })
    .toLowerCase();
}

/** Letters that have no mark to take off. */
const STROKED: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', ı: 'i' };
