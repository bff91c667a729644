/** Lower case without marks, character by character, so that positions stay those of the text: 'São' is 'sao'. */
export function foldText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[’ʼ]/g, "'")
    .replace(/[–—]/g, '-')
    .replace(/[^\0-\x7f]/gu, (character) => {
      const folded = character.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
      return folded.length === character.length ? folded : character.toLowerCase();
    })
    .toLowerCase();
}
