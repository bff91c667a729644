/** Whether a text is JSON, or has a sign of JSON-LD or of microdata: any other has no markup to look for. */
export const mayHaveMarkup = (html: string): boolean => /^\s*[[{]|ld\+json|itemscope/i.test(html);
