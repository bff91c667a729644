import { BARE_DOLLAR, type MoneyMention } from './find-money.ts';

/** Whole pesos with points between their thousands: no United States price is written like that. */
const POINTED = /\d{1,3}(?:\.\d{3})+(?![\d,])/;
const SPANISH = /(?<!\p{L})(?:reserva|fecha|noches?|pago|boletos?|entradas|compra|viaje|salida)(?!\p{L})/iu;
/** Goods and services tax, which the United States do not have. */
const GST = /(?<!\p{L})(?:GST|HST)(?!\p{L})/u;

/** Countries with a '$' of their own, and what in a mail is of that country alone. */
const PESOS: readonly (readonly [string, RegExp])[] = [
  ['CLP', /(?<!\p{L})chile(?!\p{L})|\.cl(?![\p{L}\d])|\+56(?!\d{3})|Santiago(?! de)|Valparaíso|Puerto Montt/giu],
  ['ARS', /(?<!\p{L})argentin[ao](?!\p{L})|\.ar(?![\p{L}\d])|\+54(?!\d{3})|Buenos Aires|Bariloche|Mendoza|\bCUIT\b/giu],
  ['COP', /(?<!\p{L})colombia(?!\p{L})|\.com\.co(?![\p{L}\d])|\+57(?!\d{3})|Bogotá|Medellín|Cartagena|\bNIT\b/giu],
];
const MEXICO = /México|\.mx(?![\p{L}\d])|\+52(?!\d{3})|CDMX|(?<!\p{L})(?:RFC|CFDI)(?!\p{L})/u;
const TAXED: readonly (readonly [string, RegExp])[] = [
  [
    'AUD',
    /(?<!\p{L})australia(?!\p{L})|\.au(?![\p{L}\d])|\+61(?!\d{3})|\b(?:NSW|VIC|QLD|WA|SA|TAS|ACT|NT) \d{4}\b|\bABN\b/giu,
  ],
  [
    'NZD',
    /new zealand|aotearoa|\.nz(?![\p{L}\d])|\+64(?!\d{3})|(?:Auckland|Wellington|Queenstown|Christchurch) \d{4}\b/giu,
  ],
  ['CAD', /(?<!\p{L})canada(?!\p{L})|\.ca(?![\p{L}\d])|\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b/giu],
  ['SGD', /(?<!\p{L})singapore(?!\p{L})|\.sg(?![\p{L}\d])|\+65(?!\d{3})/giu],
];

/** The currency with most signs in the text, if one has more than every other. */
function mostSigns(text: string, signs: readonly (readonly [string, RegExp])[]): string | undefined {
  const counted = signs
    .map(([currency, pattern]) => ({ currency, count: text.match(pattern)?.length ?? 0 }))
    .sort((one, other) => other.count - one.count);
  const [first, second] = counted;
  return first && first.count > (second?.count ?? 0) ? first.currency : undefined;
}

/**
 * ISO 4217 code of what a bare '$' means in the text: the peso or dollar of a country of which the text has signs and
 * whose way of writing prices or taxes it follows; undefined where it is that of the United States, or open.
 */
export function countryDollar(text: string, amounts: readonly string[]): string | undefined {
  if (/\bUSD\b|US\$|U\$S|U\.S\. dollars/u.test(text)) return undefined;
  if (SPANISH.test(text)) {
    if (amounts.some((amount) => POINTED.test(amount))) return mostSigns(text, PESOS);
    return MEXICO.test(text) ? 'MXN' : undefined;
  }
  return GST.test(text) ? mostSigns(text, TAXED) : undefined;
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
