import { labelAtStart, type Role } from '../labels/roles.ts';
import { hasRole } from '../labels/segment.ts';
import type { MailContext, ReadSegment } from '../mail-context.ts';
import { isUnspaced } from '../words/is-unspaced.ts';
import { kindOfService, type SectionKind } from './kind-sections.ts';
import { isDayHeading, MIN_DAYS } from './programme.ts';

/** The lines of one service of an itinerary: a flight, a hotel, a car, a transfer, a visit. */
export interface ServiceBlock {
  readonly kind: SectionKind;
  /** Without the word for the kind; with the heading of its day, if the lines have none of their own. */
  readonly segments: readonly ReadSegment[];
  /** What the first line names behind the word for its kind. */
  readonly named: ReadSegment | undefined;
  /** The first of its lines, and the first one behind it. */
  readonly from: number;
  readonly to: number;
}

interface Start {
  readonly kind: SectionKind;
  readonly line: number;
  /** Offset in the document of what stands behind the word for the kind. */
  readonly behind: number;
}

/** Lines further down are small print. */
const MAX_LINES = 500;
const MAX_BLOCKS = 16;
const MAX_LEAD_WORDS = 4;
/** A longer run of letters without spaces is a clause. */
const MAX_UNSPACED = 8;
/** '1. ', '2) ', '- ', '🏨 ', '◆' */
const ENUMERATION = /^[^\p{L}\d]{0,6}(?:\d{1,2}[.)]?\s+)?/u;
/** What sets the word for a kind apart from what is booked: whatever is no word, or nothing. */
const SET_APART = /^\s*(?:$|[^\p{L}\s])/u;
/** 'Hotel Miramar → Airport', 'Airport (PUJ) → Hotel Miramar': a way, and no service, unless a colon tells its word apart. */
const WAY = /^[^:：–—]*(?:[→⟶➔➜➝⇒⇄↔]|->|=>)/u;
/** In place of a day, of as many letters. */
const DAY = '#';

/** Labels within a service: what they name is a part of it, whatever kind their words are of. */
const PARTS: readonly Role[] = [
  ...(['pickUp', 'dropOff', 'pickUpPlace', 'dropOffPlace', 'checkIn', 'checkOut', 'checkInTime'] as const),
  ...(['checkOutTime', 'departure', 'arrival', 'from', 'to', 'room', 'nights', 'guests', 'person'] as const),
  ...(['address', 'venue', 'total', 'partOfPrice', 'reference', 'ticketNumber', 'deadline'] as const),
  ...(['bookedOn', 'date', 'time'] as const),
];

/** The word for a kind that begins a text: set apart from what follows, or in capitals that do not go on. */
function leadOf(text: string): { readonly kind: SectionKind; readonly end: number } | undefined {
  const skipped = ENUMERATION.exec(text)?.[0].length ?? 0;
  const words = [...text.slice(skipped).matchAll(/\p{L}[\p{L}\p{M}'’-]*/gu)].slice(0, MAX_LEAD_WORDS);
  const begins = labelAtStart(/^[\p{L}\p{M}'’ -]*/u.exec(text.slice(skipped))?.[0] ?? '')?.roles;
  if (begins && PARTS.some((role) => begins.has(role))) return undefined;
  for (const last of words) {
    const end = skipped + last.index + last[0].length;
    const lead = text.slice(skipped, end);
    const behind = text.slice(end);
    if (/[^\p{L}\p{M}'’ -]/u.test(lead) || (isUnspaced(lead) && lead.length > MAX_UNSPACED)) return undefined;
    const isCapital = /\p{Lu}{3}/u.test(lead) && lead === lead.toUpperCase() && /^\s+\P{Ll}*\p{Ll}/u.test(behind);
    if (WAY.test(behind)) return undefined;
    if (!SET_APART.test(behind) && !isCapital) continue;
    const kind = kindOfService(lead);
    if (kind) return { kind, end: isName(lead, kind) ? skipped : end };
  }
  return undefined;
}

/** 'Hotel Esquilino', 'Restaurant Svanen': the last word is that of one house, and the whole is its name. */
function isName(lead: string, kind: SectionKind): boolean {
  const words = lead.split(' ');
  const last = words.at(-1) ?? '';
  const isOfHouse = kind === 'stay' || kind === 'dining' || kind === 'visiting';
  return isOfHouse && words.length > 1 && /^\p{Lu}\p{Ll}/u.test(last) && kindOfService(last) === undefined;
}

/** The first words of a line behind its day: the text of the first cell that has some, and where it starts. */
function wordsOf(
  { document, byLine }: MailContext,
  line: number,
): { readonly text: string; readonly start: number } | undefined {
  const dates = (byLine.get(line) ?? []).flatMap(({ start, dates: own }) =>
    own.map((date) => ({ start: start + date.start, end: start + date.end })),
  );
  const inCell = (from: number, to: number) => dates.filter((each) => each.start >= from && each.end <= to);
  for (const { text, start } of document.lines[line]?.cells ?? []) {
    const own = inCell(start, start + text.length);
    const date = own.find((each) => each.start - start <= 2);
    const from = date ? Math.min(text.length, date.end - start) : 0;
    const bare = own.reduce(
      (all, each) => all.slice(0, each.start - start) + DAY.repeat(each.end - each.start) + all.slice(each.end - start),
      text,
    );
    const rest = bare.slice(from).replace(/^[\s,;:·|–—-]+/u, '');
    if (/\p{L}{2}/u.test(rest)) return { text: rest, start: start + text.length - rest.length };
  }
  return undefined;
}

function startAt(context: MailContext, line: number): Start | undefined {
  const row = context.byLine.get(line) ?? [];
  if (row.length === 0 || row.some(({ prose, text }) => prose && /[.!?]$/u.test(text.trim()))) return undefined;
  // 'Car hire | £364.00': a row of the bill.
  const isDated = row.some(({ dates }) => dates.length > 0);
  if (!isDated && row.some(({ money }) => money.length > 0)) return undefined;
  const words = wordsOf(context, line);
  const lead = words && leadOf(words.text);
  return words && lead ? { kind: lead.kind, line, behind: words.start + lead.end } : undefined;
}

const isDatedBetween = ({ byLine }: MailContext, from: number, to: number): boolean => {
  for (let line = from; line < to; line += 1)
    if (byLine.get(line)?.some((each) => each.dates.length > 0 && !hasRole(each, 'deadline', 'bookedOn'))) return true;
  return false;
};

/** A line with a day and no hour right above another one that has neither. */
function isHeadingOf({ byLine }: MailContext, line: number, next: number): boolean {
  const isTimed = (each: number) => byLine.get(each)?.some(({ times }) => times.length > 0) === true;
  const isDated = byLine.get(next)?.some(({ dates }) => dates.length > 0) === true;
  return next === line + 1 && !isTimed(line) && !isTimed(next) && !isDated;
}

/** 'OTHER — Tuesday 18 May': words in capitals and a day, like the first lines of services, of none of their kinds. */
function isOtherStart({ byLine }: MailContext, line: number): boolean {
  const row = byLine.get(line) ?? [];
  const [first] = row;
  const [date] = first?.dates ?? [];
  if (!first || !date || row.length > 1 || first.times.length > 0 || first.via !== 'none') return false;
  return /^\P{L}*\p{Lu}{4}[\p{Lu} ]*[^\p{L}\s]\s*$/u.test(first.text.slice(0, date.start));
}

/** The starts without those that say the kind of the one above once more, before it has a day. */
function distinctStarts(context: MailContext, all: readonly Start[]): Start[] {
  const kept: Start[] = [];
  for (const start of all) {
    const last = kept.at(-1);
    const isAgain = last?.kind === start.kind && !isDatedBetween(context, last.line, start.line);
    // 'FLIGHT — Tuesday 19 January' above 'American Airlines AA 86'.
    if (isAgain || (last?.kind === start.kind && isHeadingOf(context, last.line, start.line))) continue;
    kept.push(start);
  }
  return kept;
}

/** The line at which the last service ends: behind a gap, a row of the bill or a sentence begins what is about all. */
function endOfLast({ document: { lines }, byLine }: MailContext, from: number): number {
  for (let line = from + 1; line < lines.length; line += 1) {
    if (lines[line - 1]?.blank !== true) continue;
    if (byLine.get(line)?.some(({ money, prose }) => prose || money.length > 0)) return line;
  }
  return lines.length;
}

/** A segment without what stands in it before an offset of the document. */
function without(segment: ReadSegment, behind: number): ReadSegment {
  const from = Math.max(0, behind - segment.start);
  const cut = from + (/^[\s:：–—|,-]*/u.exec(segment.text.slice(from))?.[0].length ?? 0);
  if (cut === 0 || cut >= segment.text.length) return segment;
  const shift = <S extends { readonly start: number; readonly end: number }>(spans: readonly S[]): S[] =>
    spans
      .filter(({ start }) => start >= cut)
      .map((span) => ({ ...span, start: span.start - cut, end: span.end - cut }));
  const { dates, times, money } = segment;
  return {
    ...segment,
    ...{ text: segment.text.slice(cut), start: segment.start + cut },
    ...{ dates: shift(dates), times: shift(times), money: shift(money) },
  };
}

const isNamed = /^[\p{Lu}\p{Lo}].*\p{L}/u;

/** What the first line names behind the word for its kind. */
function namedIn({ text, start, dates, ...rest }: ReadSegment): ReadSegment | undefined {
  const [name = ''] = text.split(/[,(（;|]|\s[–—-]\s/u);
  const trimmed = name.replace(/[\s*★☆]+$/u, '').trim();
  const isCode = /\d{4}/.test(trimmed) || labelAtStart(trimmed)?.roles.has('reference') === true;
  if (!isNamed.test(trimmed) || isCode || dates.some((date) => date.start < name.length)) return undefined;
  return {
    ...rest,
    ...{ text: trimmed, start, heading: true, prose: false, roles: new Set<Role>() },
    ...{ dates: [], times: [], money: [] },
  };
}

/** The lines that name a day for what follows: those of a programme, else right above a service; not part of the one before. */
function dayLines({ byLine, document: { lines } }: MailContext, starts: readonly Start[]): number[] {
  const isStart = (line: number) => starts.some((start) => start.line === line);
  const isEmpty = (line: number) => !/[\p{L}\d]/u.test(lines[line]?.text ?? '');
  const headings = [...byLine].filter(([line, row]) => isDayHeading(row) && !isStart(line - 1));
  if (headings.length >= MIN_DAYS) return headings.map(([line]) => line);
  return headings.flatMap(([line]) => {
    let next = line + 1;
    while (next < lines.length && isEmpty(next)) next += 1;
    return isStart(next) ? [line] : [];
  });
}

/** The heading of the day that a line is under. */
const dayAbove = (context: MailContext, days: readonly number[], line: number): readonly ReadSegment[] => {
  const day = days.findLast((each) => each < line);
  return day === undefined ? [] : (context.byLine.get(day) ?? []);
};

/**
 * The services of an itinerary of several kinds, each of which begins with the word for its kind: 'HOTEL Miramar', 'Car
 * hire: …', '3. Transfer'. What has neither a day of its own nor stands under one belongs to the service above it. None
 * for other mails.
 */
export function serviceBlocks(context: MailContext): ServiceBlock[] {
  const lines = Math.min(MAX_LINES, context.document.lines.length);
  const all: Start[] = [];
  for (let line = 0; line < lines; line += 1)
    all.push(...[startAt(context, line)].filter((each) => each !== undefined));
  if (kindsOf(all) < 2) return [];
  const days = dayLines(context, all);
  const nextDay = (line: number) => days.find((day) => day > line) ?? Number.POSITIVE_INFINITY;
  const dated = distinctStarts(context, all).filter(({ line }, at, those) => {
    const end = Math.min(those[at + 1]?.line ?? context.document.lines.length, nextDay(line));
    return isDatedBetween(context, line, end) || days.some((day) => day < line);
  });
  const starts = distinctStarts(context, dated);
  if (starts.length > MAX_BLOCKS || kindsOf(starts) < 2) return [];
  return starts.map((start, at) => {
    const next = Math.min(starts[at + 1]?.line ?? endOfLast(context, start.line), nextDay(start.line));
    const other = context.segments.find(({ line }) => line > start.line && line < next && isOtherStart(context, line));
    const to = other?.line ?? next;
    return blockOf(context, start, to, dayAbove(context, days, start.line));
  });
}

const kindsOf = (starts: readonly Start[]): number => new Set(starts.map(({ kind }) => kind)).size;

/** A cell without what the header of a table says of its column, where that header stands above the service. */
function withoutForeignHeader({ segments }: MailContext, each: ReadSegment, from: number): ReadSegment {
  const isHeader = (other: ReadSegment) =>
    other.table === each.table && other.labelOnly && other.line >= from && other.line < each.line;
  if (each.via !== 'header' || segments.some(isHeader)) return each;
  const { label: _, ...rest } = each;
  return { ...rest, roles: new Set<Role>(), via: 'none' };
}

function blockOf(context: MailContext, start: Start, to: number, day: readonly ReadSegment[]): ServiceBlock {
  const row = context.byLine.get(start.line) ?? [];
  const first = row.find((each) => each.start + each.text.length > start.behind && each.text !== '');
  const bare = first && without(first, start.behind);
  const own = context.segments
    .filter((each) => each.line >= start.line && each.line < to)
    .filter(
      (each) => each.line > start.line || start.kind === 'journey' || each.start + each.text.length > start.behind,
    )
    .map((each) => (bare && each === first && start.kind !== 'journey' ? bare : each))
    .map((each) => (start.kind === 'journey' ? each : withoutForeignHeader(context, each, start.line)));
  const isDated = own.some(({ dates }) => dates.length > 0);
  return {
    kind: start.kind,
    segments: [...(isDated ? [] : day), ...own],
    named: bare && namedIn(bare),
    ...{ from: start.line, to },
  };
}
