import { savedAttributes } from '#shared/activities/saved-attributes.ts';
import { dayIdOf, isIdeasDay } from '#shared/contract/ids.ts';
import type { StepOp } from '#shared/steps/schema.ts';
import { withPlaces } from '../../activities/complete-places.ts';
import { fitToDay } from '../../activities/fit-to-day.ts';
import { savedByHand } from '../../data/edited-by-hand.ts';
import { activitiesOn, activityIn, type Draft, dayIn, takeOff } from '../draft.ts';

/** Replaces an activity's fields as updateActivity does. */
export async function edit(draft: Draft, op: Extract<StepOp, { readonly kind: 'edit' }>): Promise<void> {
  const activity = activityIn(draft, op.activityId);
  const { id, date, location } = dayIn(draft, dayIdOf(activity.id));
  const fields = await withPlaces(op.fields, false);
  const fit = isIdeasDay(id) ? undefined : fitToDay(fields, false);
  const fitted = fit ? await fit.fit({ date, location, activities: activitiesOn(draft, id) }, activity) : fields;
  const { set, remove } = savedAttributes(fitted, activity);
  const cleared = Object.fromEntries(remove.map((name) => [name, undefined]));
  draft.activities.set(activity.id, savedByHand(activity, { ...set, ...cleared, unverified: false }));
}

export function remove(draft: Draft, { activityId }: Extract<StepOp, { readonly kind: 'remove' }>): void {
  takeOff(draft, activityIn(draft, activityId));
}
