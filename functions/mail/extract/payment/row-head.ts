import type { MoneyMention } from '../grammar/find-money.ts';
import type { MailContext, ReadSegment } from '../mail-context.ts';

const MAX_CURRENCY = 4;

/** A cell that is short, or begins with its amount: '5 385 kr (varav moms 576,96 kr)', 'kr 645,- (paid in the car)'. */
const isAmountCell = ({ text, money: [first] }: ReadSegment): boolean =>
  text.length <= 24 || (first?.start ?? text.length) <= MAX_CURRENCY;

/** The words of a cell without its amounts and without what it has in parentheses. */
const wordsOf = ({ text, money }: ReadSegment): string =>
  money
    .reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text)
    .replace(/[（(][^()（）]*[)）]/gu, '')
    .trim();

/** 'Total in 4 instalments of €20 | €80': a cell of words before a lone amount, which is what they name. */
export function namesNext(context: MailContext, { line, index, money, prose, ...segment }: ReadSegment): boolean {
  const next = context.segments[index + 1];
  if (prose || money.length === 0 || next?.line !== line || next.money.length !== 1 || !isAmountCell(next))
    return false;
  return /\p{L}{3}/u.test(segment.text.slice(0, money[0]?.start));
}

/** The label of a lone amount: before it in its row, or alone in the line above it. */
export function rowHead(context: MailContext, segment: ReadSegment): string | undefined {
  if ((segment.roles.size > 0 && segment.via !== 'header') || !isAmountCell(segment)) return undefined;
  const before = context.segments[segment.index - 1];
  if (!before || before.line < segment.line - 1 || before.text.length >= 60) return undefined;
  if (before.money.length > 0 && !namesNext(context, before)) return undefined;
  return `${before.label ?? ''} ${wordsOf(before)}`.trim();
}

/** '-113,00 €', '- CHF 20' */
export const isDeducted = (text: string, { start }: Pick<MoneyMention, 'start'>): boolean =>
  /[-−–▲△]\s{0,4}(?:[€£$¥]|\p{Lu}{3})?\s?$/u.test(text.slice(0, start));

/** 'Total (incl. €5.40 VAT) | €81': what is in parentheses in the words for the next amount is no row of a bill. */
export const isAside = (context: MailContext, segment: ReadSegment): boolean =>
  namesNext(context, segment) && segment.money.every(({ start, end }) => inParentheses(segment.text, start, end));

/** Whether a part of a text is in parentheses. */
export const inParentheses = (text: string, start: number, end: number): boolean =>
  /[（(][^()（）]*$/u.test(text.slice(0, start)) && /^[^()（）]*[)）]/u.test(text.slice(end));

/** A cell of nothing but an amount that is taken off: '-113,00 €'. */
export const isLess = ({ text }: ReadSegment, money: MoneyMention): boolean =>
  isDeducted(text, money) && !/[\p{L}\d]{4}/u.test(text.slice(0, money.start));
