import { foldWords } from '#shared/text/fold.ts';
import type { Atom } from './atoms.ts';

export type Of<K extends Atom['kind']> = Extract<Atom, { kind: K }>;

/** One leg while it is put together. */
export interface Leg {
  from?: Of<'stop'>;
  to?: Of<'stop'>;
  departs?: Of<'time'>;
  arrives?: Of<'time'>;
  departsOn?: Of<'date'>;
  arrivesOn?: Of<'date'>;
  service?: Of<'service'>;
  /** Where the heading says that the journey leads; its legs below may end elsewhere. */
  planned?: Of<'stop'>;
  /** The date came from a heading or an earlier leg. */
  inherited?: boolean;
}

/** Whether two mentions are of the same place: by their codes, else by their names or cities. */
export function sameStop(a: Of<'stop'>, b: Of<'stop'>): boolean {
  if (a.stop.code !== undefined && b.stop.code !== undefined) return a.stop.code === b.stop.code;
  const [one, two] = [foldWords(a.stop.name), foldWords(b.stop.name)];
  if (one === two) return true;
  if (a.stop.code === undefined && b.stop.code === undefined)
    return one.length > 3 && two.length > 3 && (one.startsWith(`${two} `) || two.startsWith(`${one} `));
  const cityOf = (each: Of<'stop'>) => foldWords(each.stop.city ?? each.stop.name);
  const within = (name: string, city: string) => city !== '' && name.includes(city);
  return cityOf(a) === cityOf(b) || within(one, cityOf(b)) || within(two, cityOf(a));
}

/** The mention that says more: with a code rather than without; a code that stands alone, with the name before it. */
export function finer(a: Of<'stop'>, b: Of<'stop'>): Of<'stop'> {
  const says = b.stop.strength > a.stop.strength || (a.stop.code === undefined && b.stop.code !== undefined);
  if (!says) return a;
  const { code, start, end } = b.stop;
  const isBare = code !== undefined && b.segment.text.slice(start, end).trim() === code;
  return isBare && a.stop.strength < 3 ? { ...b, stop: { ...b.stop, name: `${a.stop.name} (${code})` } } : b;
}

export const isEmpty = (leg: Leg): boolean =>
  leg.from === undefined && leg.to === undefined && leg.departs === undefined && leg.service === undefined;

/** Both places and both times are there. */
export const isComplete = (leg: Leg): boolean =>
  leg.from !== undefined && leg.to !== undefined && leg.departs !== undefined && leg.arrives !== undefined;

/** Words that merely stand where a place would, before anything else of the leg. */
export const isStray = ({ from, to, departs }: Leg): boolean =>
  from?.stop.strength === 1 && from.side === undefined && to === undefined && departs === undefined;
