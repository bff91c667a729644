import { hasRole } from '../labels/segment.ts';
import type { MailContext, ReadSegment } from '../mail-context.ts';
import type { Gazetteer } from '../places/airports.ts';
import type { Atom } from './atoms.ts';
import { findServices } from './find-services.ts';
import type { StopMention } from './find-stops.ts';

/** 'LHR' at the end of a cell, before its terminal, another code or a time: in 'NEW YORK JFK 4' it is the second. */
const CODE =
  /(?<![\p{L}\d/-])([A-Z]{3})(?=$|\s+(?:[A-Z]{3}(?![\p{L}\d])|T?[A-Z\d]{1,2}(?=$|\s+\d)|T\d[A-Z](?=$|\s)|\d{4}(?!\d)|\d{1,2}[:.]\d{2}|[(（]))/gu;
/** 'BOM MUMBAI CHHATRAPATI SHIVAJI': the code before the name of its airport. */
const LEADING_CODE = /(?<=^\s*)([A-Z]{3})(?=\s+\p{Lu}{4})/gu;
/** The name before a code, in its cell. */
const NAME_BEFORE = /(\p{Lu}[\p{L}.'’/ -]+?)\s+$/u;

/** A cell that holds nothing else: no other word can be its airline. */
const NUMBER_ALONE = /^(?:[A-Z][A-Z\d]|\d[A-Z])\s?\d{1,4}$/;

type Span = { readonly start: number; readonly end: number };
const isWithin = (spans: readonly Span[], start: number, end: number): boolean =>
  spans.some((span) => start < span.end && end > span.start);

interface Coded {
  readonly segment: ReadSegment;
  readonly stop: StopMention;
}

function codesIn(segment: ReadSegment, taken: readonly Span[], places: Gazetteer): Coded[] {
  const coded = (match: RegExpExecArray, leads: boolean): Coded[] => {
    const code = match[1] ?? '';
    const airport = places.airport(code);
    const span = { start: match.index, end: match.index + code.length };
    if (!airport || isWithin(taken, span.start, span.end)) return [];
    const said = leads ? undefined : NAME_BEFORE.exec(segment.text.slice(0, match.index))?.[1];
    const name = said && !isWithin(taken, match.index - said.length, match.index) ? said : airport.city;
    const { city, zone } = airport;
    return [{ segment, stop: { ...span, name: `${name} (${code})`, code, city, zone, strength: 3 } }];
  };
  const leading = [...segment.text.matchAll(LEADING_CODE)].flatMap((match) => coded(match, true));
  return leading.length > 0 ? leading : [...segment.text.matchAll(CODE)].flatMap((match) => coded(match, false));
}

type Timed = { readonly segment: ReadSegment; readonly time: ReadSegment['times'][number] };

/** The times of departure and arrival: the only two, or the two whose columns are called so. */
function endTimes(row: readonly ReadSegment[]): readonly [Timed, Timed] | undefined {
  const times = row.flatMap((segment) => segment.times.map((time) => ({ segment, time })));
  const under = (...roles: Parameters<typeof hasRole>[1][]) =>
    times.filter(({ segment }) => segment.via === 'header' && hasRole(segment, ...roles));
  const [departing, arriving] = [under('departure'), under('arrival')];
  const chosen =
    times.length > 2 && departing.length === 1 && arriving.length === 1 ? [...departing, ...arriving] : times;
  const [departs, arrives] = chosen;
  return departs && arrives && chosen.length === 2 ? [departs, arrives] : undefined;
}

const flightsOf = (row: readonly ReadSegment[]) =>
  row.flatMap((segment) =>
    findServices(segment.text, NUMBER_ALONE.test(segment.text))
      // 'MO 10 MAI 27' is a day.
      .filter(({ flightLike, start, end }) => flightLike && !isWithin(segment.dates, start, end))
      .map((service) => ({ segment, service })),
  );

/**
 * The leg of a row as reservation systems print it: the number of a flight, a day, two codes of airports and two times,
 * whatever the columns are called and however wide they are. Undefined for other rows.
 */
function rowLeg({ places }: MailContext, row: readonly ReadSegment[]): Atom[] | undefined {
  const services = flightsOf(row);
  const [flight] = services;
  const [dated] = row.filter(({ dates }) => dates.length > 0);
  const [date] = dated?.dates ?? [];
  const times = endTimes(row);
  if (!flight || !dated || !date || !times) return undefined;
  const [departs, arrives] = times;
  const codes = row.flatMap((segment) =>
    codesIn(
      segment,
      [...segment.dates, ...services.filter((each) => each.segment === segment).map(({ service }) => service)],
      places,
    ),
  );
  const [from, to] = codes;
  if (!from || !to || codes.length !== 2 || from.stop.code === to.stop.code) return undefined;
  return [
    { kind: 'section', segment: flight.segment },
    { kind: 'service', ...flight },
    { kind: 'date', date, segment: dated },
    { kind: 'stop', side: 'departure', segment: from.segment, stop: { ...from.stop, end2: 'from' } },
    { kind: 'time', side: 'departure', ...departs },
    { kind: 'stop', side: 'arrival', segment: to.segment, stop: { ...to.stop, end2: 'to' } },
    { kind: 'time', side: 'arrival', ...arrives },
    { kind: 'section', segment: flight.segment },
  ];
}

export interface CodedRow {
  readonly atoms: readonly Atom[];
  /** The lines that make it up. */
  readonly lines: readonly number[];
}

/** The leg of a line, or of a line and the next, which has the place of arrival. Undefined for other lines. */
export function codedRow(context: MailContext, line: number): CodedRow | undefined {
  const own = context.byLine.get(line) ?? [];
  const alone = rowLeg(context, own);
  if (alone) return { atoms: alone, lines: [line] };
  const next = context.byLine.get(line + 1) ?? [];
  const isOther = flightsOf(own).length !== 1 || next.length === 0 || flightsOf(next).length > 0;
  const both = isOther || next.some(({ dates }) => dates.length > 0) ? undefined : rowLeg(context, [...own, ...next]);
  return both && { atoms: both, lines: [line, line + 1] };
}
