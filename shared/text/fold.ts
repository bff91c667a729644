/*
 * Folds texts for comparison: ignores case, diacritics, width and compatibility forms (Unicode NFKD and full case
 * folding). `fold` is the only way to fold; the other two apply it to words and to single characters.
 */

/** Texts that folding only lower-cases. */
const ASCII = /^[ -~\t\n]*$/;

/** Texts that have no punctuation to remove; a fast path, as thousands of town names are folded at once. */
const PLAIN_WORDS = /^[a-z0-9]+(?: [a-z0-9]+)*$/;

/** What Unicode does not decompose: letters with a stroke, ligatures, typographic apostrophes and dashes. */
const PLAIN: Readonly<Record<string, string>> = {
  ...{ ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', æ: 'ae', œ: 'oe', ς: 'σ' },
  ...{ '’': "'", ʼ: "'", '–': '-', '—': '-' },
};

/**
 * Ignores case and diacritics: 'jose' for 'José', 'strasse' for 'STRASSE' and 'Straße', 'kobenhavn' for 'København'.
 * The result is in NFC and may have another length. The table stores travellers' words and topics in this form: when it
 * changes, run `npm run rebuild-lists`.
 */
export function fold(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/[\p{Mn}\p{Me}]/gu, '')
    .toUpperCase()
    .toLowerCase()
    .replace(/[øłđðþæœς’ʼ–—]/gu, (character) => PLAIN[character] ?? character)
    .normalize('NFC');
}

/** Folded, with every run of punctuation or space as one space: names, labels and phrases are looked up by it. */
export function foldWords(text: string): string {
  const folded = fold(text);
  return PLAIN_WORDS.test(folded) ? folded : folded.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}

/**
 * Folds each character whose folded form has the same length, so that positions are kept (those of the text in NFC):
 * 'São' is 'sao', and 'ß' stays. For searching in a text by position; to compare texts, use `fold`.
 */
export function foldInPlace(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[^\0-\x7f]/gu, (character) => {
      const folded = fold(character);
      return folded.length === character.length ? folded : character.toLowerCase();
    })
    .toLowerCase();
}
