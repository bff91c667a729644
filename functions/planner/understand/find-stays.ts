import { NUMBER, numberOf } from './numbers.ts';
import type { PlaceMention } from './place-mention.ts';

const LENGTH = `(?:(\\d{1,2})\\s*(days?|nights?|nts?|[dn])|(${NUMBER})\\s+(days?|nights?))`;
const BEHIND = new RegExp(`^\\s*(?:\\(|for|,|:|-|=|x)?\\s*(?:for\\s+)?${LENGTH}\\b`);
const BEFORE = new RegExp(`\\b(?:${LENGTH}|(${NUMBER}))\\s+(?:in|at)\\s+$`);
/** '£60 a day each' is money. */
const EACH = new RegExp(`\\b(?!an?\\s)(${NUMBER})\\s*(days?|nights?)\\s+(?:each|apiece|in each)\\b`);
/** 'Sydney 4 days, then Melbourne 3': the unit is said once. */
const WITHOUT_UNIT = /^\s*(?:for\s+)?(\d{1,2})(?=\s*(?:[,.;!?)]|$|then\b|and\b))/;

/** The length of the stay in each of several cities. */
export interface Stays {
  /** Nights by the destination's name. */
  readonly nights: Readonly<Record<string, number>>;
  /** Of the whole trip. */
  readonly days: number;
}

/** The length of the stay in one more city: 'and three days in Kyoto'. */
export function findStay(folded: string, { at, end }: PlaceMention): number | undefined {
  const match = BEFORE.exec(folded.slice(0, at)) ?? BEHIND.exec(folded.slice(end));
  return match ? numberOf(match[1] ?? match[3] ?? match[5] ?? '') : undefined;
}

/** 'Three nights in Paris, then two in London'; undefined unless given for every city. */
export function findStays(folded: string, mentions: readonly PlaceMention[]): Stays | undefined {
  const cities = mentions.flatMap((each) => (each.role === 'go' && each.kind === 'city' ? each : []));
  // A length behind a region is that of the whole trip.
  if (cities.length < 2 || cities.some(({ region }) => region !== undefined)) return undefined;
  const each = EACH.exec(folded);
  if (each) {
    const number = numberOf(each[1] ?? '');
    const all = number * cities.length;
    const nights = Object.fromEntries(cities.map(({ destination }) => [destination.name, number]));
    return { nights, days: each[2]?.startsWith('n') ? all + 1 : all };
  }
  let unit = '';
  const said = cities.map(({ at, end, destination }, index) => {
    const from = cities[index - 1]?.end ?? 0;
    const match = BEFORE.exec(folded.slice(from, at)) ?? BEHIND.exec(folded.slice(end));
    unit = (match?.[2] ?? match?.[4])?.slice(0, 1) ?? unit;
    const bare = unit === '' ? undefined : WITHOUT_UNIT.exec(folded.slice(end))?.[1];
    const number = match ? (match[1] ?? match[3] ?? match[5]) : bare;
    return { name: destination.name, number: number === undefined ? 0 : numberOf(number) };
  });
  if (unit === '' || said.some(({ number }) => number < 1) || new Set(said.map(({ name }) => name)).size < said.length)
    return undefined;
  const all = said.reduce((sum, { number }) => sum + number, 0);
  return {
    nights: Object.fromEntries(said.map(({ name, number }) => [name, number])),
    days: unit === 'n' ? all + 1 : all,
  };
}
