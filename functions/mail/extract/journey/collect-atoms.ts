import { hasTelephone } from '../grammar/find-telephone.ts';
import { hasRole } from '../labels/segment.ts';
import type { MailContext, ReadSegment } from '../mail-context.ts';
import { addressScore } from '../places/address.ts';
import { LIMITS } from '../visit/visit-time.ts';
import { inAllLanguages } from '../words/language-words.ts';
import { alternatives, anyWord, caseless } from '../words/word-pattern.ts';
import type { Atom, Side } from './atoms.ts';
import { besideTime } from './beside-time.ts';
import { codedRow } from './coded-rows.ts';
import { findServices, type ServiceMention } from './find-services.ts';
import { knownStop, type StopMention } from './find-stops.ts';
import { leftoverName } from './leftover-name.ts';
import { isTransferHeading } from './read-transfers.ts';
import { sideBefore } from './side-before.ts';
import { sideByArrow } from './side-by-arrow.ts';
import { splitRoute } from './split-route.ts';
import { stopsIn } from './stops-in.ts';
import { withoutTowns } from './without-towns.ts';

const IGNORED = [
  'deadline',
  'bookedOn',
  'partOfPrice',
  'total',
  'reference',
  'ticketNumber',
  'person',
  'guests',
  'address',
  'carrier',
  'room',
  'hotel',
  'restaurant',
  'vehicle',
] as const;
const WANTED = [
  'departure',
  'arrival',
  'from',
  'to',
  'stop',
  'route',
  'service',
  'outbound',
  'return',
  'date',
  'time',
] as const;

function sideOf(segment: ReadSegment): Side | undefined {
  const departs = hasRole(segment, 'departure', 'from');
  const arrives = hasRole(segment, 'arrival', 'to');
  return departs === arrives ? undefined : departs ? 'departure' : 'arrival';
}

/** '9:30発 11:20着' */
const sideAfter = (text: string, end: number): Side | undefined =>
  /^\s?[発开開]/.test(text.slice(end)) ? 'departure' : /^\s?[着到抵]/.test(text.slice(end)) ? 'arrival' : undefined;

/** A row with two airports and two times is a leg of its own, whatever its header says. */
function withRowSides(atoms: readonly Atom[]): Atom[] {
  const byLine = new Map<number, Atom[]>();
  for (const atom of atoms) byLine.set(atom.segment.line, [...(byLine.get(atom.segment.line) ?? []), atom]);
  return atoms.map((atom) => {
    const row = byLine.get(atom.segment.line) ?? [];
    const codes = row.filter((each) => each.kind === 'stop' && each.stop.strength === 3);
    const times = row.filter((each) => each.kind === 'time');
    const others = row.filter((each) => each.kind === 'service' || each.kind === 'date');
    const labelled = row.some(({ segment }) => segment.via === 'own' || segment.via === 'before');
    if (codes.length !== 2 || times.length !== 2 || others.length === 0 || labelled) return atom;
    const at = atom.kind === 'stop' ? codes.indexOf(atom) : atom.kind === 'time' ? times.indexOf(atom) : -1;
    return at < 0 || atom.kind === 'section' ? atom : { ...atom, side: at === 0 ? 'departure' : 'arrival' };
  });
}

/** A code alone in its line, with the name above or below it. */
function withName(context: MailContext, segment: ReadSegment, stop: StopMention): StopMention {
  if (stop.code === undefined || segment.text.trim() !== stop.code) return stop;
  const beside = [segment.index + 1, segment.index - 1].map((index) => context.segments[index]);
  const name = beside.find((other, at) => {
    if (!other || Math.abs(other.line - segment.line) > 1 || other.dates.length + other.times.length > 0) return false;
    const text = leftoverName(other.text, []);
    if (text === undefined || text.length > 40 || (text !== other.text.trim() && !other.text.startsWith(text)))
      return false;
    const known = knownStop(text, context.places);
    if (known) return known.code === stop.code || known.city === stop.city;
    return (
      at === 1 &&
      other.column === segment.column &&
      /^\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+){0,2}$/u.test(other.text.trim())
    );
  });
  const text = name && leftoverName(name.text, []);
  return text ? { ...stop, name: `${text.replace(/\s*\([A-Z]{3}\)$/, '')} (${stop.code})` } : stop;
}

/** Words next to the date of a payment or purchase. */
const PAID = anyWord(inAllLanguages(({ purchased }) => purchased));

/** Intermediate stops without a change. */
const ON_THE_WAY = anyWord(inAllLanguages(({ onTheWay }) => onTheWay));

/** In a table of journeys: a row without a time is a remark to the one above it, and a way is named beside its ends. */
function isBesideRow({ byLine }: MailContext, segment: ReadSegment): boolean {
  if (segment.via !== 'header') return false;
  const row = byLine.get(segment.line) ?? [];
  const named = (...roles: Parameters<typeof hasRole>[1][]) =>
    row.some((each) => each !== segment && each.via === 'header' && hasRole(each, ...roles));
  if (hasRole(segment, 'route') && named('from') && named('to')) return true;
  const isTimed = (line: number) => byLine.get(line)?.some(({ times, via }) => via === 'header' && times.length > 0);
  const above = byLine.get(segment.line - 1)?.find(({ column }) => column === segment.column);
  // 'MV Loch Broom' below 'Ullapool – Stornoway', in one column: what goes that way.
  if (hasRole(segment, 'route') && above?.via === 'header' && splitRoute(above.text) && !splitRoute(segment.text))
    return true;
  const isBelowPlace = above?.via === 'header' && above.times.length === 0 && above.text !== '';
  const isPlace = hasRole(segment, 'from', 'to', 'departure', 'arrival');
  return isPlace && isBelowPlace && isTimed(segment.line) !== true && isTimed(segment.line - 1) === true;
}

/** Whether the labels of a segment say that it is about something else than a journey. */
function isAboutOther(context: MailContext, segment: ReadSegment): boolean {
  if (isBesideRow(context, segment) || isTransferHeading(context, segment.line)) return true;
  if (context.byLine.get(segment.line)?.some(({ text, label }) => ON_THE_WAY.test(`${label ?? ''} ${text}`)))
    return true;
  if (hasRole(segment, ...IGNORED) && !hasRole(segment, ...WANTED)) return true;
  if (hasRole(segment, 'deadline', 'bookedOn')) return true;
  return hasRole(segment, 'detail') && !hasRole(segment, 'service', 'departure', 'arrival', 'stop');
}

const HOUR_WORD = caseless(`^(?:${alternatives(inAllLanguages(({ times }) => times?.after))})\\.?\\s+`);

/** 'Uhr Flughafen Salzburg (SZG)' behind '13:45': the first word belongs to the time. */
function withoutHourWord({ times }: ReadSegment, stop: StopMention): StopMention {
  const lead = HOUR_WORD.exec(stop.name)?.[0].length ?? 0;
  const isBehindTime = times.some(({ end }) => end <= stop.start && stop.start - end <= 2);
  return lead > 0 && isBehindTime ? { ...stop, start: stop.start + lead, name: stop.name.slice(lead) } : stop;
}

/** The places of a segment, as far as where they stand makes them likely. */
const likelyStops = (context: MailContext, segment: ReadSegment, journeyMail: boolean): StopMention[] =>
  stopsIn(context, segment, journeyMail)
    .map((stop) =>
      stop.strength === 1 && stop.zone !== undefined && journeyMail && besideTime(context, segment)
        ? { ...stop, strength: 2 as const }
        : stop,
    )
    .map((stop) => withName(context, segment, stop))
    .map((stop) => withoutHourWord(segment, stop))
    .filter((stop) => stop.strength > 1 || stop.end2 !== undefined || besideTime(context, segment));

/** Numbers of services, unless the segment is an amount without a way, an address, a sentence, or they are part of a place or date. */
function servicesIn(segment: ReadSegment, stops: readonly StopMention[]): ServiceMention[] {
  const isPostal =
    stops.length + segment.times.length + segment.dates.length === 0 && addressScore(segment.text) >= 1.5;
  const isWay = stops.some(({ end2 }) => end2 !== undefined) && segment.times.length > 0;
  if ((segment.money.length > 0 && !isWay) || isPostal || (segment.prose && stops.length < 2)) return [];
  const taken = [...stops.filter((stop) => stop.strength > 1), ...segment.dates];
  return findServices(segment.text, hasRole(segment, 'service') && segment.via !== 'none').filter(
    (service) => !taken.some((other) => service.start < other.end && service.end > other.start),
  );
}

/** The times of a text but for those of a remark in parentheses behind another: '10:40 PM (reporting time 10:25 PM)'. */
function withoutRemarks({ text, times }: ReadSegment): ReadSegment['times'] {
  const remarks = [...text.matchAll(/[（(][^()（）]*\p{L}{3}[^()（）]*[)）]/gu)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  const plain = times.filter(({ start }) => !remarks.some((remark) => remark.start < start && start < remark.end));
  return plain.length === 0 ? times : plain;
}

const SIDE_OF_END = { from: 'departure', to: 'arrival' } as const;

/** 'FRA 06:15': the code of an airport, which is the Danish word for 'from'. */
const isBehindCode = ({ text }: ReadSegment, stops: readonly StopMention[], at: number): boolean =>
  stops.some(({ strength, start, end }) => strength === 3 && start < at && text.slice(end, at).trim() === '');

/** The parts of a journey in one segment, from left to right. `days`: dates that its line has given already. */
function atomsIn(segment: ReadSegment, stops: readonly StopMention[], days: ReadonlySet<string>): Atom[] {
  const side = sideOf(segment);
  const placed = (own: Side | undefined): { segment: ReadSegment; side?: Side } => {
    const is = own ?? side;
    return is === undefined ? { segment } : { segment, side: is };
  };
  const found: (Atom & { readonly at: number })[] = [
    ...stops.map((stop) => ({
      kind: 'stop' as const,
      stop,
      at: stop.start,
      ...placed(stop.end2 && SIDE_OF_END[stop.end2]),
    })),
    ...withoutRemarks(segment)
      .filter(({ stamp }) => stamp !== true)
      .map((time) => ({
        kind: 'time' as const,
        time,
        at: time.start,
        ...placed(
          sideByArrow(segment, time.start) ??
            (isBehindCode(segment, stops, time.start) ? undefined : sideBefore(segment.text, time.start)) ??
            sideAfter(segment.text, time.end),
        ),
      })),
    ...segment.dates
      .filter(({ date }) => !days.has(date))
      .map((date) => ({ kind: 'date' as const, date, at: date.start, ...placed(undefined) })),
    ...servicesIn(segment, stops).map((service) => ({ kind: 'service' as const, service, at: service.start, segment })),
  ];
  return found.sort((a, b) => a.at - b.at);
}

/** How many cells behind the label of a departure that of its arrival stands, with its day, its hour and its place between. */
const ARRIVAL_REACH = 6;

/** The heading of the way out or back; 'Αναχώρηση 07:25', in one cell or two, is the departure of either. */
function isSection({ byLine, segments }: MailContext, segment: ReadSegment): boolean {
  if (!hasRole(segment, 'outbound', 'return') || segment.via !== 'own') return false;
  const isTimed = (byLine.get(segment.line) ?? []).some(({ times }) => times.length > 0);
  // Below it stands its moment, and then the arrival.
  const next = segments.slice(segment.index + 1, segment.index + ARRIVAL_REACH);
  const following = next.findIndex((each) => each.labelOnly && hasRole(each, 'departure'));
  const arrives = next.findIndex((each) => hasRole(each, 'arrival') && !hasRole(each, 'departure'));
  const isOfLeg = segment.labelOnly && arrives > 0 && (following < 0 || arrives < following);
  // The caption of the time above it.
  const isCaption = (byLine.get(segment.line - 1) ?? []).some(
    ({ times, label }) => times.length > 0 && label === segment.label,
  );
  return !(hasRole(segment, 'departure', 'arrival') && (isTimed || isCaption || isOfLeg));
}

/** One text with a day, a time and both ends is a leg of its own: what stands in the next belongs to another. */
const isWholeLeg = (atoms: readonly Atom[]): boolean => {
  const ends = atoms.flatMap((atom) => (atom.kind === 'stop' && atom.stop.end2 !== undefined ? [atom.stop.end2] : []));
  return (
    new Set(ends).size === 2 && atoms.some(({ kind }) => kind === 'date') && atoms.some(({ kind }) => kind === 'time')
  );
};

const SENTENCE_WORDS = 5;

/** 'Wed 12 May 2027 | MO 318 …, operated by …': the heading of a leg. */
const isDatedHeading = ({ text, dates: [first] }: ReadSegment): boolean =>
  first !== undefined && /^\P{L}*$/u.test(text.slice(0, first.start)) && /^\s*[|·•]/.test(text.slice(first.end));

/** Prose, or a line with so many words and nothing that names its value. */
const isSentence = (segment: ReadSegment): boolean =>
  segment.prose ||
  (segment.via === 'none' &&
    !isDatedHeading(segment) &&
    (segment.text.match(/\p{L}{2,}/gu)?.length ?? 0) >= SENTENCE_WORDS);

const blanked = (text: string, spans: readonly { readonly start: number; readonly end: number }[]): string =>
  spans.reduce((rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end), text);

/** A line of contact: its times are when somebody answers the telephone. */
const isContact = ({ text, dates }: ReadSegment, stops: readonly StopMention[]): boolean =>
  hasTelephone(blanked(text, dates)) && !stops.some(({ strength, end2 }) => strength === 3 || end2 !== undefined);

const IN_PARENTHESES = /^[（(][^()（）]*[)）]$/u;

/** '(Check-in bis 21:30)' beside '22:30': a remark on the time of its row. */
const isRemarkOnTime = ({ byLine }: MailContext, segment: ReadSegment): boolean =>
  segment.times.length > 0 &&
  IN_PARENTHESES.test(segment.text.trim()) &&
  byLine.get(segment.line)?.some((each) => each !== segment && each.times.length > 0) === true;

/** What a segment adds to a journey, behind what stands above it. */
function atomsOf(context: MailContext, segment: ReadSegment, above: readonly Atom[], journeyMail: boolean): Atom[] {
  const section = isSection(context, segment) ? [{ kind: 'section' as const, segment }] : [];
  if (segment.text === '' || isRemarkOnTime(context, segment) || isAboutOther(context, segment)) return section;
  const stops = likelyStops(context, segment, journeyMail);
  if (isContact(segment, stops)) return section;
  if (stops.length === 0 && (isSentence(segment) ? LIMITS : PAID).test(`${segment.label ?? ''} ${segment.text}`))
    return section;
  const given = above.filter((each) => each.kind === 'date' && each.segment.line === segment.line);
  const days = new Set(given.flatMap((each) => (each.kind === 'date' ? [each.date.date] : [])));
  const own = atomsIn(segment, stops, days);
  const whole = sideOf(segment) === undefined && isWholeLeg(own) ? [{ kind: 'section' as const, segment }] : [];
  return [...section, ...whole, ...own];
}

/** Everything in the mail that may belong to a journey. `journeyMail`: the mail is about travelling. */
export function collectAtoms(context: MailContext, journeyMail: boolean): Atom[] {
  const atoms: Atom[] = [];
  const coded = new Set<number>();
  for (const segment of context.segments) {
    if (coded.has(segment.line)) continue;
    const row = codedRow(context, segment.line);
    for (const line of row?.lines ?? []) coded.add(line);
    atoms.push(...(row?.atoms ?? atomsOf(context, segment, atoms, journeyMail)));
  }
  return withRowSides(withoutTowns(atoms));
}
