/**
 * A telephone number with its country, trunk or freephone prefix: '+43 1 555 01 73', '050-5555-0142', '1300 555 014'
 * (ITU-T E.123 and the forms of single countries). Numbers without such a prefix could be anything.
 */
const TELEPHONE =
  /(?<![\d:.,/-])(?:\+\d{1,3}|\(?0\d{1,4}\)?|1[38]00|800)(?:[\s()/-]{1,2}\d{1,6}){2,6}(?![\d:]|[.,]\d)/gu;
/** The shortest national numbers with their prefix. */
const MIN_DIGITS = 8;

/** Whether a text contains a telephone number; dates in it have to be taken out before. */
export const hasTelephone = (text: string): boolean =>
  [...text.matchAll(TELEPHONE)].some(([number]) => number.replace(/\D/g, '').length >= MIN_DIGITS);
