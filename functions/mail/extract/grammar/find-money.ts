import da from '../../data/words/da.json' with { type: 'json' };
import nb from '../../data/words/nb.json' with { type: 'json' };
import sv from '../../data/words/sv.json' with { type: 'json' };
import { alternatives, caseless } from '../words/word-pattern.ts';
import { parseAmount } from './parse-amount.ts';

/** An amount of money as written. */
export interface MoneyMention {
  readonly start: number;
  readonly end: number;
  readonly amount: number;
  /** ISO 4217; absent where the sign is ambiguous, such as 'kr'. */
  readonly currency?: string;
}

const ISO_4217 =
  'EUR|USD|GBP|CHF|SEK|DKK|NOK|JPY|AUD|NZD|CAD|CZK|PLN|HUF|INR|CNY|HKD|SGD|THB|KRW|BRL|MXN|TRY|ZAR|ISK|RON|BGN|HRK|ILS|AED|SAR|QAR|EGP|MAD|TND|IDR|MYR|PHP|VND|TWD|ARS|CLP|COP|PEN|RUB|UAH|KES|TZS|LKR|NPR|JOD|OMR|KWD|BHD|IQD|LYD|GEL|RSD|XPF|FJD|MUR|UYU|CRC|DOP|GTQ|BOB|PYG|LAK|KHR|MMK|BDT|PKR|NGN|GHS|ETB|UGX|RWF|BWP|NAD|MZN|ALL|MKD|BAM|MDL|AMD|AZN|KZT|UZS';
const SIGNS: readonly (readonly [string, string])[] = [
  ['ARS ?\\$', 'ARS'],
  ['MXN ?\\$', 'MXN'],
  ['CLP ?\\$', 'CLP'],
  ['COP ?\\$', 'COP'],
  ['CAD ?\\$', 'CAD'],
  ['AUD ?\\$', 'AUD'],
  ['NZD ?\\$', 'NZD'],
  ['US\\$', 'USD'],
  ['U\\$S', 'USD'],
  ['A\\$', 'AUD'],
  ['AU ?\\$', 'AUD'],
  ['C\\$', 'CAD'],
  ['CA ?\\$', 'CAD'],
  ['CDN ?\\$', 'CAD'],
  ['NZ ?\\$', 'NZD'],
  ['HK ?\\$', 'HKD'],
  ['S\\$', 'SGD'],
  ['R\\$', 'BRL'],
  ['MX ?\\$', 'MXN'],
  ['NT ?\\$', 'TWD'],
  ['CN¥', 'CNY'],
  ['€', 'EUR'],
  ['£', 'GBP'],
  ['￡', 'GBP'],
  ['\\$', 'USD'],
  ['[¥￥]', 'JPY'],
  ['円', 'JPY'],
  ['₹', 'INR'],
  ['Rs\\.?', 'INR'],
  ['Kč', 'CZK'],
  ['zł', 'PLN'],
  ['Ft', 'HUF'],
  ['₺', 'TRY'],
  ['₩', 'KRW'],
  ['฿', 'THB'],
  ['₪', 'ILS'],
  ['TL', 'TRY'],
  ['元', 'CNY'],
  ['원', 'KRW'],
  ['лв\\.?', 'BGN'],
  ['₽', 'RUB'],
  ['₴', 'UAH'],
  ['[Ll]ei', 'RON'],
  ['Rp\\.?', 'IDR'],
  ['RM', 'MYR'],
  ['[₫đ]', 'VND'],
  ['грн\\.?', 'UAH'],
  ['руб\\.?', 'RUB'],
  ['₱', 'PHP'],
  ['บาท', 'THB'],
  ['ر\\.?ق\\.?', 'QAR'],
  ['ر\\.?س\\.?', 'SAR'],
  ['د\\.?إ\\.?', 'AED'],
  ['ج\\.?م\\.?', 'EGP'],
  ['ر\\.?ع\\.?', 'OMR'],
  ['ש"ח', 'ILS'],
  ['د\\.?م\\.?', 'MAD'],
  ['₸|тг\\.?|тенге', 'KZT'],
  ['₾', 'GEL'],
  ['₦', 'NGN'],
  ['₡', 'CRC'],
  ['S/\\.?', 'PEN'],
  ['K[Ss]hs?\\.?', 'KES'],
  // Only with its cents is it a rand: 'Row R 12', and 'R8 101' is a train.
  ["(?<!\\d\\s?)R(?=\\s?\\d{1,3}(?:[ ,.']?\\d{3})*[.,]\\d{2}(?!\\d)|$)", 'ZAR'],
  ['Fr\\.', 'CHF'],
  ['SFr\\.?', 'CHF'],
  ['(?:Euro|euro)s?', 'EUR'],
  ['EUROS?', 'EUR'],
  ['kr\\.?', ''],
];
const SIGN = `(?:${SIGNS.map(([sign]) => sign).join('|')})`;
const UNIT = `(?:${SIGN}|${ISO_4217})`;
/** Thousands in threes, or in twos above them, as in India: '1,04,316.00'. */
const NUMBER =
  "\\d{1,3}(?:[.,'’ ]\\d{3})+(?:[.,]\\d{1,2})?|\\d{1,2}(?:,\\d{2}){1,3},\\d{3}(?:\\.\\d{1,2})?|\\d{1,9}(?:[.,]\\d{1,2})?";
/** Digits, and letters of the scripts that set words apart: '門票NT$500起', '24,000원부터'. */
const WORD = '\\d\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}';
const MONEY = new RegExp(
  `(?<![${WORD}])(${UNIT})(?:(?<!\\p{L}{4})|(?<=euro|Euro))\\s{0,3}(${NUMBER})(?:[.,:][-–]{1,2})?(?:\\s?(${ISO_4217})(?!\\p{L}))?(?![\\d])|(?<![${WORD}.,:]|\\S-)(${NUMBER})(?:[.,][-–—]{1,2})?\\s{0,3}(${UNIT})(?![${WORD}]|\\s?\\d{1,3}(?:[.,]\\d{3})*[.,]\\d{2}(?!\\d))`,
  'gu',
);

function currencyOf(unit: string): string | undefined {
  if (new RegExp(`^(?:${ISO_4217})$`).test(unit)) return unit;
  for (const [sign, currency] of SIGNS) if (new RegExp(`^(?:${sign})$`).test(unit)) return currency || undefined;
  return undefined;
}

/** ISO 4217 code of the currency in a label: 'Total (EUR)', 'Summe in €'. */
export function currencyIn(label: string): string | undefined {
  const unit = new RegExp(`(?<![\\p{L}\\d])${UNIT}(?![\\p{L}\\d])`, 'u').exec(label)?.[0];
  return unit === undefined ? undefined : currencyOf(unit);
}

const IN_BRACKETS = new RegExp(`\\((?:in )?(${UNIT})\\)`, 'gu');

/** ISO 4217 codes of the currencies in brackets, 'CHARGES (USD)', 'Betrag (in €)'. */
export const currenciesInBrackets = (text: string): string[] =>
  [...text.matchAll(IN_BRACKETS)].flatMap(([, unit = '']) => currencyOf(unit) ?? []);

/** '3 800:-': whole crowns. */
const DASHED = /(?<![\p{L}\d.,:-])(\d{1,3}(?:[ .]\d{3})+|\d{1,6})\s?[:,]-(?![\d-])/gu;

/** '588,- Euro': what the dash stands for has a currency of its own. */
const UNIT_BEHIND = new RegExp(`^\\s?(?:${UNIT}|[Kk]r)`, 'u');

/** Every amount with a currency next to it, from left to right. */
export function findMoney(text: string): MoneyMention[] {
  const found: MoneyMention[] = [];
  for (const match of text.matchAll(DASHED))
    if (
      !UNIT_BEHIND.test(text.slice(match.index + match[0].length)) &&
      !/(?:kr\.?|[€£$¥]|[A-Z]{3})\s{0,2}$/.test(text.slice(0, match.index))
    )
      found.push({ start: match.index, end: match.index + match[0].length, amount: parseAmount(match[1] ?? '') });
  MONEY.lastIndex = 0;
  for (let match = MONEY.exec(text); match !== null; match = MONEY.exec(text)) {
    const number = match[2] ?? match[4];
    const unit = match[3] ?? match[1] ?? match[5];
    if (number === undefined || unit === undefined) continue;
    const currency = currencyOf(unit);
    const amount = parseAmount(number, currency);
    const taken = found.some((other) => match.index < other.end && match.index + match[0].length > other.start);
    if (!taken && Number.isFinite(amount) && amount < 1e9)
      found.push({
        start: match.index,
        end: match.index + match[0].length,
        amount,
        ...(currency === undefined ? {} : { currency }),
      });
  }
  return found.sort((one, other) => one.start - other.start);
}

/** A dollar sign without a country. */
export const BARE_DOLLAR = /^\$|(?<![\p{L}]\s?)\$$/u;

/**
 * Amounts of a mail in which one country's dollar is named, 'CA $442.74' or '$4,270.00 MXN': there a bare '$' is that
 * dollar too. Otherwise it is that of the United States.
 */
export function withOneDollar<T extends { readonly text: string; readonly money: readonly MoneyMention[] }>(
  read: readonly T[],
): readonly T[] {
  const isBare = (text: string, { start, end, currency }: MoneyMention) =>
    currency === 'USD' && BARE_DOLLAR.test(text.slice(start, end)) && !/USD$/.test(text.slice(start, end));
  const named = new Set(
    read.flatMap(({ text, money }) =>
      money.flatMap((each) =>
        text.slice(each.start, each.end).includes('$') && !isBare(text, each) ? [each.currency ?? ''] : [],
      ),
    ),
  );
  const [dollar] = named;
  if (named.size !== 1 || !dollar || dollar === 'USD') return read;
  return read.map((segment) => {
    if (!segment.money.some((each) => isBare(segment.text, each))) return segment;
    const money = segment.money.map((each) => (isBare(segment.text, each) ? { ...each, currency: dollar } : each));
    return { ...segment, money };
  });
}

/** What tells the countries of a crown apart: everyday words that the others do not have, letters, and the country's own signs. */
const CROWNS: readonly (readonly [string, RegExp])[] = [
  ['SEK', caseless(`[äö]|(?<!\\p{L})(?:${alternatives(sv.everyday)})(?!\\p{L})|org\\.?nr|\\.se\\b|\\+46`, 'giu')],
  ['DKK', caseless(`(?<!\\p{L})(?:${alternatives(da.everyday)})(?!\\p{L})|\\.dk\\b|\\+45`, 'giu')],
  ['NOK', caseless(`(?<!\\p{L})(?:${alternatives(nb.everyday)})(?!\\p{L})|\\.no\\b|\\+47`, 'giu')],
];

/**
 * What 'kr' means here: the krone whose code occurs in the mail, or whose country's words do; undefined where that is
 * open.
 */
export function kroneOf(text: string): string | undefined {
  const code = /\b(SEK|DKK|NOK|ISK)\b/.exec(text)?.[1];
  if (code) return code;
  const counted = CROWNS.map(([crown, words]) => [crown, text.match(words)?.length ?? 0] as const).sort(
    (a, b) => b[1] - a[1],
  );
  const [first, second] = counted;
  if (first && second && first[1] > second[1]) return first[0];
  return /[æø]/i.test(text) ? 'DKK' : undefined;
}
