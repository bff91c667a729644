export const isJapanese = (text: string): boolean => /[\u3040-\u30ff\u3400-\u9fff]/.test(text);
