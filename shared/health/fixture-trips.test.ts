import { describe, expect, it } from 'vitest';
import type { Activity } from '../activities/schema.ts';
import { addDays } from '../calendar/calendar.ts';
import { tailOf } from '../contract/ids.ts';
import type { TripDay } from '../days/schema.ts';
import type { StepOp } from '../steps/schema.ts';
import { checkPlan } from './check-plan.ts';
import type { Finding, Fix } from './finding.ts';
import { stepsOf } from './fix-steps.ts';
import { FAULTY_TRIPS, type FixtureTrip, SOUND_TRIPS } from './fixture-trips.ts';
import { sampleDay, stay } from './sample-plan.ts';

const nameOf = (tail: string) => tail.replace(/0+$/, '');
const told = ({ trip, now }: FixtureTrip, days: readonly TripDay[], dates = trip) => checkPlan(dates, days, now);
const briefly = ({ rule, tails, date }: Pick<Finding, 'rule' | 'tails' | 'date'>) =>
  [rule, ...tails.map(nameOf).toSorted(), date].join(' ');

type Change = (activity: Activity) => Activity | undefined;

function changed(days: readonly TripDay[], which: (activity: Activity) => boolean, change: Change): TripDay[] {
  return days.map((day) => ({
    ...day,
    activities: day.activities.flatMap((each) => (which(each) ? (change(each) ?? []) : each)),
  }));
}

/** What a step does to the plan, as the server does it to single activities. */
function afterStep(days: readonly TripDay[], op: StepOp): readonly TripDay[] {
  if (op.kind === 'remove')
    return changed(
      days,
      ({ id }) => id === op.activityId,
      () => undefined,
    );
  if (op.kind !== 'edit') throw new Error(`no ${op.kind} here`);
  const { details, ...fields } = op.fields;
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const detailed = details === undefined ? {} : { details: details ?? {} };
  return changed(
    days,
    ({ id }) => id === op.activityId,
    (each) => ({ ...each, ...given, ...detailed }),
  );
}

function withBed(days: readonly TripDay[], date: string): TripDay[] {
  const [bed] = sampleDay(date, [stay('bed', addDays(date, 1))]).activities;
  return days.map((day) => (bed && day.date.startsWith(date) ? { ...day, activities: [...day.activities, bed] } : day));
}

/** The plan after one presses a fix, and fills in its form where it is one. */
function mended(fixture: FixtureTrip, finding: Finding, fix: Fix): Finding[] {
  const { days, now, typed, trip } = fixture;
  const ops = stepsOf(fix, finding, days, now);
  if (ops) return told(fixture, ops.reduce(afterStep, days));
  if (!('tail' in fix)) {
    return fix.kind === 'shift dates'
      ? told(fixture, days, { startDate: trip.startDate, endDate: '2027-05-06' })
      : told(fixture, withBed(days, fix.date));
  }
  const fields = typed[nameOf(fix.tail)];
  if (!fields) throw new Error(`nothing is typed for ${fix.tail}`);
  return told(
    fixture,
    changed(
      days,
      ({ id }) => tailOf(id) === fix.tail,
      (each) => ({ ...each, ...fields }),
    ),
  );
}

describe('sixty trips with one fault each', () => {
  it('HEALTH-01 HEALTH-09 nothing is found about a sound trip of any kind', () => {
    for (const each of SOUND_TRIPS) expect([each.name, ...told(each, each.days).map(briefly)]).toEqual([each.name]);
    expect(FAULTY_TRIPS).toHaveLength(60);
  });

  it.each(FAULTY_TRIPS.map((each) => [each.name, each] as const))(
    'HEALTH-01 HEALTH-11 of %s that is found, nothing else, and each of its fixes ends it',
    (_, each) => {
      const found = told(each, each.days);
      expect(found.map(briefly)).toEqual(each.expected ? [briefly(each.expected)] : []);
      for (const finding of found) {
        expect(finding.fixes.length).toBeGreaterThan(0);
        for (const fix of finding.fixes) expect(mended(each, finding, fix).map(briefly)).toEqual([]);
      }
    },
  );
});
