import type { Activity, ActivityFields } from '../activities/schema.ts';
import { endZoneOf, spanOf } from '../activities/span.ts';
import { tailOf } from '../contract/ids.ts';
import type { TripDay } from '../days/schema.ts';
import type { StepOp } from '../steps/schema.ts';
import { clockAt } from '../time/zoned-clock.ts';
import type { Finding, Fix } from './finding.ts';
import { isFreedomEnding } from './times.ts';

/**
 * What a fix does to the trip by itself; undefined for one that is a form to fill in, and where the time after another
 * activity is on another date. `now`: when it is pressed.
 */
export function stepsOf(fix: Fix, { tails }: Finding, days: readonly TripDay[], now: Date): StepOp[] | undefined {
  const find = (tail: string) => itemsOf(days).find(({ activity }) => tailOf(activity.id) === tail);
  switch (fix.kind) {
    case 'remove':
      return removal(find(fix.tail));
    case 'keep':
      return tails.filter((tail) => tail !== fix.tail).flatMap((tail) => removal(find(tail)) ?? []);
    case 'confirm':
      return confirmation(find(fix.tail)?.activity, now);
    case 'move after':
      return moveAfter(find(fix.tail), find(fix.after));
    case 'add stay':
      return days.some(({ date }) => date.startsWith(fix.date))
        ? undefined
        : [{ kind: 'fill-days', from: fix.date, to: fix.date }];
    default:
      return undefined;
  }
}

interface Item {
  readonly activity: Activity;
  readonly date: string;
}

function itemsOf(days: readonly TripDay[]): Item[] {
  return days.flatMap(({ activities, date }) => activities.map((activity) => ({ activity, date: date.slice(0, 10) })));
}

function removal(item: Item | undefined): StepOp[] | undefined {
  return item && [{ kind: 'remove', activityId: item.activity.id }];
}

/** Booked, and not to be cancelled while that is free. */
function confirmation(activity: Activity | undefined, now: Date): StepOp[] | undefined {
  if (!activity) return undefined;
  const { freeUntil: _, ...details } = activity.details ?? {};
  const settled = isFreedomEnding(activity, now) ? { details } : {};
  const fields = { ...fieldsOf(activity), status: 'confirmed' as const, ...settled };
  return [{ kind: 'edit', activityId: activity.id, fields }];
}

/** As long as before, from the end of another on. */
function moveAfter(item: Item | undefined, other: Item | undefined): StepOp[] | undefined {
  const [span, before] = [item, other].map((each) => each && spanOf(each.activity, each.date));
  const zone = item?.activity.timeZone;
  if (!item || !span || !before || !zone || span.end === null || before.end === null) return undefined;
  const endZone = endZoneOf(item.activity) ?? zone;
  const [start, end] = [clockAt(before.end, zone), clockAt(before.end + span.end - span.start, endZone)];
  if (start.date !== item.date) return undefined;
  const fields = {
    ...fieldsOf(item.activity),
    ...{ time: start.time, timeIsLater: null, endTime: end.time, endTimeIsLater: null },
    endDate: item.activity.endDate === null ? null : end.date,
  };
  return [{ kind: 'edit', activityId: item.activity.id, fields }];
}

/** The fields that saving clears when they are left out, as they are. */
function fieldsOf(activity: Activity): ActivityFields {
  const { title, time, endTime, timeZone, cost, currency, location, category } = activity;
  const { notes, rating, timeOfDay, confirmationNumber } = activity;
  return {
    ...{ title, time, endTime, timeZone, cost, currency, location, category },
    ...{ notes, rating, timeOfDay, confirmationNumber },
  };
}
