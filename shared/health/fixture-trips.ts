import type { Activity } from '../activities/schema.ts';
import type { TripDay } from '../days/schema.ts';
import type { Position } from '../places/position.ts';
import type { Rule } from './rules.ts';
import { ATHENS, NAXOS, type SampleItem, sampleDay, ZURICH } from './sample-plan.ts';

/* Sixty trips with one fault each, and five without: five kinds of trips, twelve faults. */

const [D3, D4, D5, D6] = ['2027-05-03', '2027-05-04', '2027-05-05', '2027-05-06'] as const;
const LONG_BEFORE = '2026-11-01T00:00:00Z';
const DAYS_BEFORE = '2027-04-25T00:00:00Z';

/** A kind of trip; without zones and positions most rules have nothing to go by. */
interface Kind {
  readonly name: string;
  readonly there: Partial<Activity>;
  readonly back: Partial<Activity>;
  readonly zone: string | null;
  readonly place: Position | null;
  /** The first night is spent on the way. */
  readonly byNight?: boolean;
}

const HONOLULU = { latitude: 21.32, longitude: -157.92 };
const AUCKLAND = { latitude: -37.01, longitude: 174.78 };

const between = (kind: Activity['kind'], home: [Position, string], place: [Position, string]) => {
  const [from, to] = [
    { coordinates: home[0], timeZone: home[1] },
    { coordinates: place[0], timeZone: place[1] },
  ];
  const ends = (end: typeof from) => ({ endCoordinates: end.coordinates, endTimeZone: end.timeZone });
  return {
    ...{ zone: place[1], place: place[0] },
    there: { kind, ...from, ...ends(to), endLocation: 'There' },
    back: { kind, ...to, ...ends(from), endLocation: 'Home' },
  };
};
const athens: [Position, string] = [ATHENS, 'Europe/Athens'];

const KINDS: readonly Kind[] = [
  { name: 'a flight', ...between('flight', [ZURICH, 'Europe/Zurich'], athens) },
  { name: 'a ferry', ...between('ferry', [NAXOS, 'Europe/Athens'], athens) },
  { name: 'a night train', byNight: true, ...between('train', [ZURICH, 'Europe/Zurich'], athens) },
  {
    name: 'a flight over the date line',
    byNight: true,
    ...between('flight', [AUCKLAND, 'Pacific/Auckland'], [HONOLULU, 'Pacific/Honolulu']),
  },
  {
    name: 'a drive without zones and positions',
    ...{ zone: null, place: null },
    there: { kind: 'drive', endLocation: 'There' },
    back: { kind: 'drive', endLocation: 'Home' },
  },
];

/** A day's items; what is not on the plan is left out. */
type Items = Record<string, SampleItem>;

function soundPlan({ there, back, zone, place, byNight }: Kind): Record<string, Items> {
  const here = { timeZone: zone, coordinates: place };
  const inn: SampleItem = { tail: 'inn', kind: 'stay', time: '15:00', endTime: '11:00', endDate: D6, ...here };
  const clocks = byNight
    ? { time: '23:00', endTime: '07:30', endDate: there.kind === 'flight' ? D3 : D4 }
    : { time: '08:00', endTime: '13:00' };
  // Over the date line one lands on the morning of the day on which one leaves.
  const journey: SampleItem = { tail: 'there', ...there, ...clocks };
  const isEarlier = clocks.endDate === D3;
  return {
    [D3]: byNight && !isEarlier ? { journey } : { journey, inn },
    [D4]: {
      ...(byNight && !isEarlier ? { inn } : {}),
      museum: { tail: 'museum', kind: 'sight', time: '10:00', endTime: '12:00', ...here },
      dinner: { tail: 'dinner', kind: 'meal', time: '20:00', endTime: '22:00', ...here },
    },
    [D5]: { market: { tail: 'market', kind: 'sight', time: '09:00', endTime: '10:00', ...here } },
    [D6]: { back: { tail: 'back', ...back, time: '16:00', endTime: '23:00' } },
  };
}

interface Fault {
  readonly rule: Rule;
  /** What it is about. */
  readonly tails: readonly string[];
  readonly date: string;
  readonly put: (plan: Record<string, Items>, kind: Kind) => void;
  /** What is typed into the form of its fix, by the tail of the activity. */
  readonly typed?: Readonly<Record<string, Partial<Activity>>>;
  readonly dates?: readonly [string, string];
  readonly now?: string;
  /** Nothing is said without zones or positions. */
  readonly needsPlaces?: boolean;
}

const change = (plan: Record<string, Items>, date: string, name: string, fields: Partial<SampleItem>) => {
  const items = plan[date] ?? {};
  const item = items[name];
  plan[date] = { ...items, [name]: { tail: name, ...item, ...fields } };
};
const innOf = (plan: Record<string, Items>) => (plan[D3]?.inn ? D3 : D4);

const FAULTS: readonly Fault[] = [
  { rule: 'bed', tails: [], date: D5, put: (plan) => change(plan, innOf(plan), 'inn', { endDate: D5 }) },
  {
    ...{ rule: 'two beds', tails: ['inn', 'second'], date: D5 },
    put: (plan) => change(plan, D5, 'second', { kind: 'stay', endDate: D6, time: '15:00' }),
    typed: { inn: { endDate: D5 }, second: { kind: 'other' } },
  },
  {
    ...{ rule: 'overlap', tails: ['museum', 'extra'], date: D4, needsPlaces: true },
    put: (plan, { zone }) =>
      change(plan, D4, 'extra', { kind: 'event', time: '11:30', endTime: '12:30', timeZone: zone }),
    typed: { extra: { time: '14:00', endTime: '15:00' } },
  },
  {
    ...{ rule: 'connection', tails: ['market', 'far'], date: D5, needsPlaces: true },
    put: (plan, { zone, place }) => {
      const coordinates = place && { ...place, latitude: place.latitude + 0.2 };
      change(plan, D5, 'far', { kind: 'sight', time: '10:20', endTime: '11:00', timeZone: zone, coordinates });
    },
    typed: { far: { time: '13:00', endTime: '14:00' } },
  },
  {
    ...{ rule: 'late', tails: ['there', 'inn'], date: '' },
    put: (plan) => change(plan, innOf(plan), 'inn', { details: { checkInUntil: '07:00' } }),
    typed: { inn: { details: { checkInUntil: '22:00' } } },
  },
  {
    ...{ rule: 'no time', tails: ['bus'], date: D5 },
    put: (plan) => change(plan, D5, 'bus', { kind: 'bus', endLocation: 'Beach' }),
    typed: { bus: { time: '12:00', endTime: '12:30' } },
  },
  {
    ...{ rule: 'open', tails: ['dinner'], date: D4, now: DAYS_BEFORE },
    put: (plan) => change(plan, D4, 'dinner', { status: 'pending' }),
  },
  {
    ...{ rule: 'open', tails: ['inn'], date: '', now: '2027-05-01T12:00:00Z' },
    put: (plan) => change(plan, innOf(plan), 'inn', { status: 'confirmed', details: { freeUntil: '2027-05-02' } }),
  },
  { rule: 'outside', tails: ['20270506'], date: D6, dates: [D3, D5], put: () => undefined },
  {
    ...{ rule: 'elsewhere', tails: ['there', 'back'], date: D6, needsPlaces: true },
    put: (plan, { place }) =>
      change(plan, D6, 'back', { coordinates: place && { ...place, latitude: place.latitude + 1 } }),
    typed: { back: {} },
  },
  { rule: 'off', tails: ['market'], date: D5, put: (plan) => change(plan, D5, 'market', { cancelled: true }) },
  {
    ...{ rule: 'double', tails: ['dinner', 'again'], date: D5 },
    put: (plan, { zone }) => {
      const table = { kind: 'meal', confirmationNumber: 'T4711', timeZone: zone } as const;
      change(plan, D4, 'dinner', table);
      change(plan, D5, 'again', { ...table, time: '20:00', endTime: '22:00' });
    },
  },
];

export interface FixtureTrip {
  readonly name: string;
  readonly trip: { readonly startDate: string; readonly endDate: string };
  readonly days: readonly TripDay[];
  readonly now: Date;
  /** Rule, names and date of what is found; undefined where nothing is. */
  readonly expected: { readonly rule: Rule; readonly tails: readonly string[]; readonly date: string } | undefined;
  readonly typed: Readonly<Record<string, Partial<Activity>>>;
}

function fixture(kind: Kind, fault?: Fault): FixtureTrip {
  const plan = soundPlan(kind);
  fault?.put(plan, kind);
  const isSilent = !fault || (fault.needsPlaces === true && kind.zone === null);
  const [startDate, endDate] = fault?.dates ?? [D3, D6];
  const typed = { ...fault?.typed, ...(fault?.typed?.back && { back: { coordinates: kind.place } }) };
  return {
    name: `${kind.name}: ${fault ? `${fault.rule} ${fault.tails.join(' ')}` : 'nothing'}`,
    trip: { startDate, endDate },
    days: Object.entries(plan).map(([date, items]) => sampleDay(date, Object.values(items))),
    now: new Date(fault?.now ?? LONG_BEFORE),
    expected: isSilent ? undefined : { rule: fault.rule, tails: fault.tails, date: fault.date || innOf(plan) },
    typed,
  };
}

export const SOUND_TRIPS: readonly FixtureTrip[] = KINDS.map((kind) => fixture(kind));
export const FAULTY_TRIPS: readonly FixtureTrip[] = KINDS.flatMap((kind) =>
  FAULTS.map((fault) => fixture(kind, fault)),
);
