import type { MailContext, ReadSegment } from '../mail-context.ts';
import type { Gazetteer } from '../places/airports.ts';
import type { Atom } from './atoms.ts';
import { findServices } from './find-services.ts';
import type { StopMention } from './find-stops.ts';

/** 'LHR' at the end of a cell, before its terminal, another code or a time: in 'NEW YORK JFK 4' it is the second. */
const CODE =
  /(?<![\p{L}\d/-])([A-Z]{3})(?=$|\s+(?:[A-Z]{3}(?![\p{L}\d])|T?[A-Z\d]{1,2}(?=$|\s+\d)|\d{4}(?!\d)|\d{1,2}[:.]\d{2}))/gu;
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
  return [...segment.text.matchAll(CODE)].flatMap((match): Coded[] => {
    const code = match[1] ?? '';
    const airport = places.airport(code);
    const span = { start: match.index, end: match.index + code.length };
    if (!airport || isWithin(taken, span.start, span.end)) return [];
    const said = NAME_BEFORE.exec(segment.text.slice(0, match.index))?.[1];
    const name = said && !isWithin(taken, match.index - said.length, match.index) ? said : airport.city;
    const { city, zone } = airport;
    return [{ segment, stop: { ...span, name: `${name} (${code})`, code, city, zone, strength: 3 } }];
  });
}

/**
 * The leg of a row as reservation systems print it: the number of a flight, a day, two codes of airports and two times,
 * whatever the columns are called and however wide they are. Undefined for other rows.
 */
export function codedRow({ places }: MailContext, row: readonly ReadSegment[]): Atom[] | undefined {
  const services = row.flatMap((segment) =>
    findServices(segment.text, NUMBER_ALONE.test(segment.text))
      .filter(({ flightLike }) => flightLike)
      .map((service) => ({ segment, service })),
  );
  const [flight] = services;
  const [dated] = row.filter(({ dates }) => dates.length > 0);
  const [date] = dated?.dates ?? [];
  const times = row.flatMap((segment) => segment.times.map((time) => ({ segment, time })));
  const [departs, arrives] = times;
  if (!flight || !dated || !date || !departs || !arrives || times.length !== 2) return undefined;
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
