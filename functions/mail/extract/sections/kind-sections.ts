import { foldWords } from '#shared/text/fold.ts';
import pictograms from '../../data/pictograms.json' with { type: 'json' };
import { isAboutParking } from '../journey/about-parking.ts';
import { rolesOfPhrase } from '../labels/roles.ts';
import type { MailContext, ReadSegment } from '../mail-context.ts';
import { topicScores } from '../outcome/topic.ts';
import { addressScore } from '../places/address.ts';
import { oneOf } from '../words/language-words.ts';
import { caseless } from '../words/word-pattern.ts';

/** What a part of a mail about several bookings is about. */
export type SectionKind = 'journey' | 'stay' | 'car' | 'transfer' | 'parking' | 'dining' | 'visiting' | 'other';

export interface KindSection {
  readonly kind: SectionKind;
  readonly segments: readonly ReadSegment[];
  /** The line that names the item of a programme. */
  readonly named?: ReadSegment | undefined;
  /** Its price and its reference are among its own lines, and not those of the whole mail. */
  readonly paysAlone?: boolean;
}

const MAX_HEADING = 64;
const MAX_SECTIONS = 12;
const NUMBERED = /^\W{0,3}\d{1,2}[.)]?\s+\p{Lu}/u;
/** Lines further down are small print. */
const MAX_LINES = 500;

/** The kinds that a short text is about. */
function kindsIn(text: string): SectionKind[] {
  const topics = topicScores(text);
  const scores: readonly (readonly [SectionKind, number])[] = [
    ['journey', topics.air + topics.rail + topics.bus + topics.ferry],
    ['stay', topics.lodging],
    ['car', topics.car],
    ['transfer', topics.car > 0 ? 0 : topics.transfer],
    ['parking', isAboutParking(text) ? 1 : 0],
    ['dining', topics.dining],
    ['visiting', topics.visiting],
  ];
  return scores.filter(([, score]) => score > 0).map(([kind]) => kind);
}

/** The only kind that a short text is about. */
export function kindOf(text: string): SectionKind | undefined {
  const [only, ...others] = kindsIn(text);
  return others.length === 0 ? only : undefined;
}

/** A transfer goes to a hotel or an airport, and cars are hired and parked there: these words tell what it is. */
const TELLING: readonly SectionKind[] = ['parking', 'transfer', 'car'];

/** The kind that the word for a service names, where others may be its ends: 'Transfer airport – hotel'. */
export function kindOfService(words: string): SectionKind | undefined {
  const kinds = kindsIn(words);
  // 'Flight tickets'
  const isTicket = kinds.length === 2 && kinds.includes('journey') && kinds.includes('visiting');
  return kinds.length === 1 || isTicket ? kinds[0] : TELLING.find((kind) => kinds.includes(kind));
}

/** What a pictogram that begins a line stands for: '✈' alone, or '🏨 Marula Bend Lodge'. */
function picturedKind(context: MailContext, line: number): SectionKind | undefined {
  const text = context.document.lines[line]?.text.trim() ?? '';
  const [pictogram = ''] = PICTOGRAM.exec(text) ?? [];
  return pictogram === '' ? undefined : KIND_OF.get(pictogram);
}

const PICTOGRAM = /^\p{Extended_Pictographic}/u;
const KIND_OF: ReadonlyMap<string, SectionKind> = new Map(
  (['journey', 'stay', 'car', 'transfer', 'dining', 'visiting'] as const).flatMap((kind) =>
    pictograms[kind].map((pictogram) => [pictogram, kind] as const),
  ),
);
/** With fewer, or of one kind only, they are decoration. */
const MIN_PICTURED = 2;

/** The items of a programme, each of which a pictogram begins. */
function picturedStarts(context: MailContext): { readonly kind: SectionKind; readonly line: number }[] {
  const starts = context.document.lines.slice(0, MAX_LINES).flatMap((_, line) => {
    const kind = picturedKind(context, line);
    return kind ? [{ kind, line }] : [];
  });
  return new Set(starts.map(({ kind }) => kind)).size < MIN_PICTURED ? [] : starts;
}

/** '2) LOUNGE - The Weaver Lounge, Manchester Airport': what stands before the name in a heading or a numbered item. */
const LEAD = /^\W{0,3}(?:\d{1,2}[.)]\s*)?(\p{L}[\p{L}' ]{2,24}?)\s?[–—:-]\s\p{Lu}/u;
const MAX_LED = 120;

function ledKind({ heading, text, cells }: MailContext['document']['lines'][number]): SectionKind | undefined {
  const lead = LEAD.exec(text)?.[1];
  const isItem = cells.length === 1 && text.length <= MAX_LED && (heading || /^\W{0,3}\d{1,2}[.)]\s/.test(text));
  return lead !== undefined && isItem ? kindOf(lead) : undefined;
}

/** A section whose heading names what is booked behind the word for its kind. */
function ledSection(kind: SectionKind, segments: readonly ReadSegment[], heading: string): KindSection {
  const lead = LEAD.exec(heading);
  const [first, ...rest] = segments;
  const name = lead && heading.slice(lead[0].length - 1).trim();
  const at = name ? (first?.text.indexOf(name) ?? -1) : -1;
  if (!first || !name || at < 0) return { kind, segments };
  const named = { ...first, text: name, start: first.start + at, heading: true, roles: new Set<never>() };
  return { kind, segments: [named, ...rest], named };
}

/** 'Your flights', 'VOTRE HÔTEL', '🚗 Car hire — Ref ML-88304': a short line of one cell with a kind and no value. */
function headingKind(context: MailContext, line: number): SectionKind | undefined {
  const whole = context.document.lines[line];
  const segments = context.byLine.get(line) ?? [];
  const led = whole && ledKind(whole);
  if (led) return led;
  if (whole?.cells.length !== 1 || whole.text.length > MAX_HEADING || segments.length === 0) return undefined;
  // 'Rua Nova 12, 4050-001 Porto' is not a harbour, nor 'Warszawa, Dworzec Zachodni' the heading of a journey.
  // 'Flights (Condor, Economy)' is one all the same.
  const bare = whole.text.replace(/\([^()]*\)/g, '');
  if (addressScore(whole.text) >= 1.5 || /\p{L}, \p{Lu}/u.test(bare) || /[.!?]$/.test(whole.text)) return undefined;
  // 'Denver Intl Airport (DEN)' is a place, unless a word beside it says more.
  if (/^[^(]*\([A-Z]{3}\)$/.test(whole.text.trim()) && context.places.airport(whole.text.trim().slice(-4, -1)))
    return undefined;
  // 'Linia: ZB 417 · 9 godz.' is a value.
  if (segments.some(({ via, text, roles }) => via === 'own' && roles.has('service') && /\d{2}/.test(text)))
    return undefined;
  if (segments.some(({ times, money, prose }) => prose || times.length + money.length > 0)) return undefined;
  // '2 Mietwagen So., 9. Mai – So., 16. Mai 2027': a programme item may contain its days.
  const isDated = segments.some(({ dates }) => dates.length > 0);
  if (isDated && !NUMBERED.test(whole.text)) return undefined;
  const words = whole.text.replace(PRICE, '');
  return kindOf(words) ?? (isLodgingLabel(words) ? 'stay' : undefined);
}

const PRICE = caseless(`(?<!\\p{L})(?:${oneOf(({ prices }) => prices)})(?!\\p{L}).*`);

/** 'YOUR ACCOMMODATION', 'Unterkunft': a heading may be the label that a row would have, with a word before it. */
const isLodgingLabel = (text: string): boolean => {
  const words = foldWords(text).split(' ');
  return [words, words.slice(1)].some((each) => rolesOfPhrase(each.join(' '))?.has('hotel') === true);
};

/**
 * The numbered headings of a programme, including those whose kind no word reveals: 'Voos', 'Alojamento', 'Observação
 * de cetáceos'.
 */
function withOthers(
  context: MailContext,
  known: readonly { readonly kind: SectionKind; readonly line: number }[],
): { readonly kind: SectionKind; readonly line: number }[] {
  const lines = context.document.lines.slice(0, MAX_LINES);
  return lines.flatMap((line, index) => {
    const own = known.find((each) => each.line === index);
    if (own) return [own];
    const isOther =
      line.heading && line.cells.length === 1 && line.text.length <= MAX_HEADING && NUMBERED.test(line.text);
    return isOther ? [{ kind: 'other' as const, line: index }] : [];
  });
}

/**
 * An item of a programme: what stands below its pictogram up to a gap, and the heading with the day above it,
 * 'Day 1 - Wed 15 September 2027', where it has no day of its own.
 */
function picturedSection(context: MailContext, kind: SectionKind, from: number, to: number): KindSection {
  const isGap = (line: number) => context.document.lines[line]?.blank === true && line > from + 1;
  const gap = context.document.lines.findIndex((_, line) => isGap(line));
  const end = Math.min(to, gap < 0 ? to : gap);
  const [first, ...rest] = context.segments.filter(
    (segment) => segment.line >= from && segment.line < end && !isPictogram(segment),
  );
  const own = first === undefined ? [] : [{ ...first, heading: true }, ...rest];
  const day = own.some(({ dates }) => dates.length > 0)
    ? undefined
    : context.segments.findLast(({ line, heading, dates }) => line < from && heading && dates.length === 1);
  return { kind, segments: day ? [day, ...own] : own, named: own[0] };
}

const isPictogram = ({ text }: ReadSegment): boolean => PICTOGRAM.test(text) && !/[\p{L}\p{N}]/u.test(text);

/**
 * The sections of a mail with bookings of several kinds, each under a heading that names its kind; none for other
 * mails.
 */
export function kindSections(context: MailContext): KindSection[] {
  let starts: { readonly kind: SectionKind; readonly line: number }[] = [];
  const known = new Map<string, SectionKind | undefined>();
  for (let line = 0; line < Math.min(MAX_LINES, context.document.lines.length); line += 1) {
    const text = context.document.lines[line]?.text ?? '';
    if (!known.has(text)) known.set(text, headingKind(context, line));
    const kind = known.get(text);
    if (kind) starts.push({ kind, line });
  }
  // In a numbered programme only the numbers begin a section.
  const numbered = starts.filter(({ line }) => NUMBERED.test(context.document.lines[line]?.text ?? ''));
  if (new Set(numbered.map(({ kind }) => kind)).size > 1) starts = withOthers(context, numbered);
  else starts = starts.filter(({ kind }, index) => starts[index - 1]?.kind !== kind);
  const pictured = picturedStarts(context);
  const kindsOf = (all: typeof starts) => new Set(all.map(({ kind }) => kind)).size;
  const isPictured = pictured.length > starts.length || (pictured.length > 0 && kindsOf(pictured) > kindsOf(starts));
  if (isPictured) starts = pictured;
  if (new Set(starts.map(({ kind }) => kind)).size < 2 || starts.length > MAX_SECTIONS) return [];
  return starts.map(({ kind, line }, index) => {
    const end = starts[index + 1]?.line ?? Number.POSITIVE_INFINITY;
    if (isPictured) return picturedSection(context, kind, line, end);
    return ledSection(
      kind,
      context.segments.filter((segment) => segment.line >= line && segment.line < end),
      context.document.lines[line]?.text ?? '',
    );
  });
}
