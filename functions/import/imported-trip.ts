import { AppError } from '#shared/contract/errors.ts';
import { dayIdOf, ideasDayOf, isIdeasDay } from '#shared/contract/ids.ts';
import { USUAL_CURRENCY } from '#shared/costs/schema.ts';
import { type FileActivity, MAX_IMPORT_DAYS, type TripFile } from '#shared/import/trip-file.ts';
import { orderOf } from '#shared/trips/arrange.ts';
import { type NewActivity, newActivity } from '../data/activity-repository.ts';
import { newDay } from '../data/day-repository.ts';
import type { EditedTrip } from '../data/edited-trip.ts';
import { emptyIdeasDay, MAX_IDEAS, tooManyIdeas } from '../data/ideas-day.ts';
import { importedCosts, type Spent } from '../data/imported-costs.ts';
import { type StoredItem, storedActivity, storedDay } from '../data/stored-item.ts';
import type { ActivityItem, DayItem } from '../data/trip-item.ts';
import { inOrder, type TripParts } from '../data/trip-parts.ts';
import { newTrip } from '../data/trip-repository.ts';
import { type TripEdit, tripEdit } from '../trips/itinerary/trip-edit.ts';
import { ideasOf, itemsOfDay } from './complete-items.ts';

/** A new trip with everything of the file. */
export async function importedTrip(
  ownerId: string,
  { trip: fields, days, ideas, costs }: TripFile,
): Promise<EditedTrip> {
  const made = newTrip(ownerId, { ...fields, coverImage: null });
  const costCount = costs?.costs.length ?? 0;
  const edit = tripEdit(costCount > 0 ? { ...made, costCount } : made, []);
  const ofActivities: Spent[] = [];
  for (const { activities, ...day } of days) {
    const fresh = newDay(edit.trip.id, day);
    const items = (await itemsOfDay(activities, { ...fresh, activities: [] })).map((each) =>
      newActivity(fresh.id, each),
    );
    const order = orderOf(items);
    edit.addDay(order ? { ...fresh, order } : fresh);
    for (const item of items) edit.addActivity(item);
    ofActivities.push(...spentOn(items, activities));
  }
  edit.cover(days.map(({ date }) => date));
  const edited = withIdeas(edit, await ideasOf(ideas), { day: undefined, count: 0 });
  if (!costs) return edited;
  const items = importedCosts({ tripId: made.id, callerId: ownerId, costs, ofActivities });
  return { ...edited, changes: { ...edited.changes, fresh: [...edited.changes.fresh, ...items] } };
}

/** What the file says of the costs of these items, which stand in its order. */
function spentOn(items: readonly ActivityItem[], activities: readonly FileActivity[]): Spent[] {
  return items.flatMap(({ id, currency }, at) => {
    const spending = activities[at]?.spending;
    return spending ? [{ activityId: id, spending, currency: currency ?? USUAL_CURRENCY }] : [];
  });
}

/** An own trip with the days and ideas of the file added; what it has on a date stays, and the new comes behind it. */
export async function addedTo(parts: TripParts, { days, ideas }: TripFile): Promise<EditedTrip> {
  const edit = tripEdit(parts.trip, inOrder(parts).days);
  const byDate = new Map(inOrder(parts).days.map(({ day }) => [day.date, day]));
  for (const { activities, ...fields } of days) {
    const day = byDate.get(fields.date) ?? edit.addDay(newDay(parts.trip.id, fields));
    byDate.set(fields.date, day);
    const there = edit.activities().filter(({ id }) => dayIdOf(id) === day.id);
    for (const each of await itemsOfDay(activities, { ...day, activities: there })) {
      edit.addActivity(newActivity(day.id, each));
    }
  }
  if (byDate.size > MAX_IMPORT_DAYS) {
    throw new AppError('unprocessable', `With this the trip would have more than ${MAX_IMPORT_DAYS} days.`);
  }
  edit.cover(days.map(({ date }) => date));
  const count = parts.activities.filter(({ id }) => isIdeasDay(dayIdOf(id))).length;
  return withIdeas(edit, await ideasOf(ideas), { day: parts.days.find(({ id }) => isIdeasDay(id)), count });
}

interface IdeasBefore {
  readonly day: DayItem | undefined;
  readonly count: number;
}

/** The trip's changes with its new ideas, which count neither as a day nor as activities. */
function withIdeas(edit: TripEdit, ideas: readonly NewActivity[], before: IdeasBefore): EditedTrip {
  const edited = edit.result();
  if (ideas.length === 0) return edited;
  const activityCount = before.count + ideas.length;
  if (activityCount > MAX_IDEAS) throw tooManyIdeas();
  const dayId = ideasDayOf(edit.trip.id);
  const items: ActivityItem[] = ideas.map((each) => newActivity(dayId, each));
  const order = before.day ? undefined : orderOf(items);
  const day: StoredItem = storedDay({
    ...(before.day ?? emptyIdeasDay(edit.trip.id)),
    ...{ activityCount, ...(order && { order }) },
  });
  const { fresh, put } = edited.changes;
  const changes = {
    ...edited.changes,
    fresh: [...fresh, ...items.map(storedActivity), ...(before.day ? [] : [day])],
    put: [...put, ...(before.day ? [day] : [])],
  };
  return { ...edited, changes };
}
