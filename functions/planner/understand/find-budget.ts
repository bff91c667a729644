/** What a message says about money. */
export interface SaidBudget {
  readonly amount: number;
  /** ISO 4217; undefined when only a number was said. */
  readonly currency: string | undefined;
  readonly per: 'person' | 'total' | 'day';
}

const CURRENCIES: readonly (readonly [pattern: string, code: string])[] = [
  ['a\\$|aud|australian dollars?', 'AUD'],
  ['c\\$|cad|canadian dollars?', 'CAD'],
  ['nz\\$|nzd|new zealand dollars?', 'NZD'],
  ['s\\$|sgd|singapore dollars?', 'SGD'],
  ['hk\\$|hkd|hong kong dollars?', 'HKD'],
  ['us\\$|usd|us dollars?|dollars?|bucks|\\$', 'USD'],
  ['eur|euros?|€', 'EUR'],
  ['gbp|pounds?(?: sterling)?|quid|£', 'GBP'],
  ['chf|swiss francs?|francs?', 'CHF'],
  ['jpy|yen|¥', 'JPY'],
  ['sek|swedish kron(?:or|er|a)|swedish crowns?', 'SEK'],
  ['nok|norwegian kron(?:er|or|e)', 'NOK'],
  ['dkk|danish kron(?:er|or|e)', 'DKK'],
  ['pln|zloty', 'PLN'],
  ['inr|rupees?|₹', 'INR'],
];
const CODE = CURRENCIES.map(([pattern]) => pattern).join('|');
const AMOUNT = "(\\d{1,3}(?:[,.' ]\\d{3})+|\\d+(?:[.,]\\d{1,2})?)\\s*(k|grand|thousand|hundred)?";
const BEFORE = new RegExp(`(?<![\\p{L}\\d])(${CODE})\\s?${AMOUNT}(?![\\d])`, 'u');
const AFTER = new RegExp(`(?<![\\p{L}\\d.,])${AMOUNT}\\s?(${CODE})(?!\\p{L})`, 'u');
const BARE = new RegExp(
  `\\b(?:budget(?:\\s+(?:of|is|about|around|max|under|:))*|spend(?:\\s+(?:about|around|up to|at most))?|under|below|max(?:imum)?(?:\\s+of)?|at most|no more than|up to|less than)\\s*:?\\s*${AMOUNT}(?!\\s*(?:-|days?|nights?|weeks?|people|persons?|of us|adults?|kids|hours?|km|degrees|°|k?m\\b|%))`,
);

/** The budget in a folded message; undefined when it names none. */
export function findBudget(folded: string): SaidBudget | undefined {
  const before = BEFORE.exec(folded);
  if (before) return said(folded, before, before[2], before[3], before[1]);
  const after = AFTER.exec(folded);
  if (after) return said(folded, after, after[1], after[2], after[3]);
  const bare = BARE.exec(folded);
  return bare ? said(folded, bare, bare[1], bare[2], undefined) : undefined;
}

function said(
  folded: string,
  match: RegExpExecArray,
  digits = '',
  unit: string | undefined,
  currency: string | undefined,
): SaidBudget | undefined {
  const times = unit === undefined ? 1 : unit === 'hundred' ? 100 : 1000;
  const amount = Number(plainNumber(digits)) * times;
  if (!(amount >= 10)) return undefined;
  const rest = folded.slice(match.index + match[0].length, match.index + match[0].length + 40);
  const code = currency && CURRENCIES.find(([pattern]) => new RegExp(`^(?:${pattern})$`, 'u').test(currency))?.[1];
  return { amount, currency: code || undefined, per: perOf(rest, folded) };
}

/** '1,200' and '1.200' are twelve hundred, '99.50' is not. */
function plainNumber(digits: string): string {
  return /[,.' ]\d{3}(?:\D|$)/.test(digits) ? digits.replace(/[,.' ]/g, '') : digits.replace(',', '.');
}

function perOf(rest: string, folded: string): SaidBudget['per'] {
  if (/^\s*(?:\w+\s+)?(?:a|per|each|every|\/)\s*(?:day|night)/.test(rest) || /\bdaily budget\b/.test(folded))
    return 'day';
  if (/\b(?:each|per person|p\.?p\.?|per head|a head|apiece|a person|per adult)\b/.test(folded)) return 'person';
  return 'total';
}
