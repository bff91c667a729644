/** Written without spaces between the words, or with particles that join them: such words match anywhere in a text. */
export const isUnspaced = (word: string): boolean =>
  /[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/.test(word);
