import { addDays, daysBetween } from '#shared/calendar/calendar.ts';
import { foldWords } from '#shared/text/fold.ts';
import type { Atom } from './atoms.ts';

type Of<K extends Atom['kind']> = Extract<Atom, { kind: K }>;
/** A leg under construction. */
export interface Leg {
  from?: Of<'stop'>;
  to?: Of<'stop'>;
  departs?: Of<'time'>;
  arrives?: Of<'time'>;
  departsOn?: Of<'date'>;
  arrivesOn?: Of<'date'>;
  service?: Of<'service'>;
  /** The destination in the heading; the legs below may end elsewhere. */
  planned?: Of<'stop'>;
  /** The date came from a heading or an earlier leg. */
  inherited?: boolean;
}

/** How the atoms of a mail may be ordered; each order is tried and the best result kept. */
export interface Manner {
  /** The number of the service comes before the leg's places and times, rather than after them. */
  readonly serviceLeads: boolean;
  /** Times that no label calls a departure or arrival are something else. */
  readonly labelledTimesOnly: boolean;
  /** Names that are merely in the position of a place are not places. */
  readonly knownStopsOnly: boolean;
  /** The date comes after the leg's places and times. */
  readonly dateTrails: boolean;
}

export function sameStop(a: Of<'stop'>, b: Of<'stop'>): boolean {
  if (a.stop.code !== undefined && b.stop.code !== undefined) return a.stop.code === b.stop.code;
  const [one, two] = [foldWords(a.stop.name), foldWords(b.stop.name)];
  if (one === two) return true;
  if (a.stop.code === undefined && b.stop.code === undefined)
    return one.length > 3 && two.length > 3 && (one.startsWith(`${two} `) || two.startsWith(`${one} `));
  const cityOf = (each: Of<'stop'>) => foldWords(each.stop.city ?? each.stop.name);
  return cityOf(a) === cityOf(b) || one.includes(cityOf(b)) || two.includes(cityOf(a));
}

const isEmpty = (leg: Leg) =>
  leg.from === undefined && leg.to === undefined && leg.departs === undefined && leg.service === undefined;
/** After an arrival at '05:45 +1' comes the date of the following day. */
function isDayOfArrival(leg: Leg, day: Of<'date'> | undefined, atom: Of<'date'>): boolean {
  const shift = leg.arrives?.time.dayShift;
  const from = leg.departsOn ?? day;
  return (
    isComplete(leg) && shift !== undefined && from !== undefined && addDays(from.date.date, shift) === atom.date.date
  );
}

/** Words that are merely in the position of a place, before anything else of the leg. */
const isStray = ({ from, to, departs }: Leg): boolean =>
  from?.stop.strength === 1 && from.side === undefined && to === undefined && departs === undefined;

const isComplete = (leg: Leg) =>
  leg.from !== undefined && leg.to !== undefined && leg.departs !== undefined && leg.arrives !== undefined;

/** Walks the atoms and closes a leg when the next one cannot belong to it. */
export function assembleLegs(atoms: readonly Atom[], manner: Manner): Leg[] {
  const legs: Leg[] = [];
  let leg: Leg = {};
  let day: Of<'date'> | undefined;
  let lastStop: Of<'stop'> | undefined;
  const close = () => {
    if (leg.to === undefined && leg.planned) leg.to = leg.planned;
    if (!isEmpty(leg)) legs.push(leg);
    leg = {};
  };
  const withDay = () => {
    if (leg.departsOn === undefined && day && !manner.dateTrails) {
      leg.departsOn = day;
      leg.inherited = true;
    }
  };
  /** The place of arrival repeated, rather than a change there: no time of departure is in its line. */
  const restated = (to: Of<'stop'>, atom: Of<'stop'>, index: number): boolean => {
    if (atom.side === 'departure' || atom.segment.line - to.segment.line > 2) return false;
    const rest = atoms.slice(index + 1, index + 6).filter((next) => next.segment.line === atom.segment.line);
    return !rest.some((next) => next.kind === 'time');
  };
  const hasTime = ({ segment }: Of<'stop'>): boolean =>
    atoms.some((each) => each.kind === 'time' && each.segment.line === segment.line);
  const placeStop = (atom: Of<'stop'>, index: number) => {
    if (
      leg.from &&
      leg.to &&
      !isComplete(leg) &&
      leg.departs === undefined &&
      leg.service === undefined &&
      atom.side !== 'arrival' &&
      !sameStop(atom, leg.from) &&
      !sameStop(atom, leg.to)
    ) {
      const kept = leg.departsOn;
      leg = kept && leg.inherited !== true ? { departsOn: kept } : {};
    }
    if (
      isComplete(leg) &&
      !(
        leg.to &&
        sameStop(atom, leg.to) &&
        (leg.to.segment.line === atom.segment.line || restated(leg.to, atom, index))
      )
    )
      close();
    // 'Outbound: A – D' and below it 'Departure 8:31 A': what follows are the legs of that journey.
    const isDetail =
      leg.from !== undefined &&
      leg.from.segment === leg.to?.segment &&
      leg.from.segment !== atom.segment &&
      leg.from.segment.times.length === 0 &&
      (leg.departs === undefined || leg.departs.segment.line === atom.segment.line);
    const begins =
      atom.side === 'departure' || (atom.side === undefined && leg.from && sameStop(leg.from, atom) && hasTime(atom));
    if (isDetail && begins && leg.to && (atom.stop.end2 === undefined || hasTime(atom))) {
      leg.planned = leg.to;
      delete leg.to;
      leg.from = leg.from && sameStop(leg.from, atom) ? finer(leg.from, atom) : atom;
    } else if (atom.side === 'departure') {
      if (leg.from && sameStop(leg.from, atom)) leg.from = finer(leg.from, atom);
      else if (leg.from && leg.to) {
        close();
        leg.from = atom;
      } else if (leg.from === undefined || isStray(leg)) leg.from = atom;
    } else if (atom.side === 'arrival') {
      if (leg.to === undefined || sameStop(leg.to, atom)) leg.to = leg.to ? finer(leg.to, atom) : atom;
      else if (leg.arrives !== undefined && leg.departs !== undefined) {
        close();
        leg.to = atom;
      } else leg.to = atom;
    } else if (leg.from === undefined) leg.from = atom;
    else if (sameStop(leg.from, atom) && !(leg.to !== undefined && sameStop(leg.to, atom)))
      leg.from = finer(leg.from, atom);
    else if (leg.to === undefined) leg.to = atom;
    else if (sameStop(leg.to, atom)) leg.to = finer(leg.to, atom);
    lastStop = atom;
    withDay();
  };
  const placeTime = (atom: Of<'time'>) => {
    if (manner.labelledTimesOnly && atom.side === undefined) return;
    if (atom.side === 'arrival' && leg.arrives === undefined) leg.arrives = atom;
    else if (atom.side === 'arrival' && isComplete(leg)) return;
    else if (atom.side === 'departure' && leg.departs !== undefined) {
      if (leg.departs.time.time === atom.time.time && !isComplete(leg)) return;
      const here = lastStop && lastStop.segment.line === atom.segment.line ? lastStop : undefined;
      close();
      leg.departs = atom;
      if (here) leg.from = here;
    } else if (leg.departs === undefined && atom.side !== 'arrival') leg.departs = atom;
    else if (leg.arrives === undefined && leg.departs?.time.time !== atom.time.time) leg.arrives = atom;
    else if (leg.arrives !== undefined) {
      close();
      leg.departs = atom;
    }
    withDay();
  };
  for (const [index, atom] of atoms.entries()) {
    if (atom.kind === 'section') close();
    else if (atom.kind === 'stop') {
      if (manner.knownStopsOnly && atom.stop.strength === 1) continue;
      placeStop(atom, index);
    } else if (atom.kind === 'time') placeTime(atom);
    // Dates in the small print below the leg.
    else if (atom.kind === 'date' && manner.dateTrails && atom.segment.prose) continue;
    else if (atom.kind === 'date' && isDayOfArrival(leg, day, atom)) {
      if (leg.departsOn === undefined && day) {
        leg.departsOn = day;
        leg.inherited = true;
      }
      leg.arrivesOn = atom;
      day = atom;
    } else if (atom.kind === 'date') {
      // 'Fri 9 April | Sat 10 April' in one row: the columns of departure and arrival.
      const beside =
        leg.departsOn !== undefined &&
        leg.inherited !== true &&
        leg.departs === undefined &&
        leg.departsOn.segment.line === atom.segment.line
          ? daysBetween(leg.departsOn.date.date, atom.date.date)
          : -1;
      if (beside >= 0 && beside <= 2) leg.arrivesOn = atom;
      else if (
        leg.departs !== undefined &&
        leg.from !== undefined &&
        !isComplete(leg) &&
        leg.departsOn !== undefined &&
        atom.side !== 'departure'
      )
        leg.arrivesOn = atom;
      else if (
        isComplete(leg) &&
        leg.departsOn !== undefined &&
        leg.inherited !== true &&
        leg.arrives?.segment.line === atom.segment.line
      )
        leg.arrivesOn = atom;
      else if (isComplete(leg) && leg.departsOn !== undefined) {
        close();
        leg.departsOn = atom;
      } else if (atom.side === 'arrival' && leg.departsOn !== undefined) leg.arrivesOn = atom;
      else if (leg.departsOn === undefined || leg.inherited === true || leg.departs === undefined) {
        leg.departsOn = atom;
        leg.inherited = false;
      } else leg.arrivesOn = atom;
      day = atom;
    } else {
      const strays = leg.from === undefined && leg.to === undefined && leg.departs !== undefined;
      if (leg.service === undefined && !(manner.serviceLeads && (isComplete(leg) || strays))) leg.service = atom;
      else if (
        leg.service !== undefined &&
        !isComplete(leg) &&
        (leg.departs === undefined || leg.from === undefined || leg.to === undefined) &&
        atom.service.number.replace(/\s/g, '') === leg.service.service.number.replace(/\s/g, '')
      )
        continue;
      else if (leg.service !== undefined && leg.from === undefined && leg.departs === undefined)
        leg.service = atom.service.flightLike || !leg.service.service.flightLike ? atom : leg.service;
      else if (isComplete(leg) || strays || (leg.from && leg.to) || leg.service !== undefined) {
        if (strays) leg = {};
        else close();
        leg.service = atom;
        withDay();
      }
    }
  }
  close();
  return legs;
}

/** The better mention: with a code rather than without; a bare code combined with the name before it. */
function finer(a: Of<'stop'>, b: Of<'stop'>): Of<'stop'> {
  const says = b.stop.strength > a.stop.strength || (a.stop.code === undefined && b.stop.code !== undefined);
  if (!says) return a;
  const { code, start, end } = b.stop;
  const isBare = code !== undefined && b.segment.text.slice(start, end).trim() === code;
  return isBare && a.stop.strength < 3 ? { ...b, stop: { ...b.stop, name: `${a.stop.name} (${code})` } } : b;
}
