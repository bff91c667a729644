import type { TimeOfDay } from '#shared/activities/times-of-day.ts';
import { daysBetween } from '#shared/calendar/calendar.ts';
import type { Edit } from '../edits/edit.ts';
import { editedPlan } from '../edits/edited-plan.ts';
import { isPlanned } from '../edits/frame-difference.ts';
import { namesOf } from '../edits/names-of-edit.ts';
import type { TripPlan } from '../itinerary/plan-trip.ts';
import type { Wish } from '../understand/wish.ts';
import { listed } from '../words/listed.ts';

/** Where something stands on a plan. */
export interface Standing {
  readonly name: string;
  /** From 0. */
  readonly day: number;
  readonly time: TimeOfDay;
}

/** What is on one plan and not on the other, by its name. */
interface PlanDifference {
  readonly added: readonly Standing[];
  readonly removed: readonly Standing[];
  /** What is on both, on another day or in another part of it, as it stands now. */
  readonly moved: readonly Standing[];
}

/** Whether two wishes lead to the same plan, day by day. */
export function isSamePlan(before: Wish, wish: Wish): boolean {
  const { added, removed, moved } = differenceOf(editedPlan(before), editedPlan(wish));
  return added.length + removed.length + moved.length === 0;
}

/** What a plan has that the one before had not, and what it has no more. */
function differenceOf(before: Pick<TripPlan, 'days'>, after: Pick<TripPlan, 'days'>): PlanDifference {
  const [then, now] = [standings(before), standings(after)];
  const findIn = (all: readonly Standing[], { name }: Standing) => all.find((each) => each.name === name);
  return {
    added: now.filter((each) => !findIn(then, each)),
    removed: then.filter((each) => !findIn(now, each)),
    moved: now.filter((each) => {
      const was = findIn(then, each);
      return was !== undefined && (was.day !== each.day || was.time !== each.time);
    }),
  };
}

/** Everything on a plan, in order. */
export function standings({ days }: Pick<TripPlan, 'days'>): Standing[] {
  return days.flatMap(({ entries }, day) => entries.map(({ place: { name }, time }) => ({ name, day, time })));
}

/** More than this are not told one by one. */
const MOST_TOLD = 4;

/** 'New: Fado Museum (day 2). Off: Ponto Final. On another day: LX Factory (day 3).' */
function differenceText({ added, removed, moved }: PlanDifference): string {
  if (added.length + removed.length + moved.length === 0) return 'The days stay as they are.';
  const withDay = ({ name, day }: Standing) => `${name} (day ${day + 1})`;
  return [
    toldText('New', added.map(withDay)),
    toldText(
      'Off',
      removed.map(({ name }) => name),
    ),
    toldText('On another day', moved.map(withDay)),
  ]
    .filter(Boolean)
    .join(' ');
}

function toldText(label: string, names: readonly string[]): string {
  if (names.length === 0) return '';
  const more = names.length > MOST_TOLD ? [`${names.length - MOST_TOLD} more`] : [];
  return `${label}: ${listed([...names.slice(0, MOST_TOLD), ...more])}.`;
}

/** What else a message has changed on a plan than what its edits name; empty where there was no plan of the same stops. */
export function otherChangesText(before: Wish, wish: Wish, edits: readonly Edit[]): string {
  if (!isPlanned(before) || !isPlanned(wish)) return '';
  const isMadeAnew = wish.stays !== undefined && wish.stays !== before.stays && before.days === wish.days;
  const isKept = hasKeptDays(before, wish);
  const [then, now] = [editedPlan(before), editedPlan(wish)];
  if (!isMadeAnew && !isKept && (edits.length === 0 || !isSameRoute(then, now))) return '';
  // What has its hours is told with them.
  const held = [...(before.held ?? []), ...(wish.held ?? [])].flatMap(({ title }) => title ?? []);
  const named = new Set([...edits.flatMap(namesOf), ...held]);
  const { added, removed, moved } = differenceOf(then, now);
  const isOther = ({ name }: Standing) => !named.has(name);
  // Other days have other numbers then.
  const isCounted = !edits.some(({ kind }) => kind === 'insert' || kind === 'drop');
  const others = {
    added: added.filter(isOther),
    removed: removed.filter(isOther),
    moved: moved.filter((each) => isCounted && isOther(each) && isOnOtherDay(each, before, wish)),
  };
  const isNone = others.added.length + others.removed.length + others.moved.length === 0;
  return isNone && !isMadeAnew && !isKept ? '' : differenceText(others);
}

function isSameRoute(then: TripPlan, now: TripPlan): boolean {
  const namesIn = ({ stops }: TripPlan) => stops.map(({ destination }) => destination.name).join();
  return namesIn(then) === namesIn(now);
}

/** Whether the days of the plan before were kept, though it is another trip now: at another time, longer, shorter, elsewhere. */
export function hasKeptDays(before: Wish, wish: Wish): boolean {
  return wish.shown !== undefined && wish.shown !== before.shown;
}

/** The part of a day is seen on the plan. Where both plans have dates, the same date is the same day. */
function isOnOtherDay({ name, day }: Standing, before: Wish, wish: Wish): boolean {
  const isMoved = before.start !== undefined && wish.start !== undefined && before.days !== wish.days;
  const later = isMoved ? daysBetween(before.start ?? '', wish.start ?? '') : 0;
  return standings(editedPlan(before)).some((each) => each.name === name && each.day !== day + later);
}
