import { foldWords } from '#shared/text/fold.ts';
import { labelAtStart, rolesOfPhrase } from '../labels/roles.ts';
import { hasRole } from '../labels/segment.ts';
import type { MailContext, ReadSegment } from '../mail-context.ts';
import { addressScore } from '../places/address.ts';
import { LIMITS } from '../visit/visit-time.ts';
import type { Atom, Side } from './atoms.ts';
import { findServices } from './find-services.ts';
import { findCodes, knownStop, type StopMention } from './find-stops.ts';
import { type Leftover, leftoverName, leftoverNames, NO_STOP } from './leftover-name.ts';
import { type Route, splitRoute } from './split-route.ts';

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

/** 'ab 06:46', 'dep. 12:40', 'arrives 17:12': the one or two words before the time. */
function sideBefore(text: string, at: number): Side | undefined {
  const before = /(\p{L}+)[.:]?\s?(\p{L}+)?[.:]?\s{0,2}$/u.exec(text.slice(Math.max(0, at - 30), at));
  if (!before) return undefined;
  for (const phrase of [`${before[1]} ${before[2] ?? ''}`, before[2] ?? before[1] ?? '']) {
    const roles = rolesOfPhrase(foldWords(phrase));
    if (roles?.has('departure') || roles?.has('from')) return 'departure';
    if (roles?.has('arrival') || (roles?.has('to') && phrase.length > 2)) return 'arrival';
  }
  return undefined;
}

/** '9:30発 11:20着' */
const sideAfter = (text: string, end: number): Side | undefined =>
  /^\s?発/.test(text.slice(end)) ? 'departure' : /^\s?着/.test(text.slice(end)) ? 'arrival' : undefined;

/** 'NDLS TO FDB': codes of stations rather than airports. */
function capitalRoute(text: string): StopMention[] {
  const match = /(?<![\p{L}\d])([A-Z]{2,5}) (?:TO|->|→) ([A-Z]{2,5})(?![\p{L}\d])/u.exec(text);
  const [whole, from, to] = match ?? [];
  if (!match || !whole || !from || !to || from === to) return [];
  const second = match.index + whole.length - to.length;
  return [
    { start: match.index, end: match.index + from.length, name: from, strength: 2, end2: 'from' },
    { start: second, end: second + to.length, name: to, strength: 2, end2: 'to' },
  ];
}

/** Two names with only an arrow between them. */
function arrowRoute(text: string, names: readonly Leftover[]): Route | undefined {
  const [from, to] = names;
  if (!from || !to || names.length !== 2 || from.name === to.name) return undefined;
  const between = text.slice(from.start + from.name.length, to.start);
  return /^\s*[→⟶➔➜➝⇒►✈⇄↔]\uFE0E?\s*$/u.test(between)
    ? { from: from.name, to: to.name, arrow: true, dash: false }
    : undefined;
}

/** 'São Paulo - Congonhas' below 'CGH': one airport. */
function isBelowCode({ segments }: MailContext, { index, line }: ReadSegment): boolean {
  const above = segments[index - 1];
  return above !== undefined && above.line === line - 1 && /^[A-Z]{3}$/.test(above.text.trim());
}

const isPriceRow = (context: MailContext, segment: ReadSegment): boolean =>
  labelAtStart(segment.text)?.roles.has('total') === true ||
  (context.byLine.get(segment.line)?.every(({ times }) => times.length === 0) === true &&
    context.byLine.get(segment.line)?.at(-1)?.money.length === 1 &&
    labelAtStart(segment.text) !== undefined);

function stopsIn(context: MailContext, segment: ReadSegment, journeyMail: boolean): StopMention[] {
  const codes = findCodes(segment.text, context.places);
  if (codes.length > 0) return codes;
  if (NO_STOP.test(segment.text)) return [];
  const labelled = hasRole(segment, 'from', 'to', 'stop', 'departure', 'arrival', 'route') && segment.via !== 'none';
  const capitals = journeyMail ? capitalRoute(segment.text) : [];
  if (capitals.length > 0) return capitals;
  if (segment.prose && !labelled && segment.times.length < 2) return [];
  const spans = [...segment.dates, ...segment.times, ...findServices(segment.text, hasRole(segment, 'service'))];
  const names = leftoverNames(segment.text, spans);
  if (names.length > 1 && segment.times.length > 1)
    return names.slice(0, 4).map(({ name: each, start }) => {
      const known = knownStop(each, context.places);
      return { start, end: start + each.length, name: each, strength: known ? 2 : 1, ...known };
    });
  const name = names[0]?.name;
  const route = splitRoute(name ?? segment.text) ?? arrowRoute(segment.text, names);
  // 'Total charged to Mastercard   £97.50'
  if (
    route &&
    !route.arrow &&
    segment.times.length === 0 &&
    (isPriceRow(context, segment) || isBelowCode(context, segment))
  )
    return [];
  if (route) {
    const known = [knownStop(route.from, context.places), knownStop(route.to, context.places)];
    if (
      route.arrow ||
      hasRole(segment, 'route', 'outbound', 'return') ||
      (known[0] && known[1]) ||
      (!route.dash && journeyMail && segment.text.length < (segment.times.length > 1 ? 140 : 70))
    ) {
      const start = Math.max(0, segment.text.indexOf(route.from));
      const second = Math.max(start, segment.text.lastIndexOf(route.to));
      const side = (text: string, from: number, which: 'from' | 'to', extra: (typeof known)[number]): StopMention => ({
        start: from,
        end: from + text.length,
        name: text,
        strength: extra ? 2 : 1,
        end2: which,
        ...extra,
      });
      return [side(route.from, start, 'from', known[0]), side(route.to, second, 'to', known[1])];
    }
  }
  // 'Ship: MV Aoife': the name of the vehicle.
  if (name === undefined || (hasRole(segment, 'service') && !labelled)) return [];
  const at = Math.max(0, segment.text.indexOf(name));
  const known = knownStop(name, context.places);
  if (labelled) return [{ start: at, end: at + name.length, name, strength: 2, ...known }];
  if (known)
    return [{ start: at, end: at + name.length, name, strength: known.code || known.city !== name ? 2 : 1, ...known }];
  return [{ start: at, end: at + name.length, name, strength: 1 }];
}

/** Weak names count only in a line with a time, or next to a line that has a time and no name of its own. */
function besideTime(context: MailContext, segment: ReadSegment): boolean {
  if (context.byLine.get(segment.line)?.some((other) => other.times.length > 0)) return true;
  return [segment.line - 1, segment.line + 1].some((line) => {
    const others = context.byLine.get(line) ?? [];
    const facing = others.filter((other) => other.column === segment.column || others.length === 1);
    return (
      facing.some((other) => other.times.length > 0) &&
      facing.every((other) => leftoverName(other.text, [...other.times, ...other.dates]) === undefined)
    );
  });
}

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
const PAID =
  /決済|支払|購入|発券|(?<!\p{L})(?:paid|payment|charged|purchased|issued|bezahlt|gebucht am|ausgestellt|gekauft|payé|réglé|acheté|émis|pagad[oa]|comprad[oa]|emitid[oa]|pagat[oa]|acquistat[oa]|emess[oa]|betaald|gekocht|geboekt op|betalt|betald|köpt|købt|udstedt)(?!\p{L})/iu;

/** Intermediate stops without a change. */
const ON_THE_WAY =
  /\((?:rest |meal |short )?stop\b|\brest stop\b|zwischenhalt|zwischenstopp|arrêts? (?:intermédiaires?|desservis?)|paradas? intermedias?|fermate? intermedi[ae]|tussenstop|paradas? intermédias?|mellanstopp|undervejs stop|途中停車|途中下車|経由地|休憩/iu;

/** Everything in the mail that may belong to a journey. `journeyMail`: the mail is about travelling. */
export function collectAtoms(context: MailContext, journeyMail: boolean): Atom[] {
  const atoms: Atom[] = [];
  for (const segment of context.segments) {
    if (hasRole(segment, 'outbound', 'return') && segment.via === 'own') atoms.push({ kind: 'section', segment });
    if (segment.text === '') continue;
    if (context.byLine.get(segment.line)?.some(({ text, label }) => ON_THE_WAY.test(`${label ?? ''} ${text}`)))
      continue;
    const wanted = hasRole(segment, ...WANTED);
    if (hasRole(segment, ...IGNORED) && !wanted) continue;
    if (
      hasRole(segment, 'deadline', 'bookedOn') ||
      (hasRole(segment, 'detail') && !hasRole(segment, 'service', 'departure', 'arrival', 'stop'))
    )
      continue;
    const side = sideOf(segment);
    const placed = (own: Side | undefined): { segment: ReadSegment; side?: Side } =>
      (own ?? side) === undefined ? { segment } : { segment, side: own ?? side ?? 'departure' };
    const stops = stopsIn(context, segment, journeyMail)
      .map((stop) =>
        stop.strength === 1 && stop.zone !== undefined && journeyMail && besideTime(context, segment)
          ? { ...stop, strength: 2 as const }
          : stop,
      )
      .map((stop) => withName(context, segment, stop))
      .filter((stop) => stop.strength > 1 || stop.end2 !== undefined || besideTime(context, segment));
    if (stops.length === 0 && (segment.prose ? LIMITS : PAID).test(`${segment.label ?? ''} ${segment.text}`)) continue;
    const inSegment: (Atom & { readonly at: number })[] = [];
    for (const stop of stops)
      inSegment.push({
        kind: 'stop',
        stop,
        at: stop.start,
        ...placed(stop.end2 === 'from' ? 'departure' : stop.end2 === 'to' ? 'arrival' : undefined),
      });
    for (const time of segment.times)
      if (time.stamp !== true)
        inSegment.push({
          kind: 'time',
          time,
          at: time.start,
          ...placed(sideBefore(segment.text, time.start) ?? sideAfter(segment.text, time.end)),
        });
    const dated = atoms.filter((each) => each.kind === 'date' && each.segment.line === segment.line);
    for (const date of segment.dates)
      if (!dated.some((each) => each.kind === 'date' && each.date.date === date.date))
        inSegment.push({ kind: 'date', date, at: date.start, ...placed(undefined) });
    const isPostal = stops.length + segment.times.length === 0 && addressScore(segment.text) >= 1.5;
    if (segment.money.length === 0 && !isPostal && !(segment.prose && stops.length < 2))
      for (const service of findServices(segment.text, hasRole(segment, 'service') && segment.via !== 'none')) {
        const overlaps =
          stops.some((stop) => stop.strength > 1 && service.start < stop.end && service.end > stop.start) ||
          segment.dates.some((date) => service.start < date.end && service.end > date.start);
        if (!overlaps) inSegment.push({ kind: 'service', service, at: service.start, segment });
      }
    inSegment.sort((a, b) => a.at - b.at);
    atoms.push(...inSegment);
  }
  return withRowSides(atoms);
}
