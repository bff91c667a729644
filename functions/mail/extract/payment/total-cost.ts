import { foldWords } from '#shared/text/fold.ts';
import { currenciesInBrackets, currencyIn, kroneOf, type MoneyMention } from '../grammar/find-money.ts';
import { mentionsGuests } from '../grammar/guest-count.ts';
import { labelAtStart, rolesOfPhrase } from '../labels/roles.ts';
import { hasRole } from '../labels/segment.ts';
import { evidenceAt, type MailContext, type ReadSegment } from '../mail-context.ts';
import type { Found } from '../mail-reading.ts';
import { inAllLanguages, oneOf } from '../words/language-words.ts';
import { alternatives, anyWord, caseless, orWords, wholeWords } from '../words/word-pattern.ts';
import { type Confirmed, confirmedAmounts } from './confirmed-amounts.ts';
import { isLess, namesNext, rowHead } from './row-head.ts';

export interface TotalCost {
  readonly cost: Found<number>;
  readonly currency?: Found<string>;
  /** The rows of the bill add up to it. */
  readonly isSum: boolean;
}

const GRAND = anyWord(inAllLanguages(({ grand }) => grand));
const UNIT = alternatives(inAllLanguages(({ unit }) => unit));
/** 'per night', '/ person', 'deposit' */
const PART = orWords(
  caseless(`(?:(?<!\\p{L})(?:${alternatives(inAllLanguages(({ each }) => each))})|/)\\s?(?:${UNIT})(?!\\p{L})`),
  inAllLanguages(({ part }) => part),
);

/** '267 € in total' */
const SUMMED = caseless(`^\\s?[(,]?\\s?(?:${wholeWords(inAllLanguages(({ summed }) => summed))})`);

/** '3,200円×2名＝6,400円', '5,500円 × 5名 計 27,500円' */
const PRODUCT = /[×x✕*]\s?\d{1,2}\s?(?:名|人|枚|室|泊|台|\p{L}{1,10}\.?)?\s?(?:[=＝]|計|合計)\s*$/iu;

/** The text after the last comma or dash. */
const clauseOf = (before: string): string => before.replace(/^.*(?:[,;:]|\s[–—-])(?=\s+\S)/s, '');

/** A sentence about money that is blocked, or charged only for a no-show. */
const HELD = anyWord(inAllLanguages(({ heldSum }) => heldSum));

const MAX_SENTENCE = 300;

function sentenceAround(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - MAX_SENTENCE), at);
  const after = text.slice(at, at + MAX_SENTENCE);
  const starts = [...before.matchAll(/[.!?]\s/g)].at(-1);
  const ends = /[.!?](?:\s|$)/.exec(after);
  return before.slice(starts ? starts.index + 1 : 0) + after.slice(0, ends ? ends.index + 1 : after.length);
}

/** 'IVA 10% inclusa': the tax is included in the amount. */
const TAX_WITHIN = caseless(
  `(?<!\\p{L})(?:${oneOf(({ tax }) => tax?.names)})\\b[^.;]{0,14}(?<!\\p{L})(?:${oneOf(({ tax }) => tax?.included)})\\w*`,
);
/** '(税込)', '(incl. VAT)' */
const INCLUDING = caseless(`[（(][^）)]*(?:${oneOf(({ tax }) => tax?.included)})[^）)]*(?:[）)]|$)`);

/** What follows is a part of the amount before it. */
const OF_WHICH = caseless(`[(,;]?\\s?(?:${wholeWords(inAllLanguages(({ ofWhich }) => ofWhich))}).*$`, 'isu');

/** The only currency that the rows of the bill above the sum have in brackets, 'CHARGES (USD)', or as a column. */
function currencyOfBill({ document: { lines }, places }: MailContext, { segment }: Candidate): string | undefined {
  const gap = lines.findLastIndex((line, at) => at < segment.line && line.blank);
  const named = lines
    .slice(gap + 1, segment.line)
    .flatMap(({ text, cells }) => [
      ...currenciesInBrackets(text),
      ...cells.flatMap((cell) => (/^[A-Z]{3}$/.test(cell.text.trim()) ? (currencyIn(cell.text) ?? []) : [])),
    ]);
  // 'Madrid (MAD)' is no dirham.
  const [only, ...others] = new Set(named.filter((code) => places.airport(code) === undefined));
  return others.length === 0 ? only : undefined;
}

/** If the sum names no currency: the currency of all other amounts, or of the bill, or the country's krone. */
function currencyOfMail(context: MailContext, candidate: Candidate): string | undefined {
  const { segment, money } = candidate;
  const named = new Set(context.segments.flatMap((each) => each.money.map(({ currency }) => currency ?? '')));
  named.delete('');
  const [only] = named;
  const isCrown = /kr|[:,]-/i.test(segment.text.slice(money.start, money.end));
  if (named.size === 1 && only !== undefined && !isCrown) return only;
  if (!isCrown && named.size > 0) return undefined;
  const ofBill = isCrown ? undefined : currencyOfBill(context, candidate);
  return ofBill ?? kroneOf(context.document.text.slice(0, 20_000));
}

/** '¥' is the yuan in Chinese, and the yen in Japanese, which has kana. */
function yuanOrYen({ document }: MailContext, { segment, money }: Candidate): string | undefined {
  if (!/[¥￥]/.test(segment.text.slice(money.start, money.end))) return undefined;
  const isChinese = /[\u3400-\u9fff]{2}/.test(document.text) && !/[\u3040-\u30ff]/.test(document.text);
  return isChinese ? 'CNY' : undefined;
}

interface Candidate {
  readonly segment: ReadSegment;
  readonly money: MoneyMention;
  readonly rank: number;
}

/** What stands around an amount, up to its neighbours. */
interface Around {
  readonly before: string;
  readonly after: string;
  /** 'Pris pr. person: 1.980 kr. · Samlet pris for 2: 3.960 kr.': the label is that of the first sum. */
  readonly isOther: boolean;
  /** '€ 241 (excess € 900)': text between two amounts in parentheses is about the second. */
  readonly isAfterOfNext: boolean;
  readonly label: string;
}

function around({ text, money, label }: ReadSegment, index: number, rowHead: string | undefined): Around {
  const [last, own, next] = [money[index - 1], money[index], money[index + 1]];
  const [start, end] = [own?.start ?? 0, own?.end ?? 0];
  const before = text.slice(last?.end ?? 0, start);
  const after = text
    .slice(end, next?.start ?? end + 30)
    .slice(0, 40)
    .replace(/[.;](?=\s).*$/s, '');
  return {
    before,
    after,
    isOther: index > 0 && (/[·•|;]|\.\s|\s[–—-]\s/.test(before) || PRODUCT.test(before)),
    isAfterOfNext: next !== undefined && /^\s?[(,;+]/.test(after),
    label: foldWords(label ?? rowHead ?? ''),
  };
}

/** Words beside the amount that say that it is the whole. */
function sumWords({ before, label }: Around, rowHead: string | undefined): boolean {
  const named = labelAtStart(rowHead ?? '')?.roles;
  return GRAND.test(before) || GRAND.test(label) || (named?.has('total') === true && !named.has('partOfPrice'));
}

/** Words beside the amount that say that it is a part, a fee or a tax. */
function partWords(segment: ReadSegment, { before, after, isOther, isAfterOfNext, label }: Around): boolean {
  const clause = SUMMED.test(after) || GRAND.test(clauseOf(before)) ? clauseOf(before) : before;
  // '65 a night with breakfast, so total 650': what stands before the word is of the price before it.
  if (/\d/.test(before) && JUST_BEFORE.test(before)) return false;
  const led = clause
    .replace(TAX_WITHIN, '')
    .replace(/^.*[.!?;](?=\s)/s, '')
    .slice(-60);
  if (PART.test(led)) return true;
  const followed = after.slice(0, 24).replace(TAX_WITHIN, '').replace(OF_WHICH, '').replace(INCLUDING, '');
  if (!isAfterOfNext && PART.test(followed)) return true;
  return !isOther && PART.test(label) && !GRAND.test(label) && !hasRole(segment, 'from', 'departure');
}

/** 'Total with VAT and full insurance': what follows the word is within. */
const isCalledTotal = (rowHead: string | undefined): boolean =>
  labelAtStart(rowHead ?? '')?.roles.has('total') === true || GRAND.test((rowHead ?? '').split(/\s/)[0] ?? '');

const SURE = oneOf(({ sum }) => sum);
const SURE_LABEL = caseless(SURE);
const JUST_BEFORE = caseless(`(?<!\\p{L})(?:${SURE})\\W{0,3}$`);
/** An amount with less than this is not called the total. */
const MIN_RANK = 3;
/** '6,500円 → 5,800円': an arrow from the list price to the one that is paid. */
const REDUCED = /^\s?(?:[→⇒➔➜➡]|->|=>)/u;

/** What speaks for an amount besides the words in its own cell. */
interface Beside {
  readonly rowHead: string | undefined;
  /** It stands among the words for the amount in the next cell. */
  readonly isHead: boolean;
  readonly confirmed: Confirmed;
}

/** How much says that an amount is the booking's total; below MIN_RANK nothing does. */
function rankOf(
  segment: ReadSegment,
  index: number,
  money: MoneyMention,
  { rowHead, isHead, confirmed: { sums, rows, reduced, totals, split, parts } }: Beside,
): number {
  const said = around(segment, index, rowHead);
  const isTotal = hasRole(segment, 'total') && segment.via !== 'none';
  const isPart = hasRole(segment, 'partOfPrice', 'deadline') && !said.isOther;
  const isSum = sumWords(said, rowHead);
  const weights: readonly (readonly [boolean, number])[] = [
    [isTotal, 6],
    [isSum, 4],
    [rolesOfPhrase(said.label)?.has('total') === true && SURE_LABEL.test(said.label), 2],
    [isPart && !isTotal, -8],
    [partWords(segment, said) && !split.has(money) && !(totals.has(money) && isCalledTotal(rowHead)), -7],
    [isHead || isLess(segment, money), -8],
    [HELD.test(sentenceAround(segment.text, money.start)), -7],
    [sums.has(money), 5],
    [split.has(money), 5],
    [parts.has(money) || (rows.has(money) && !((isTotal || isSum) && reduced.has(money))), -4],
    [segment.prose && !isSum, -2],
    [JUST_BEFORE.test(said.before), 4],
    [SUMMED.test(said.after), 5],
    [PRODUCT.test(said.before) && !isPart, 4],
    [index > 0 && REDUCED.test(said.before), 2],
  ];
  return weights.reduce((sum, [holds, weight]) => sum + (holds ? weight : 0), 0);
}

const ranked = (segment: ReadSegment, beside: Beside): Candidate[] =>
  segment.money
    .map((money, index) => ({ segment, money, rank: rankOf(segment, index, money, beside) }))
    .filter(({ rank }) => rank >= MIN_RANK);

/** The mail's own total: the amount with such a label; never a deposit, a tax line, a price per night, or points. */
export function totalCost(context: MailContext): TotalCost | undefined {
  let best: Candidate | undefined;
  const confirmed = confirmedAmounts(context);
  for (const segment of context.segments) {
    const beside = { rowHead: rowHead(context, segment), isHead: namesNext(context, segment), confirmed };
    for (const candidate of ranked(segment, beside)) {
      const better =
        best === undefined ||
        candidate.rank > best.rank ||
        (candidate.rank === best.rank &&
          candidate.money.amount > best.money.amount &&
          candidate.money.currency === best.money.currency);
      if (better) best = candidate;
    }
  }
  const found = best ?? only(context);
  if (!found || found.money.amount === 0) return undefined;
  const evidence = best
    ? evidenceAt(found.segment, found.money)
    : evidenceAt(found.segment, found.money, 'guessed', 'the only amount in the mail, which nothing calls the total');
  const currency = yuanOrYen(context, found) ?? found.money.currency ?? currencyOfMail(context, found);
  return {
    cost: { value: found.money.amount, evidence },
    isSum: confirmed.sums.has(found.money),
    ...(currency
      ? {
          currency: {
            value: currency,
            evidence: found.money.currency
              ? evidence
              : { ...evidence, kind: 'computed', how: 'what the mail says of the currency elsewhere' },
          },
        }
      : {}),
  };
}

const MAX_LINES = 2;

/** A message of a sentence or two: 'Ride confirmed, Mon 15.02.2027 04:40, fixed price 89 EUR, order 55012.' */
const isShort = ({ document: { lines } }: MailContext): boolean =>
  lines.filter(({ blank }) => !blank).length <= MAX_LINES;

/** The only amount in a mail, unless it is called a part of a price. */
function only(context: MailContext): Candidate | undefined {
  const stated = context.segments.filter(({ text, prose }) => !prose && !/。$/.test(text.trim()));
  const all = (stated.some(({ money }) => money.length > 0) ? stated : context.segments).flatMap((segment) =>
    segment.money.map((money) => ({ segment, money, rank: 0 })),
  );
  const [first] = all;
  if (!first || new Set(all.map(({ money }) => money.amount)).size !== 1) return undefined;
  if (first.segment.prose && !isShort(context)) return undefined;
  const { segment, money } = first;
  if (
    hasRole(segment, 'partOfPrice', 'deadline') ||
    PART.test(segment.text) ||
    PART.test(segment.text.slice(money.end))
  )
    return undefined;
  const before = segment.text.slice(0, money.start);
  // 'Fixpreis Hin- und Rückfahrt: € 178', '1 adult single, GBP 32.10. Ticket number …'
  const isNamed = /[:：]\s?$/u.test(before) || mentionsGuests(before);
  return segment.prose || isNamed || hasRole(segment, 'room', 'event', 'total', 'guests') || segment.text.length < 40
    ? first
    : undefined;
}
