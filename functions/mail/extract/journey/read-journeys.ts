import { foldWords } from '#shared/text/fold.ts';
import { couldBePlace } from '../checks/could-be-place.ts';
import { minutesBetween } from '../checks/minutes-between.ts';
import { hasRole } from '../labels/segment.ts';
import {
  evidenceAt,
  foundDate,
  foundText,
  foundTime,
  guessed,
  type MailContext,
  type ReadSegment,
} from '../mail-context.ts';
import type { Draft, Found } from '../mail-reading.ts';
import { hasStartingPrice } from '../outcome/starting-price.ts';
import type { TopicScores } from '../outcome/topic.ts';
import type { Gazetteer } from '../places/airports.ts';
import { assembleLegs, type Manner } from './assemble-legs.ts';
import type { Atom, Side } from './atoms.ts';
import { collectAtoms } from './collect-atoms.ts';
import { isDriven, withoutAwaited } from './is-driven.ts';
import { isFlown } from './is-flown.ts';
import { type Leg, sameStop } from './leg.ts';
import { arrivalDay, departureDay, isPlausible } from './leg-dates.ts';
import { hasPairedEnds } from './paired-ends.ts';
import { splitRoute } from './split-route.ts';
import { withoutPlatform } from './without-platform.ts';

const EITHER = [false, true];
const MANNERS: readonly Manner[] = EITHER.flatMap((dateTrails) =>
  [true, false].flatMap((serviceLeads) =>
    EITHER.flatMap((labelledTimesOnly) =>
      EITHER.map((knownStopsOnly) => ({ serviceLeads, labelledTimesOnly, knownStopsOnly, dateTrails })),
    ),
  ),
);

/** How many of its places and times labels call those of departure or arrival. */
const saidEnds = ({ from, to, departs, arrives }: Leg): number =>
  [
    from?.side === 'departure',
    to?.side === 'arrival',
    departs?.side === 'departure',
    arrives?.side === 'arrival',
  ].filter(Boolean).length;

/** A night's voyage is no longer. */
const MAX_NEAR = 14 * 60;

/** How long a leg takes by the clocks of its ends. */
const minutesOf = ({ departs, arrives, departsOn, arrivesOn }: Leg): number =>
  departs && arrives && departsOn && arrivesOn
    ? minutesBetween(
        { date: departsOn.date.date, time: departs.time.time, zone: 'UTC' },
        { date: arrivesOn.date.date, time: arrives.time.time, zone: 'UTC' },
      )
    : Number.POSITIVE_INFINITY;

/** Whether each end has an hour of its own, and a day, too: 0, 1 or 2. */
function besideEnds(leg: Leg): number {
  const { from, to, departs, arrives, departsOn, arrivesOn } = leg;
  if (!isBeside(departs, from) || !isBeside(arrives, to)) return 0;
  const areDated = isBeside(departsOn, from) && isBeside(arrivesOn, to);
  // A table for one day and one for the next are no way between them.
  const isNear = minutesOf(leg) <= MAX_NEAR;
  return areDated && isNear && departsOn?.segment !== arrivesOn?.segment ? 2 : 1;
}

/** How likely this is a leg; 0 when something required is missing. */
function worth(leg: Leg): number {
  if (!leg.from || !leg.to || !leg.departsOn || sameStop(leg.from, leg.to)) return 0;
  if (![leg.from, leg.to].every(({ stop }) => stop.strength === 3 || couldBePlace(stop.name))) return 0;
  const codes = leg.from.stop.strength === 3 && leg.to.stop.strength === 3;
  if (!leg.departs && !(codes && leg.service)) return 0;
  const arrival = leg.arrivesOn?.date.date ?? arrivalDay(leg, leg.departsOn.date.date)?.date;
  if (!isPlausible(leg, departureDay(leg, leg.departsOn.date.date), arrival)) return 0;
  const said = saidEnds(leg);
  const signs = leg.from.stop.strength + leg.to.stop.strength + (leg.service ? 2 : 0) + said + besideEnds(leg);
  if (signs < 4) return 0;
  return (
    3 +
    (leg.arrives ? 1.5 : 0) +
    (leg.service ? 1 : 0) +
    (leg.inherited === true ? 0 : 0.4) +
    Math.min(said, 2) * 0.2 +
    (leg.from.stop.strength + leg.to.stop.strength) * 0.15
  );
}

/** A time or a day in the line of its place, or next to it. */
const isBeside = (time: Leg['departs'] | Leg['departsOn'], stop: Leg['from']): boolean =>
  time !== undefined && stop !== undefined && Math.abs(time.segment.line - stop.segment.line) <= 2;

/** How far from its leg the number of the service stands: 0 between or right beside its places and times. */
function strayOf({ service, from, to, departs, arrives }: Leg): number {
  if (!service) return 0;
  const lines = [from, to, departs, arrives].flatMap((atom) => (atom ? [atom.segment.line] : []));
  const own = service.segment.line;
  return Math.min(0.5, 0.1 * Math.max(0, Math.min(...lines) - own - 1, own - Math.max(...lines) - 1));
}

function total(legs: readonly Leg[]): number {
  let sum = 0;
  let previous: Leg | undefined;
  for (const leg of legs) {
    const value = worth(leg);
    if (value === 0) {
      sum -= leg.from && leg.to ? 0.8 : 0.3;
      continue;
    }
    sum += value - strayOf(leg);
    if (previous?.to && leg.from && sameStop(previous.to, leg.from)) sum += 0.5;
    if (previous?.departsOn && leg.departsOn && leg.departsOn.date.date < previous.departsOn.date.date) sum -= 0.7;
    previous = leg;
  }
  return sum;
}

/** Labels name departure and arrival, and their times. */
function isLabelledJourney({ segments }: MailContext): boolean {
  // Its time may stand below the day.
  const isTimed = ({ index, times, dates }: ReadSegment) => {
    const below = segments[index + 1];
    return times.length > 0 || (dates.length > 0 && below?.via === 'none' && below.times.length === 1);
  };
  const has = (role: 'from' | 'to' | 'departure' | 'arrival', timed: boolean) =>
    segments.some(
      (segment) =>
        hasRole(segment, role) && segment.via !== 'none' && segment.text !== '' && (!timed || isTimed(segment)),
    );
  return has('from', false) && has('to', false) && has('departure', true) && has('arrival', true);
}

/** Words name a time of departure and one of arrival, and both ends are recognised. */
function isTimedJourney(atoms: readonly Atom[]): boolean {
  const timed = (side: Side) => atoms.some((atom) => atom.kind === 'time' && atom.side === side);
  const ended = (side: Side) => atoms.some((atom) => atom.kind === 'stop' && atom.side === side);
  return timed('departure') && timed('arrival') && ended('departure') && ended('arrival');
}

/** 'London to Inverness' above rows with an hour each, of which one has the one place and another the other. */
function isRoutedJourney({ byLine, subject, document }: MailContext): boolean {
  const timed = [...byLine.values()]
    .filter((row) => row.some(({ times, dates, prose }) => times.length === 1 && dates.length === 0 && !prose))
    .map((row) => foldWords(row.map(({ text }) => text).join(' ')));
  if (timed.length < 2) return false;
  const stands = (place: string) => timed.some((row) => foldWords(place) !== '' && row.includes(foldWords(place)));
  const heads = [subject, ...document.lines.filter(({ text }) => text.length <= MAX_ROUTE).map(({ text }) => text)];
  return heads.some((head) => {
    const route = splitRoute(head.replace(/\s[·|•].*$/u, ''));
    return route !== undefined && stands(route.from) && stands(route.to);
  });
}

const MAX_ROUTE = 80;

/** Legs by flight, train, bus or ship. */
export function readJourneys(context: MailContext, topics: TopicScores): Draft[] {
  const travelling = topics.air + topics.rail + topics.bus + topics.ferry;
  const isPaired = travelling === 0 && hasPairedEnds(context);
  const atoms = collectAtoms(context, travelling >= 1 || isPaired || isRoutedJourney(context));
  const codes = atoms.filter((atom) => atom.kind === 'stop' && atom.stop.strength === 3).length;
  const isTold = () => isLabelledJourney(context) || isTimedJourney(atoms) || isRoutedJourney(context);
  if (travelling === 0 && codes < 2 && !isPaired && !isTold()) return [];
  const best = bestLegs(atoms).filter((leg) => worth(leg) > 0 && !isOffered(leg, context));
  const legs = new Map<string, Leg>();
  for (const leg of best) {
    const key = keyOf(leg);
    const known = legs.get(key);
    // The same journey for each passenger, and below the last of them when it arrives.
    if (!known || (!known.arrives && leg.arrives)) legs.set(key, leg);
  }
  return [...legs.values()].map((leg) => withRowPrice(draftOf(leg, topics, context), leg, context));
}

/** What two copies of one leg have in common. */
const keyOf = ({ departsOn, departs, from }: Leg): string =>
  [departsOn?.date.date, departs?.time.time, foldWords(from?.stop.code ?? from?.stop.name ?? '')].join(' ');

function isOffered(leg: Leg, context: MailContext): boolean {
  return [leg.from, leg.to, leg.departs].some((atom) => {
    const line =
      atom &&
      context.document.lines.find(
        ({ start, text }) => start <= atom.segment.start && atom.segment.start < start + text.length,
      );
    return line !== undefined && hasStartingPrice(line.text);
  });
}

/** A row of a table with one leg, whose header calls one of its columns the price. */
function withRowPrice(draft: Draft, leg: Leg, context: MailContext): Draft {
  const row = context.byLine.get(leg.departs?.segment.line ?? -1) ?? [];
  const cell = row.find((each) => each.via === 'header' && hasRole(each, 'total') && each.money.length === 1);
  const [money] = cell?.money ?? [];
  if (!cell || !money) return draft;
  const evidence = evidenceAt(cell, money);
  return {
    ...draft,
    fields: {
      ...draft.fields,
      cost: { value: money.amount, evidence },
      ...(money.currency ? { currency: { value: money.currency, evidence } } : {}),
    },
  };
}

function bestLegs(atoms: readonly Atom[]): Leg[] {
  let best: { readonly legs: Leg[]; readonly sum: number } = { legs: [], sum: 0 };
  for (const manner of MANNERS) {
    const legs = assembleLegs(atoms, manner);
    const sum = total(legs);
    if (sum > best.sum + 0.001) best = { legs, sum };
  }
  return best.legs;
}

/** 'Piraeus (gate' of 'Piraeus (gate E6)', in which E6 is read as something else. */
const OPEN_BRACKET = /\s*[（(][^）)]*$/u;

/** 'Corsica Ferries, Toulon' on the way to 'Ajaccio': who sails stands before the town. */
function withoutCarrier(from: Found<string>, to: Found<string> | undefined, places: Gazetteer): Found<string> {
  const [carrier = '', town, ...more] = from.value.split(', ');
  const isTown = town !== undefined && more.length === 0 && places.isCity(town) && !places.isCity(carrier);
  return isTown && to !== undefined && !to.value.includes(',') ? { ...from, value: town } : from;
}

/** A place as written; a guess where only its position says that it is one. */
function place(atom: Leg['from']): Found<string> | undefined {
  if (!atom) return undefined;
  const { stop, segment } = atom;
  const { evidence } = foundText(segment, segment.text.slice(stop.start, stop.end));
  const name = stop.name.replace(/\s+/g, ' ').replace(OPEN_BRACKET, '').trim();
  const found = { value: withoutPlatform(name), evidence };
  const isSure = stop.strength > 1 || stop.end2 !== undefined || atom.side !== undefined;
  return isSure ? found : guessed(found, 'words that stand where a place would');
}

/** The day of departure as written, or the one after it. */
function departureDate(leg: Leg): Found<string> | undefined {
  const { departsOn } = leg;
  if (!departsOn) return undefined;
  const found = foundDate(departsOn.segment, departsOn.date);
  const value = departureDay(leg, found.value);
  if (value === found.value) return found;
  return { value, evidence: { ...found.evidence, kind: 'computed', how: 'the hour counts on after midnight' } };
}

/** The day of arrival as written, else counted from the departure. */
function arrivalDate(leg: Leg): Found<string> | undefined {
  const { arrives, arrivesOn, departs, departsOn } = leg;
  if (arrivesOn && arrives?.time.dayShift === undefined) return foundDate(arrivesOn.segment, arrivesOn.date);
  if (!departs || !arrives) return undefined;
  const counted = arrivalDay(leg, departsOn?.date.date ?? '');
  return counted && { value: counted.date, evidence: { kind: 'computed', how: counted.how } };
}

/** Towns share their names with small airports elsewhere: only flights depart from an airport. */
function departureZone({ from }: Leg, byAir: boolean, places: Gazetteer): string | undefined {
  const stop = from?.stop;
  return byAir || stop?.strength === 3
    ? stop?.zone
    : (places.zoneOfCity(stop?.name ?? '') ?? places.zoneOfCity(stop?.city ?? ''));
}

function titleOf({ service }: Leg, route: string): Found<string> {
  if (!service) return { value: route, evidence: { kind: 'computed', how: 'from the two places' } };
  const { number, start, end } = service.service;
  const { evidence } = foundText(service.segment, service.segment.text.slice(start, end));
  return { value: number.trim() === '' ? route : `${number.trim()} ${route}`, evidence };
}

function draftOf(read: Leg, topics: TopicScores, context: MailContext): Draft {
  const leg = isDriven(read) ? withoutAwaited(read) : read;
  const { places } = context;
  const to = place(leg.to);
  const start = place(leg.from);
  const from = start && withoutCarrier(start, to, places);
  const startDate = departureDate(leg);
  const endDate = arrivalDate(leg);
  const byAir = isFlown(leg, topics, context);
  const zone = departureZone(leg, byAir, places);
  return {
    type: byAir ? 'flight' : 'transport',
    fields: {
      title: titleOf(leg, `${from?.value ?? ''} → ${to?.value ?? ''}`),
      ...(startDate ? { startDate } : {}),
      ...(leg.departs ? { startTime: foundTime(leg.departs.segment, leg.departs.time) } : {}),
      ...(endDate ? { endDate } : {}),
      ...(leg.arrives ? { endTime: foundTime(leg.arrives.segment, leg.arrives.time) } : {}),
      ...(from ? { location: from } : {}),
      ...(to ? { endLocation: to } : {}),
      ...(zone
        ? { timeZone: { value: zone, evidence: { kind: 'computed', how: 'time zone of the place of departure' } } }
        : {}),
    },
  };
}
