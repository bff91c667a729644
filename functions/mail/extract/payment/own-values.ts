import { foldWords } from '#shared/text/fold.ts';
import { cents } from '../checks/cents.ts';
import { isAllBut } from '../checks/prices-agree.ts';
import type { MoneyMention } from '../grammar/find-money.ts';
import { findReference, type ReferenceMention } from '../grammar/find-reference.ts';
import { hasRole } from '../labels/segment.ts';
import { evidenceAt, type MailContext, type ReadSegment } from '../mail-context.ts';
import type { Draft, Found } from '../mail-reading.ts';
import { bookingReference, labelledCode } from './booking-reference.ts';
import { inParentheses } from './row-head.ts';

type Fields = Draft['fields'];

/** A value with the same label as others, and where it stands in the text. */
interface Labelled<T> {
  readonly label: string;
  readonly at: number;
  readonly value: T;
}

/** Where a booking stands in the text: its hour, else its place. */
const positionOf = ({ fields }: Draft): number | undefined =>
  fields.startTime?.evidence.start ?? fields.location?.evidence.start ?? fields.startDate?.evidence.start;

/** The values of each label that stands as often as there are bookings. */
function oncePerBooking<T>(values: readonly Labelled<T>[], count: number): Labelled<T>[][] {
  return Object.values(Object.groupBy(values, ({ label }) => label)).filter(
    (group) => group?.length === count,
  ) as Labelled<T>[][];
}

/** One value stands right below the beginning of each booking, or right above it. */
function alternates(values: readonly { readonly at: number }[], positions: readonly number[]): boolean {
  const isBelow = values.every(
    ({ at }, index) => at > (positions[index] ?? 0) && at < (positions[index + 1] ?? Infinity),
  );
  const isAbove = values.every(({ at }, index) => at < (positions[index] ?? 0) && at > (positions[index - 1] ?? -1));
  return isBelow || isAbove;
}

const sumInCents = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + cents(amount), 0);

/** A cell of nothing but an amount, in a line of its own. */
const isAmountAlone = ({ text, money: [first], roles, column }: ReadSegment): boolean =>
  roles.size === 0 && column === 0 && first !== undefined && first.end - first.start >= text.trim().length;

/** Words before a value that no list has, with nothing else in its cell. */
const hasUnknownLabel = ({ roles, label, via }: ReadSegment): boolean =>
  roles.size === 0 && label !== undefined && label !== '' && via !== 'none' && via !== 'header';

const isNamedAlone = (segment: ReadSegment): boolean => {
  const [first] = segment.money;
  return hasUnknownLabel(segment) && first !== undefined && first.end - first.start >= segment.text.trim().length;
};

/** 'QX 440', 'Seat 21': what a flight or a seat is called is no reference. */
const IS_CODE = /^(?=(?:.*\d){2})(?![A-Z\d]{2}\s?\d{1,4}$)[A-Z\d][A-Z\d-]{4,15}$/u;

/** 'eIC 53 118 204 7': a cell of nothing but a code of several groups, which nothing names. */
function codeAlone({ text, roles, label, dates, times, money }: ReadSegment): ReferenceMention | undefined {
  if (roles.size > 0 || label || dates.length + times.length + money.length > 0) return undefined;
  const code = findReference(text);
  const isAll = code !== undefined && code.value === text.trim() && code.value.includes(' ');
  return isAll && (text.match(/\d/g)?.length ?? 0) >= LEAST_DIGITS ? code : undefined;
}

const LEAST_DIGITS = 7;

/** The code of a segment: what a label of the role names, or all that stands behind words that no list has. */
function codeOf(segment: ReadSegment, role: 'reference' | 'ticketNumber'): ReferenceMention | undefined {
  if (hasRole(segment, role)) return labelledCode(segment);
  const value = segment.text.trim();
  const alone = role === 'reference' ? codeAlone(segment) : undefined;
  if (alone) return alone;
  const isOther = segment.dates.length + segment.times.length + segment.money.length > 0;
  if (role !== 'reference' || !hasUnknownLabel(segment) || isOther || !IS_CODE.test(value)) return undefined;
  const start = segment.text.indexOf(value);
  return { value, start, end: start + value.length };
}

/** An amount and where it stands. */
interface Price {
  readonly segment: ReadSegment;
  readonly money: MoneyMention;
}

function pricesIn({ segments }: MailContext): Labelled<Price>[] {
  return segments.flatMap((segment) => {
    const [money] = segment.money;
    const isCalled = hasRole(segment, 'total') && segment.via !== 'none';
    const isPrice = (isCalled && !hasRole(segment, 'partOfPrice')) || isAmountAlone(segment) || isNamedAlone(segment);
    // '99,80 EUR (2 x 49,90 EUR)', '251,81 zł (w tym VAT: 18,65 zł)': what is in parentheses says what it is made of.
    const isLone = segment.money.slice(1).every(({ start, end }) => inParentheses(segment.text, start, end));
    if (!money || !isPrice || !isLone) return [];
    return [{ label: foldWords(segment.label ?? ''), at: segment.start + money.start, value: { segment, money } }];
  });
}

/** The prices with one label, one for each booking: they differ, or add up to another amount of the mail. */
function ownPrices(context: MailContext, positions: readonly number[]): readonly Price[] | undefined {
  const all = context.segments.flatMap(({ money }) => money.map(({ amount }) => cents(amount)));
  const group = oncePerBooking(pricesIn(context), positions.length).find((prices) => {
    const amounts = prices.map(({ value }) => value.money.amount);
    const isSplit = all.some((total) => isAllBut(total, sumInCents(amounts)));
    const isCalled = prices.every(({ label }) => label !== '');
    return (isSplit && isCalled) || (new Set(amounts).size > 1 && alternates(prices, positions));
  });
  return group?.map(({ value }) => value) ?? pricesOfBlocks(context, positions);
}

/**
 * The last amount in the block of each booking, whatever stands beside it, where they add up to an amount above or below
 * all blocks.
 */
function pricesOfBlocks({ segments }: MailContext, positions: readonly number[]): readonly Price[] | undefined {
  const all = segments.flatMap((segment) =>
    segment.money.map((money) => ({ segment, money, at: segment.start + money.start })),
  );
  const [first = 0] = positions;
  const totals = all.filter(({ at }) => at < first || at > (positions.at(-1) ?? 0)).reverse();
  for (const total of totals) {
    const end = total.at < first ? Infinity : total.at;
    const last = positions.map((from, index) =>
      all.findLast(({ at }) => at > from && at < Math.min(end, positions[index + 1] ?? end)),
    );
    const prices = last.filter((price) => price !== undefined);
    const sum = sumInCents(prices.map(({ money }) => money.amount));
    if (prices.length === positions.length && sum === cents(total.money.amount)) return prices;
  }
  return undefined;
}

/** The codes behind labels of a role, one for each booking: with one label, else whatever their labels are. */
function ownCodes(
  context: MailContext,
  positions: readonly number[],
  role: 'reference' | 'ticketNumber',
): readonly Found<string>[] | undefined {
  const codes = context.segments.flatMap((segment): Labelled<Found<string>>[] => {
    const code = codeOf(segment, role);
    if (!code) return [];
    const value = { value: code.value.slice(0, 100), evidence: evidenceAt(segment, code) };
    return [{ label: foldWords(segment.label ?? ''), at: segment.start + code.start, value }];
  });
  // That of a ticket is the booking's own where nothing is called its reference.
  const told = role === 'ticketNumber' ? bookingReference(context)?.value : undefined;
  const isSecond = told !== undefined && !codes.some(({ value }) => value.value === told);
  const within = codes.filter(({ at }) => at > (positions[0] ?? 0));
  const groups = isSecond ? [] : [...oncePerBooking(codes, positions.length), within];
  const group = groups.find(
    (each) =>
      each.length === positions.length &&
      new Set(each.map(({ value }) => value.value)).size === each.length &&
      alternates(each, positions),
  );
  return group?.map(({ value }) => value);
}

function priceFields(price: Price | undefined): Pick<Fields, 'cost' | 'currency'> {
  if (!price) return {};
  const { segment, money } = price;
  const evidence = evidenceAt(segment, money);
  return {
    cost: { value: money.amount, evidence },
    ...(money.currency ? { currency: { value: money.currency, evidence } } : {}),
  };
}

export interface OwnValues {
  readonly reference?: Found<string>;
  readonly price?: Pick<Fields, 'cost' | 'currency'>;
}

/**
 * What each of several bookings has of its own, in blocks, rows or columns of one form: the price or the reference that
 * stands under the same label once for each of them. Empty where nothing does.
 */
export function ownValues(drafts: readonly Draft[], context: MailContext): readonly OwnValues[] {
  const placed = drafts
    .map((draft, index) => ({ index, at: positionOf(draft) ?? -1 }))
    .sort((one, other) => one.at - other.at);
  const positions = placed.map(({ at }) => at);
  if (drafts.length < 2 || positions.includes(-1) || new Set(positions).size < positions.length) return [];
  const prices = ownPrices(context, positions);
  const codes = ownCodes(context, positions, 'reference') ?? ownCodes(context, positions, 'ticketNumber');
  const own: OwnValues[] = [];
  for (const [order, { index }] of placed.entries()) {
    const reference = codes?.[order];
    own[index] = {
      ...(reference ? { reference } : {}),
      ...(prices ? { price: priceFields(prices[order]) } : {}),
    };
  }
  return own;
}
