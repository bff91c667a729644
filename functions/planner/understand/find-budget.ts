import { NUMBER, numberOf } from './numbers.ts';

/** What a message says about money. */
export interface SaidBudget {
  readonly amount: number;
  /** ISO 4217; undefined when there was only a number. */
  readonly currency: string | undefined;
  readonly per: 'person' | 'total' | 'day';
  /** What it is for alone: 'max 150 for entrances' says nothing of beds and meals. */
  readonly of?: 'tickets';
}

const CURRENCIES: readonly (readonly [pattern: string, code: string])[] = [
  ['au?\\$|aud|australian dollars?|aussie dollars?', 'AUD'],
  ['ca?\\$|can\\$|cad|canadian dollars?', 'CAD'],
  ['nz\\$|nzd|new zealand dollars?|kiwi dollars?', 'NZD'],
  ['s\\$|sgd|singapore dollars?', 'SGD'],
  ['hk\\$|hkd|hong kong dollars?', 'HKD'],
  ['us\\$|usd|us dollars?|dollars?|bucks|\\$', 'USD'],
  ['eur|euros?|€', 'EUR'],
  ['egp|egyptian pounds?', 'EGP'],
  ['myr|ringgits?', 'MYR'],
  ['soles', 'PEN'],
  ['jod|(?:jordanian )?dinars?', 'JOD'],
  ['moroccan dirhams?', 'MAD'],
  ['twd|nt\\$', 'TWD'],
  ['gbp|pounds?(?: sterling)?|quid|£', 'GBP'],
  ['chf|swiss francs?|francs?', 'CHF'],
  ['jpy|yen|¥', 'JPY'],
  ['sek|swedish kron(?:or|er|a)|swedish crowns?', 'SEK'],
  ['nok|norwegian kron(?:er|or|e)', 'NOK'],
  ['dkk|danish kron(?:er|or|e)', 'DKK'],
  ['pln|zlot(?:y|ys|ych)|zl', 'PLN'],
  ['inr|(?:indian )?rupees?|₹', 'INR'],
  ['czk|kc|czech (?:korunas?|crowns?)|korunas?', 'CZK'],
  ['huf|forints?', 'HUF'],
  ['krw|(?:korean )?won|₩', 'KRW'],
  ['thb|(?:thai )?baht|฿', 'THB'],
  ['idr|rupiahs?', 'IDR'],
  ['mxn|(?:mexican )?pesos?', 'MXN'],
  ['brl|reais|brazilian reals?|r\\$', 'BRL'],
  ['zar|(?:south african )?rands?|r', 'ZAR'],
  ['try|(?:turkish )?liras?|₺', 'TRY'],
  ['aed|dirhams?', 'AED'],
  ['vnd|dongs?', 'VND'],
  ['isk|icelandic kron(?:a|ur)', 'ISK'],
  ['cny|rmb|yuan', 'CNY'],
];
const CODE = CURRENCIES.map(([pattern]) => pattern).join('|');
const AMOUNT =
  "(\\d{1,3}(?:[,.' ]\\d{3})+|\\d+(?:[.,]\\d{1,2})?)\\s*(k|grand|thousand|hundred|million|mio|lakhs?|lacs?|crores?)?";
const BEFORE = new RegExp(`(?<![\\p{L}\\d]|\\b(?:we|u|you|they|us|there) )(${CODE})\\s?${AMOUNT}(?![\\d])`, 'u');
const AFTER = new RegExp(`(?<![\\p{L}\\d.,])${AMOUNT}\\s?(${CODE})(?!\\p{L})`, 'u');
const NO_MONEY =
  '(?!\\s*(?:-|days?|nights?|weeks?|people|persons?|of us|adults?|kids|hours?|km|degrees|°|c\\b|k?m\\b|%|things|sights|stops))';
const BARE = new RegExp(
  `\\b(?:budget(?:\\s+(?:of|is|about|around|max|under|:))*|spend(?:\\s+(?:about|around|up to|at most))?|under|below|max(?:imum)?(?:\\s+of)?|at most|no more than|up to|less than)\\s*:?\\s*${AMOUNT}${NO_MONEY}`,
);
/** '600 each', 'on 50 a day', '2000 all in' */
/** '8 lakh' is money, whatever stands around it. */
const BARE_LAKH = new RegExp(`(?<![\\p{L}\\d.,])${AMOUNT}(?<=lakhs?|lacs?|crores?)(?!\\p{L})`, 'u');
const BARE_EACH = new RegExp(
  `(?<![\\p{L}\\d.,])${AMOUNT}\\s*(?=(?:each|pp|p\\.p\\.?|per (?:person|head|day|night)|a (?:head|day|night)|\\/ ?(?:day|night|person)|all[ -]in|in total|total|budget)\\b)`,
  'u',
);
/** 'Cut it to 300', 'bring the total down to 1.5k' */
const BARE_CUT = new RegExp(
  `\\b(?:cut|drop|bring|lower|reduce|get|keep|make)\\s+(?:it|that|this|(?:the|our) (?:budget|total|price|cost|sum))?\\s*(?:down\\s+)?(?:to|under|below|at)\\s+(?=\\d{3}|\\d+\\s*(?:k|grand))${AMOUNT}${NO_MONEY}`,
);
/** '2000 without getting there', '1500 excl flights' */
const BARE_WITHOUT = new RegExp(
  `(?<![\\p{L}\\d.,/-])(?=\\d{3}|\\d+\\s*(?:k|grand))${AMOUNT}\\s+(?=(?:w\\/o|without|excl\\w*|not counting|not incl\\w*|incl\\w*|plus (?:the )?(?:flights?|journey|travel)|for everything|tops|max\\b))`,
  'u',
);
/** '8 to 12 April 2027 for two' */
const NO_YEAR =
  '(?!(?<=\\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?,?\\s+(?:\\d{1,2}\\w{0,2},?\\s+)?)20\\d\\d\\b)';
/** '2500 for the two of us' */
const BARE_FOR_ALL = new RegExp(
  `(?<![\\p{L}\\d.,/-])${NO_YEAR}(?=\\d{3}|\\d+\\s*(?:k|grand|thousand))${AMOUNT}\\s+(?=for (?:(?:the|all) )?(?:two|three|four|five|six|both|all|us|\\d) ?(?:of us|together)?\\b(?! (?:days|nights|weeks)))`,
  'u',
);
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/\bhalf a (?:grand|thousand)\b/g, '500'],
  [/\b(?:a )?couple (?:of )?hundred\b/g, '200'],
  [/\b(?:a )?couple (?:of )?(?:grand|thousand)\b/g, '2000'],
  [/\bone and a half (?:grand|thousand)\b/g, '1500'],
];
const WORD_AMOUNT = new RegExp(`\\b(${NUMBER})\\s+(hundred|thousand|grand|million)\\b`, 'g');

/** 'Five hundred' in figures, of equal length. */
function inFigures(folded: string): string {
  const text = WORDS.reduce((said, [pattern, figures]) => said.replace(pattern, figures), folded);
  return text.replace(WORD_AMOUNT, (_, number: string, unit: string) => String(numberOf(number) * (TIMES[unit] ?? 1)));
}

const TIMES: Readonly<Record<string, number>> = {
  ...{ hundred: 100, k: 1000, grand: 1000, thousand: 1000, million: 1e6, mio: 1e6 },
  ...{ lakh: 1e5, lakhs: 1e5, lac: 1e5, lacs: 1e5, crore: 1e7, crores: 1e7 },
};
/** 'In total for both for entrances' */
const FOR_TICKETS =
  /^[^.;!?\d]{0,30}?\b(?:for|on)\s+(?:all\s+)?(?:the\s+|our\s+)?(?:entrances?|entrance fees|entry|entries|tickets|admissions?|sights|museums)\b(?! and)/;
/** Units that sums in rupees are said in. */
const OF_RUPEES = /^(?:lakhs?|lacs?|crores?)$/;

/** The budget in a folded message; undefined when it names none. */
export function findBudget(message: string): SaidBudget | undefined {
  const folded = inFigures(message);
  const before = BEFORE.exec(folded);
  if (before) return said(folded, before, { digits: before[2], unit: before[3], currency: before[1] });
  const after = AFTER.exec(folded);
  if (after) return said(folded, after, { digits: after[1], unit: after[2], currency: after[3] });
  const bare =
    BARE_LAKH.exec(folded) ??
    BARE.exec(folded) ??
    BARE_EACH.exec(folded) ??
    BARE_FOR_ALL.exec(folded) ??
    BARE_CUT.exec(folded) ??
    BARE_WITHOUT.exec(folded);
  return bare ? said(folded, bare, { digits: bare[1], unit: bare[2] }) : undefined;
}

/** The parts of an amount as they are written: '1,200', 'k', 'euros'. */
interface WrittenAmount {
  readonly digits: string | undefined;
  readonly unit: string | undefined;
  readonly currency?: string | undefined;
}

function said(
  folded: string,
  match: RegExpExecArray,
  { digits = '', unit, currency }: WrittenAmount,
): SaidBudget | undefined {
  const times = unit === undefined ? 1 : (TIMES[unit] ?? 1);
  const amount = Number(plainNumber(digits)) * times;
  if (!(amount >= 10)) return undefined;
  const rest = folded
    .slice(match.index + match[0].length, match.index + match[0].length + 40)
    .replace(/^[\s,]*(?:max(?:imum)?|tops|at most|ish)\b/, '');
  const code = currency && CURRENCIES.find(([pattern]) => new RegExp(`^(?:${pattern})$`, 'u').test(currency))?.[1];
  const inRupees = unit !== undefined && OF_RUPEES.test(unit) ? 'INR' : undefined;
  const of = FOR_TICKETS.test(rest) ? ({ of: 'tickets' } as const) : {};
  return { amount, currency: code || inRupees, per: perOf(rest, folded), ...of };
}

/** '1,200' and '1.200' are twelve hundred, '99.50' is not. */
function plainNumber(digits: string): string {
  return /[,.' ]\d{3}(?:\D|$)/.test(digits) ? digits.replace(/[,.' ]/g, '') : digits.replace(',', '.');
}

function perOf(rest: string, folded: string): SaidBudget['per'] {
  if (/^\s*(?:\w+\s+)?(?:a|per|each|every|\/)\s*(?:day|night)/.test(rest) || /\bdaily budget\b/.test(folded))
    return 'day';
  if (/\dpp\b|\bpp\b/.test(folded)) return 'person';
  if (/\b(?:each|per person|per head|a head|apiece|a person|per adult)\b/.test(folded)) return 'person';
  return 'total';
}

const SHOWN = new RegExp(`\\b(?:in|into|to|use|using|show|with|as)\\s+(?:the\\s+)?(${CODE})(?!\\p{L})`, 'u');

/** The currency in which amounts are wanted: 'prices in Aussie dollars', 'what is that in £?'. ISO 4217. */
export function findCurrency(folded: string): string | undefined {
  const named = SHOWN.exec(folded)?.[1];
  return CURRENCIES.find(([pattern]) => named !== undefined && new RegExp(`^(?:${pattern})$`, 'u').test(named))?.[1];
}
