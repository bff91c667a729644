import { findMoney } from '../grammar/find-money.ts';
import { inAllLanguages } from '../words/language-words.ts';
import { alternatives, caseless } from '../words/word-pattern.ts';

const LEADS = alternatives(inAllLanguages(({ startingPrice }) => startingPrice?.before));
const FOLLOWS = alternatives(inAllLanguages(({ startingPrice }) => startingPrice?.after));

const BEFORE = caseless(`(?<!\\p{L})(?:${LEADS})\\.?\\s$`);
const BEHIND = caseless(`^\\s?['’-]?(?:${FOLLOWS})`);
/** Without one of the words, no amount needs to be looked for. */
const EITHER = caseless(`(?<!\\p{L})(?:${LEADS})\\.?\\s|\\d.*(?:${FOLLOWS})`);

/** 'Boston – Halifax from $59', '24,000원부터': whether a text has a starting price, which is an offer, not a payment. */
export const hasStartingPrice = (text: string): boolean =>
  EITHER.test(text) &&
  findMoney(text).some(
    ({ start, end }) => BEFORE.test(text.slice(Math.max(0, start - 40), start)) || BEHIND.test(text.slice(end)),
  );

/** How many of the text's lines have such a price. */
export const countStartingPrices = (text: string): number =>
  text.split('\n').filter((line) => line.length < 200 && hasStartingPrice(line)).length;
