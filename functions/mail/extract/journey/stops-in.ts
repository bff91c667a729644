import { labelAtStart } from '../labels/roles.ts';
import { hasRole } from '../labels/segment.ts';
import type { MailContext, ReadSegment } from '../mail-context.ts';
import { oneOf } from '../words/language-words.ts';
import { caseless } from '../words/word-pattern.ts';
import { findServices } from './find-services.ts';
import { findCodes, knownStop, type StopMention } from './find-stops.ts';
import { type Leftover, leftoverNames, NO_STOP, STATE } from './leftover-name.ts';
import { sideBefore } from './side-before.ts';
import { type Route, splitRoute } from './split-route.ts';

/** The two names of a match that begins with the one and ends with the other; none if they are the same. */
function endsOf(match: RegExpExecArray | null): StopMention[] {
  const [whole, from, to] = match ?? [];
  if (!match || !whole || !from || !to || from === to) return [];
  const second = match.index + whole.length - to.length;
  return [
    { start: match.index, end: match.index + from.length, name: from, strength: 2, end2: 'from' },
    { start: second, end: second + to.length, name: to, strength: 2, end2: 'to' },
  ];
}

/** 'NDLS TO FDB': codes of stations rather than airports. */
function capitalRoute(text: string): StopMention[] {
  return endsOf(/(?<![\p{L}\d])([A-Z]{2,5}) (?:TO|->|→) ([A-Z]{2,5})(?![\p{L}\d])/u.exec(text));
}

/** '上海虹桥站—西安北站', '東京駅→京都駅': two names that end in the word for a station, within a sentence or not. */
const STATIONS = /([\u3400-\u9fff]{2,10}[站駅])\s?(?:[—–\-→~～至到]{1,2}|から)\s?([\u3400-\u9fff]{2,10}[站駅])/u;

/** '北京南-上海虹桥': such names without that word, as one of the parts that commas set off in a line with a time. */
const PART_ROUTE =
  /(?<=[,，、;；]\s?)([\u3400-\u9fff]{2,8})\s?[—–\-→~～至]{1,2}\s?([\u3400-\u9fff]{2,8})(?=\s?[,，、;；])/u;

const stationRoute = ({ text, times }: ReadSegment, journeyMail: boolean): StopMention[] => {
  const stations = endsOf(STATIONS.exec(text));
  return stations.length === 0 && journeyMail && times.length > 0 ? endsOf(PART_ROUTE.exec(text)) : stations;
};

/** How far below a route its times stand. */
const TIMES_REACH = 3;

/** 'Hirtshals – Kristiansand' above 'Departure 12:15 Arrival 15:30': what stands below says that it is a way. */
function isTimedRoute({ byLine }: MailContext, segment: ReadSegment): boolean {
  if (segment.times.length > 0 || segment.money.length > 0) return false;
  const lines = Array.from({ length: TIMES_REACH + 1 }, (_, at) => byLine.get(segment.line + at) ?? []);
  const sides = lines
    .flat()
    .flatMap(({ text, times, roles }) =>
      times.map((time) => sideBefore(text, time.start) ?? (roles.has('departure') ? 'departure' : undefined)),
    );
  const isAlone = byLine.get(segment.line)?.every(({ money, prose }) => money.length === 0 && !prose) === true;
  return isAlone && sides.includes('departure') && sides.length >= 2;
}

/** Two names with only an arrow between them, and the time at the first. */
function arrowRoute({ text, times }: ReadSegment, names: readonly Leftover[]): Route | undefined {
  const [from, to] = names;
  if (!from || !to || names.length !== 2 || from.name === to.name) return undefined;
  const timeless = times.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  );
  const between = timeless.slice(from.start + from.name.length, to.start);
  return BETWEEN_ENDS.test(between)
    ? { from: from.name.replace(/,$/, ''), to: to.name, arrow: true, dash: false }
    : undefined;
}

/** An arrow, and before it at most a short word with the time: 'Český Krumlov, AN 16:00 -> '. */
const BETWEEN_ENDS = /^,?\s*(?:\p{L}{1,4}\.?\s)?\s*(?:[→⟶➔➜➝⇒►✈⇄↔]\uFE0E?|[-–=]{1,3}>)\s*$/u;

/** 'São Paulo - Congonhas' below 'CGH', 'Seattle–Tacoma Intl' below 'Seattle (SEA)': one airport. */
function isBelowCode({ segments }: MailContext, { index, line, column }: ReadSegment): boolean {
  const above = segments[index - 1];
  if (above === undefined || above.line !== line - 1) return false;
  return /^[A-Z]{3}$/.test(above.text.trim()) || (above.column === column && /\([A-Z]{3}\)$/.test(above.text.trim()));
}

const isPriceRow = (context: MailContext, segment: ReadSegment): boolean =>
  labelAtStart(segment.text)?.roles.has('total') === true ||
  (context.byLine.get(segment.line)?.every(({ times }) => times.length === 0) === true &&
    context.byLine.get(segment.line)?.at(-1)?.money.length === 1 &&
    labelAtStart(segment.text) !== undefined);

/** Two names that are the ends of a route: by an arrow, a label, being known, or standing alone in a mail of travel. */
function isRoute(segment: ReadSegment, route: Route, areKnown: boolean, journeyMail: boolean): boolean {
  if (route.arrow || areKnown || hasRole(segment, 'route', 'outbound', 'return')) return true;
  // 'Du ska till Grebbestad.' is a sentence.
  if (/[.!?]$/.test(segment.text)) return false;
  return !route.dash && journeyMail && segment.text.length < (segment.times.length > 1 ? 140 : 70);
}

/** Both ends of a route in one text; undefined if it is none. */
function routeStops(
  context: MailContext,
  segment: ReadSegment,
  route: Route,
  journeyMail: boolean,
): StopMention[] | undefined {
  const { places } = context;
  const [from, to] = [knownStop(route.from, places), knownStop(route.to, places)];
  const areKnown = from !== undefined && to !== undefined;
  if (!isRoute(segment, route, areKnown, journeyMail) && !isTimedRoute(context, segment)) return undefined;
  const first = Math.max(0, segment.text.indexOf(route.from));
  const second = Math.max(first, segment.text.lastIndexOf(route.to));
  const end = (name: string, start: number, end2: 'from' | 'to', known: typeof from): StopMention => ({
    start,
    end: start + name.length,
    name,
    strength: known ? 2 : 1,
    end2,
    ...known,
  });
  return [end(route.from, first, 'from', from), end(route.to, second, 'to', to)];
}

/** 'Layover in New York (JFK): 3h 25m': how long one waits somewhere. */
const WAIT = caseless(
  `(?<![\\d:.])\\d{1,2}\\s?(?:${oneOf(({ units }) => units?.hour)})\\.?(?:\\s?\\d{1,2}\\s?(?:${oneOf(({ units }) => units?.minute)})?)?\\.?(?!\\p{L})`,
);

const isWait = ({ text, times, dates }: ReadSegment): boolean =>
  times.length + dates.length === 0 && text.length < 90 && WAIT.test(text);

/** 'Train Alfa 127, Lisbon 10:09 - Porto 12:58, coach 3': of more names than hours, those right before the two hours. */
function besideTimes(names: readonly Leftover[], times: ReadSegment['times']): readonly Leftover[] | undefined {
  if (names.length <= 2 || times.length !== 2) return undefined;
  const before = times.map(({ start }) => names.findLast((name) => name.start + name.name.length <= start));
  const [from, to] = before;
  const isBetween = to !== undefined && to.start > (times[0]?.start ?? 0);
  return from && to && from !== to && isBetween ? [from, to] : undefined;
}

/** Several names between times: the stops of one row. */
const stopsOfRow = (
  places: MailContext['places'],
  names: readonly Leftover[],
  times: ReadSegment['times'],
): StopMention[] =>
  (besideTimes(names, times) ?? names.slice(0, 4)).map(({ name, start }) => {
    const known = knownStop(name, places);
    return { start, end: start + name.length, name, strength: known ? 2 : 1, ...known };
  });

/** How sure it is that a lone name is a place. */
function strengthOf(name: string, known: ReturnType<typeof knownStop>, labelled: boolean): 1 | 2 {
  if (labelled) return 2;
  return known && (known.code || known.city !== name) ? 2 : 1;
}

const MIN_CODED = 2;

/**
 * 'MO 1107 Meridian Orient': behind the number of a flight, in a mail whose airports have codes, stands its airline; in
 * 'Jet2 LS925', and nothing else, before it.
 */
function isAirline(context: MailContext, { text, times }: ReadSegment, { name, start }: Leftover): boolean {
  const [first, ...others] = findServices(text, false);
  const isLed = first?.flightLike === true && others.length === 0 && first.end >= text.trimEnd().length;
  if (isLed && start <= 1 && first.start - (start + name.length) === 1) return true;
  const isBehindFlight = findServices(text, false).some((service) => service.flightLike && service.end <= start);
  if (!isBehindFlight || times.length > 0) return false;
  const coded = context.segments.filter((each) => /\([A-Z]{3}\)/.test(each.text));
  return coded.length >= MIN_CODED;
}

/** '1. Piraeus → Naxos', '2 – Munich to Singapore' */
const ENUMERATION = /^\s*\d{1,2}(?:[.)]|\s[–—-])\s+(?=\p{Lu})/u;

/** The places that a text without codes names. */
function namedStops(
  context: MailContext,
  segment: ReadSegment,
  labelled: boolean,
  journeyMail: boolean,
): StopMention[] {
  const { text, times } = segment;
  // 'New departure:' is a label, whatever it names.
  if (segment.roles.size === 0 && /\p{L}\s?[:：]\s*$/u.test(text)) return [];
  const numbered = { start: 0, end: ENUMERATION.exec(text)?.[0].length ?? 0 };
  const services = findServices(text, hasRole(segment, 'service'));
  const names = leftoverNames(text, [...segment.dates, ...times, ...services, numbered]);
  if (names.length > 1 && times.length > 1) return stopsOfRow(context.places, names, times);
  const [first] = names;
  if (first && isAirline(context, segment, first)) return [];
  const name = first?.name;
  const isCalledRoute = hasRole(segment, 'route', 'outbound', 'return') && segment.via !== 'none';
  const route = splitRoute(name ?? text.slice(numbered.end), isCalledRoute) ?? arrowRoute(segment, names);
  // 'Total charged to Mastercard   £97.50'
  if (route && !route.arrow && times.length === 0 && (isPriceRow(context, segment) || isBelowCode(context, segment)))
    return [];
  const ends = route && routeStops(context, segment, route, journeyMail);
  if (ends) return ends;
  // 'Ship: MV Aoife': the name of the vehicle.
  if (name === undefined || (hasRole(segment, 'service') && !labelled)) return [];
  const start = Math.max(0, text.indexOf(name));
  const known = knownStop(name, context.places);
  return [{ start, end: start + name.length, name, strength: strengthOf(name, known, labelled), ...known }];
}

/** 'Salon:' in the cell before it in its line. */
const isBehindUnknownLabel = ({ segments }: MailContext, { index, line }: ReadSegment): boolean => {
  const before = segments[index - 1];
  if (before?.line !== line || before.times.length > 0 || STATE.test(before.text)) return false;
  return /\p{L}\s?[:：]$/u.test(before.text);
};

/** The places in a segment: by codes, a route, or the words that are left once dates, times and services are taken out. */
export function stopsIn(context: MailContext, segment: ReadSegment, journeyMail: boolean): StopMention[] {
  // 'KRW 71,900' is an amount, and 'KRW' also an airport.
  const codes = findCodes(segment.text, context.places).filter(
    ({ start, end }) => !segment.money.some((money) => start < money.end && end > money.start),
  );
  if (codes.length === 1 && isWait(segment)) return [];
  if (codes.length > 0) return codes;
  const stations = stationRoute(segment, journeyMail);
  if (stations.length > 0) return stations;
  if (NO_STOP.test(segment.text)) return [];
  // The value of a label that no list has: whatever it names, it does not say that it is a place.
  // Two hours say it: 'New: Aarhus 16.30 - Odden 17.45'.
  const isUnnamed = segment.label !== undefined || isBehindUnknownLabel(context, segment);
  if (segment.roles.size === 0 && isUnnamed && segment.times.length !== 2) return [];
  const labelled = hasRole(segment, 'from', 'to', 'stop', 'departure', 'arrival', 'route') && segment.via !== 'none';
  const capitals = journeyMail ? capitalRoute(segment.text) : [];
  if (capitals.length > 0) return capitals;
  if (segment.prose && !labelled && segment.times.length < 2) return [];
  return namedStops(context, segment, labelled, journeyMail);
}
