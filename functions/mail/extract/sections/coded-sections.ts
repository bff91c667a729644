import codes from '../../data/segment-codes.json' with { type: 'json' };
import type { Role } from '../labels/roles.ts';
import { hasRole } from '../labels/segment.ts';
import type { MailContext, ReadSegment } from '../mail-context.ts';
import type { KindSection, SectionKind } from './kind-sections.ts';

type Coded = Extract<SectionKind, 'stay' | 'car'>;

const KIND_OF: ReadonlyMap<string, Coded> = new Map(
  (['stay', 'car'] as const).flatMap((kind) => codes[kind].map((code) => [code, kind] as const)),
);
/** '2. HTL', 'HOTEL': capitals that begin a line, after its number. */
const FIRST_WORD = /^\W{0,3}(?:\d{1,2}[.)]?\s+)?([A-Z]{3,9})(?![\p{L}\d'’-])/u;
/** The day that stands alone above the segments of a day. */
const dayAbove = ({ segments }: MailContext, line: number): ReadSegment | undefined =>
  segments.findLast(
    (each) =>
      each.line < line && each.dates.length === 1 && each.times.length === 0 && !/\p{L}{3}.*\p{L}{10}/u.test(each.text),
  );

/** What the first day of a segment is. */
const START: Readonly<Record<Coded, Role>> = { stay: 'checkIn', car: 'pickUp' };

/** A day as the first one of a segment. */
function startOn(segment: ReadSegment, role: Role): ReadSegment {
  const [date] = segment.dates;
  if (!date) return segment;
  const text = segment.text.slice(date.start, date.end);
  const dates = [{ ...date, start: 0, end: text.length }];
  return { ...segment, text, start: segment.start + date.start, dates, roles: new Set([role]), via: 'before' };
}

/** The last line of a segment, before the next gap. */
function endOf({ document: { lines } }: MailContext, line: number): number {
  const gap = lines.findIndex((each, at) => at > line && each.blank);
  return gap < 0 ? lines.length : gap;
}

/** The days and the hotel's or company's name without the code before them. */
const withoutCode = (segment: ReadSegment): ReadSegment | undefined => {
  if (segment.labelOnly && KIND_OF.has(segment.label ?? '')) return undefined;
  const [lead, code = ''] = FIRST_WORD.exec(segment.text) ?? [];
  if (lead === undefined || !KIND_OF.has(code) || segment.dates.length > 0) return segment;
  const rest = segment.text.slice(lead.length).trimStart();
  return rest === '' ? undefined : { ...segment, text: rest, start: segment.start + segment.text.length - rest.length };
};

/** 'CF-83746152': the confirmation of the hotel or the company. */
const CONFIRMATION = /^CF\s?[-:]\s?(?=[A-Z\d])/u;

function withReference(segment: ReadSegment): ReadSegment {
  const lead = CONFIRMATION.exec(segment.text)?.[0].length ?? 0;
  if (lead === 0) return segment;
  const { text, start } = segment;
  return { ...segment, text: text.slice(lead), start: start + lead, roles: new Set(['reference']), via: 'own' };
}

/** 'LV CHICAGO OHARE', 'AR SAN FRANCISCO': the ends of a flight. */
const ENDS: readonly (readonly [RegExp, Role])[] = [
  [/^(?:LV|DP)\s+(?=\p{Lu})/u, 'departure'],
  [/^(?:AR|AV)\s+(?=\p{Lu})/u, 'arrival'],
];

function withEnd(segment: ReadSegment): ReadSegment {
  const [pattern, role] = ENDS.find(([each]) => each.test(segment.text)) ?? [];
  const lead = pattern?.exec(segment.text)?.[0].length ?? 0;
  if (!role || lead === 0) return segment;
  const { text, start } = segment;
  return { ...segment, text: text.slice(lead), start: start + lead, roles: new Set([role]), via: 'own' };
}

/** Whether a segment has both of its days. */
const hasStart = (own: readonly ReadSegment[], kind: Coded): boolean =>
  own.flatMap(({ dates }) => dates).length > 1 ||
  own.some((each) => hasRole(each, START[kind]) && each.dates.length > 0);

/**
 * The hotels and cars of an itinerary that a reservation system prints, each under a code in capitals, and all the rest
 * as its journeys; none for other mails.
 */
export function codedSections(context: MailContext): KindSection[] {
  const sections: KindSection[] = [];
  const taken = new Set<number>();
  for (const [line, { text }] of context.document.lines.entries()) {
    const kind = taken.has(line) ? undefined : KIND_OF.get(FIRST_WORD.exec(text.trim())?.[1] ?? '');
    const end = endOf(context, line);
    const own = context.segments.filter((each) => each.line >= line && each.line < end);
    if (!kind || !own.some(({ dates }) => dates.length > 0)) continue;
    for (let at = line; at < end; at += 1) taken.add(at);
    const day = hasStart(own, kind) ? undefined : dayAbove(context, line);
    const segments = own.flatMap((each) => (each.line === line ? (withoutCode(each) ?? []) : withReference(each)));
    sections.push({ kind, segments: [...(day ? [startOn(day, START[kind])] : []), ...segments], paysAlone: true });
  }
  if (sections.length === 0) return [];
  const rest = context.segments.filter(({ line }) => !taken.has(line)).map(withEnd);
  return [{ kind: 'journey', segments: rest, paysAlone: true }, ...sections];
}
