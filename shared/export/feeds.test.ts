import ICAL from 'ical.js';
import { sync as nodeIcal } from 'node-ical';
import { expect, it } from 'vitest';
import { endProblem } from '../activities/end-problem.ts';
import type { Activity } from '../activities/schema.ts';
import { endDateOf, spanOf } from '../activities/span.ts';
import { addDays } from '../calendar/calendar.ts';
import { tailOf } from '../contract/ids.ts';
import { writeIcs } from './ics.ts';
import { activitiesOf, type Plan } from './plan.ts';
import { testPlan } from './test-plan.ts';

const FEEDS = 500;
const CALENDAR = { title: 'All', domain: 'travel.example.com', now: Date.UTC(2027, 0, 1), withReferences: true };
const TEXTS = ['Zürich; HB, Gleis 7', 'a\\b "c"', '東京🗼', 'line\nline', ' x '];
/** Around changes of clocks in both hemispheres, a leap day, and the turn of a year. */
const DATES = ['2027-03-13', '2027-03-27', '2027-04-03', '2027-09-25', '2027-10-30', '2027-11-06', '2028-02-28'];

/** The same numbers from 0 to 1 for the same seed (mulberry32). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const zones = Intl.supportedValuesOf('timeZone').filter((_, index) => index % 12 === 0);

/** A trip of some days around a change of clocks, with anything that an activity can be. */
function randomPlan(seed: number): Plan {
  const next = random(seed);
  const one = <T>(values: readonly [T, ...T[]] | readonly T[]): T => values[Math.floor(next() * values.length)] as T;
  const clock = () => `${String(Math.floor(next() * 24)).padStart(2, '0')}:${one(['00', '05', '30', '59'])}`;
  const begin = one(DATES);
  const activity = (date: string): Partial<Activity> & { title: string } => {
    const timed = next() < 0.8;
    const given = {
      title: one(TEXTS),
      notes: next() < 0.5 ? one(TEXTS) : null,
      kind: one(['flight', 'train', 'stay', 'meal', 'other'] as const),
      time: timed ? clock() : null,
      timeZone: timed && next() < 0.9 ? one(zones) : null,
      endTime: timed && next() < 0.7 ? clock() : null,
      endDate: next() < 0.3 ? addDays(date, Math.floor(next() * 3)) : null,
      ...(timed && next() < 0.5 ? { endTimeZone: one(zones) } : {}),
      ...(next() < 0.1 ? { timeIsLater: true as const } : {}),
    };
    return endProblem({ ...given, category: null, location: null }, date) === undefined
      ? given
      : { ...given, endDate: null };
  };
  const dates = Array.from({ length: 3 }, (_, index) => addDays(begin, index));
  return testPlan(
    'Trip',
    Object.fromEntries(dates.map((date) => [date, Array.from({ length: 4 }, () => activity(date))])),
  );
}

interface Instants {
  readonly start: number;
  readonly end: number | undefined;
}

/** By UID, as ical.js reads them; only those with a time and a zone. */
function readByIcalJs(ics: string): Map<string, Instants> {
  const calendar = new ICAL.Component(ICAL.parse(ics));
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const events = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
  ICAL.TimezoneService.reset();
  return new Map(
    events.map(({ uid, startDate, endDate, component }) => [
      uid,
      {
        start: startDate.toJSDate().getTime(),
        end: component.hasProperty('dtend') ? endDate.toJSDate().getTime() : undefined,
      },
    ]),
  );
}

/** By UID, as node-ical reads them, which takes the zones from the runtime. */
function readByNodeIcal(ics: string): Map<string, Instants> {
  return new Map(
    Object.values(nodeIcal.parseICS(ics)).flatMap((event) =>
      event?.type === 'VEVENT'
        ? [[event.uid, { start: event.start.getTime(), end: event.end?.getTime() }] as const]
        : [],
    ),
  );
}

interface Expected extends Instants {
  readonly uid: string;
  readonly said: string;
}

/** The instants of a plan's activities; a stay of nights is all-day, and a floating time no instant. */
function expectedOf(plan: Plan): Expected[] {
  return activitiesOf(plan).flatMap(({ activity, date }) => {
    const span = spanOf(activity, date);
    const isAllDay = activity.kind === 'stay' && (endDateOf(activity, date) ?? date) > date;
    if (!span || isAllDay) return [];
    const uid = `${tailOf(activity.id)}@travel.example.com`;
    return [{ uid, start: span.start, end: span.end ?? undefined, said: `${date} ${JSON.stringify(activity)}` }];
  });
}

it('OUT-02 500 feeds are read back by two other programs as the same instants', () => {
  let instants = 0;
  const wrong: string[] = [];
  for (let seed = 1; seed <= FEEDS; seed++) {
    const plan = randomPlan(seed);
    const ics = writeIcs([plan], CALENDAR);
    const readers = Object.entries({ 'ical.js': readByIcalJs(ics), 'node-ical': readByNodeIcal(ics) });
    for (const { uid, start, end, said } of expectedOf(plan)) {
      for (const [reader, events] of readers) {
        const read = events.get(uid);
        const isSame = read?.start === start && (end === undefined || read.end === end);
        instants += end === undefined ? 1 : 2;
        if (!isSame) wrong.push(`${seed} ${reader} ${said} ${JSON.stringify({ read, start, end })}`);
      }
    }
  }
  expect(wrong.slice(0, 3)).toEqual([]);
  expect(instants).toBeGreaterThan(5000);
  console.info(`${FEEDS} feeds, ${instants} instants read back by two readers: ${wrong.length} differ`);
}, 120_000);
