import { addDays, daysBetween } from '#shared/calendar/calendar.ts';
import type { Atom } from './atoms.ts';
import { finer, isComplete, isEmpty, isStray, type Leg, type Of, sameStop } from './leg.ts';

/** How the atoms of a mail may be ordered; each way is tried and the best result kept. */
export interface Manner {
  /** The number of the service stands before the leg's places and times, rather than after them. */
  readonly serviceLeads: boolean;
  /** Times that no label calls a departure or arrival are something else. */
  readonly labelledTimesOnly: boolean;
  /** Names that merely stand where a place would are not places. */
  readonly knownStopsOnly: boolean;
  /** The date stands below the leg's places and times. */
  readonly dateTrails: boolean;
}

/** The walk over a mail's atoms: the legs that are closed, and the one that is open. */
interface Walk {
  readonly atoms: readonly Atom[];
  readonly manner: Manner;
  readonly legs: Leg[];
  leg: Leg;
  /** The last date that was read, for the legs below it. */
  day?: Of<'date'>;
  lastStop?: Of<'stop'>;
}

/** An arrival stands at most so many lines from the rest of its leg. */
const ARRIVAL_REACH = 4;

/** A time further on that nothing calls an arrival: when a counter or a telephone is open. */
function isStrayArrival({ arrives, departs, from, to }: Leg): boolean {
  if (!arrives || arrives.side !== undefined) return false;
  const others = [departs, from, to].flatMap((atom) => (atom ? [atom.segment.line] : []));
  return others.every((line) => Math.abs(arrives.segment.line - line) > ARRIVAL_REACH);
}

function close(walk: Walk): void {
  const { leg } = walk;
  if (isStrayArrival(leg)) delete leg.arrives;
  if (leg.to === undefined && leg.planned) leg.to = leg.planned;
  if (!isEmpty(leg)) walk.legs.push(leg);
  walk.leg = {};
}

/** The leg takes the date of its heading or of the leg before it. */
function inheritDay({ leg, day }: Walk): void {
  if (leg.departsOn !== undefined || !day) return;
  leg.departsOn = day;
  leg.inherited = true;
}

const inheritDayAbove = (walk: Walk): void => {
  if (!walk.manner.dateTrails) inheritDay(walk);
};

const timeIn = (walk: Walk, line: number): boolean =>
  walk.atoms.some((each) => each.kind === 'time' && each.segment.line === line);

/** Two places that nothing but a date was said of, and now a third: they were a heading or small print. */
function isAbandonedBy({ from, to, departs, service }: Leg, atom: Of<'stop'>): boolean {
  if (!from || !to || departs !== undefined || service !== undefined || atom.side === 'arrival') return false;
  return !sameStop(atom, from) && !sameStop(atom, to);
}

/** The place of arrival named once more, rather than a change there: no time of departure stands in its line. */
function isArrivalAgain({ leg: { to }, atoms }: Walk, atom: Of<'stop'>, index: number): boolean {
  if (!to || !sameStop(atom, to)) return false;
  if (to.segment.line === atom.segment.line) return true;
  if (atom.side === 'departure' || atom.segment.line - to.segment.line > 2) return false;
  const rest = atoms.slice(index + 1, index + 6).filter((next) => next.segment.line === atom.segment.line);
  return !rest.some((next) => next.kind === 'time');
}

/** A place right below the time of its departure. */
const isBelow = (departs: Of<'time'> | undefined, { segment }: Of<'stop'>): boolean =>
  departs !== undefined && departs.segment.line === segment.line - 1;

/** 'Outbound: A – D' and below it 'Departure 8:31 A': what follows are the legs of the way. */
function beginsWithin(walk: Walk, atom: Of<'stop'>): boolean {
  const { from, to, departs } = walk.leg;
  if (!from || !to || from.segment !== to.segment || from.segment === atom.segment) return false;
  const isOther = departs !== undefined && departs.segment.line !== atom.segment.line && !isBelow(departs, atom);
  if (from.segment.times.length > 0 || isOther) return false;
  const isTimed = timeIn(walk, atom.segment.line) || isBelow(departs, atom);
  const begins = atom.side === 'departure' || (atom.side === undefined && sameStop(from, atom) && isTimed);
  return begins && (atom.stop.end2 === undefined || isTimed);
}

const sameOr = (known: Of<'stop'> | undefined, atom: Of<'stop'>): Of<'stop'> =>
  known && sameStop(known, atom) ? finer(known, atom) : atom;

/** A place of which nothing is said, above one that is called the departure: an address, or a heading. */
const isOnlyNamed = ({ from, to, departs }: Leg): boolean =>
  from !== undefined && from.side === undefined && to === undefined && departs === undefined;

function placeDeparture(walk: Walk, atom: Of<'stop'>): void {
  const { leg } = walk;
  if (leg.from && sameStop(leg.from, atom)) leg.from = finer(leg.from, atom);
  else if (leg.from && leg.to) {
    close(walk);
    walk.leg.from = atom;
  } else if (leg.from === undefined || isStray(leg) || isOnlyNamed(leg)) leg.from = atom;
}

function placeArrival(walk: Walk, atom: Of<'stop'>): void {
  const { to, arrives, departs } = walk.leg;
  const isOther = to !== undefined && !sameStop(to, atom);
  if (isOther && arrives !== undefined && departs !== undefined) close(walk);
  walk.leg.to = sameOr(walk.leg.to, atom);
}

/** A place that nothing calls a departure or arrival: the end that is still open. */
function placeEither({ leg }: Walk, atom: Of<'stop'>): void {
  const { from, to } = leg;
  if (from === undefined) leg.from = atom;
  else if (sameStop(from, atom) && !(to && sameStop(to, atom))) leg.from = finer(from, atom);
  else if (to === undefined) leg.to = atom;
  else if (sameStop(to, atom)) leg.to = finer(to, atom);
}

function placeStop(walk: Walk, atom: Of<'stop'>, index: number): void {
  if (isAbandonedBy(walk.leg, atom)) {
    const { departsOn, inherited } = walk.leg;
    walk.leg = departsOn && inherited !== true ? { departsOn } : {};
  }
  if (isComplete(walk.leg) && !isArrivalAgain(walk, atom, index)) close(walk);
  const { leg } = walk;
  if (leg.to && beginsWithin(walk, atom)) {
    leg.planned = leg.to;
    delete leg.to;
    leg.from = sameOr(leg.from, atom);
  } else if (atom.side === 'departure') placeDeparture(walk, atom);
  else if (atom.side === 'arrival') placeArrival(walk, atom);
  else placeEither(walk, atom);
  walk.lastStop = atom;
  inheritDayAbove(walk);
}

/** Whether the place of arrival stands once more below the time of arrival: one changes there. */
const isNamedAgain = ({ to, arrives }: Leg, lastStop: Of<'stop'>): boolean =>
  to !== undefined && arrives !== undefined && lastStop.segment.line > arrives.segment.line && sameStop(to, lastStop);

function placeSecondDeparture(walk: Walk, atom: Of<'time'>): void {
  const { lastStop, leg: before } = walk;
  close(walk);
  walk.leg.departs = atom;
  if (lastStop?.segment.line === atom.segment.line || (lastStop && isNamedAgain(before, lastStop)))
    walk.leg.from = lastStop;
}

/** What a time is for the open leg; undefined where it says nothing new. */
function roleOfTime(leg: Leg, { side, time }: Of<'time'>): 'departs' | 'arrives' | 'departs next' | 'next' | undefined {
  const isDepartureAgain = leg.departs?.time.time === time.time;
  if (side === 'arrival' && leg.arrives === undefined) return 'arrives';
  if (side === 'arrival' && isComplete(leg)) return undefined;
  if (side === 'departure' && leg.departs !== undefined)
    return isDepartureAgain && !isComplete(leg) ? undefined : 'departs next';
  if (leg.departs === undefined && side !== 'arrival') return 'departs';
  if (leg.arrives === undefined) return isDepartureAgain ? undefined : 'arrives';
  return 'next';
}

function placeTime(walk: Walk, atom: Of<'time'>): void {
  if (walk.manner.labelledTimesOnly && atom.side === undefined) return;
  const role = roleOfTime(walk.leg, atom);
  if (role === 'departs' || role === 'arrives') walk.leg[role] = atom;
  else if (role === 'departs next') placeSecondDeparture(walk, atom);
  else if (role === 'next') {
    close(walk);
    walk.leg.departs = atom;
  }
  inheritDayAbove(walk);
}

/** 'arrives 3:20 PM, Fri, Oct 8' below a day that no leg has yet: the day after it. */
function isSaidWithArrival({ leg, day, legs }: Walk, atom: Of<'date'>): boolean {
  const { arrives, departsOn } = leg;
  if (!day || !arrives || arrives.segment !== atom.segment || arrives.time.start > atom.date.start) return false;
  const isOwn = departsOn === undefined || departsOn === day;
  // '11.17 Abisko (Saturday 27 March)'
  const isRemark = /[（(]\s?$/u.test(atom.segment.text.slice(0, atom.date.start));
  if (!isOwn || (!isRemark && legs.some((each) => each.departsOn === day && isComplete(each)))) return false;
  const days = daysBetween(day.date.date, atom.date.date);
  return days === 1 || days === 2;
}

/** Below an arrival at '05:45 +1' stands the date of the day after. */
function isDayOfArrival(walk: Walk, atom: Of<'date'>): boolean {
  const { leg, day } = walk;
  if (!isComplete(leg)) return false;
  const shift = leg.arrives?.time.dayShift;
  const from = leg.departsOn ?? day;
  const isCounted = shift !== undefined && from !== undefined && addDays(from.date.date, shift) === atom.date.date;
  return isCounted || isSaidWithArrival(walk, atom);
}

/** 'Fri 9 April | Sat 10 April' in one row: the columns of departure and arrival. */
function standsBesideDeparture({ departsOn, inherited, departs }: Leg, atom: Of<'date'>): boolean {
  if (departsOn === undefined || inherited === true || departs !== undefined) return false;
  if (departsOn.segment.line !== atom.segment.line) return false;
  const days = daysBetween(departsOn.date.date, atom.date.date);
  return days >= 0 && days <= 2;
}

/** Whether a date is the open leg's day of departure or arrival, or that of the next leg. */
function roleOfDate(leg: Leg, atom: Of<'date'>): 'departsOn' | 'arrivesOn' | 'next' {
  const { departsOn, departs, arrives, from, to, inherited } = leg;
  if (departsOn === undefined) return 'departsOn';
  // 'Time, place, day' of either end, one below the other: the day before was that of the leg before.
  if (inherited === true && to === undefined && arrives === undefined) return 'departsOn';
  if (standsBesideDeparture(leg, atom)) return 'arrivesOn';
  if (isComplete(leg)) return inherited !== true && arrives?.segment.line === atom.segment.line ? 'arrivesOn' : 'next';
  if (departs !== undefined && from !== undefined && atom.side !== 'departure') return 'arrivesOn';
  if (atom.side === 'arrival') return 'arrivesOn';
  return inherited === true || departs === undefined ? 'departsOn' : 'arrivesOn';
}

function placeDate(walk: Walk, atom: Of<'date'>): void {
  // The days of small print below the leg.
  if (walk.manner.dateTrails && atom.segment.prose) return;
  if (isDayOfArrival(walk, atom)) {
    inheritDay(walk);
    walk.leg.arrivesOn = atom;
    walk.day = atom;
    return;
  }
  const role = roleOfDate(walk.leg, atom);
  if (role === 'next') close(walk);
  if (role === 'arrivesOn') walk.leg.arrivesOn = atom;
  else {
    walk.leg.departsOn = atom;
    walk.leg.inherited = false;
  }
  walk.day = atom;
}

const digitsOf = (number: string): string => number.replace(/\s/g, '');

/** What the number of a service is for the open leg; undefined where it says nothing new. */
function roleOfService(
  leg: Leg,
  { service, segment }: Of<'service'>,
  serviceLeads: boolean,
): 'service' | 'next' | undefined {
  const { from, to, departs } = leg;
  const known = leg.service?.service;
  const isTimeOnly = from === undefined && to === undefined && departs !== undefined;
  if (!known) {
    if (!(serviceLeads && (isComplete(leg) || isTimeOnly))) return 'service';
    return 'next';
  }
  // 'MO 318, operated by Lanna Skyways as LS 6218': the first is what was booked.
  if (leg.service?.segment === segment) return undefined;
  const isOpen = departs === undefined || from === undefined || to === undefined;
  // '258, seats 33, 35' below 'EC 281': its coach.
  if (isOpen && /\p{L}/u.test(known.number) && /^\d+$/.test(service.number)) return undefined;
  if (isOpen && digitsOf(service.number) === digitsOf(known.number)) return undefined;
  if (from === undefined && departs === undefined)
    return service.flightLike || !known.flightLike ? 'service' : undefined;
  return 'next';
}

/** The same departure once more, for another traveller: the number and the time of its line are those of the leg. */
const isDepartureAgain = ({ leg: { service, departs }, atoms }: Walk, atom: Of<'service'>): boolean =>
  service?.service.number === atom.service.number &&
  atoms.some(
    (each) => each.kind === 'time' && each.segment.line === atom.segment.line && each.time.time === departs?.time.time,
  );

function placeService(walk: Walk, atom: Of<'service'>): void {
  if (isDepartureAgain(walk, atom)) return;
  const { from, to, departs } = walk.leg;
  const role = roleOfService(walk.leg, atom, walk.manner.serviceLeads);
  if (role === 'service') walk.leg.service = atom;
  if (role !== 'next') return;
  // Times without places before it belong to no leg.
  if (from === undefined && to === undefined && departs !== undefined) walk.leg = {};
  else close(walk);
  walk.leg.service = atom;
  inheritDayAbove(walk);
}

/** Walks the atoms and closes a leg when what comes next cannot belong to it. */
export function assembleLegs(atoms: readonly Atom[], manner: Manner): Leg[] {
  const walk: Walk = { atoms, manner, legs: [], leg: {} };
  for (const [index, atom] of atoms.entries()) {
    if (atom.kind === 'section') close(walk);
    else if (atom.kind === 'time') placeTime(walk, atom);
    else if (atom.kind === 'date') placeDate(walk, atom);
    else if (atom.kind === 'service') placeService(walk, atom);
    else if (!manner.knownStopsOnly || atom.stop.strength > 1) placeStop(walk, atom, index);
  }
  close(walk);
  return walk.legs;
}
