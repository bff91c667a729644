import dollars from '../../data/country-dollars.json' with { type: 'json' };
import { alternatives, anyWord, caseless, wholeWords } from '../words/word-pattern.ts';
import { BARE_DOLLAR, type MoneyMention } from './find-money.ts';

/** Pesos with points between their thousands: no United States price is written like that. */
const POINTED = /\d{1,3}(?:\.\d{3})+(?:,\d{2})?(?![\d,])/;

/** Finds the words and signs as wholes; digits may follow the prefix of a telephone number. */
function signPattern(signs: readonly string[]): RegExp {
  const { prefixes = [], words = [] } = Object.groupBy(signs, (sign) => (/^[.+]/.test(sign) ? 'prefixes' : 'words'));
  return caseless(
    `(?:${alternatives(prefixes)})(?!\\p{L})|(?<![\\p{L}\\d])(?:${alternatives(words)})(?![\\p{L}\\d])`,
    'giu',
  );
}

const SPANISH = anyWord(dollars.spanish);
/** Taxes on goods and services, which the United States do not have. */
const TAXES = new RegExp(wholeWords(dollars.taxes), 'u');

type Signs = readonly (readonly [string, RegExp])[];
const signsOf = (countries: Readonly<Record<string, readonly string[]>>): Signs =>
  Object.entries(countries).map(([currency, signs]) => [currency, signPattern(signs)]);
const [WITH_POINTS, WITHOUT_POINTS, TAXED, NAMED] = [
  dollars.pointed,
  dollars.unpointed,
  dollars.taxed,
  dollars.named,
].map(signsOf);

/** The currency with most signs in the text, if one has more than every other. */
function mostSigns(text: string, signs: Signs = []): string | undefined {
  const counted = signs
    .map(([currency, pattern]) => ({ currency, count: text.match(pattern)?.length ?? 0 }))
    .sort((one, other) => other.count - one.count);
  const [first, second] = counted;
  return first && first.count > (second?.count ?? 0) ? first.currency : undefined;
}

/**
 * ISO 4217 code of what a bare '$' means in the text: the one that it calls by its name, or the peso or dollar of a country of which the text has signs and
 * whose way of writing prices or taxes it follows; undefined where it is that of the United States, or open.
 */
export function countryDollar(text: string, amounts: readonly string[]): string | undefined {
  if (/\bUSD\b|US\$|U\$S/u.test(text)) return undefined;
  const named = mostSigns(text, NAMED);
  if (named !== undefined) return named;
  if (SPANISH.test(text))
    return mostSigns(text, amounts.some((amount) => POINTED.test(amount)) ? WITH_POINTS : WITHOUT_POINTS);
  return TAXES.test(text) ? mostSigns(text, TAXED) : undefined;
}

/** The amounts with a bare '$' in the currency of the mail's country. */
export function withCountryDollar<T extends { readonly text: string; readonly money: readonly MoneyMention[] }>(
  read: readonly T[],
  text: string,
): readonly T[] {
  const written = ({ text: own }: T, { start, end }: MoneyMention) => own.slice(start, end).trim();
  const isBare = (segment: T, money: MoneyMention) =>
    money.currency === 'USD' && BARE_DOLLAR.test(written(segment, money));
  const amounts = read.flatMap((segment) =>
    segment.money.filter((money) => isBare(segment, money)).map((money) => written(segment, money)),
  );
  const currency = amounts.length === 0 ? undefined : countryDollar(text, amounts);
  if (currency === undefined) return read;
  return read.map((segment) =>
    segment.money.some((money) => isBare(segment, money))
      ? { ...segment, money: segment.money.map((money) => (isBare(segment, money) ? { ...money, currency } : money)) }
      : segment,
  );
}
