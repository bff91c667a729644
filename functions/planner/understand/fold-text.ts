/** Lower case without marks, character by character, so that positions stay those of the text: 'São' is 'sao'. */
export function foldText(text: string): string {
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
