import type { Atom } from './atoms.ts';

/** How many lines below its code and hour an airport's name and terminal stand. */
const CODE_REACH = 4;

/** 'Frankfurt' and 'Frankfurt Airport, Terminal 1' below 'FRA 06:15', in one column: what the code stands for. */
function isOfCode(atom: Atom, before: readonly Atom[]): boolean {
  if (atom.kind !== 'stop' || atom.stop.strength === 3 || atom.side !== undefined) return false;
  const { line, column, times } = atom.segment;
  const coded = before.findLast((each) => each.kind === 'stop' && each.stop.strength === 3);
  if (!coded || times.length > 0 || coded.segment.times.length !== 1 || coded.segment.column !== column) return false;
  return line > coded.segment.line && line - coded.segment.line < CODE_REACH;
}

/** 'Jakarta' right below 'Gambir', in one column, with an hour before the first and one behind the second: its town. */
export function withoutTowns(atoms: readonly Atom[]): Atom[] {
  const isBelow = (atom: Atom, above: Atom | undefined) =>
    above?.kind === 'stop' &&
    above.segment.line === atom.segment.line - 1 &&
    above.segment.column === atom.segment.column &&
    above.segment.column > 0;
  return atoms.filter((atom, at) => {
    if (isOfCode(atom, atoms.slice(0, at))) return false;
    if (atom.kind !== 'stop' || atom.stop.end2 !== undefined || !isBelow(atom, atoms[at - 1])) return true;
    const isBare = atom.segment.times.length === 0 && atoms[at - 1]?.segment.times.length === 0;
    const isTimedAbove = [at - 2, at - 3].some((each) => atoms[each]?.kind === 'time');
    return !(isBare && isTimedAbove);
  });
}
