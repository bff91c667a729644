/* Folds texts for comparison: ignores case, diacritics, width and compatibility forms (Unicode NFKD). */

/** Texts that folding only lower-cases. */
const ASCII = /^[ -~\t\n]*$/;

/**
 * Lower case, no diacritics, width and compatibility forms undone: how labels and names are compared. Length may
 * change.
 */
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

/** Folded, with every run of punctuation or space as one space. */
export function foldWords(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Letters with a stroke, and ligatures, which Unicode does not decompose. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', æ: 'ae', œ: 'oe', ς: 'σ' },
};

/**
 * Ignores case and diacritics: 'jose' for 'José', 'strasse' for 'STRASSE' and 'Straße' (Unicode NFKD and full case
 * folding), 'kobenhavn' for 'København'; typographic apostrophes become plain ones. The table stores travellers' words
 * in this form: when it changes, the lists have to be rebuilt.
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

/** Lower case without diacritics, character by character, so that positions are kept: 'São' is 'sao'. */
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

/** Letters without diacritics. */
const STROKED: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', ı: 'i' };
