import type { Evidence } from '#shared/mail/schema.ts';
import type { MailDocument } from './document/mail-document.ts';
import { withCountryDollar } from './grammar/country-dollar.ts';
import { dayMonthOrder, slashDatesIn } from './grammar/day-month-order.ts';
import { dottedTimes } from './grammar/dotted-times.ts';
import { findDates } from './grammar/find-dates.ts';
import { currencyIn, findMoney, type MoneyMention, withOneDollar } from './grammar/find-money.ts';
import { findTimes } from './grammar/find-times.ts';
import { withoutLengths } from './grammar/lengths-among-times.ts';
import { parseAmount } from './grammar/parse-amount.ts';
import { type DateContext, type ResolvedDate, resolveDate } from './grammar/resolve-date.ts';
import type { TimeMention } from './grammar/time-mention.ts';
import { timesWithoutColons } from './grammar/times-without-colons.ts';
import { columnsInOrder } from './labels/columns-in-order.ts';
import { hasRole, type Segment, segmentsOf } from './labels/segment.ts';
import type { Found, Mailbox, ReadOptions } from './mail-reading.ts';
import type { Gazetteer } from './places/airports.ts';

export interface DateEntity extends ResolvedDate {
  readonly start: number;
  readonly end: number;
  readonly weekday: boolean;
}

/** A segment with the entities in its text. Their offsets are relative to the segment's text. */
export interface ReadSegment extends Segment {
  readonly index: number;
  readonly dates: readonly DateEntity[];
  readonly times: readonly TimeMention[];
  readonly money: readonly MoneyMention[];
  /** Prose rather than a label, value or heading. */
  readonly prose: boolean;
}

/** One mail as the built-in reader sees it. */
export interface MailContext {
  readonly document: MailDocument;
  readonly segments: readonly ReadSegment[];
  /** The segments of each line. */
  readonly byLine: ReadonlyMap<number, readonly ReadSegment[]>;
  readonly subject: string;
  readonly from?: Mailbox;
  readonly dates: DateContext;
  readonly places: Gazetteer;
  /** The mail says that the booking has changed: old and new values may be side by side. */
  readonly isChange: boolean;
}

const PROSE_WORDS = 11;
/** 'Wed 12 May 2027 | MO 318 Meridian Orient': a line of several parts is as long as its longest. */
const PARTS = /\s[|·•]\s/u;
const wordsIn = (text: string): number =>
  Math.max(...text.split(PARTS).map((part) => part.match(/\p{L}{2,}/gu)?.length ?? 0));
/** Vietnamese writes its words syllable by syllable. */
const SYLLABIC = /[\u1ea0-\u1ef9ơưđ]/iu;
const SYLLABLES_A_WORD = 1.5;
const SEVERAL_SENTENCES = /[.!?]\s+\p{Lu}\p{L}{2}/u;
const CLOCK = /\d[:.h]\d\d(?!\d)/u;
/** Most words of a name or an address begin with a capital, and most of a sentence do not. */
const isNamed = (text: string): boolean => {
  if (SEVERAL_SENTENCES.test(text) || CLOCK.test(text)) return false;
  const words = text.match(/\p{L}{2,}/gu) ?? [];
  return words.filter((word) => /^\p{Lu}\p{Ll}/u.test(word)).length > words.length * 0.6;
};
const isProse = (text: string): boolean => {
  const words = wordsIn(text) / (SYLLABIC.test(text) ? SYLLABLES_A_WORD : 1);
  const japanese = text.match(/[\u3040-\u309f]/g)?.length ?? 0;
  const isLong = words >= PROSE_WORDS || (words > 6 && /[.!?]$/.test(text));
  return japanese > 14 || (isLong && !isNamed(text));
};

export interface ContextInput {
  readonly document: MailDocument;
  readonly subject?: string;
  readonly from?: Mailbox;
  readonly date?: Date;
  readonly isChange?: boolean;
  readonly options: ReadOptions;
  readonly places: Gazetteer;
}

/** '615,72' after 'Total (EUR)': the label names the currency, or nothing does; only sums are written like that. */
function moneyOf(segment: Segment): readonly MoneyMention[] {
  const found = findMoney(segment.text);
  const bare = found.length === 0 && hasRole(segment, 'total') ? BARE_SUM.exec(segment.text) : null;
  if (!bare) return found;
  const currency = currencyIn(segment.label ?? '');
  const sum = { start: bare.index, end: bare.index + bare[0].length, amount: parseAmount(bare[0], currency) };
  return [currency === undefined ? sum : { ...sum, currency }];
}

/** Only a sum with two decimals, or with thousands separators. */
const BARE_SUM =
  /^(?:\d{1,3}(?:[.,'’ ]\d{3})+(?:[.,]\d{2})?|\d{1,2}(?:,\d{2}){1,3},\d{3}(?:\.\d{2})?|\d{1,6}[.,]\d{2})$/;

/** Reads labels, dates, times and amounts of the whole document. */
export function mailContext(input: ContextInput): MailContext {
  const document = columnsInOrder(input.document);
  const segments = segmentsOf(document);
  const mentions = segments.map((segment) => findDates(segment.text));
  const { text } = document;
  const reference = input.date ?? input.options.receivedAt ?? undefined;
  const trip = input.options.tripDates;
  const dates: DateContext = {
    order: dayMonthOrder(mentions.flat(), text, slashDatesIn(text)),
    ...(reference ? { reference } : {}),
    ...(trip ? { tripDates: trip } : {}),
    ...(input.date === undefined && input.options.isPasted ? { isPasted: true } : {}),
  };
  const plainTimes = timesWithoutColons(segments, mentions);
  const read = segments.map((segment, index): ReadSegment => {
    const found: DateEntity[] = [];
    const taken = mentions[index] ?? [];
    for (const mention of taken) {
      const resolved = resolveDate(mention, dates);
      if (resolved)
        found.push({ ...resolved, start: mention.start, end: mention.end, weekday: mention.weekdays !== undefined });
    }
    const before = segments[index - 1];
    const above =
      before && segment.line - before.line <= 1 ? { ...before, dates: mentions[index - 1] ?? [] } : undefined;
    const told = [...findTimes(segment.text), ...(plainTimes.get(index) ?? [])];
    const isEnd = hasRole(segment, 'departure', 'arrival', 'from', 'to') && segment.via !== 'none';
    const dotted = dottedTimes({ text: segment.text, dates: taken, isEnd }, above).filter(
      ({ start, end }) => !told.some((time) => time.start < end && time.end > start),
    );
    const times = [...told, ...dotted]
      .filter((time) => !taken.some((date) => time.start < date.end && time.end > date.start))
      .sort((a, b) => a.start - b.start);
    return { ...segment, index, dates: found, times, money: moneyOf(segment), prose: isProse(segment.text) };
  });
  const byLine = new Map<number, ReadSegment[]>();
  for (const segment of withCountryDollar(withOneDollar(withoutLengths(read)), text)) {
    const others = byLine.get(segment.line);
    if (others) others.push(segment);
    else byLine.set(segment.line, [segment]);
  }
  return {
    document,
    segments: [...byLine.values()].flat(),
    byLine,
    subject: input.subject ?? '',
    dates,
    places: input.places,
    isChange: input.isChange === true,
    ...(input.from ? { from: input.from } : {}),
  };
}

/** Evidence for words of a segment. */
export function evidenceAt(
  segment: Pick<Segment, 'start' | 'text'>,
  span: { readonly start: number; readonly end: number },
  kind: Evidence['kind'] = 'found',
  how?: string,
): Evidence {
  const lead = segment.text.slice(span.start, span.end).search(/\S/);
  const start = segment.start + span.start + Math.max(lead, 0);
  const quote = segment.text.slice(span.start, span.end).trim().slice(0, 1000);
  return { kind, quote, start, end: start + quote.length, ...(how === undefined ? {} : { how }) };
}

export function foundDate(segment: ReadSegment, date: DateEntity): Found<string> {
  return { value: date.date, evidence: evidenceAt(segment, date, date.kind, date.how) };
}

export function foundTime(segment: ReadSegment, time: TimeMention): Found<string> {
  return { value: time.time, evidence: evidenceAt(segment, time) };
}

/** All or part of a segment's text, as a value. */
export function foundText(segment: Pick<Segment, 'start' | 'text'>, value: string = segment.text): Found<string> {
  const at = segment.text.indexOf(value);
  const span = at < 0 ? { start: 0, end: segment.text.length } : { start: at, end: at + value.length };
  return { value: value.replace(/\s+/g, ' ').trim(), evidence: evidenceAt(segment, span) };
}

/** The value as a guess, which the traveller is asked about, and why it is one. */
export const guessed = <T>({ value, evidence }: Found<T>, how: string): Found<T> => ({
  value,
  evidence: { ...evidence, kind: 'guessed', how },
});
