import { NUMBER, numberOf } from './numbers.ts';
import type { PlaceMention } from './place-mention.ts';
import { isReturn } from './there-and-back.ts';

const LENGTH = `(?:(\\d{1,2})\\s*(days?|nights?|nts?|[dn])|(${NUMBER})\\s+(days?|nights?))`;
const BEHIND = new RegExp(
  `^\\s*(?:(?:back|again|in|too)\\s+)*(?:\\(|for|with|,|:|-|=|x)?\\s*(?:(?:for|just|only)\\s+)*${LENGTH}\\b`,
);
const BEFORE = new RegExp(`\\b(?:${LENGTH}|(${NUMBER}))\\s+(?:in|at)\\s+$`);
/** 'Three nights Tokyo' */
const RIGHT_BEFORE = new RegExp(`\\b${LENGTH}\\s+(?:in\\s+|at\\s+)?$`);
/** A stay on the way, which is not the length of the whole trip. */
const STOP = /\b(?:stop(?:s|ping|over)?(?: over)?|overnight|night|break) (?:in|at)\s+$|\bvia\s+$/;
/** '£60 a day each' is money. */
const EACH = new RegExp(`\\b(?!an?\\s)(${NUMBER})\\s*(days?|nights?)\\s+(?:each|apiece|in each)\\b`);
/** 'Sydney 4 days, then Melbourne 3': the unit is said once. */
const WITHOUT_UNIT = /^\s*(?:for\s+)?(\d{1,2})(?=\s*(?:[,.;!?)]|$|then\b|and\b))/;

/** '2 days Lisbon, 4 Porto' */
const ALONE_BEFORE = /(?:^|[\s,;+&])(\d{1,2})\s+(?:in\s+|at\s+)?$/;

/** The length of the stay in each of several cities. */
export interface Stays {
  /** Nights by the destination's name. */
  readonly nights: Readonly<Record<string, number>>;
  /** Of the whole trip; undefined while only some of the stays are said. */
  readonly days: number | undefined;
}

/** The length of the stay in one more city: 'and three days in Kyoto'. */
export function findStay(folded: string, { at, end }: PlaceMention): number | undefined {
  const match = BEFORE.exec(folded.slice(0, at)) ?? BEHIND.exec(folded.slice(end));
  return match ? numberOf(match[1] ?? match[3] ?? match[5] ?? '') : undefined;
}

/** A town that one stays in, also one that is only on the map. */
interface Town {
  readonly name: string;
  readonly at: number;
  readonly end: number;
  readonly region: string | undefined;
}

/** The towns that one stays in; where the route comes back to for its last day is named twice. */
function townsOf(folded: string, mentions: readonly PlaceMention[]): Town[] {
  const towns = mentions.flatMap((each): Town[] => {
    if (each.role !== 'go' || each.kind === 'country') return [];
    if (each.kind === 'unknown' && !each.position) return [];
    const { at, end, region } = each;
    return [{ name: each.kind === 'city' ? each.destination.name : each.name, at, end, region }];
  });
  return towns.filter(({ name, at }, index) => {
    const isAgain = towns.slice(0, index).some((each) => each.name === name);
    return !isAgain || !isReturn(folded.slice(0, at));
  });
}

/** 'Three nights in Paris, then two in London'; of some cities only when each is said to be a stop on the way. */
export function findStays(folded: string, mentions: readonly PlaceMention[]): Stays | undefined {
  const cities = townsOf(folded, mentions);
  // A length behind a region is that of the whole trip.
  if (cities.length < 2 || cities.some(({ region }) => region !== undefined)) return undefined;
  const each = EACH.exec(folded);
  if (each) {
    const number = numberOf(each[1] ?? '');
    const all = number * cities.length;
    const nights = Object.fromEntries(cities.map(({ name }) => [name, number]));
    return { nights, days: each[2]?.startsWith('n') ? all + 1 : all };
  }
  const [start, end] = [cities[0], cities.at(-1)];
  const isInFront = start && end && RIGHT_BEFORE.test(folded.slice(0, start.at)) && !BEHIND.test(folded.slice(end.end));
  let unit = '';
  const said = cities.map(({ at, end, name }, index) => {
    const from = cities[index - 1]?.end ?? 0;
    const before = folded.slice(from, at);
    const inFront = BEFORE.exec(before) ?? (isInFront ? RIGHT_BEFORE.exec(before) : null);
    const match = inFront ?? BEHIND.exec(folded.slice(end));
    unit = (match?.[2] ?? match?.[4])?.slice(0, 1) ?? unit;
    const alone = isInFront ? ALONE_BEFORE.exec(before) : WITHOUT_UNIT.exec(folded.slice(end));
    const bare = unit === '' ? undefined : alone?.[1];
    const number = match ? (match[1] ?? match[3] ?? match[5]) : bare;
    return { name, number: number === undefined ? 0 : numberOf(number) };
  });
  if (unit === '' || new Set(said.map(({ name }) => name)).size < said.length) return undefined;
  if (said.some(({ number }) => number < 1)) return onTheWay(folded, cities);
  const all = said.reduce((sum, { number }) => sum + number, 0);
  return {
    nights: Object.fromEntries(said.map(({ name, number }) => [name, number])),
    days: unit === 'n' ? all + 1 : all,
  };
}

/** 'Into Lisbon, out of Porto, stop in Coimbra for a night': the others share what is left. */
function onTheWay(folded: string, towns: readonly Town[]): Stays | undefined {
  const stops = towns.flatMap(({ at, end, name }): [string, number][] => {
    const before = folded.slice(0, at);
    const behind = STOP.test(before) ? BEHIND.exec(folded.slice(end)) : null;
    const match = behind ?? (/\bnights? in\s+$/.test(before) && STOP.test(before) ? BEFORE.exec(before) : null);
    const number = match?.[1] ?? match?.[3] ?? match?.[5];
    return number === undefined ? [] : [[name, numberOf(number)]];
  });
  return stops.length > 0 && stops.length < towns.length
    ? { nights: Object.fromEntries(stops), days: undefined }
    : undefined;
}
